import { useMemo, useRef, useState } from 'react';
import type { SendMessage } from '../chat-handlers.ts';
import { sendFailure } from '../chat.requests.ts';
import { createMessageAllowance } from './message-allowance.ts';

/** What the running app would like to have said in the chat. */
export type AppProposal = {
  text: string;
  isChatBusy: boolean;
  problem: string | null;
  send: () => Promise<void>;
  dismiss: () => void;
};

type Options = { isChatBusy: boolean; send: SendMessage };

/**
 * Messages of the running app to the chat (PREV-08, S-11). The first one waits for a click and cannot be exchanged for
 * another one under the pointer; what comes while it waits, or while the assistant works, is ignored.
 */
export function useAppProposal({ isChatBusy, send }: Options) {
  const allowance = useMemo(() => createMessageAllowance(), []);
  const [text, setText] = useState<string | null>(null);
  // Many can come before the first one is drawn.
  const isWaiting = useRef(false);
  const [problem, setProblem] = useState<string | null>(null);

  const offer = (next: string) => {
    if (isChatBusy || isWaiting.current || next.trim() === '' || !allowance.take(Date.now())) return;
    isWaiting.current = true;
    setProblem(null);
    setText(next.trim());
  };
  const end = () => {
    isWaiting.current = false;
    setText(null);
  };
  const proposal: AppProposal | null =
    text === null
      ? null
      : {
          text,
          isChatBusy,
          problem,
          async send() {
            setProblem(null);
            try {
              await send(text, { fromApp: true });
              end();
            } catch (error) {
              setProblem(sendFailure(error) || null);
            }
          },
          dismiss: end,
        };
  return { offer, proposal };
}
