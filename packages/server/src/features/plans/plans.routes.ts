import { planAdminCalls as adminCalls, planCalls as calls } from '@whittle/contract/plans/calls';
import type { Context } from 'hono';
import type { Named, SoldProduct } from '../../adapters/payments/payments.ts';
import { readBody } from '../../http/body.ts';
import type { AppEnv } from '../../http/env.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards, SignedIn } from '../../http/session.ts';
import { appPlanCards } from './app-plan-cards.ts';
import type { PlanAdmin } from './plan-admin.service.ts';
import type { PlansService } from './plans.service.ts';

type Deps = {
  guards: SessionGuards;
  planSales: PlansService;
  planAdmin: PlanAdmin;
  /** What members of an app buy; null where nothing is sold. */
  soldByApp(appId: string): Promise<SoldProduct | null>;
};

const deliveryMaxBytes = 65_536;
const idMaxChars = 200;

/** Plans that builders buy, and what the admin sells and gives. */
export function plansRoutes({ guards, planSales, planAdmin, soldByApp }: Deps) {
  const { routes, on } = serveCalls(guards);
  on(calls.paid, async ({ query: { appId } }) => {
    const sold = appId === undefined ? null : await soldByApp(appId);
    return { plans: appId === undefined ? await planSales.paid() : sold ? appPlanCards(sold) : [] };
  });
  on(calls.refresh, ({ account, body }) => planSales.refresh(account.accountId, body.saleId));
  on(calls.told, async ({ params }, c) => {
    await planSales.told(params.secret, namedIn(await readBody(c.req.raw, deliveryMaxBytes)));
  });

  on(adminCalls.settings, () => planAdmin.settings());
  on(adminCalls.save, ({ account, body }, c) => planAdmin.save(body, byOf(account, c)));
  on(adminCalls.products, () => planAdmin.products());
  on(adminCalls.readAgain, () => planAdmin.readAgain());
  on(adminCalls.accounts, ({ query }) => planAdmin.accounts(query.search));
  on(adminCalls.give, ({ account, params, body }, c) => planAdmin.give(params.accountId, body, byOf(account, c)));
  on(adminCalls.change, ({ account, params, body }, c) =>
    planAdmin.change(params.accountId, params.key, body, byOf(account, c)),
  );
  on(adminCalls.end, ({ account, params }, c) => planAdmin.end(params.accountId, params.key, byOf(account, c)));
  return routes;
}

const byOf = ({ accountId }: SignedIn, c: Context<AppEnv>) => ({
  actor: { kind: 'account' as const, id: accountId },
  address: c.env.clientAddress,
});

/** Of a delivery only what it speaks of: fields of the seller's own stand beside the provider's and prove nothing. */
function namedIn(body: Uint8Array): Named {
  const fields = new URLSearchParams(new TextDecoder().decode(body));
  const [saleId, subscriptionId] = [fields.get('sale_id'), fields.get('subscription_id')];
  const isId = (id: string | null): id is string => id !== null && id !== '' && id.length <= idMaxChars;
  return { ...(isId(saleId) && { saleId }), ...(isId(subscriptionId) && { subscriptionId }) };
}
