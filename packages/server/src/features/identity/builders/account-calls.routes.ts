import {
  completeEmailChangeSchema,
  poolQuerySchema,
  sendMagicLinkSchema,
  sendResetPasswordEmailSchema,
  validateOtpSchema,
} from '@whittle/contract/accounts';
import { Hono, type MiddlewareHandler } from 'hono';
import { AppError } from '../../../http/app-error.ts';
import type { AppEnv } from '../../../http/env.ts';
import { handleError } from '../../../http/error-handler.ts';
import type { SessionGuards, SignedInEnv } from '../../../http/session.ts';
import { jsonBody, queryParams } from '../../../http/validation.ts';
import type { AccountsService } from './accounts.service.ts';
import type { FindAppPool, PoolCalls } from './pool-calls.ts';
import type { SessionAnswer } from './sessions/session-answer.ts';
import { smallBody } from './sign-in.routes.ts';

type Deps = { accounts: AccountsService; guards: SessionGuards; answer: SessionAnswer; findAppPool: FindAppPool };

/** AUTH-04: whatever goes wrong in the call of AUTH-02 is the one outcome that its callers know. */
const creationFailed: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const { error } = c;
  if (!error || error instanceof AppError) return;
  c.res = await handleError(new AppError('account-create-failed', { cause: error }), c);
};

/** The account calls as the specification writes them. With an app's id three of them act on that app's people. */
export function accountCallRoutes({ accounts, guards, answer, findAppPool }: Deps) {
  const builders: PoolCalls = {
    sendResetPasswordEmail: accounts.reset.sendResetPasswordEmail,
    sendMagicLink: accounts.mailbox.sendMagicLink,
    validateOtp: accounts.mailbox.validateOtp,
  };
  const poolOf = async (appId: string | null | undefined): Promise<PoolCalls> => {
    if (!appId || appId === 'builder') return builders;
    const pool = await findAppPool(appId);
    if (!pool) throw new AppError('app-not-found');
    return pool;
  };
  const base = '/api/live_api/account';

  return new Hono<SignedInEnv>()
    .get(`${base}/current`, guards.requireSession, async (c) => {
      c.header('cache-control', 'no-store');
      return c.json(await accounts.current(c.var.account.accountId));
    })
    .post(`${base}/create`, creationFailed, guards.requireSession, async (c) =>
      // Signing in made the account already; the call confirms it to clients that ask for it afterwards (AUTH-02).
      c.json({ accountId: await accounts.confirmed(c.var.account.accountId) }),
    )
    .post(`${base}/sendResetPasswordEmail`, jsonBody(sendResetPasswordEmailSchema, smallBody), async (c) => {
      answer.refuseForeign(c);
      const { email, mainAppId, continueUrl = null } = c.req.valid('json');
      const pool = await poolOf(mainAppId);
      await pool.sendResetPasswordEmail({ email, continueUrl }, answer.from(c));
      return c.json({ message: 'If this address has an account, a mail is on its way to it.' });
    })
    .post(
      `${base}/sendMagicLink`,
      queryParams(poolQuerySchema),
      jsonBody(sendMagicLinkSchema, smallBody),
      async (c) => {
        answer.refuseForeign(c);
        const { email, continueUrl = null } = c.req.valid('json');
        const pool = await poolOf(c.req.valid('query').appId);
        await pool.sendMagicLink({ email, continueUrl }, answer.from(c));
        return c.json({ message: 'Verification code sent to your email' });
      },
    )
    .post(`${base}/validateOtp`, queryParams(poolQuerySchema), jsonBody(validateOtpSchema, smallBody), async (c) => {
      answer.refuseForeign(c);
      const pool = await poolOf(c.req.valid('query').appId);
      c.header('cache-control', 'no-store');
      return c.json(await pool.validateOtp(c.req.valid('json'), answer.from(c)));
    })
    .post(
      `${base}/completeEmailChange`,
      guards.requireSession,
      jsonBody(completeEmailChangeSchema, smallBody),
      async (c) => c.json(await accounts.emailChange.change(c.var.account, c.req.valid('json'), answer.from(c))),
    );
}
