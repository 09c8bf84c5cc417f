import { peopleCalls as calls } from '@whittle/contract/people/calls';
import type { Context } from 'hono';
import type { App } from '../../../core/apps/apps.service.ts';
import type { AppEnv } from '../../../http/env.ts';
import { serveCalls } from '../../../http/serve-calls.ts';
import type { SessionGuards, SignedIn } from '../../../http/session.ts';
import type { Invitations } from './invitations.ts';
import type { Inviter } from './inviter.ts';
import type { By, PeopleService } from './people.service.ts';

type Deps = {
  people: PeopleService;
  invitations: Invitations;
  guards: SessionGuards;
  requireOwnedApp(account: { accountId: string }, appId: string): Promise<App>;
};

/** On the builder's host: the owner's view of an app's people, its open invitations, and who may open it. */
export function peopleRoutes({ people, invitations, guards, requireOwnedApp }: Deps) {
  const { routes, on } = serveCalls(guards);
  type Owned = { account: SignedIn; params: { appId: string } };
  const appOf = ({ account, params }: Owned) => requireOwnedApp(account, params.appId);
  const by = ({ account }: Owned, c: Context<AppEnv>): By => ({
    actor: { kind: 'account', id: account.accountId },
    address: c.env.clientAddress,
  });
  const inviter = ({ account }: Owned): Inviter => ({
    kind: 'owner',
    accountId: account.accountId,
    name: account.email,
  });

  on(calls.list, async (call) => people.list(await appOf(call), call.query));
  on(calls.change, async (call, c) => people.change(await appOf(call), call.params.personId, call.body, by(call, c)));
  on(calls.remove, async (call, c) => {
    await people.remove(await appOf(call), call.params.personId, by(call, c));
  });
  on(calls.invitations, async (call) => invitations.list((await appOf(call)).id));
  on(calls.invite, async (call, c) =>
    invitations.invite(await appOf(call), inviter(call), call.body, c.env.clientAddress),
  );
  on(calls.resendInvitation, async (call, c) =>
    invitations.resend(await appOf(call), call.params.invitationId, inviter(call), c.env.clientAddress),
  );
  on(calls.revokeInvitation, async (call, c) => {
    await invitations.revoke(await appOf(call), call.params.invitationId, inviter(call), c.env.clientAddress);
  });
  on(calls.readAccess, async (call) => people.accessOf(await appOf(call)));
  on(calls.changeAccess, async (call, c) => people.changeAccess(await appOf(call), call.body, by(call, c)));
  return routes;
}
