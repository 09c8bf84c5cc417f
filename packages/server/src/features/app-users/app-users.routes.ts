import { limits } from '@whittle/contract/limits';
import type { Context } from 'hono';
import { Hono } from 'hono';
import type { Database } from '../../adapters/database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AppPerson, FindEntity, ResolveAppCaller } from '../../http/app-caller.ts';
import type { AppEnv } from '../../http/env.ts';
import { readListQuery } from '../../http/list-query.ts';
import { readJson } from '../../http/validation.ts';
import type { AppUsersService } from './app-users.service.ts';
import { listUsers } from './users-list.store.ts';
import { presentUser, wholeUser } from './user-entity.ts';

const prefixes = ['/api/apps', '/live_api/apps', '/api/live_api/apps', '/apps'];

/** Room for a person's fields at their limit, with keys and escapes around them. */
const bodyMaxBytes = 4 * limits.userDataMaxBytes;

type Deps = { db: Database; appUsers: AppUsersService; resolveCaller: ResolveAppCaller; findEntity: FindEntity };

/**
 * The entity `User` of every app: the people of its pool. Everyone reads and changes themselves; the app's admins and
 * the owner read and change all of them. People come by signing up and go by no call. Rules: ENT-19, AUTH-18.
 */
export function appUsersRoutes({ db, appUsers, resolveCaller, findEntity }: Deps) {
  const app = new Hono<AppEnv>();

  const enter = async (c: Context<AppEnv>) => {
    const caller = await resolveCaller(c.req.raw, c.env.host, c.req.param('appId') ?? '');
    const { person, actor, app: called, channel } = caller;
    if (!person) throw new AppError('not-signed-in');
    const seesAll = actor.kind === 'owner' || person.role === 'admin';
    return { person, seesAll, appId: called.id, channel };
  };
  /** Another person's id is one that does not exist. */
  const requireReach = (person: AppPerson, seesAll: boolean, id: string) => {
    if (!seesAll && id !== person.id) throw new AppError('record-not-found');
  };

  for (const prefix of prefixes) {
    const collection = `${prefix}/:appId/entities/User` as const;
    app
      .get(`${collection}/me`, async (c) => {
        const { person, appId, channel } = await enter(c);
        return c.json(await appUsers.get(appId, channel, person.id));
      })
      .put(`${collection}/me`, async (c) => {
        const { person, appId, channel } = await enter(c);
        return c.json(await appUsers.update(appId, channel, person.id, await readJson(c.req.raw, bodyMaxBytes)));
      })
      .get(collection, async (c) => {
        const { person, seesAll, appId, channel } = await enter(c);
        const declared = await findEntity(appId, channel, 'User');
        const query = readListQuery(wholeUser(declared), c.req.query(), limits.recordListMax);
        const rows = await listUsers(db, appId, seesAll ? null : person.id, query);
        return c.json(rows.map((row) => presentUser(row, declared)));
      })
      .get(`${collection}/schema`, async (c) => {
        const { appId, channel } = await enter(c);
        return c.json(wholeUser(await findEntity(appId, channel, 'User')).schema);
      })
      .get(`${collection}/:id`, async (c) => {
        const { person, seesAll, appId, channel } = await enter(c);
        requireReach(person, seesAll, c.req.param('id'));
        return c.json(await appUsers.get(appId, channel, c.req.param('id')));
      })
      .put(`${collection}/:id`, async (c) => {
        const { person, seesAll, appId, channel } = await enter(c);
        requireReach(person, seesAll, c.req.param('id'));
        const body = await readJson(c.req.raw, bodyMaxBytes);
        return c.json(await appUsers.update(appId, channel, c.req.param('id'), body));
      })
      .all(collection, refuse)
      .all(`${collection}/*`, refuse);
  }
  return app;
}

const refuse = () => {
  throw new AppError('access-denied', {
    message: 'People join an app by signing up and cannot be added or removed here.',
  });
};
