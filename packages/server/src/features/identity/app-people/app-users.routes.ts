import { limits } from '@whittle/contract/limits';
import { clientPaths, userCallsUnder } from '@whittle/contract/records/calls';
import { isPlainObject } from '@whittle/domain/entities/json';
import type { Context } from 'hono';
import type { Database } from '../../../adapters/database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AppCaller, AppPerson, FindEntity, ResolveAppCaller } from '../../../http/app-caller.ts';
import type { AppEnv } from '../../../http/env.ts';
import { readListQuery } from '../../../http/list-query.ts';
import { serveCalls } from '../../../http/serve-calls.ts';
import { readJson } from '../../../http/validation.ts';
import type { AppUsersService } from './app-users.service.ts';
import type { Invitations } from './invitations.ts';
import { auditActorOf, inviterOf } from './inviter.ts';
import type { By, PeopleService } from './people.service.ts';
import { listUsers } from './users-list.store.ts';
import { presentUser, wholeUser, wishedRole } from './user-entity.ts';

type Deps = {
  db: Database;
  appUsers: AppUsersService;
  people: Pick<PeopleService, 'giveRole' | 'remove' | 'vouch'>;
  invitations: Pick<Invitations, 'invite'>;
  resolveCaller: ResolveAppCaller;
  findEntity: FindEntity;
};

/**
 * The entity `User` of every app: the people of its pool. Everyone reads and changes themselves; the app's admins and
 * the owner read and change all of them. To create somebody is to invite them. Rules: ENT-19, AUTH-18, USER-08.
 */
export function appUsersRoutes({ db, appUsers, people, invitations, resolveCaller, findEntity }: Deps) {
  const { routes, on } = serveCalls();

  const enter = async (c: Context<AppEnv>) => {
    const caller = await resolveCaller(c.req.raw, c.env.host, c.req.param('appId') ?? '');
    const { person, actor, app: called, channel } = caller;
    if (!person) throw new AppError('not-signed-in');
    const seesAll = actor.kind === 'owner' || person.role === 'admin';
    const isOwner = actor.kind === 'owner' || person.isOwner;
    return { caller, person, seesAll, isOwner, appId: called.id, channel };
  };
  /** Under whom an act on somebody else stands in the audit log; on oneself, under oneself. */
  const byOf = (caller: AppCaller, person: AppPerson, id: string, address: string): By => ({
    actor: id === person.id && !person.isOwner ? { kind: 'app-user', id } : auditActorOf(inviterOf(caller)),
    address,
  });
  /** Another person's id is one that does not exist. */
  const requireReach = (person: AppPerson, seesAll: boolean, id: string) => {
    if (!seesAll && id !== person.id) throw new AppError('record-not-found');
  };

  for (const prefix of clientPaths) {
    const calls = userCallsUnder(prefix);
    on(calls.me, async (_, c) => {
      const { person, appId, channel } = await enter(c);
      return await appUsers.get(appId, channel, person.id);
    });
    on(calls.updateMe, async (_, c) => {
      const { person, appId, channel } = await enter(c);
      return await appUsers.update(appId, channel, person.id, await readJson(c.req.raw, calls.update.bodyMaxBytes));
    });
    on(calls.list, async ({ query }, c) => {
      const { person, seesAll, appId, channel } = await enter(c);
      const declared = await findEntity(appId, channel, 'User');
      const wanted = readListQuery(wholeUser(declared), query, limits.recordListMax);
      const rows = await listUsers(db, appId, declared, seesAll ? null : person.id, wanted);
      return rows.map((row) => presentUser(row, declared));
    });
    on(calls.schema, async (_, c) => {
      const { appId, channel } = await enter(c);
      return wholeUser(await findEntity(appId, channel, 'User')).schema;
    });
    on(calls.read, async ({ params }, c) => {
      const { person, seesAll, appId, channel } = await enter(c);
      requireReach(person, seesAll, params.id);
      return await appUsers.get(appId, channel, params.id);
    });
    on(calls.update, async ({ params: { id } }, c) => {
      const { caller, person, seesAll, isOwner, appId, channel } = await enter(c);
      requireReach(person, seesAll, id);
      const body = await readJson(c.req.raw, calls.update.bodyMaxBytes);
      // Nobody changes their own role, whatever they are.
      const role = id === person.id ? undefined : wishedRole(body);
      const giveRole = async () => {
        const present = (await appUsers.get(appId, channel, id)).role;
        if (!role || present === role) return;
        if (!isOwner && (role === 'admin' || present === 'admin'))
          throw new AppError('access-denied', { message: 'Only the owner of the app can add or remove admins.' });
        await people.giveRole(caller.app, id, role, byOf(caller, person, id, c.env.clientAddress));
      };
      // Nobody vouches for themselves.
      const vouches = id !== person.id && isPlainObject(body) && body.is_verified === true;
      return await appUsers.update(appId, channel, id, body, async () => {
        await giveRole();
        if (vouches) await people.vouch(caller.app, id, byOf(caller, person, id, c.env.clientAddress));
      });
    });
    on(calls.remove, async ({ params: { id } }, c) => {
      const { caller, person, seesAll, isOwner, appId, channel } = await enter(c);
      if (!seesAll && id !== person.id) refuse();
      // Admins are made and unmade by the owner alone.
      if (!isOwner && id !== person.id && (await appUsers.get(appId, channel, id)).role === 'admin') refuse();
      await people.remove(caller.app, id, byOf(caller, person, id, c.env.clientAddress));
      return { success: true };
    });
    on(calls.invite, async (_, c) => {
      const { caller, seesAll } = await enter(c);
      if (!seesAll) refuse();
      const body = await readJson(c.req.raw, calls.update.bodyMaxBytes);
      const wish = { email: emailIn(body), role: wishedRole(body) ?? 'user' };
      return await invitations.invite(caller.app, inviterOf(caller), wish, c.env.clientAddress);
    });
    const collection = calls.list.path;
    routes.all(collection, refuse).all(`${collection}/*`, refuse);
  }
  return routes;
}

const emailIn = (body: unknown): string =>
  isPlainObject(body) && typeof body.email === 'string' ? body.email.slice(0, limits.emailMaxChars + 1) : '';

const refuse = (): never => {
  throw new AppError('access-denied', {
    message: 'People join an app by signing up and cannot be added or removed here.',
  });
};
