import { recordPanelCalls as calls } from '@whittle/contract/records/builder-calls';
import { isEntityName } from '@whittle/domain/files/names';
import type { App, AppsService } from '../../../core/apps/apps.service.ts';
import { AppError } from '../../../http/app-error.ts';
import { serveCalls } from '../../../http/serve-calls.ts';
import type { SessionGuards, SignedIn } from '../../../http/session.ts';
import type { SchemaChangesService } from './schema-changes.service.ts';

type Deps = {
  apps: Pick<AppsService, 'requireOwned'>;
  guards: SessionGuards;
  schemaChanges: SchemaChangesService;
  /** The owner as a person of the app: who changed the values. */
  ownerPerson(appId: string, account: SignedIn): Promise<{ id: string }>;
  /** Windows of the preview show the app again. */
  restartPreview(appId: string): void;
};

/** GRID-11, GRID-12, GRID-17: columns changed by hand, by the app's owner. The schema itself is read by `GET .../schema`. */
export function schemaChangesRoutes({ apps, guards, schemaChanges, ownerPerson, restartPreview }: Deps) {
  const { routes, on } = serveCalls(guards);

  type Entering = { account: SignedIn; params: { appId: string; entity: string } };
  const enter = async ({ account, params }: Entering): Promise<{ app: App; entity: string }> => {
    const app = await apps.requireOwned(account, params.appId);
    if (!isEntityName(params.entity)) throw new AppError('entity-not-found');
    return { app, entity: params.entity };
  };

  on(calls.previewSchema, async (call) => {
    const { app, entity } = await enter(call);
    return schemaChanges.preview(app, entity, call.body);
  });
  on(calls.findRenames, async (call) => {
    const { app, entity } = await enter(call);
    return { renames: await schemaChanges.renames(app, entity) };
  });
  on(calls.moveRenamed, async (call) => {
    const { app, entity } = await enter(call);
    const person = await ownerPerson(app.id, call.account);
    const moved = await schemaChanges.moveRenamed(app, entity, call.body, person.id);
    restartPreview(app.id);
    return { moved };
  });
  on(calls.changeSchema, async (call) => {
    const { app, entity } = await enter(call);
    const person = await ownerPerson(app.id, call.account);
    const result = await schemaChanges.change(app, entity, call.body, person.id);
    restartPreview(app.id);
    return result;
  });
  return routes;
}
