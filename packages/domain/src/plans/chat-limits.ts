import type { ChatAllowance } from '@whittle/contract/chat';
import { planLimitsOf } from './levels.ts';

/** What an account may ask of the assistant; null where nothing is limited. Days and months are those of UTC. */
export type ChatLimits = {
  messagesPerDay: number | null;
  messagesPerMonth: number | null;
  tokensPerMonth: number | null;
};

const unlimited: ChatLimits = { messagesPerDay: null, messagesPerMonth: null, tokensPerMonth: null };

type Installation = { hasPlans: boolean; caps: ChatLimits };

/** The stricter of what the plan gives and what the installation allows (GEN-15). Platform admins are free of both. */
export function chatLimitsOf(
  account: { plan: string; isAdmin: boolean },
  { hasPlans, caps }: Installation,
): ChatLimits {
  if (account.isAdmin) return unlimited;
  const plan = hasPlans ? planLimitsOf(account.plan) : unlimited;
  return {
    messagesPerDay: stricter(plan.messagesPerDay, caps.messagesPerDay),
    messagesPerMonth: stricter(plan.messagesPerMonth, caps.messagesPerMonth),
    tokensPerMonth: caps.tokensPerMonth,
  };
}

function stricter(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}

/**
 * The limit that is used up, and else the one that is so nearly used up that the builder is told before it hurts.
 * `waiting` messages stand in the queue: they are not sent, but spoken for.
 */
export function tightestAllowance(
  allowances: readonly ChatAllowance[],
  { waiting, now }: { waiting: number; now: Date },
): (ChatAllowance & { isUsedUp: boolean }) | null {
  const present = allowances.map((one) => {
    const spoken = one.kind === 'tokens-of-month' ? 0 : waiting;
    const left = Math.max(0, (now < new Date(one.resetsAt) ? one.left : one.limit) - spoken);
    return { ...one, left, isUsedUp: left === 0 };
  });
  const near = present.filter(isNearlyUsedUp).toSorted((a, b) => a.left - b.left);
  return near.find(({ isUsedUp }) => isUsedUp) ?? near[0] ?? null;
}

const isNearlyUsedUp = ({ limit, left }: ChatAllowance) =>
  left <= Math.max(Math.min(3, limit - 1), Math.floor(limit / 10));
