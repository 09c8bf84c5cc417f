import type { Account } from '@whittle/contract/accounts';
import { expect, it } from 'vitest';
import { account } from '../../testing/account-fixtures.ts';
import { watchPayment } from './watch-payment.ts';

const lite: Account = { ...account, plan: 'lite', hasPlans: true, isPlanLimited: true, isAdmin: false };
const explorer: Account = {
  ...lite,
  plan: 'explorer',
  planSubscriptionStatus: 'alive',
  subscriptionPaymentsIds: ['one'],
};

async function watched(answers: (Account | Error)[], options: { saleId?: string | null; before?: Account } = {}) {
  const waits: number[] = [];
  let reads = 0;
  const found = await watchPayment({
    ...{ saleId: 'two', before: lite, signal: new AbortController().signal, ...options },
    readAgain: () => {
      const answer = answers[Math.min(reads, answers.length - 1)]!;
      reads += 1;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    wait: async (ms) => void waits.push(ms),
  });
  return { found, reads, waits };
}

it('[PLAN-08] reads the account 15 times, 4 s apart, and then gives up', async () => {
  const { found, reads, waits } = await watched([lite]);
  expect([found, reads, waits]).toEqual([null, 15, Array(14).fill(4_000)]);
});

it('[PLAN-08] ends as soon as the plan is alive, whatever failed on the way', async () => {
  expect(await watched([lite, new Error('no network'), explorer])).toMatchObject({ found: explorer, reads: 3 });
});

it('[PLAN-08] ends when the sale is among the payments, not because an older plan is alive', async () => {
  const paid = { ...explorer, subscriptionPaymentsIds: ['one', 'two'] };
  expect(await watched([explorer, explorer, paid], { before: explorer })).toMatchObject({ found: paid, reads: 3 });
  expect((await watched([explorer], { before: explorer, saleId: null })).found).toBeNull();
});

it('[PLAN-08] stops when nobody waits any more', async () => {
  const stop = new AbortController();
  const asked: string[] = [];
  const found = await watchPayment({
    ...{ saleId: null, before: lite, signal: stop.signal },
    readAgain: async () => (asked.push('read'), lite),
    wait: async () => stop.abort(),
  });
  expect([found, asked.length]).toEqual([null, 1]);
});
