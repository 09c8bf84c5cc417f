import type { Account } from '@whittle/contract/accounts';
import { limits } from '@whittle/contract/limits';

type Watch = {
  /** From the address that the payment led back to; null when it is only known that something is being paid. */
  saleId: string | null;
  before: Account;
  /** Reads the account again. A failure is as good as no news. */
  readAgain(): Promise<Account>;
  /** Resolves after so many milliseconds. */
  wait(ms: number): Promise<void>;
  signal: AbortSignal;
};

const isAlive = ({ planSubscriptionStatus }: Account) => planSubscriptionStatus === 'alive';

/**
 * Reads the account up to 15 times, every 4 s, until its plan is alive or the sale is among its payments (PLAN-08). A plan
 * that was alive before says nothing about what was paid now. Answers the account, null when nothing came.
 */
export async function watchPayment({ saleId, before, readAgain, wait, signal }: Watch): Promise<Account | null> {
  for (let poll = 1; poll <= limits.paymentPolls && !signal.aborted; poll += 1) {
    if (poll > 1) await wait(limits.paymentPollMs);
    if (signal.aborted) return null;
    const account = await readAgain().catch(() => null);
    if (!account) continue;
    const isSeen = saleId !== null && account.subscriptionPaymentsIds.includes(saleId);
    const isNew = account.plan !== before.plan || !isAlive(before);
    if (isSeen || (isAlive(account) && isNew)) return account;
  }
  return null;
}
