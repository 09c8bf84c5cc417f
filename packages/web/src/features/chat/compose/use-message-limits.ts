import { type Conversation, streamingMessage } from '@whittle/domain/chat/conversation';
import { tightestAllowance } from '@whittle/domain/plans/chat-limits';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { chatTexts as texts } from '../chat.texts.ts';

/** Timers of browsers end after 24 days, months do not. */
const maxWaitMs = 3_600_000;

export type MessageLimits = {
  /** Why nothing can be sent, null while it can. */
  usedUp: string | null;
  /** What is left, once it is little. */
  hint: string | null;
  /** Whether the error was the day's limit, which is told by `usedUp` from then on. */
  takeRefusal: (error: unknown) => boolean;
};

/**
 * What the account may still say (GEN-15, GEN-17). That the server refused for the day's limit blocks sending until a run
 * of this app finishes, the window is loaded again, or the next day (GEN-18).
 */
export function useMessageLimits(conversation: Conversation): MessageLimits {
  const { allowances, queue } = conversation;
  const [now, setNow] = useState(() => new Date());
  const [refusal, setRefusal] = useState<{ sentence: string; day: string } | null>(null);
  const isRunning = streamingMessage(conversation) !== undefined;
  const [wasRunning, setWasRunning] = useState(isRunning);
  if (wasRunning !== isRunning) {
    setWasRunning(isRunning);
    if (wasRunning) setRefusal(null);
  }

  const isWaiting = allowances.length > 0 || refusal !== null;
  useEffect(() => {
    if (!isWaiting) return;
    const untilNextDay = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1) - now.getTime();
    const timer = setTimeout(() => setNow(new Date()), Math.min(untilNextDay + 1, maxWaitMs));
    return () => clearTimeout(timer);
  }, [isWaiting, now]);

  const tightest = tightestAllowance(allowances, { waiting: queue.items.length, now });
  const refused = refusal?.day === dayOf(now) ? refusal.sentence : null;
  return {
    usedUp: refused ?? (tightest?.isUsedUp ? tightest.usedUp : null),
    hint: tightest && !tightest.isUsedUp ? texts.left[tightest.kind](tightest.left) : null,
    takeRefusal: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'daily-chat-messages-limit-reached') return false;
      setNow(new Date());
      setRefusal({ sentence: error.message, day: dayOf(new Date()) });
      return true;
    },
  };
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
