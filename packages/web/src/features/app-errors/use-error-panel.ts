import type { AppError } from '@whittle/contract/app-errors';
import { useEffect, useReducer, useRef } from 'react';
import { type ErrorPanelEvent, type ErrorPanelState, activeIssues, errorPanel, noIssues } from './error-panel-state.ts';
import { fixPrompt } from './fix-prompt.ts';

/** RUN-11 */
const fixingAfterMs = 1_000;

export type ErrorPanelControls = {
  state: ErrorPanelState;
  dispatch: (event: ErrorPanelEvent) => void;
  resolve: () => Promise<boolean>;
};

/** The error panel of one preview. `send` gives a message to the chat. */
export function useErrorPanel({
  isChatBusy,
  send,
}: {
  isChatBusy: boolean;
  send: (text: string) => Promise<void>;
}): ErrorPanelControls {
  const [state, dispatch] = useReducer(errorPanel, noIssues);
  const wasBusy = useRef(isChatBusy);

  useEffect(() => {
    if (wasBusy.current && !isChatBusy) dispatch({ type: 'chat-finished' });
    wasBusy.current = isChatBusy;
  }, [isChatBusy]);

  useEffect(() => {
    if (state.fix !== 'sending') return;
    const timer = setTimeout(() => dispatch({ type: 'fix-began' }), fixingAfterMs);
    return () => clearTimeout(timer);
  }, [state.fix]);

  const resolve = async () => {
    dispatch({ type: 'fix-requested' });
    try {
      await send(fixPrompt(activeIssues(state).map((issue): AppError => issue.error)));
      return true;
    } catch {
      dispatch({ type: 'fix-refused' });
      return false;
    }
  };
  return { state, dispatch, resolve };
}
