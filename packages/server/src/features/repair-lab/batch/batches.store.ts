import type { BatchAppState, StartBatch } from '@whittle/contract/repair-lab/batches';
import type { AccountId } from '@whittle/contract/ids';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../adapters/database/database.ts';
import {
  accounts,
  type BatchAppResult,
  labBatchApps,
  labBatches,
  modelCalls,
} from '../../../adapters/database/schema.ts';
import { newId } from '../../../adapters/ids.ts';
import type { Transaction } from '../../../core/event-log/event-log.ts';
import { isAllowed } from './consents.store.ts';

type NewBatch = StartBatch & { accountId: AccountId; currency: string; at: Date };

/** A run over every app that may be read now. Null while another one is going on. */
export async function insertBatch(
  tx: Transaction,
  { accountId, at, currency, models, iterations, capMicros }: NewBatch,
): Promise<{ id: string; apps: number } | null> {
  const [row] = await tx
    .insert(labBatches)
    .values({
      ...{ id: newId(), createdAt: at, createdBy: accountId, state: 'running' as const },
      ...{ models, iterations, capMicros, currency },
    })
    .onConflictDoNothing()
    .returning({ id: labBatches.id });
  if (!row) return null;
  const { rowCount } = await tx.execute(sql`
    insert into lab_batch_apps (batch_id, n, app_id, state)
    select ${row.id}, row_number() over (order by a.id), a.id, 'waiting' from apps a where ${isAllowed}`);
  return { id: row.id, apps: rowCount ?? 0 };
}

/** False where it was over already. */
export async function cancelBatch(tx: Transaction, id: string, at: Date): Promise<boolean> {
  const over = { state: 'cancelled' as const, finishedAt: at, claimedBy: null, leaseUntil: null };
  const rows = await tx
    .update(labBatches)
    .set(over)
    .where(sql`${labBatches.id} = ${id} and ${labBatches.state} = 'running'`)
    .returning({ id: labBatches.id });
  await tx
    .update(labBatchApps)
    .set({ state: 'waiting' })
    .where(sql`${labBatchApps.batchId} = ${id} and ${labBatchApps.state} = 'running'`);
  return rows.length === 1;
}

const summary = (db: Database) =>
  db
    .select({
      batch: labBatches,
      startedBy: accounts.email,
      apps: sql<Partial<Record<BatchAppState, number>>>`(select coalesce(jsonb_object_agg(state, n), '{}') from
        (select state, count(*) as n from lab_batch_apps where batch_id = ${labBatches.id} group by state) as counted)`,
      spentMicros: sql<number>`(select coalesce(sum(coalesce(cost_micros, 0) + held_micros), 0)::float8
        from model_calls where run_id = ${labBatches.id})`,
    })
    .from(labBatches)
    .leftJoin(accounts, eq(accounts.id, labBatches.createdBy));

export type BatchSummaryRow = Awaited<ReturnType<typeof listBatches>>[number];

export const listBatches = (db: Database, limit: number) =>
  summary(db).orderBy(desc(labBatches.createdAt), desc(labBatches.id)).limit(limit);

export async function findBatch(db: Database, id: string): Promise<BatchSummaryRow | null> {
  const [row] = await summary(db).where(eq(labBatches.id, id));
  return row ?? null;
}

export type ListedApp = {
  n: number;
  name: string | null;
  state: BatchAppState;
  problem: string | null;
  result: BatchAppResult | null;
};

/** Its apps, with the name of those that are still there. */
export async function listBatchApps(db: Database, id: string): Promise<ListedApp[]> {
  const { rows } = await db.execute<ListedApp>(sql`
    select b.n, a.name, b.state, b.problem, b.result from lab_batch_apps b
    left join apps a on a.id = b.app_id and a.deleted_at is null
    where b.batch_id = ${id} order by b.n`);
  return rows;
}

/** What each model was asked in a run, and what that cost. */
export const listQuestions = (db: Database, id: string) =>
  db
    .select({
      model: modelCalls.model,
      questions: sql<number>`count(*)::int`,
      costMicros: sql<number>`coalesce(sum(${modelCalls.costMicros}), 0)::float8`,
    })
    .from(modelCalls)
    .where(eq(modelCalls.runId, id))
    .groupBy(modelCalls.model);

/** How many files with issues rules left in each app of the newest run that looked at any; null before there was one. */
export async function filesLeftPerApp(db: Database): Promise<number | null> {
  const { rows } = await db.execute<{ files: number | null }>(sql`
    select avg((result->>'filesLeft')::float8) as files from lab_batch_apps where state = 'done' and batch_id =
      (select b.id from lab_batches b
       where exists (select from lab_batch_apps a where a.batch_id = b.id and a.state = 'done')
       order by b.created_at desc, b.id desc limit 1)`);
  return rows[0]?.files ?? null;
}
