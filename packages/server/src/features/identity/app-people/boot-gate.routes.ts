import { visitorCalls } from '@whittle/contract/app-people/calls';
import { needsSignIn } from '@whittle/domain/publishing/app-access';
import { AppError } from '../../../http/app-error.ts';
import { serveCalls } from '../../../http/serve-calls.ts';
import type { App } from '../../../core/apps/apps.service.ts';
import type { MembersGate } from '../../../core/memberships/members-gate.ts';
import type { Publications } from '../../../core/publications/publication.ts';
import type { VisitOf } from './app-of-request.ts';
import type { AppUsersService } from './app-users.service.ts';
import { bearerOf } from '../../../http/bearer.ts';
import type { Visit } from './visit.ts';

type Deps = {
  visitOf: VisitOf;
  findApp(appId: string): Promise<App | null>;
  publishing: Pick<Publications, 'accessOf'>;
  appUsers: Pick<AppUsersService, 'sessions' | 'store'>;
  membersGate: Pick<MembersGate, 'mayEnter'>;
};

/**
 * What exported apps ask before they show anything: whether this visitor may open the app. A refusal says in `reason`
 * whether signing in would help.
 */
export function bootGateRoutes({ visitOf, findApp, publishing, appUsers, membersGate }: Deps) {
  const { routes, on } = serveCalls();
  on(visitorCalls.bootGate, async ({ params }, c) => {
    const visit = await visitOf(c, params.appId);
    const app = await findApp(visit.app.id);
    if (!app) throw new AppError('app-not-found');
    const mode = await publishing.accessOf(app);
    const token = bearerOf(c.req.raw);
    const holder = token ? await appUsers.sessions.authenticate(visit.app.id, visit.channel, token) : null;
    if (needsSignIn(mode) && !holder && visit.channel === 'published')
      throw new AppError('not-allowed', { details: { reason: await reasonOf(visit, token) } });
    if (holder && visit.channel === 'published' && !(await membersGate.mayEnter(app, holder)))
      throw new AppError('membership-needed', { details: { reason: 'membership_required' } });
    return { id: visit.app.id, public_settings: mode };
  });
  return routes;

  /** Somebody who was in the app once and is no more does not get further by signing in. */
  async function reasonOf({ app, channel }: Visit, token: string | null) {
    const userId = token ? await appUsers.sessions.madeFor(app.id, channel, token) : null;
    if (userId === null) return 'auth_required';
    const row = await appUsers.store.byId(app.id, userId);
    return row && !row.isDisabled ? 'auth_required' : 'user_not_registered';
  }
}
