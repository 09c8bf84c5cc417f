import { Hono } from 'hono';
import { AppError } from '../../../http/app-error.ts';
import type { ResolveAppCaller } from '../../../http/app-caller.ts';
import type { AppEnv } from '../../../http/env.ts';
import type { AppUsersService } from './app-users.service.ts';

type Deps = { appUsers: Pick<AppUsersService, 'store'>; resolveCaller: ResolveAppCaller };

/** AUTH-16: what an app remembers of the person who asks, and of nobody else. */
export function memoriesRoutes({ appUsers, resolveCaller }: Deps) {
  return new Hono<AppEnv>().get('/api/live_api/user/memories/current', async (c) => {
    const { app, person } = await resolveCaller(c.req.raw, c.env.host, c.req.query('appId') ?? '');
    const row = person && (await appUsers.store.byId(app.id, person.id));
    if (!row) throw new AppError('not-signed-in');
    return c.json(row.memories);
  });
}
