import type { ChatMessage } from '@whittle/contract/chat';
import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { errorSentence } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { chatTexts as texts } from '../chat.texts.ts';
import { isTruncated } from '../../../core/replies/read-reply.ts';

type TurnProblemProps = {
  message: ChatMessage;
  /** Only the last message offers a way on; the others are history. */
  isLast: boolean;
  onKeepGoing: () => void;
  onTryAgain: () => void;
};

/** How a turn ended when it did not end well: the sentence in the message, and the way on (GEN-11, GEN-12, GEN-21, GEN-80). */
export function TurnProblem({ message, isLast, onKeepGoing, onTryAgain }: TurnProblemProps) {
  const { error, outcome } = message.annotation;
  if (message.status === 'streaming') return null;
  if (outcome === 'stopped') {
    const hasBegun = message.content.trim() !== '';
    return (
      <div className="flex flex-col items-start gap-2">
        <p className="text-ink-2">
          {texts.stopped} {message.annotation.versionId && texts.stoppedKept}
        </p>
        {isLast && (
          <Button onClick={hasBegun ? onKeepGoing : onTryAgain}>{hasBegun ? texts.keepGoing : texts.tryAgain}</Button>
        )}
      </div>
    );
  }
  const isCutOff = isTruncated(message);
  if (!isCutOff && outcome !== 'failed' && message.status !== 'error') return null;
  return (
    <div className="flex flex-col items-start gap-2">
      {isCutOff && !error ? (
        <p className="flex items-start gap-2 text-warning">
          <TriangleAlert aria-hidden size={16} className="mt-0.5" />
          {texts.truncatedReply}
        </p>
      ) : (
        <p role={isLast ? 'alert' : undefined} className="flex items-start gap-2 text-danger">
          <OctagonAlert aria-hidden size={16} className="mt-0.5" />
          {causeOf(message)}
        </p>
      )}
      {error?.details && (
        <details className="w-full">
          <summary className="type-meta w-fit text-ink-2">{texts.details}</summary>
          <pre className="type-code mt-1 max-h-40 overflow-auto rounded-control bg-sunken p-2 whitespace-pre-wrap">
            {error.details}
          </pre>
        </details>
      )}
      {isLast && (
        <Button variant={isCutOff ? 'filled' : 'outlined'} onClick={isCutOff ? onKeepGoing : onTryAgain}>
          {isCutOff ? texts.keepGoing : texts.tryAgain}
        </Button>
      )}
    </div>
  );
}

/**
 * The one cause of a turn that failed. What of a reply was finished before it broke off is in the app, so "try again" or
 * "nothing was changed" would be wrong for it. GEN-21 has a sentence for what nobody expected.
 */
function causeOf({ annotation: { error, outcome, versionId } }: ChatMessage): string {
  if (!error || error.code === 'internal') return texts.chatFailed;
  if (outcome !== 'truncated' || !error.code.startsWith('model-'))
    return errorSentence(error.code, error.reason ?? error.message);
  const cause = error.code === 'model-silent' ? texts.brokeOffSilent : `${texts.chatFailed}.`;
  return versionId === null ? cause : `${cause} ${texts.stoppedKept}`;
}
