import { gridViewSchema } from '@whittle/contract/grid-views';
import { isEntityName } from '@whittle/domain/files/names';
import { type Context, Hono } from 'hono';
import type { Adapters } from '../../../adapters/adapters.ts';
import { AppError } from '../../../http/app-error.ts';
import type { SessionGuards, SignedInEnv } from '../../../http/session.ts';
import { jsonBody } from '../../../http/validation.ts';
import type { AppsService } from '../../../core/apps/apps.service.ts';
import { type GridViewKey, readGridView, writeGridView } from './grid-views.store.ts';

type Deps = Pick<Adapters, 'db' | 'clock'> & { apps: Pick<AppsService, 'requireOwned'>; guards: SessionGuards };

/** How a builder looks at an entity's records: sort, filters, order, width and visibility of columns. Owner only. */
export function gridViewsRoutes({ db, clock, apps, guards }: Deps) {
  const path = '/api/apps/:appId/entities/:entity/view';

  const keyOf = async (c: Context<SignedInEnv>): Promise<GridViewKey> => {
    const { account } = c.var;
    const app = await apps.requireOwned(account, c.req.param('appId') ?? '');
    const entity = c.req.param('entity') ?? '';
    if (!isEntityName(entity)) throw new AppError('entity-not-found');
    return { accountId: account.accountId, appId: app.id, entity };
  };

  return new Hono<SignedInEnv>()
    .get(path, guards.requireAccount, async (c) => c.json(await readGridView(db, await keyOf(c))))
    .put(path, guards.requireAccount, jsonBody(gridViewSchema, { maxBytes: 200_000 }), async (c) => {
      const view = c.req.valid('json');
      await writeGridView(db, await keyOf(c), view, clock.now());
      return c.json(view);
    });
}
