import { visitorCalls } from '@whittle/contract/app-people/calls';
import { AppError } from '../../../http/app-error.ts';
import type { ResolveAppCaller } from '../../../http/app-caller.ts';
import { serveCalls } from '../../../http/serve-calls.ts';
import type { AppUsersService } from './app-users.service.ts';

type Deps = { appUsers: Pick<AppUsersService, 'store'>; resolveCaller: ResolveAppCaller };

/** AUTH-16: what an app remembers of the person who asks, and of nobody else. */
export function memoriesRoutes({ appUsers, resolveCaller }: Deps) {
  const { routes, on } = serveCalls();
  on(visitorCalls.memories, async ({ query }, c) => {
    const { app, person } = await resolveCaller(c.req.raw, c.env.host, query.appId);
    const row = person && (await appUsers.store.byId(app.id, person.id));
    if (!row) throw new AppError('not-signed-in');
    return row.memories;
  });
  return routes;
}
