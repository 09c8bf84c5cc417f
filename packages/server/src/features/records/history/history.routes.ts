import { restorePointSchema, restoreRecordSchema, restoreTrashSchema, stepSchema } from '@whittle/contract/history';
import { type AccountId, type AppId, type AppUserId, idPattern } from '@whittle/contract/ids';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { AppError } from '../../../http/app-error.ts';
import type { SessionGuards, SignedInEnv } from '../../../http/session.ts';
import { jsonBody, queryParams } from '../../../http/validation.ts';
import type { AppsService } from '../../../core/apps/apps.service.ts';
import type { HistoryCaller, HistoryService } from './history.service.ts';

type Deps = {
  history: HistoryService;
  apps: Pick<AppsService, 'requireOwned'>;
  /** The owner as a person of the app, whom the history names. */
  appUsers: { ownerPerson(appId: AppId, account: { accountId: AccountId; email: string }): Promise<{ id: AppUserId }> };
  guards: SessionGuards;
};

const pageQuery = z.object({ before: z.coerce.number().int().min(0).default(Number.MAX_SAFE_INTEGER) });

/** HIST-01 to HIST-06: the owner in the builder, and nobody else. */
export function historyRoutes({ history, apps, appUsers, guards }: Deps) {
  const enter = async (c: Context<SignedInEnv>): Promise<HistoryCaller> => {
    const { account } = c.var;
    const app = await apps.requireOwned(account, c.req.param('appId') ?? '');
    const { id } = await appUsers.ownerPerson(app.id, account);
    return { appId: app.id, accountId: account.accountId, personId: id, address: c.env.clientAddress };
  };
  const entityOf = (c: Context<SignedInEnv>): string => {
    const entity = c.req.param('entity') ?? '';
    if (!/^\w+$/.test(entity)) throw new AppError('entity-not-found');
    return entity;
  };
  const idOf = (c: Context<SignedInEnv>): string => {
    const id = c.req.param('id') ?? '';
    if (!idPattern.test(id)) throw new AppError('record-not-found');
    return id;
  };

  const base = '/api/apps/:appId/history' as const;
  const entity = `${base}/entities/:entity` as const;
  return new Hono<SignedInEnv>()
    .get(`${base}/usage`, guards.requireAccount, async (c) => c.json(await history.usage((await enter(c)).appId)))
    .post(`${base}/restore/preview`, guards.requireAccount, jsonBody(restorePointSchema), async (c) =>
      c.json(await history.previewRestore((await enter(c)).appId, c.req.valid('json'))),
    )
    .post(`${base}/restore`, guards.requireAccount, jsonBody(restorePointSchema), async (c) =>
      c.json(await history.restore(await enter(c), c.req.valid('json'))),
    )
    .post(`${base}/calls/:id/undo`, guards.requireAccount, jsonBody(stepSchema), async (c) =>
      c.json(await history.undoCall(await enter(c), idOf(c), c.req.valid('json').force)),
    )
    .get(`${entity}/timeline`, guards.requireAccount, async (c) =>
      c.json(await history.timeline(await enter(c), entityOf(c))),
    )
    .post(`${entity}/undo`, guards.requireAccount, jsonBody(stepSchema), async (c) =>
      c.json(await history.step(await enter(c), entityOf(c), 'undo', c.req.valid('json').force)),
    )
    .post(`${entity}/redo`, guards.requireAccount, jsonBody(stepSchema), async (c) =>
      c.json(await history.step(await enter(c), entityOf(c), 'redo', c.req.valid('json').force)),
    )
    .get(`${entity}/trash`, guards.requireAccount, queryParams(pageQuery), async (c) =>
      c.json(await history.trash((await enter(c)).appId, entityOf(c), c.req.valid('query').before)),
    )
    .post(`${entity}/trash/restore`, guards.requireAccount, jsonBody(restoreTrashSchema), async (c) =>
      c.json(await history.restoreTrash(await enter(c), entityOf(c), c.req.valid('json').ids)),
    )
    .get(`${entity}/records/:id`, guards.requireAccount, queryParams(pageQuery), async (c) =>
      c.json(await history.ofRecord((await enter(c)).appId, entityOf(c), idOf(c), c.req.valid('query').before)),
    )
    .post(`${entity}/records/:id/restore`, guards.requireAccount, jsonBody(restoreRecordSchema), async (c) =>
      c.json(await history.restoreRecord(await enter(c), entityOf(c), idOf(c), c.req.valid('json').seq)),
    );
}
