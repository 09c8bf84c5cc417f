import { moveRenamedSchema, schemaChangeSchema } from '@whittle/contract/schema-changes';
import { isEntityName } from '@whittle/domain/files/names';
import { type Context, Hono } from 'hono';
import { AppError } from '../../../http/app-error.ts';
import type { SessionGuards, SignedIn, SignedInEnv } from '../../../http/session.ts';
import { jsonBody } from '../../../http/validation.ts';
import type { App, AppsService } from '../../../core/apps/apps.service.ts';
import type { SchemaChangesService } from './schema-changes.service.ts';

type Deps = {
  apps: Pick<AppsService, 'requireOwned'>;
  guards: SessionGuards;
  schemaChanges: SchemaChangesService;
  /** The owner as a person of the app: who changed the values. */
  ownerPerson(appId: string, account: SignedIn): Promise<{ id: string }>;
  /** Windows of the preview show the app anew. */
  restartPreview(appId: string): void;
};

/** GRID-11, GRID-12, GRID-17: columns changed by hand, by the app's owner. The schema itself is read by `GET .../schema`. */
export function schemaChangesRoutes({ apps, guards, schemaChanges, ownerPerson, restartPreview }: Deps) {
  const path = '/api/apps/:appId/entities/:entity/schema';

  const enter = async (c: Context<SignedInEnv>): Promise<{ app: App; entity: string }> => {
    const app = await apps.requireOwned(c.var.account, c.req.param('appId') ?? '');
    const entity = c.req.param('entity') ?? '';
    if (!isEntityName(entity)) throw new AppError('entity-not-found');
    return { app, entity };
  };

  return new Hono<SignedInEnv>()
    .post(`${path}/preview`, guards.requireAccount, jsonBody(schemaChangeSchema), async (c) => {
      const { app, entity } = await enter(c);
      return c.json(await schemaChanges.preview(app, entity, c.req.valid('json')));
    })
    .get(`${path}/renames`, guards.requireAccount, async (c) => {
      const { app, entity } = await enter(c);
      return c.json({ renames: await schemaChanges.renames(app, entity) });
    })
    .post(`${path}/renames`, guards.requireAccount, jsonBody(moveRenamedSchema), async (c) => {
      const { app, entity } = await enter(c);
      const person = await ownerPerson(app.id, c.var.account);
      const moved = await schemaChanges.moveRenamed(app, entity, c.req.valid('json'), person.id);
      restartPreview(app.id);
      return c.json({ moved });
    })
    .put(path, guards.requireAccount, jsonBody(schemaChangeSchema), async (c) => {
      const { app, entity } = await enter(c);
      const person = await ownerPerson(app.id, c.var.account);
      const result = await schemaChanges.change(app, entity, c.req.valid('json'), person.id);
      restartPreview(app.id);
      return c.json(result);
    });
}
