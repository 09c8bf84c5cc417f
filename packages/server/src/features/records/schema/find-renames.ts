import type { FoundRename } from '@whittle/contract/schema-changes';
import { type Entity, parseEntity } from '@whittle/domain/entities/entity';
import { detectRenames } from '@whittle/domain/entities/grid/detect-renames';
import type { Database } from '../../../adapters/database/database.ts';
import type { App } from '../../../core/apps/apps.service.ts';
import type { VersionFiles } from '../../../core/app-files/version-files.ts';
import { listVersions } from '../../../core/app-files/versions.store.ts';
import { countLeftBehind } from './column-values.store.ts';

/** `before` is the declaration that had the old name. */
export type Rename = FoundRename & { before: Entity['properties'] };

/** Versions that are looked through, the newest first. */
const lookBack = 10;

/**
 * Columns of an entity that seem to have been renamed by a chat turn: the latest declaration is compared with the last one
 * that had other columns. Only those count whose values still lie under the old name; a person decides.
 */
export async function findRenames(
  { db, versionFiles }: { db: Database; versionFiles: VersionFiles },
  app: App,
  entity: string,
): Promise<Rename[]> {
  const [latest, ...earlier] = await listVersions(db, app.id, { limit: lookBack });
  const propertiesIn = async (versionId: string | undefined) => {
    const content = versionId && (await versionFiles.read(app.id, versionId))?.get(`entities/${entity}.json`);
    const parsed = content ? parseEntity(entity, content) : null;
    return parsed?.ok ? parsed.entity.properties : null;
  };
  const after = await propertiesIn(latest?.id);
  if (!after) return [];
  for (const { id } of earlier) {
    const before = await propertiesIn(id);
    if (!before || [...before.keys()].every((field) => after.has(field))) continue;
    const found = detectRenames(before, after).map(async ({ from, to }) => ({
      from,
      to,
      before,
      values: await countLeftBehind(db, { appId: app.id, entity, column: from }, to),
    }));
    return (await Promise.all(found)).filter(({ values }) => values > 0);
  }
  return [];
}
