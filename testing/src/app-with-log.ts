import type { Database } from '@whittle/server/adapters/database/database';
import { newId } from '@whittle/server/adapters/ids';
import { insertApp } from '@whittle/server/core/apps/apps.store';

/** An app with its event log and nothing else, for tests of parts that need no server. Answers its id. */
export async function insertAppWithLog(
  db: Database,
  { ownerId, name }: { ownerId: string; name?: string | undefined },
): Promise<string> {
  const id = newId();
  const row = { id, ownerId, appType: 'space_app', name: name ?? id, slug: id, createdAt: new Date() };
  await db.transaction((tx) => insertApp(tx, row));
  return id;
}
