import type { ChatAllowance } from '@whittle/contract/chat';
import type { AccountId } from '@whittle/contract/ids';
import { chatLimitsOf } from '@whittle/domain/plans/chat-limits';
import type { Adapters } from '../../../adapters/adapters.ts';
import type { Database } from '../../../adapters/database/database.ts';
import type { Plans } from '../../../core/plans/plans.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Transaction } from '../../../core/event-log/event-log.ts';
import { holdChatUse, readChatUse } from './chat-use.store.ts';

type Asking = { accountId: AccountId; isAdmin: boolean };

/** `isSpent` also counts what waits in queues. */
type Used = { allowance: ChatAllowance; isSpent: boolean };

/** How much an account may still ask of the assistant, over all its apps (GEN-15, GEN-17, GEN-18). */
export function createChatAllowance({
  config,
  clock,
  plans,
}: Pick<Adapters, 'config' | 'clock'> & { plans: Pick<Plans, 'isOn' | 'of'> }) {
  const { chatCaps } = config;
  const hasPlans = plans.isOn;
  const isLimiting = hasPlans || Object.values(chatCaps).some((cap) => cap !== null);

  const isLimited = (account: Asking) => isLimiting && !account.isAdmin;

  /** The error of each limit, with the sentence of a plan or of the installation, which has nothing to upgrade. */
  const errors = {
    'messages-of-day': (limit: number) =>
      new AppError('daily-chat-messages-limit-reached', {
        values: { N: limit },
        ...(!hasPlans && {
          message: `You have reached this installation’s daily limit of ${limit} messages. Please try again tomorrow.`,
        }),
      }),
    'messages-of-month': (limit: number) =>
      new AppError('builder-chat-messages-limit-reached', {
        ...(!hasPlans && {
          message: `You have reached this installation’s monthly limit of ${limit} messages. Ask its admin for more.`,
        }),
      }),
    'tokens-of-month': (limit: number) =>
      new AppError('chat-tokens-limit-reached', { values: { N: limit.toLocaleString('en') } }),
  };

  async function used(db: Database | Transaction, account: Asking): Promise<Used[]> {
    if (!isLimited(account)) return [];
    const now = clock.now();
    const { plan } = await plans.of(account.accountId, db);
    const limits = chatLimitsOf({ plan, isAdmin: account.isAdmin }, { hasPlans, caps: chatCaps });
    const { today, month, tokens, waiting } = await readChatUse(db, account.accountId, now);
    const of = (kind: ChatAllowance['kind'], limit: number | null, amount: number, resets: Date) => {
      if (limit === null) return [];
      const left = Math.max(0, limit - amount);
      const spoken = kind === 'tokens-of-month' ? 0 : waiting;
      const allowance = { kind, limit, left, resetsAt: resets.toISOString(), usedUp: errors[kind](limit).message };
      return [{ allowance, isSpent: left - spoken <= 0 }];
    };
    return [
      ...of('messages-of-month', limits.messagesPerMonth, month, nextMonth(now)),
      ...of('messages-of-day', limits.messagesPerDay, today, nextDay(now)),
      ...of('tokens-of-month', limits.tokensPerMonth, tokens, nextMonth(now)),
    ];
  }

  return {
    isLimited,

    read: async (db: Database | Transaction, account: Asking): Promise<ChatAllowance[]> =>
      (await used(db, account)).map(({ allowance }) => allowance),

    /** Throws `builder-chat-messages-limit-reached`, `daily-chat-messages-limit-reached` or `chat-tokens-limit-reached`. */
    async require(tx: Transaction, account: Asking): Promise<void> {
      if (isLimited(account)) await holdChatUse(tx, account.accountId);
      const spent = (await used(tx, account)).find(({ isSpent }) => isSpent)?.allowance;
      if (spent) throw errors[spent.kind](spent.limit);
    },
  };
}

export type ChatAllowances = ReturnType<typeof createChatAllowance>;

const nextDay = (at: Date) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1));
const nextMonth = (at: Date) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
