import { Hono } from 'hono';
import { appAuthRoutes } from '../features/identity/app-people/app-auth.routes.ts';
import { createFindAppPool } from '../features/identity/app-people/app-pool.ts';
import { bootGateRoutes } from '../features/identity/app-people/boot-gate.routes.ts';
import { entryRoutes, openAppRoutes } from '../features/identity/app-people/entry.routes.ts';
import { inviteUserRoutes } from '../features/identity/app-people/invite-user.routes.ts';
import { memoriesRoutes } from '../features/identity/app-people/memories.routes.ts';
import {
  createOpenIdCallback,
  openIdAuthorizationRoutes,
  openIdStartRoutes,
  previewSignInRoutes,
} from '../features/identity/app-people/openid-sign-in.ts';
import { peopleRoutes } from '../features/identity/app-people/people.routes.ts';
import { signInPageRoutes } from '../features/identity/app-people/sign-in-page/sign-in-page.routes.ts';
import { accountsRoutes } from '../features/identity/builders/accounts.routes.ts';
import type { AppEnv } from '../http/env.ts';
import type { AreaRoutes } from './area-routes.ts';
import type { Services } from './services.ts';

export function identityRoutes(services: Services): AreaRoutes {
  const { appPeople, openIdFlow, requireOwned } = services;
  const people = { ...services, ...appPeople };
  const callback = createOpenIdCallback(people);
  return {
    builder: new Hono<AppEnv>()
      // Signing in, and the way back from a provider that the people of apps share with builders.
      .route('/', accountsRoutes({ ...services, findAppPool: createFindAppPool(people), appCallback: callback }))
      .route('/', openIdAuthorizationRoutes({ ...services, callback }))
      .route('/', openAppRoutes(people))
      .route('/', peopleRoutes({ ...people, requireOwnedApp: requireOwned })),
    calls: new Hono<AppEnv>().route('/', inviteUserRoutes(people)).route('/', memoriesRoutes(services)),
    pages: new Hono<AppEnv>().route('/', appAuthRoutes(people)).route('/', bootGateRoutes(services)),
    preview: new Hono<AppEnv>().route('/', previewSignInRoutes(services)),
    published: new Hono<AppEnv>()
      .route('/', openIdStartRoutes(services))
      .route('/', entryRoutes(people))
      .route('/', signInPageRoutes({ ...people, hasGoogle: openIdFlow.isConfigured })),
  };
}
