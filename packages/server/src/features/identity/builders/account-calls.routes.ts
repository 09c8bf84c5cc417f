import { accountCalls } from '@whittle/contract/accounts/calls';
import type { MiddlewareHandler } from 'hono';
import { AppError } from '../../../http/app-error.ts';
import type { AppEnv } from '../../../http/env.ts';
import { handleError } from '../../../http/error-handler.ts';
import { serveCalls } from '../../../http/serve-calls.ts';
import type { SessionGuards } from '../../../http/session.ts';
import type { FindAppPool } from '../app-people/app-pool.ts';
import type { SignInService } from '../sign-in/sign-in.service.ts';
import type { AccountsService } from './accounts.service.ts';
import type { SessionAnswer } from './sessions/session-answer.ts';

type Deps = {
  accounts: AccountsService;
  signIn: SignInService;
  guards: SessionGuards;
  answer: SessionAnswer;
  /** Calls that name an app are about its people. */
  findAppPool: FindAppPool;
};

/** AUTH-04: whatever goes wrong in the call of AUTH-02 is the one outcome that its callers know. */
const creationFailed: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const { error } = c;
  if (!error || error instanceof AppError) return;
  c.res = await handleError(new AppError('account-create-failed', { cause: error }), c);
};

/** The account calls as the specification writes them. With an app's id three of them act on that app's people. */
export function accountCallRoutes({ accounts, signIn, guards, answer, findAppPool }: Deps) {
  const poolOf = async (appId: string | null | undefined) => {
    const pool = appId && appId !== 'builder' ? await findAppPool(appId) : accounts.pool;
    if (!pool) throw new AppError('app-not-found');
    return pool;
  };
  const { routes, on } = serveCalls(guards);

  on(accountCalls.current, ({ account }, c) => {
    c.header('cache-control', 'no-store');
    return accounts.current(account.accountId);
  });
  routes.use(accountCalls.create.path, creationFailed);
  on(accountCalls.create, async ({ account }) =>
    // Signing in made the account already; the call confirms it to clients that ask for it afterwards (AUTH-02).
    ({ accountId: await accounts.confirmed(account.accountId) }),
  );
  on(accountCalls.sendResetPasswordEmail, async ({ body }, c) => {
    answer.refuseForeign(c);
    const pool = await poolOf(body.mainAppId);
    await signIn.password.requestReset(pool, body, answer.from(c));
    return { message: 'If this address has an account, a mail is on its way to it.' };
  });
  on(accountCalls.sendMagicLink, async ({ query, body }, c) => {
    answer.refuseForeign(c);
    const pool = await poolOf(query.appId);
    await signIn.mailedCode.send(pool, body, answer.from(c));
    return { message: 'Verification code sent to your email' };
  });
  on(accountCalls.validateOtp, async ({ query, body }, c) => {
    answer.refuseForeign(c);
    const pool = await poolOf(query.appId);
    c.header('cache-control', 'no-store');
    return signIn.mailedCode.validate(pool, body, answer.from(c));
  });
  on(accountCalls.completeEmailChange, ({ account, body }, c) =>
    accounts.emailChange.change(account, body, answer.from(c)),
  );
  return routes;
}
