import { Hono } from 'hono';
import { membershipHookRoutes } from '../features/memberships/hooks.routes.ts';
import { joinPageRoutes } from '../features/memberships/join-page.routes.ts';
import { membershipsRoutes } from '../features/memberships/memberships.routes.ts';
import { ownMembershipRoutes } from '../features/memberships/own-membership.routes.ts';
import { createHolderOf } from '../features/publishing/page-holder.ts';
import type { AppEnv } from '../http/env.ts';
import type { AreaRoutes } from './area-routes.ts';
import type { Services } from './services.ts';

export function sellingRoutes(services: Services): AreaRoutes {
  const { appPeople, appUsers, visitOf } = services;
  const people = {
    visitOf,
    personOf: ({ app }: Awaited<ReturnType<typeof visitOf>>, token: string) =>
      appUsers.sessions.authenticate(app.id, 'published', token),
    sendCode: appPeople.provingAddress.sendCode,
    redeem: appPeople.provingAddress.redeem,
  };
  return {
    builder: new Hono<AppEnv>().route('/', membershipsRoutes(services)).route('/', membershipHookRoutes(services)),
    published: new Hono<AppEnv>()
      .route('/', ownMembershipRoutes({ ...services, people }))
      .route('/', joinPageRoutes({ ...services, signedIn: createHolderOf({ ...services, ...appUsers }) })),
  };
}
