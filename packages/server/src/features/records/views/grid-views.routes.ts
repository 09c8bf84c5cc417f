import { recordPanelCalls as calls } from '@whittle/contract/records/builder-calls';
import { isEntityName } from '@whittle/domain/files/names';
import type { Adapters } from '../../../adapters/adapters.ts';
import type { AppsService } from '../../../core/apps/apps.service.ts';
import { AppError } from '../../../http/app-error.ts';
import { serveCalls } from '../../../http/serve-calls.ts';
import type { SessionGuards, SignedIn } from '../../../http/session.ts';
import { type GridViewKey, readGridView, writeGridView } from './grid-views.store.ts';

type Deps = Pick<Adapters, 'db' | 'clock'> & { apps: Pick<AppsService, 'requireOwned'>; guards: SessionGuards };

/** How a builder looks at an entity's records: sort, filters, order, width and visibility of columns. Owner only. */
export function gridViewsRoutes({ db, clock, apps, guards }: Deps) {
  const { routes, on } = serveCalls(guards);

  const keyOf = async (account: SignedIn, params: { appId: string; entity: string }): Promise<GridViewKey> => {
    const app = await apps.requireOwned(account, params.appId);
    if (!isEntityName(params.entity)) throw new AppError('entity-not-found');
    return { accountId: account.accountId, appId: app.id, entity: params.entity };
  };

  on(calls.readView, async ({ account, params }) => readGridView(db, await keyOf(account, params)));
  on(calls.writeView, async ({ account, params, body }) => {
    await writeGridView(db, await keyOf(account, params), body, clock.now());
    return body;
  });
  return routes;
}
