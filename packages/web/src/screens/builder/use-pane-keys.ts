import { useEffect } from 'react';

/** F6 goes from pane to pane; in the preview it lands on the frame itself. */
export function usePaneKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6') return;
      const panes = [...document.querySelectorAll<HTMLElement>('[data-pane]')];
      const current = panes.findIndex((pane) => pane.contains(document.activeElement));
      const next = panes[(current + 1) % panes.length];
      const target = next?.querySelector<HTMLElement>('textarea, iframe, button');
      if (!target) return;
      event.preventDefault();
      target.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
