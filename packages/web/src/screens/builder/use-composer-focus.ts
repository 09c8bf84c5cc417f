import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';

/** Answers what gives the chat's box the focus: in the same task where its pane is shown, else as soon as it is. */
export function useComposerFocus(): () => void {
  const isWanted = useRef(false);
  const [, look] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => {
    if (!isWanted.current) return;
    const box = document.querySelector<HTMLElement>('[data-pane] textarea');
    box?.focus();
    isWanted.current = box === null || document.activeElement !== box;
  });
  useEffect(() => {
    // Who goes elsewhere meanwhile stays there.
    const forget = () => {
      isWanted.current = false;
    };
    window.addEventListener('pointerdown', forget, { capture: true });
    window.addEventListener('keydown', forget, { capture: true });
    return () => {
      window.removeEventListener('pointerdown', forget, { capture: true });
      window.removeEventListener('keydown', forget, { capture: true });
    };
  }, []);
  return () => {
    isWanted.current = true;
    look();
  };
}
