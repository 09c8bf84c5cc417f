import { useEffect } from 'react';

type Draft<State> = {
  state(): State;
  flush(options?: { outlivesPage?: boolean }): Promise<unknown>;
};

const always = () => true;

/**
 * What is unsaved is sent when the panels are closed, and when the window is hidden or the page left; then in a call that
 * outlives the page, where `mayOutlive` says that it can.
 */
export function useFlushOnLeave<State>(draft: Draft<State>, mayOutlive: (state: State) => boolean = always): void {
  useEffect(() => {
    const leave = () => void draft.flush({ outlivesPage: mayOutlive(draft.state()) });
    const hide = () => document.visibilityState === 'hidden' && leave();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      void draft.flush();
    };
  }, [draft, mayOutlive]);
}
