import { changePasswordSchema, deleteAccountSchema, proveSchema } from '@whittle/contract/accounts';
import { Hono } from 'hono';
import type { SessionGuards, SignedInEnv } from '../../../http/session.ts';
import { jsonBody } from '../../../http/validation.ts';
import type { AccountsService } from './accounts.service.ts';
import type { SessionAnswer } from './sessions/session-answer.ts';
import { smallBody } from './sign-in.routes.ts';

type Deps = { accounts: AccountsService; guards: SessionGuards; answer: SessionAnswer };

/** What the settings' account section reads and does. Open before the address is confirmed: leaving always is. */
export function accountSecurityRoutes({ accounts, guards, answer }: Deps) {
  const { security, sessions, deletion } = accounts;
  return new Hono<SignedInEnv>()
    .get('/api/auth/security', guards.requireSession, async (c) => c.json(await security.read(c.var.account)))
    .post('/api/auth/prove', guards.requireSession, jsonBody(proveSchema, smallBody), async (c) => {
      await security.prove(c.var.account, c.req.valid('json'), answer.from(c));
      return c.body(null, 204);
    })
    .post('/api/auth/password', guards.requireSession, jsonBody(changePasswordSchema, smallBody), async (c) => {
      await security.changePassword(c.var.account, c.req.valid('json'), answer.from(c));
      return c.body(null, 204);
    })
    .get('/api/auth/sessions', guards.requireSession, async (c) =>
      c.json({ items: await sessions.list(c.var.account) }),
    )
    .delete('/api/auth/sessions', guards.requireSession, async (c) => {
      await security.endOtherSessions(c.var.account, answer.from(c));
      return c.body(null, 204);
    })
    .delete('/api/auth/sessions/:sessionId', guards.requireSession, async (c) => {
      await security.endSession(c.var.account, c.req.param('sessionId'), answer.from(c));
      return c.body(null, 204);
    })
    .delete('/api/auth/account', guards.requireSession, jsonBody(deleteAccountSchema, smallBody), async (c) => {
      await deletion.deleteAccount(c.var.account, c.req.valid('json').confirmation, answer.from(c));
      answer.clear(c);
      return c.body(null, 204);
    });
}
