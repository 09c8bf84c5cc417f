import { googleCalls } from '@whittle/contract/accounts/calls';
import { allowedTarget } from '@whittle/domain/addresses/allowed-target';
import type { Context } from 'hono';
import { OpenIdError } from '../../../../adapters/openid/openid.ts';
import type { Secrets } from '../../../../adapters/secrets.ts';
import type { Config } from '../../../../config/config.ts';
import { AppError } from '../../../../http/app-error.ts';
import { serveCalls } from '../../../../http/serve-calls.ts';
import { readSessionCookie, type SessionGuards, sessionCookieName } from '../../../../http/session.ts';
import type { OpenIdCallback, OpenIdFlow } from '../../openid/openid-flow.ts';
import type { AccountsService } from '../accounts.service.ts';
import type { SessionAnswer } from '../sessions/session-answer.ts';
import { createPendingProfile } from './pending-profile.ts';

type Deps = {
  config: Config;
  secrets: Secrets;
  accounts: AccountsService;
  guards: SessionGuards;
  answer: SessionAnswer;
  flow: OpenIdFlow;
};

/** 'Google' for builders: leaving for the provider, coming back, linking and unlinking. */
export function googleRoutes({ config, secrets, accounts, guards, answer, flow }: Deps) {
  const { google, sessions } = accounts;
  const pending = createPendingProfile({ config, secrets });
  const returnPath = (target: string | null | undefined) => allowedTarget(target, config.builderOrigin) ?? '/home';
  const lead = (c: Context, query: Record<string, string>) => c.redirect(`/auth/handler?${new URLSearchParams(query)}`);

  /** Back in the browser of somebody who links 'Google' to the account that they are signed in to. */
  const linkCallback: OpenIdCallback = async (c, { data }, outcome) => {
    const problem = (name: string) => lead(c, { mode: 'linkGoogle', problem: name });
    if (!outcome.ok) return problem(outcome.problem);
    const cookie = readSessionCookie(c.req.header('cookie'), sessionCookieName(config));
    const account = cookie ? await sessions.authenticate({ cookie }) : null;
    if (!account || account.accountId !== data['accountId']) return problem('expired');
    if (!(await google.link(account, outcome.profile))) return problem('identity-taken');
    return lead(c, { mode: 'linkGoogle' });
  };

  const callback: OpenIdCallback = async (c, authorizationRequest, outcome) => {
    if (authorizationRequest.data['purpose'] === 'link') return linkCallback(c, authorizationRequest, outcome);
    const redirectTo = returnPath(authorizationRequest.returnTo);
    const problem = (name: string) => lead(c, { mode: 'google', problem: name, redirectTo });
    if (!outcome.ok) return problem(outcome.problem);
    const signedIn = await google.signIn(outcome.profile, answer.from(c));
    if (signedIn.ok) {
      answer.keep(c, signedIn.result);
      return lead(c, { mode: 'google', redirectTo });
    }
    if (signedIn.problem !== 'password-needed') return problem(signedIn.problem);
    await pending.keep(c, outcome.profile);
    return lead(c, { mode: 'connectGoogle', email: signedIn.email, redirectTo });
  };

  const { routes, on } = serveCalls(guards);
  on(googleCalls.signIn, async ({ query }, c) => {
    const returnTo = returnPath(query.redirectTo);
    return flow.begin(c, { pool: 'builder', returnTo, data: { purpose: 'sign-in' } }, callback);
  });
  on(googleCalls.connect, async ({ body }, c) => {
    answer.refuseForeign(c);
    const profile = await pending.read(c);
    if (!profile) throw new AppError('google-expired');
    const result = await google.connect(profile, body.password, answer.from(c));
    pending.forget(c);
    return answer.session(c, result);
  });
  // Begun by a call and not by a link: a page elsewhere must not link its own Google account to a builder's.
  on(googleCalls.link, async ({ account }, c) => {
    sessions.requireReauthentication(account);
    const data = { purpose: 'link', accountId: account.accountId };
    try {
      return { url: await flow.authorizationUrl(c, { pool: 'builder', returnTo: '/settings', data }) };
    } catch (cause) {
      if (cause instanceof OpenIdError) throw new AppError('google-unreachable', { cause });
      throw cause;
    }
  });
  on(googleCalls.unlink, async ({ account }) => {
    await google.unlink(account);
  });

  return { routes, callback };
}
