import { Hono } from 'hono';
import type { Secrets } from '../../../adapters/secrets.ts';
import type { Config } from '../../../config/config.ts';
import type { AppEnv } from '../../../http/env.ts';
import type { SessionGuards } from '../../../http/session.ts';
import type { OpenIdCallback, OpenIdFlow } from '../openid/openid-flow.ts';
import type { FindAppPool } from '../app-people/app-pool.ts';
import type { SignInService } from '../sign-in/sign-in.service.ts';
import { accountCallRoutes } from './account-calls.routes.ts';
import { accountSecurityRoutes } from './account-security.routes.ts';
import type { AccountsService } from './accounts.service.ts';
import { googleRoutes } from './google/google.routes.ts';
import { createSessionAnswer } from './sessions/session-answer.ts';
import { signInRoutes } from './sign-in.routes.ts';

type Deps = {
  config: Config;
  secrets: Secrets;
  accounts: AccountsService;
  signIn: SignInService;
  guards: SessionGuards;
  openIdFlow: OpenIdFlow;
  /** Calls that name an app act on its people. */
  findAppPool: FindAppPool;
  /** What happens to people of apps who come back from the provider. */
  appCallback: OpenIdCallback;
};

export function accountsRoutes({ openIdFlow: flow, findAppPool, appCallback, ...deps }: Deps) {
  const answer = createSessionAnswer(deps.config);
  const google = googleRoutes({ ...deps, answer, flow });
  return new Hono<AppEnv>()
    .route('/', signInRoutes({ ...deps, answer }))
    .route('/', accountCallRoutes({ ...deps, answer, findAppPool }))
    .route('/', accountSecurityRoutes({ ...deps, answer }))
    .route('/', google.routes)
    .route('/', flow.routes({ builder: google.callback, app: appCallback }));
}
