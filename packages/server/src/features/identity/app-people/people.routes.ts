import { changeAccessSchema, changePersonSchema, peopleQuerySchema } from '@whittle/contract/people';
import type { Context } from 'hono';
import { Hono } from 'hono';
import type { SessionGuards, SignedInEnv } from '../../../http/session.ts';
import { jsonBody, queryParams } from '../../../http/validation.ts';
import type { App } from '../../../core/apps/apps.service.ts';
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
  type Ctx = Context<SignedInEnv>;
  const appOf = (c: Ctx) => requireOwnedApp(c.var.account, c.req.param('appId') ?? '');
  const by = (c: Ctx): By => ({
    actor: { kind: 'account', id: c.var.account.accountId },
    address: c.env.clientAddress,
  });
  const inviter = (c: Ctx): Inviter => ({
    kind: 'owner',
    accountId: c.var.account.accountId,
    name: c.var.account.email,
  });
  const base = '/api/apps/:appId';

  return new Hono<SignedInEnv>()
    .get(`${base}/people`, guards.requireAccount, queryParams(peopleQuerySchema), async (c) =>
      c.json(await people.list(await appOf(c), c.req.valid('query'))),
    )
    .patch(`${base}/people/:personId`, guards.requireAccount, jsonBody(changePersonSchema), async (c) =>
      c.json(await people.change(await appOf(c), c.req.param('personId'), c.req.valid('json'), by(c))),
    )
    .delete(`${base}/people/:personId`, guards.requireAccount, async (c) => {
      await people.remove(await appOf(c), c.req.param('personId'), by(c));
      return c.body(null, 204);
    })
    .get(`${base}/invitations`, guards.requireAccount, async (c) =>
      c.json({ items: await invitations.list((await appOf(c)).id) }),
    )
    .post(`${base}/invitations/:invitationId/resend`, guards.requireAccount, async (c) =>
      c.json(await invitations.resend(await appOf(c), c.req.param('invitationId'), inviter(c), c.env.clientAddress)),
    )
    .delete(`${base}/invitations/:invitationId`, guards.requireAccount, async (c) => {
      await invitations.revoke(await appOf(c), c.req.param('invitationId'), inviter(c), c.env.clientAddress);
      return c.body(null, 204);
    })
    .get(`${base}/access`, guards.requireAccount, async (c) => c.json(await people.accessOf(await appOf(c))))
    .put(`${base}/access`, guards.requireAccount, jsonBody(changeAccessSchema), async (c) =>
      c.json(await people.changeAccess(await appOf(c), c.req.valid('json'), by(c))),
    );
}
