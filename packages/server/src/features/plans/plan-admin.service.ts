import { randomBytes } from 'node:crypto';
import type { BodyOf } from '@whittle/contract/call';
import type { GivenPlan, PlanAccount, PlanSettings } from '@whittle/contract/plans';
import type { planAdminCalls } from '@whittle/contract/plans/calls';
import { and, eq, isNull } from 'drizzle-orm';
import type { Adapters } from '../../adapters/adapters.ts';
import { planEntitlements } from '../../adapters/database/schema.ts';
import { newId } from '../../adapters/ids.ts';
import type { AuditRecord, AuditService } from '../../core/audit/audit.service.ts';
import type { Transaction } from '../../core/event-log/event-log.ts';
import type { Plans } from '../../core/plans/plans.ts';
import { AppError } from '../../http/app-error.ts';
import { paymentFailure } from './payment-failure.ts';
import { findPlanAccount, listPlanAccounts } from './plan-accounts.store.ts';
import type { PlanSettingsStore, StoredPlanSettings } from './plan-settings.store.ts';
import { hashOfHook } from './plans.service.ts';
import type { ReadPurchases } from './read-purchases.ts';

type Deps = Pick<Adapters, 'config' | 'db' | 'clock' | 'log' | 'payments'> & {
  audit: AuditService;
  plans: Pick<Plans, 'isOn'>;
  settings: PlanSettingsStore;
  purchases: ReadPurchases;
};
/** Who acts, and from where. */
type By = Pick<AuditRecord, 'actor' | 'address'>;

const pageLength = 50;

export type PlanAdmin = ReturnType<typeof createPlanAdmin>;

/** What the admin sells, and plans that are given, changed and ended by hand. Each act is in the audit log. */
export function createPlanAdmin({ config, db, clock, log, payments, audit, plans, settings, purchases }: Deps) {
  const { gumroad } = payments;
  const shown = ({ token, offers, isTold, readAt, problem }: StoredPlanSettings): PlanSettings => ({
    ...{ isOn: plans.isOn, offers, hasToken: token !== null, isTold, readAt, problem },
  });

  const requireToken = async (): Promise<string> => {
    const { token } = await settings.read();
    if (token === null) throw new AppError('provider-token-missing');
    return token;
  };

  /** The provider gets an address that nobody else knows; where it cannot reach this one, its lists alone are read. */
  const connect = async (token: string) => {
    await gumroad.checkToken(token);
    const prefix = `${config.publicUrl}/api/webhooks/plans/`;
    const secret = randomBytes(32).toString('base64url');
    const { hearsEvents: isTold } = await gumroad.listen(token, { prefix, address: prefix + secret });
    return { token, isTold, hookHash: hashOfHook(secret) };
  };

  const act = async (accountId: string, work: (tx: Transaction, account: PlanAccount) => Promise<void>) =>
    db.transaction(async (tx) => {
      const account = await findPlanAccount(tx, accountId, clock.now());
      if (!account) throw new AppError('account-not-found');
      await work(tx, account);
      return (await findPlanAccount(tx, accountId, clock.now()))!;
    });

  return {
    settings: async (): Promise<PlanSettings> => shown(await settings.read()),

    /** Throws what refuses the token; then nothing is saved. */
    async save({ offers, accessToken }: BodyOf<typeof planAdminCalls.save>, by: By): Promise<PlanSettings> {
      const connected = accessToken === undefined ? {} : await connect(accessToken).catch(paymentFailure);
      const stored = await settings.change({ offers, ...connected });
      const details = { plans: offers.map(({ id }) => id), token: accessToken !== undefined };
      await audit.record({ ...by, event: 'plan-settings-changed', details });
      void purchases.readAll().catch((err: unknown) => log.warn({ err }, 'purchases of plans could not be read'));
      return shown(stored);
    },

    products: async () => ({ products: await gumroad.products(await requireToken()).catch(paymentFailure) }),

    async readAgain(): Promise<PlanSettings> {
      await requireToken();
      await purchases.readAll().catch(paymentFailure);
      return shown(await settings.read());
    },

    async accounts(search: string | undefined) {
      const found = await listPlanAccounts(db, { search, limit: pageLength + 1, now: clock.now() });
      return { items: found.slice(0, pageLength), hasMore: found.length > pageLength };
    },

    give: (accountId: string, { plan, until, note }: GivenPlan, by: By): Promise<PlanAccount> =>
      act(accountId, async (tx) => {
        const [key, now] = [`hand:${newId()}`, clock.now()];
        await tx.insert(planEntitlements).values({
          ...{ key, accountId, plan, note, source: 'hand', state: 'active', since: now, readAt: now },
          until: until === null ? null : new Date(until),
        });
        await audit.record({ ...by, event: 'plan-given', target: accountId, details: { key, plan, until, note } }, tx);
      }),

    /** Throws `plan-not-found` for one that was bought: what that is, the provider says. */
    change: (accountId: string, key: string, { plan, until, note }: GivenPlan, by: By): Promise<PlanAccount> =>
      act(accountId, async (tx) => {
        const changed = await tx
          .update(planEntitlements)
          .set({ plan, note, until: until === null ? null : new Date(until) })
          .where(
            and(
              eq(planEntitlements.key, key),
              eq(planEntitlements.accountId, accountId),
              eq(planEntitlements.source, 'hand'),
              isNull(planEntitlements.endedAt),
            ),
          )
          .returning();
        if (changed.length === 0) throw new AppError('plan-not-found');
        const details = { key, plan, until, note };
        await audit.record({ ...by, event: 'plan-changed', target: accountId, details }, tx);
      }),

    /** Ending one again does nothing. */
    end: (accountId: string, key: string, by: By): Promise<PlanAccount> =>
      act(accountId, async (tx, { entitlements }) => {
        const found = entitlements.find((one) => one.key === key);
        if (!found) throw new AppError('plan-not-found');
        if (found.endedAt !== null) return;
        await tx.update(planEntitlements).set({ endedAt: clock.now() }).where(eq(planEntitlements.key, key));
        await audit.record({ ...by, event: 'plan-ended', target: accountId, details: { key, plan: found.plan } }, tx);
      }),
  };
}
