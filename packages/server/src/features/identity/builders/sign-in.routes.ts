import { signInCalls as calls } from '@whittle/contract/accounts/calls';
import { AppError } from '../../../http/app-error.ts';
import { serveCalls } from '../../../http/serve-calls.ts';
import type { SessionGuards } from '../../../http/session.ts';
import type { SignInService } from '../sign-in/sign-in.service.ts';
import type { AccountsService } from './accounts.service.ts';
import type { SessionAnswer } from './sessions/session-answer.ts';

type Deps = { accounts: AccountsService; signIn: SignInService; guards: SessionGuards; answer: SessionAnswer };

/** Signing up, in and out, and what links in mails lead to. */
export function signInRoutes({ accounts, signIn, guards, answer }: Deps) {
  const { pool, verification, emailChange } = accounts;
  const { mailedCode, password } = signIn;
  const { routes, on } = serveCalls(guards);
  const own = { enter: answer.refuseForeign };

  on(calls.ways, () => accounts.ways());
  on(calls.signUp, async ({ body }, c) => answer.session(c, await accounts.signUp(body, answer.from(c))), own);
  on(
    calls.signIn,
    async ({ body }, c) => answer.session(c, await signIn.withPassword(pool, body, answer.from(c))),
    own,
  );
  on(
    calls.exchange,
    async ({ body }, c) => answer.session(c, await mailedCode.exchange(pool, body, answer.from(c))),
    own,
  );
  on(
    calls.openLink,
    async ({ body }, c) => answer.session(c, await mailedCode.openLink(pool, body.token, answer.from(c))),
    own,
  );
  on(calls.resetPassword, async ({ body }, c) => void (await password.reset(pool, body, answer.from(c))), own);
  on(calls.refresh, async (_, c) => {
    const cookie = answer.readOwn(c);
    const result = cookie ? await accounts.refresh(cookie, answer.from(c)) : null;
    if (!result) throw new AppError('not-signed-in');
    return answer.session(c, result);
  });
  on(calls.signOut, async (_, c) => {
    const cookie = answer.readOwn(c);
    if (cookie) await accounts.signOut(cookie, answer.from(c));
    answer.clear(c);
  });

  on(calls.verifyByLink, async ({ account, body }, c) => {
    await verification.byLink(account, body.token, answer.from(c));
  });
  on(calls.verifyByCode, async ({ account, body }, c) => {
    await verification.byCode(account, body.code, answer.from(c));
  });
  on(calls.sendVerification, async ({ account, body }, c) => {
    await verification.sendAgain(account, body.continueUrl, answer.from(c));
  });
  on(calls.changeEmailByLink, ({ account, body }, c) => emailChange.byLink(account, body.token, answer.from(c)));
  return routes;
}
