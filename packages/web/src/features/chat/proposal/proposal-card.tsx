import { useEffect, useState } from 'react';
import { AppWindow } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { chatTexts as texts } from '../chat.texts.ts';
import type { AppProposal } from './use-app-proposal.ts';

/** A click that was meant for what stood here before the card came. */
const armedAfterMs = 500;

/** A message of the running app that waits for the builder's 'Send' (PREV-08, S-11). */
export function ProposalCard({ proposal }: { proposal: AppProposal }) {
  const { text, isChatBusy, problem, send, dismiss } = proposal;
  const [isArmed, setIsArmed] = useState(false);
  const [isSending, setIsSending] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsArmed(true), armedAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const onSend = async () => {
    setIsSending(true);
    await send();
    setIsSending(false);
  };
  return (
    <section aria-label={texts.appAsks} className="flex flex-col gap-2 rounded-tile border border-line bg-raised p-3">
      <p role="status" className="flex items-start gap-2 text-ink-2">
        <AppWindow aria-hidden size={16} className="mt-0.5 shrink-0" />
        {texts.appAsksHelp}
      </p>
      <p
        dir="auto"
        className="type-reading long-text max-h-40 overflow-y-auto rounded-control bg-sunken px-3 py-2 [overflow-wrap:anywhere] whitespace-pre-wrap"
      >
        {text}
      </p>
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="small" onClick={dismiss}>
          {texts.dismiss}
        </Button>
        <Button
          size="small"
          aria-label={texts.sendProposalName}
          isBusy={isSending}
          disabled={!isArmed || isChatBusy}
          onClick={() => void onSend()}
        >
          {texts.sendProposal}
        </Button>
      </div>
    </section>
  );
}
