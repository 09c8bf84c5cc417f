import { createHash, timingSafeEqual } from 'node:crypto';
import { type PlanCard, planCardSchema } from '@whittle/contract/plans';
import { planIds } from '@whittle/contract/plans/plan-table';
import type { Adapters } from '../../adapters/adapters.ts';
import { createRateLimits } from '../../adapters/rate-limits.ts';
import type { Named } from '../../adapters/payments/payments.ts';
import type { Plans } from '../../core/plans/plans.ts';
import { AppError } from '../../http/app-error.ts';
import { claimPurchases } from './keep-purchases.store.ts';
import { paymentFailure } from './payment-failure.ts';
import type { PlanSettingsStore } from './plan-settings.store.ts';
import type { ReadPurchases } from './read-purchases.ts';

type Deps = Pick<Adapters, 'db' | 'clock'> & {
  plans: Pick<Plans, 'isOn'>;
  settings: PlanSettingsStore;
  purchases: ReadPurchases;
};

/** Two payments that are looked for to the end (PLAN-08), and somebody who reloads. */
const refreshes = { max: 60, windowMs: 600_000 };

export const hashOfHook = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export type PlansService = ReturnType<typeof createPlansService>;

/** Plans that can be bought, and what became of buying one. */
export function createPlansService({ db, clock, plans, settings, purchases }: Deps) {
  const rateLimits = createRateLimits({ db, clock });
  return {
    /** PLAN-02, the lowest plan first. */
    async paid(): Promise<PlanCard[]> {
      if (!plans.isOn) return [];
      const { offers } = await settings.read();
      return offers
        .map((offer) => planCardSchema.parse(offer))
        .toSorted((a, b) => planIds.indexOf(a.id) - planIds.indexOf(b.id));
    },

    /** PLAN-08. A sale that is somebody else's is read as well, and is theirs. */
    async refresh(accountId: string, saleId: string | undefined): Promise<void> {
      if (!plans.isOn) return;
      if (!(await rateLimits.take(`plan-refresh ${accountId}`, refreshes))) {
        throw new AppError('rate-limited', { retryAfterSeconds: rateLimits.secondsLeft(refreshes) });
      }
      if (saleId !== undefined) await purchases.readNamed({ saleId }).catch(paymentFailure);
      await db.transaction((tx) => claimPurchases(tx, accountId));
    },

    /** Throws `not-found` unless the secret is the one that the provider was given. */
    async told(secret: string, named: Named): Promise<void> {
      const { hookHash } = await settings.read();
      if (!plans.isOn || hookHash === null || !isSame(hashOfHook(secret), hookHash)) throw new AppError('not-found');
      if (named.saleId !== undefined || named.subscriptionId !== undefined) purchases.soon(named);
    },
  };
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
