import {
  acceptInvitationSchema,
  appCredentialsSchema,
  changePasswordSchema,
  emailOnlySchema,
  exchangeSchema,
  linkSchema,
  resetPasswordSchema,
  validateOtpSchema,
  verifyOtpSchema,
} from '@whittle/contract/app-users';
import { limits } from '@whittle/contract/limits';
import { sameOriginPath } from '@whittle/domain/publishing/same-origin-path';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { z } from 'zod';
import type { Config } from '../../../config/config.ts';
import type { FindAppOfHost } from '../../../http/app-caller.ts';
import type { AppEnv } from '../../../http/env.ts';
import { parseInput, readJson } from '../../../http/validation.ts';
import { inUniformTime } from '../builders/mailbox-sign-in.ts';
import type { AcceptInvitation } from './accept-invitation.ts';
import type { VisitOf } from './app-of-request.ts';
import { appCookie, appSessionMs } from '../../../http/app-cookie.ts';
import { bearerOf } from '../../../http/bearer.ts';
import { createAppDeviceCookie } from './device-cookie.ts';
import type { Passwordless } from './passwordless.ts';
import type { Passwords } from './passwords.ts';
import type { Registering } from './registering.ts';
import type { SignedInPerson, SignIn } from './sign-in.ts';
import type { Visit } from './visit.ts';

/** An address, a password and a token need no more; a longer body is refused before it is read. */
const maxBytes = 16_384;

type Deps = {
  config: Config;
  visitOf: VisitOf;
  findAppOfHost: FindAppOfHost;
  signIn: SignIn;
  registering: Registering;
  passwordless: Passwordless;
  passwords: Passwords;
  acceptInvitation: AcceptInvitation;
};

/** Joining, signing in and out of one app, on its own hosts only. */
export function appAuthRoutes(deps: Deps) {
  const { config, visitOf, findAppOfHost, signIn, registering, passwordless, passwords, acceptInvitation } = deps;
  const app = new Hono<AppEnv>();
  const cookie = appCookie(config);
  const deviceCookie = createAppDeviceCookie(config);

  /** Reads a call: of this app, from its own pages, with a body of that shape. */
  const read = async <S extends z.ZodType>(c: Context<AppEnv>, schema: S, appId = c.req.param('appId') ?? '') => {
    const from = await visitOf(c, appId);
    // A browser gets its name before it is known whether it gets in, so that a sign-in can remember it.
    const visit = { ...from, device: from.device ?? deviceCookie.create() };
    return { visit, body: parseInput(schema, await readJson(c.req.raw, maxBytes)) };
  };
  const keepSignedIn = (c: Context<AppEnv>, { channel, device }: Visit, token: string) => {
    if (channel !== 'published') return;
    setCookie(c, cookie.name, token, { ...cookie.options, maxAge: appSessionMs / 1_000 });
    if (device) deviceCookie.keep(c, device);
  };
  const welcome = (c: Context<AppEnv>, visit: Visit, answer: SignedInPerson) => {
    keepSignedIn(c, visit, answer.access_token);
    return c.json({ success: true, ...answer });
  };

  for (const prefix of ['/api/apps', '/apps']) {
    const auth = `${prefix}/:appId/auth` as const;
    app
      .post(`${auth}/register`, async (c) => {
        const { visit, body } = await read(c, appCredentialsSchema);
        const answer = await registering.register(visit, body);
        if (answer.access_token) keepSignedIn(c, visit, answer.access_token);
        return c.json(answer, 201);
      })
      .post(`${auth}/verify-otp`, async (c) => {
        const { visit, body } = await read(c, verifyOtpSchema);
        return welcome(c, visit, await registering.verify(visit, body));
      })
      .post(`${auth}/verify-link`, async (c) => {
        const { visit, body } = await read(c, linkSchema);
        return welcome(c, visit, await registering.verifyLink(visit, body.token));
      })
      .post(`${auth}/resend-otp`, async (c) => {
        const { visit, body } = await read(c, emailOnlySchema);
        await inUniformTime(() => registering.resend(visit, body.email));
        return c.json(codeSent);
      })
      .post(`${auth}/login`, async (c) => {
        const { visit, body } = await read(c, appCredentialsSchema);
        return welcome(c, visit, await signIn.withPassword(visit, body, registering));
      })
      .post(`${auth}/reset-password-request`, async (c) => {
        const { visit, body } = await read(c, emailOnlySchema);
        await inUniformTime(() => passwords.requestReset(visit, body.email));
        return c.json({ success: true, message: 'If this address has an account, a mail is on its way to it.' });
      })
      .post(`${auth}/reset-password`, async (c) => {
        const { visit, body } = await read(c, resetPasswordSchema);
        await passwords.reset(visit, body);
        return c.json({ success: true });
      })
      .post(`${auth}/change-password`, async (c) => {
        const { visit, body } = await read(c, changePasswordSchema);
        await passwords.change(visit, bearerOf(c.req.raw) ?? '', body);
        return c.json({ success: true });
      })
      .post(`${auth}/exchange`, async (c) => {
        const { visit, body } = await read(c, exchangeSchema);
        return welcome(c, visit, await passwordless.exchange(visit, body));
      })
      .post(`${auth}/sign-in-link`, async (c) => {
        const { visit, body } = await read(c, linkSchema);
        return welcome(c, visit, await passwordless.withLink(visit, body.token));
      })
      .post(`${auth}/accept-invitation`, async (c) => {
        const { visit, body } = await read(c, acceptInvitationSchema);
        return welcome(c, visit, await acceptInvitation(visit, body));
      })
      .post(`${auth}/logout`, async (c) => {
        const visit = await visitOf(c, c.req.param('appId'));
        const token = bearerOf(c.req.raw) ?? getCookie(c, cookie.name);
        if (token) await signIn.end(visit, token);
        deleteCookie(c, cookie.name, cookie.options);
        return c.json({ success: true });
      });
  }

  return app
    .post('/api/live_api/account/sendMagicLink', async (c) => {
      const { visit, body } = await read(c, emailOnlySchema, c.req.query('appId'));
      const next = c.req.query('nextUrl');
      const path = next === undefined ? null : sameOriginPath(next, originOf(c));
      await inUniformTime(() => passwordless.send(visit, body.email, path));
      return c.json(codeSent);
    })
    .post('/api/live_api/account/validateOtp', async (c) => {
      const { visit, body } = await read(c, validateOtpSchema, c.req.query('appId'));
      return c.json(await passwordless.validate(visit, body));
    })
    .get('/api/apps/auth/logout', async (c) => {
      // Where client libraries lead a browser after they dropped their token; it goes on to a page of this app only (S-05).
      const here = await findAppOfHost(c.env.host);
      const token = getCookie(c, cookie.name);
      if (here && token && isOwnPage(c)) await signIn.end(await visitOf(c, here.id), token);
      if (isOwnPage(c)) deleteCookie(c, cookie.name, cookie.options);
      return c.redirect(sameOriginPath(c.req.query('from_url'), originOf(c)));
    });

  function originOf(c: Context<AppEnv>): string {
    return `${config.appsScheme}://${c.req.header('host') ?? ''}`;
  }
}

const codeSent = {
  success: true,
  message: 'Verification code sent to your email',
  otp_expires_in_minutes: limits.oneTimeCodeMinutes,
};

/** A link on another site leads out of nobody's app. Programs that are no browsers say nothing of where they come from. */
const isOwnPage = (c: Context<AppEnv>): boolean => {
  const site = c.req.header('sec-fetch-site');
  return site === undefined || site === 'same-origin' || site === 'none';
};
