import type { AccountId, AppId, AppUserId } from '@whittle/contract/ids';
import { idPattern } from '@whittle/contract/ids';
import { historyCalls as calls } from '@whittle/contract/records/history-calls';
import type { Context } from 'hono';
import type { AppsService } from '../../../core/apps/apps.service.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AppEnv } from '../../../http/env.ts';
import { serveCalls } from '../../../http/serve-calls.ts';
import type { SessionGuards, SignedIn } from '../../../http/session.ts';
import type { HistoryCaller, HistoryService } from './history.service.ts';

type Deps = {
  history: HistoryService;
  apps: Pick<AppsService, 'requireOwned'>;
  /** The owner as a person of the app, whom the history names. */
  appUsers: { ownerPerson(appId: AppId, account: { accountId: AccountId; email: string }): Promise<{ id: AppUserId }> };
  guards: SessionGuards;
};

/** HIST-01 to HIST-06: the owner in the builder, and nobody else. */
export function historyRoutes({ history, apps, appUsers, guards }: Deps) {
  const { routes, on } = serveCalls(guards);

  type Entering = { account: SignedIn; params: { appId: string } };
  const enter = async ({ account, params }: Entering, c: Context<AppEnv>): Promise<HistoryCaller> => {
    const app = await apps.requireOwned(account, params.appId);
    const { id } = await appUsers.ownerPerson(app.id, account);
    return { appId: app.id, accountId: account.accountId, personId: id, address: c.env.clientAddress };
  };

  on(calls.usage, async (call, c) => history.usage((await enter(call, c)).appId));
  on(calls.previewRestore, async (call, c) => history.previewRestore((await enter(call, c)).appId, call.body));
  on(calls.restore, async (call, c) => history.restore(await enter(call, c), call.body));
  on(calls.undoCall, async (call, c) => history.undoCall(await enter(call, c), idOf(call.params), call.body.force));
  on(calls.timeline, async (call, c) => history.timeline(await enter(call, c), entityOf(call.params)));
  on(calls.undo, async (call, c) => history.step(await enter(call, c), entityOf(call.params), 'undo', call.body.force));
  on(calls.redo, async (call, c) => history.step(await enter(call, c), entityOf(call.params), 'redo', call.body.force));
  on(calls.trash, async (call, c) =>
    history.trash((await enter(call, c)).appId, entityOf(call.params), call.query.before),
  );
  on(calls.restoreTrash, async (call, c) =>
    history.restoreTrash(await enter(call, c), entityOf(call.params), call.body.ids),
  );
  on(calls.ofRecord, async (call, c) =>
    history.ofRecord((await enter(call, c)).appId, entityOf(call.params), idOf(call.params), call.query.before),
  );
  on(calls.restoreRecord, async (call, c) =>
    history.restoreRecord(await enter(call, c), entityOf(call.params), idOf(call.params), call.body.seq),
  );
  return routes;
}

function entityOf({ entity }: { entity: string }): string {
  if (!/^\w+$/.test(entity)) throw new AppError('entity-not-found');
  return entity;
}

function idOf({ id }: { id: string }): string {
  if (!idPattern.test(id)) throw new AppError('record-not-found');
  return id;
}
