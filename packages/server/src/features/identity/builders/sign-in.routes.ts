import {
  credentialsSchema,
  customTokenSchema,
  emailCodeSchema,
  linkTokenSchema,
  resetPasswordSchema,
  sendEmailCodeSchema,
  type SignInWays,
} from '@whittle/contract/accounts';
import { type Context, Hono } from 'hono';
import { AppError } from '../../../http/app-error.ts';
import type { AppEnv } from '../../../http/env.ts';
import type { SessionGuards, SignedInEnv } from '../../../http/session.ts';
import { jsonBody } from '../../../http/validation.ts';
import type { AccountsService } from './accounts.service.ts';
import type { SessionAnswer } from './sessions/session-answer.ts';

/** An address and a password need no more; a longer body is refused before it is read. */
export const smallBody = { maxBytes: 16_384 };

type Deps = { accounts: AccountsService; guards: SessionGuards; answer: SessionAnswer };

/** Signing up, in and out, and what links in mails lead to. */
export function signInRoutes({ accounts, guards, answer }: Deps) {
  const { password, mailbox, reset, verification, emailChange } = accounts;
  const foreign = async (c: Context, next: () => Promise<void>) => {
    answer.refuseForeign(c);
    await next();
  };

  const open = new Hono<AppEnv>()
    .get('/api/auth/ways', async (c) => c.json<SignInWays>(await accounts.ways()))
    .post('/api/auth/sign-up', foreign, jsonBody(credentialsSchema, smallBody), async (c) =>
      answer.send(c, await password.signUp(c.req.valid('json'), answer.from(c)), 201),
    )
    .post('/api/auth/sign-in', foreign, jsonBody(credentialsSchema, smallBody), async (c) =>
      answer.send(c, await password.signIn(c.req.valid('json'), answer.from(c))),
    )
    .post('/api/auth/custom-token', foreign, jsonBody(customTokenSchema, smallBody), async (c) =>
      answer.send(c, await mailbox.exchange(c.req.valid('json'), answer.from(c))),
    )
    .post('/api/auth/magic-link', foreign, jsonBody(linkTokenSchema, smallBody), async (c) =>
      answer.send(c, await mailbox.openLink(c.req.valid('json').token, answer.from(c))),
    )
    .post('/api/auth/reset-password', foreign, jsonBody(resetPasswordSchema, smallBody), async (c) => {
      await reset.resetPassword(c.req.valid('json'), answer.from(c));
      return c.body(null, 204);
    })
    .post('/api/auth/refresh', async (c) => {
      const cookie = answer.readOwn(c);
      const result = cookie ? await accounts.refresh(cookie, answer.from(c)) : null;
      if (!result) throw new AppError('not-signed-in');
      return answer.send(c, result);
    })
    .post('/api/auth/sign-out', async (c) => {
      const cookie = answer.readOwn(c);
      if (cookie) await accounts.signOut(cookie, answer.from(c));
      answer.clear(c);
      return c.body(null, 204);
    });

  const verify = new Hono<SignedInEnv>()
    .post('/api/auth/verify-email', guards.requireSession, jsonBody(linkTokenSchema, smallBody), async (c) => {
      await verification.byLink(c.var.account, c.req.valid('json').token, answer.from(c));
      return c.body(null, 204);
    })
    .post('/api/auth/change-email', guards.requireSession, jsonBody(linkTokenSchema, smallBody), async (c) =>
      c.json(await emailChange.byLink(c.var.account, c.req.valid('json').token, answer.from(c))),
    )
    .post('/api/auth/verify-email/code', guards.requireSession, jsonBody(emailCodeSchema, smallBody), async (c) => {
      await verification.byCode(c.var.account, c.req.valid('json').code, answer.from(c));
      return c.body(null, 204);
    })
    .post('/api/auth/verify-email/send', guards.requireSession, jsonBody(sendEmailCodeSchema, smallBody), async (c) => {
      await verification.sendAgain(c.var.account, c.req.valid('json').continueUrl, answer.from(c));
      return c.body(null, 204);
    });

  return new Hono<AppEnv>().route('/', open).route('/', verify);
}
