import { securityCalls as calls } from '@whittle/contract/accounts/calls';
import { serveCalls } from '../../../http/serve-calls.ts';
import type { SessionGuards } from '../../../http/session.ts';
import type { AccountsService } from './accounts.service.ts';
import type { SessionAnswer } from './sessions/session-answer.ts';

type Deps = { accounts: AccountsService; guards: SessionGuards; answer: SessionAnswer };

/** What the settings' account section reads and does. Open before the address is confirmed: leaving always is. */
export function accountSecurityRoutes({ accounts, guards, answer }: Deps) {
  const { security, sessions, deletion } = accounts;
  const { routes, on } = serveCalls(guards);

  on(calls.read, ({ account }) => security.read(account));
  on(calls.prove, async ({ account, body }, c) => {
    await security.prove(account, body, answer.from(c));
  });
  on(calls.changePassword, async ({ account, body }, c) => {
    await security.changePassword(account, body, answer.from(c));
  });
  on(calls.sessions, async ({ account }) => ({ items: await sessions.list(account) }));
  on(calls.endOtherSessions, async ({ account }, c) => {
    await security.endOtherSessions(account, answer.from(c));
  });
  on(calls.endSession, async ({ account, params }, c) => {
    await security.endSession(account, params.sessionId, answer.from(c));
  });
  on(calls.deleteAccount, async ({ account, body }, c) => {
    await deletion.deleteAccount(account, body.confirmation, answer.from(c));
    answer.clear(c);
  });
  return routes;
}
