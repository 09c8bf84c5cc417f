import type { EntitySchema } from '@whittle/contract/entities';
import type { AppId } from '@whittle/contract/ids';
import { parseEntity } from '@whittle/domain/entities/entity';
import { normalisePath } from '@whittle/domain/files/paths';
import type { Database } from '../../adapters/database/database.ts';
import type { AppsService } from '../apps/apps.service.ts';
import type { CallablePackage } from './context/app-part.ts';
import { buildRequest } from './context/build-request.ts';
import { listMessages } from './messages.store.ts';
import type { PrepareRequest } from './turn/run-turn.ts';

type Deps = {
  db: Database;
  apps: Pick<AppsService, 'find'>;
  countRecords(appId: AppId, entity: string): Promise<number>;
  listPackages(appId: AppId): Promise<CallablePackage[]>;
};

/** Gathers what the context builder chooses from: the app's files and schemas, and the conversation before the message. */
export function createPrepareRequest({ db, apps, countRecords, listPackages }: Deps): PrepareRequest {
  return async ({ appId, userMessageId, request, currentPath }, base) => {
    const app = await apps.find(appId);
    const rows = await listMessages(db, appId);
    const asked = rows.findIndex((row) => row.id === userMessageId);
    return buildRequest({
      app: { id: appId, name: app?.name ?? '' },
      files: base.files,
      schemas: schemasOf(base.files),
      history: rows.slice(0, asked).map(({ role, content }) => ({ role, content })),
      message: request,
      currentPath,
      packages: await listPackages(appId),
      countRecords: (entity) => countRecords(appId, entity),
    });
  };
}

/** Entities whose file cannot be read are left out; the model sees the file itself. */
function schemasOf(files: ReadonlyMap<string, string>): Record<string, EntitySchema> {
  const schemas: Record<string, EntitySchema> = {};
  for (const [path, content] of files) {
    const file = normalisePath(path);
    const parsed = file.ok && file.kind === 'entity' ? parseEntity(file.name, content) : null;
    if (parsed?.ok) schemas[parsed.entity.name] = parsed.entity.schema;
  }
  return schemas;
}
