import type { AppId, VersionId } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';
import { accounts, labRepairs } from '../../adapters/database/schema.ts';

/** The text of a file before and after; null where there is none. */
export type FileChange = { file: string; before: string | null; after: string | null };
type KeptRepair = { id: string; appId: AppId; baseVersionId: VersionId; changes: FileChange[] };

export async function findEmail(db: Database, accountId: string): Promise<string> {
  const [row] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
  return row?.email ?? '';
}

const keptSince = (now: Date) => new Date(now.getTime() - limits.labRepairKeptMs);

/** Older ones than those that are kept go. */
export async function keepRepair(db: Database, { changes, ...repair }: KeptRepair, now: Date): Promise<void> {
  await db.insert(labRepairs).values({ ...repair, changes: JSON.stringify(changes), createdAt: now });
  const newest = db
    .select({ id: labRepairs.id })
    .from(labRepairs)
    .where(gt(labRepairs.createdAt, keptSince(now)))
    .orderBy(desc(labRepairs.createdAt), desc(labRepairs.id))
    .limit(limits.labRepairsKept);
  await db.delete(labRepairs).where(sql`${labRepairs.id} not in ${newest}`);
}

export async function findRepair(
  db: Database,
  appId: AppId,
  id: string,
  now: Date,
): Promise<Omit<KeptRepair, 'id' | 'appId'> | null> {
  const [row] = await db
    .select({ baseVersionId: labRepairs.baseVersionId, changes: labRepairs.changes })
    .from(labRepairs)
    .where(and(eq(labRepairs.id, id), eq(labRepairs.appId, appId), gt(labRepairs.createdAt, keptSince(now))));
  return row ? { ...row, changes: JSON.parse(row.changes) as FileChange[] } : null;
}

export const forgetRepair = async (db: Database, id: string) =>
  void (await db.delete(labRepairs).where(eq(labRepairs.id, id)));
