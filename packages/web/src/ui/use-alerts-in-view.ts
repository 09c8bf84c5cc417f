import { type RefObject, useEffect } from 'react';

/** What is said inside while it is open comes into view: below the fold nobody reads why nothing happened. */
export function useAlertsInView(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!area.current) return;
    const appearing = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLElement)) continue;
        const alert = node.matches('[role=alert]') ? node : node.querySelector('[role=alert]');
        if (alert) return alert.scrollIntoView?.({ block: 'nearest' });
      }
    });
    appearing.observe(area.current, { childList: true, subtree: true });
    return () => appearing.disconnect();
  }, [area]);
}
