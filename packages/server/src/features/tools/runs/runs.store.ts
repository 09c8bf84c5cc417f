import type { AppId } from '@whittle/contract/ids';
import type { AnswerSources } from '@whittle/contract/knowledge/citation';
import { toolLimits } from '@whittle/contract/tools/tool-limits';
import type { BlockResult, ToolRun } from '@whittle/contract/tools/tool-run';
import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../adapters/database/database.ts';
import { type StageAnswer, toolRuns } from '../../../adapters/database/schema.ts';

export type StoredRun = typeof toolRuns.$inferSelect;

/** Null when there is a run of this id already. */
export async function insertRun(tx: Transaction, run: typeof toolRuns.$inferInsert): Promise<StoredRun | null> {
  const [row] = await tx.insert(toolRuns).values(run).onConflictDoNothing().returning();
  return row ?? null;
}

export async function findRun(db: Database | Transaction, appId: AppId, id: string): Promise<StoredRun | null> {
  const [row] = await db
    .select()
    .from(toolRuns)
    .where(and(eq(toolRuns.appId, appId), eq(toolRuns.id, id)));
  return row ?? null;
}

export type RunProgress = {
  blocks: BlockResult[];
  answer: string;
  model: string | null;
  promptTokens: number;
  completionTokens: number;
  sources: AnswerSources | null;
  stageAnswers: Record<string, StageAnswer>;
};

export function addUsage(
  progress: RunProgress,
  { promptTokens, completionTokens }: Pick<RunProgress, 'promptTokens' | 'completionTokens'>,
): void {
  progress.promptTokens += promptTokens;
  progress.completionTokens += completionTokens;
}

/** Keeps what a run has so far. False when it is over: cancelled elsewhere, or given up. */
export async function keepProgress(
  db: Database,
  { appId, id }: Pick<StoredRun, 'appId' | 'id'>,
  progress: RunProgress,
  at: Date,
): Promise<boolean> {
  const rows = await db
    .update(toolRuns)
    .set({ ...progress, beatAt: at })
    .where(and(eq(toolRuns.appId, appId), eq(toolRuns.id, id), eq(toolRuns.state, 'loading')))
    .returning({ id: toolRuns.id });
  return rows.length === 1;
}

export type RunEnd = RunProgress & { state: Exclude<ToolRun['state'], 'loading'>; problem: ToolRun['problem'] };

/** Ends a run that goes on. Null when it is over already, which ends nothing twice. */
export async function endRun(
  tx: Transaction,
  { appId, id }: Pick<StoredRun, 'appId' | 'id'>,
  end: Partial<RunEnd>,
  at: Date,
): Promise<StoredRun | null> {
  const [row] = await tx
    .update(toolRuns)
    .set({ ...end, beatAt: at, endedAt: at })
    .where(and(eq(toolRuns.appId, appId), eq(toolRuns.id, id), eq(toolRuns.state, 'loading')))
    .returning();
  return row ?? null;
}

/** Begins to make a block again. Null while the run is at work, or when it was done often enough. */
export async function startRedo(
  db: Database,
  { appId, id }: Pick<StoredRun, 'appId' | 'id'>,
  blocks: BlockResult[],
  at: Date,
): Promise<StoredRun | null> {
  const [row] = await db
    .update(toolRuns)
    .set({ blocks, state: 'loading', problem: null, beatAt: at, endedAt: null, redos: sql`${toolRuns.redos} + 1` })
    .where(
      and(
        eq(toolRuns.appId, appId),
        eq(toolRuns.id, id),
        ne(toolRuns.state, 'loading'),
        lt(toolRuns.redos, toolLimits.redos),
      ),
    )
    .returning();
  return row ?? null;
}

/** Changes the blocks of a run that is over. Null while it is at work. */
export const changeEnded = (
  db: Database,
  { appId, id }: Pick<StoredRun, 'appId' | 'id'>,
  change: (blocks: BlockResult[]) => BlockResult[],
  at: Date,
): Promise<StoredRun | null> =>
  db.transaction(async (tx) => {
    const one = and(eq(toolRuns.appId, appId), eq(toolRuns.id, id));
    const [row] = await tx.select().from(toolRuns).where(one).for('update');
    if (!row || row.state === 'loading') return null;
    const [changed] = await tx
      .update(toolRuns)
      .set({ blocks: change(row.blocks), editedAt: at })
      .where(one)
      .returning();
    return changed ?? null;
  });

/** Shares a run, by the key that it has already where there is one; makes it private again with null. */
export async function setShareKey<Key extends string | null>(
  db: Database,
  { appId, id }: Pick<StoredRun, 'appId' | 'id'>,
  key: Key,
): Promise<Key> {
  const shareKey = key === null ? null : sql`coalesce(${toolRuns.shareKey}, ${key})`;
  const [row] = await db
    .update(toolRuns)
    .set({ shareKey })
    .where(and(eq(toolRuns.appId, appId), eq(toolRuns.id, id)))
    .returning({ key: toolRuns.shareKey });
  return (row?.key ?? null) as Key;
}

export async function findShared(db: Database, appId: AppId, key: string): Promise<StoredRun | null> {
  const [row] = await db
    .select()
    .from(toolRuns)
    .where(and(eq(toolRuns.appId, appId), eq(toolRuns.shareKey, key)));
  return row ?? null;
}

/** Runs whose process gave no sign of life since `before`. */
export const findOrphans = (db: Database, before: Date): Promise<StoredRun[]> =>
  db
    .select()
    .from(toolRuns)
    .where(and(eq(toolRuns.state, 'loading'), lt(toolRuns.beatAt, before)))
    .limit(100);

export const listRuns = (
  db: Database,
  appId: AppId,
  toolId: string,
  caller: string,
  max: number,
): Promise<StoredRun[]> =>
  db
    .select()
    .from(toolRuns)
    .where(and(eq(toolRuns.appId, appId), eq(toolRuns.toolId, toolId), eq(toolRuns.caller, caller)))
    .orderBy(desc(toolRuns.createdAt))
    .limit(max);

/** Runs of a tool that one caller ended well, the newest first. */
export const listRunsOf = (
  db: Database,
  appId: AppId,
  toolId: string,
  caller: string,
  max: number,
): Promise<StoredRun[]> =>
  db
    .select()
    .from(toolRuns)
    .where(
      and(
        eq(toolRuns.appId, appId),
        eq(toolRuns.toolId, toolId),
        eq(toolRuns.state, 'success'),
        sql`split_part(${toolRuns.caller}, ' ', 1) = ${caller}`,
      ),
    )
    .orderBy(desc(toolRuns.createdAt))
    .limit(max);

export const toRun = (row: StoredRun): ToolRun => ({
  id: row.id,
  toolId: row.toolId,
  state: row.state as ToolRun['state'],
  inputs: row.inputs,
  blocks: row.blocks,
  problem: row.problem,
  model: row.model,
  tokens: { prompt: row.promptTokens, completion: row.completionTokens },
  credits: row.credits,
  createdAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  editedAt: row.editedAt?.toISOString() ?? null,
  sources: row.sources,
  shareKey: row.shareKey,
});
