import type { PaymentProviderName } from '@whittle/contract/memberships';
import { membershipCalls as calls } from '@whittle/contract/memberships/calls';
import type { Context } from 'hono';
import type { App } from '../../core/apps/apps.service.ts';
import type { AppEnv } from '../../http/env.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards, SignedIn } from '../../http/session.ts';
import type { GivenMemberships } from './given-memberships.ts';
import type { Members } from './members.ts';
import type { MembershipsService } from './memberships.service.ts';

type Deps = {
  memberships: MembershipsService;
  members: Members;
  given: GivenMemberships;
  guards: SessionGuards;
  requireOwned(account: { accountId: string }, appId: string): Promise<App>;
};

/** On the builder's host: what the owner sells, and who bought it. */
export function membershipsRoutes({ memberships, members, given, guards, requireOwned }: Deps) {
  const { routes, on } = serveCalls(guards);
  type Owned = { account: SignedIn; params: { appId: string } };
  const appOf = ({ account, params }: Owned) => requireOwned(account, params.appId);
  const by = ({ account }: Owned, c: Context<AppEnv>) => ({
    actor: { kind: 'account' as const, id: account.accountId },
    address: c.env.clientAddress,
  });

  on(calls.read, async (call) => memberships.settingsOf(await appOf(call)));
  on(calls.change, async (call, c) => memberships.change(await appOf(call), call.body, by(call, c)));
  const products = async (call: Owned, provider: PaymentProviderName) => ({
    products: (await memberships.products(await appOf(call), provider)).map(({ id, name }) => ({ id, name })),
  });
  on(calls.products, (call) => products(call, 'gumroad'));
  on(calls.stripeProducts, (call) => products(call, 'stripe'));
  on(calls.connect, async (call, c) => memberships.connect(await appOf(call), 'gumroad', call.body, by(call, c)));
  on(calls.connectStripe, async (call, c) => memberships.connect(await appOf(call), 'stripe', call.body, by(call, c)));
  on(calls.given, async (call) => given.list(await appOf(call)));
  on(calls.give, async (call, c) => given.give(await appOf(call), call.body, by(call, c)));
  on(calls.endGiven, async (call, c) => given.end(await appOf(call), call.body, by(call, c)));
  on(calls.members, async (call) => members.list(await appOf(call), call.query));
  return routes;
}
