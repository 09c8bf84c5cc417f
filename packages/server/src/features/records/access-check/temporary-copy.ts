import type { AccountId, AppId, AppUserId, VersionId } from '@whittle/contract/ids';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../../adapters/database/database.ts';
import { appEventHeads, apps, appUsers, recordChanges, records } from '../../../adapters/database/schema.ts';
import { newId } from '../../../adapters/ids.ts';
import { writeVersion } from '../../../core/app-files/versions.store.ts';

/** Kept out of every list of apps. */
export const temporaryType = 'access-proof';

export type ThrowAwayCopy = { appId: AppId; versionId: VersionId; slug: string };

/** An app of its own with the same declarations and nothing else: no pages, no people, no records. */
export async function makeThrowAwayCopy(
  db: Database,
  { ownerId, entityFiles, at }: { ownerId: AccountId; entityFiles: ReadonlyMap<string, string>; at: Date },
): Promise<ThrowAwayCopy> {
  const appId = newId(at.getTime());
  const versionId = newId(at.getTime());
  const slug = `proof-${appId}`;
  await db.transaction(async (tx) => {
    await tx.insert(apps).values({
      id: appId,
      ownerId,
      appType: temporaryType,
      name: 'Access proof',
      slug,
      publishedVersionId: versionId,
      publishedAt: at,
      createdAt: at,
      updatedAt: at,
    });
    await tx.insert(appEventHeads).values({ appId });
    const version = { appId, id: versionId, messageId: null, content: '', userRequest: '', createdAt: at };
    await writeVersion(tx, { ...version, files: entityFiles });
  });
  return { appId, versionId, slug };
}

/** A person of the copy, who needs no password: the proof signs in for them. */
export async function addPerson(
  db: Database,
  appId: AppId,
  { email, role, at }: { email: string; role: 'admin' | 'user'; at: Date },
): Promise<AppUserId> {
  const id = newId(at.getTime());
  await db.insert(appUsers).values({ appId, id, email, role, emailVerifiedAt: at, createdAt: at, updatedAt: at });
  return id;
}

/** What stands in the table now: the records of an entity by id, with the time of their last change. */
export async function recordsNow(db: Database, appId: AppId, entity: string): Promise<Map<string, number>> {
  const rows = await db.$client.query<{ id: string; at: string }[]>(
    `select id, (extract(epoch from updated_at) * 1000)::text as at from records where app_id = $1 and entity = $2`,
    [appId, entity],
  );
  return new Map(rows.map((row) => [row.id, Number(row.at)]));
}

/** Everything of the copies goes, the rows of the record tables too, which belong to no app by a foreign key. */
export async function removeTemporaryCopies(db: Database, appIds: readonly AppId[]): Promise<void> {
  if (appIds.length === 0) return;
  await db.transaction(async (tx) => {
    await tx.delete(recordChanges).where(inArray(recordChanges.appId, [...appIds]));
    await tx.delete(records).where(inArray(records.appId, [...appIds]));
    await tx.delete(apps).where(inArray(apps.id, [...appIds]));
  });
}

/** Copies made before `made`, which no proof works with any more: a killed process left them behind. */
export async function leftoverCopies(db: Database, made: Date): Promise<AppId[]> {
  const rows = await db
    .select({ id: apps.id })
    .from(apps)
    .where(and(eq(apps.appType, temporaryType), lt(apps.createdAt, made)));
  return rows.map(({ id }) => id);
}
