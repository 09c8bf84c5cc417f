import { authCallsUnder, passwordlessCalls } from '@whittle/contract/app-people/calls';
import { limits } from '@whittle/contract/limits';
import { sameOriginPath } from '@whittle/domain/publishing/same-origin-path';
import type { Context } from 'hono';
import type { Config } from '../../../config/config.ts';
import type { FindAppOfHost } from '../../../http/app-caller.ts';
import type { AppEnv } from '../../../http/env.ts';
import { serveCalls } from '../../../http/serve-calls.ts';
import type { SignInService } from '../sign-in/sign-in.service.ts';
import type { VisitOf } from './app-of-request.ts';
import { bearerOf } from '../../../http/bearer.ts';
import type { AppPeople } from './app-people.ts';
import type { SignedInPerson } from './app-pool.ts';
import { createAppSessionCookie } from './app-session-cookie.ts';
import type { Visit } from './visit.ts';

type Deps = {
  config: Config;
  visitOf: VisitOf;
  findAppOfHost: FindAppOfHost;
  signIn: SignInService;
} & Pick<AppPeople, 'appPoolOf' | 'registering' | 'changePassword' | 'acceptInvitation' | 'signOut'>;

/** Joining, signing in and out of one app, on its own hosts only. */
export function appAuthRoutes(deps: Deps) {
  const { config, visitOf, findAppOfHost, signIn, appPoolOf, registering, acceptInvitation, signOut } = deps;
  const { mailedCode, password, withPassword } = signIn;
  const { routes, on } = serveCalls();
  const cookie = createAppSessionCookie(config);

  // Whoever is not on the app's own pages is refused before what they sent is read.
  const ofPath = { enter: (c: Context<AppEnv>) => visitOf(c, c.req.param('appId') ?? '') };
  const ofQuery = { enter: (c: Context<AppEnv>) => visitOf(c, c.req.query('appId') ?? '') };
  const keepSignedIn = (c: Context<AppEnv>, { channel, device }: Visit, token: string) => {
    if (channel === 'published') cookie.keep(c, token, device);
  };
  const welcome = (c: Context<AppEnv>, visit: Visit, answer: SignedInPerson) => {
    keepSignedIn(c, visit, answer.access_token);
    return { success: true, ...answer };
  };

  for (const prefix of ['/api/apps', '/apps'] as const) {
    const calls = authCallsUnder(prefix);
    on(
      calls.register,
      async ({ entered, body }, c) => {
        const answer = await registering.register(entered, body);
        if (answer.access_token) keepSignedIn(c, entered, answer.access_token);
        return answer;
      },
      ofPath,
    );
    on(
      calls.verifyOtp,
      async ({ entered, body }, c) => welcome(c, entered, await registering.verify(entered, body)),
      ofPath,
    );
    on(
      calls.verifyLink,
      async ({ entered, body }, c) => welcome(c, entered, await registering.verifyLink(entered, body.token)),
      ofPath,
    );
    on(
      calls.resendOtp,
      async ({ entered, body }) => {
        await registering.resend(entered, body.email);
        return codeSent;
      },
      ofPath,
    );
    on(
      calls.login,
      async ({ entered, body }, c) => welcome(c, entered, await withPassword(appPoolOf(entered), body, entered)),
      ofPath,
    );
    on(
      calls.requestReset,
      async ({ entered, body }) => {
        await password.requestReset(appPoolOf(entered), { email: body.email }, entered);
        return { success: true, message: 'If this address has an account, a mail is on its way to it.' };
      },
      ofPath,
    );
    on(
      calls.resetPassword,
      async ({ entered, body }) => {
        const { reset_token: token, new_password } = body;
        await password.reset(appPoolOf(entered), { token, password: new_password }, entered);
        return { success: true };
      },
      ofPath,
    );
    on(
      calls.changePassword,
      async ({ entered, body }, c) => {
        await deps.changePassword(entered, bearerOf(c.req.raw) ?? '', body);
        return { success: true };
      },
      ofPath,
    );
    on(
      calls.exchange,
      async ({ entered, body }, c) => welcome(c, entered, await mailedCode.exchange(appPoolOf(entered), body, entered)),
      ofPath,
    );
    on(
      calls.signInLink,
      async ({ entered, body }, c) =>
        welcome(c, entered, await mailedCode.openLink(appPoolOf(entered), body.token, entered)),
      ofPath,
    );
    on(
      calls.acceptInvitation,
      async ({ entered, body }, c) => welcome(c, entered, await acceptInvitation(entered, body)),
      ofPath,
    );
    on(calls.logout, async ({ params }, c) => {
      const from = await visitOf(c, params.appId);
      const token = bearerOf(c.req.raw) ?? cookie.read(c);
      if (token) await signOut(from, token);
      cookie.clear(c);
      return { success: true };
    });
  }

  on(
    passwordlessCalls.sendMagicLink,
    async ({ entered, query: { nextUrl }, body }, c) => {
      const continueUrl = nextUrl === undefined ? null : sameOriginPath(nextUrl, originOf(c));
      await mailedCode.send(appPoolOf(entered), { email: body.email, continueUrl }, entered);
      return codeSent;
    },
    ofQuery,
  );
  on(
    passwordlessCalls.validateOtp,
    ({ entered, body }) => mailedCode.validate(appPoolOf(entered), body, entered),
    ofQuery,
  );

  return routes.get('/api/apps/auth/logout', async (c) => {
    // Where client libraries lead a browser after they dropped their token; it goes on to a page of this app only (S-05).
    const here = await findAppOfHost(c.env.host);
    const token = cookie.read(c);
    if (here && token && isOwnPage(c)) await signOut(await visitOf(c, here.id), token);
    if (isOwnPage(c)) cookie.clear(c);
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
