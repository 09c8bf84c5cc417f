import type { Caps, CapScope, CostSource, InstallationCaps } from '@whittle/contract/spend/spend';
import type { CostParts, Rates, TokenParts } from '@whittle/domain/models/cost-of';
import { and, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';
import { apps, modelCalls, spendTotals } from '../../adapters/database/schema.ts';
import { together } from '../../adapters/database/together.ts';
import type { Transaction } from '../event-log/event-log.ts';

export type ModelCallRow = typeof modelCalls.$inferSelect;
type NewCall = typeof modelCalls.$inferInsert;
/** What an entry says when the call begins. A column of the table that is not among them has its default then. */
const saidAtBegin = [
  'id', 'at', 'accountId', 'appId', 'kind', 'turnId', 'toolId', 'runId', 'provider', 'model', 'isOwnKey', 'state', 'inputTokens',
  'images', 'rates', 'leastMicros', 'expiresAt',
] as const satisfies readonly (keyof ModelCallRow)[]; // prettier-ignore
type FreeCall = Pick<ModelCallRow, (typeof saidAtBegin)[number]>;
export type Settled = {
  tokens: TokenParts;
  images: number;
  rates: Rates | null;
  costs: CostParts | null;
  costMicros: number | null;
  source: CostSource;
  reportedTokens: number | null;
};

/** A month of UTC. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

export async function ownerOf(db: Database, appId: string): Promise<string | null> {
  const [row] = await db.select({ ownerId: apps.ownerId }).from(apps).where(eq(apps.id, appId));
  return row?.ownerId ?? null;
}

type Subjects = Pick<ModelCallRow, 'at' | 'accountId' | 'appId' | 'isOwnKey'>;

/** In the order in which they are locked, the same for everybody, so that two calls never wait for one another. */
function totalsOf({ at, accountId, appId, isOwnKey }: Subjects) {
  const month = monthOf(at);
  return [
    ...(accountId === null ? [] : [{ scope: 'account' as const, subject: accountId, month }]),
    ...(appId === null ? [] : [{ scope: 'app' as const, subject: appId, month }]),
    // What somebody pays their own provider is nothing that the installation spent.
    ...(isOwnKey ? [] : [{ scope: 'installation' as const, subject: '', month }]),
  ];
}

type Key = ReturnType<typeof totalsOf>[number];

/** Adds to the totals of a call, in their order; answers what they are now. The rows are locked until `tx` ends. */
async function addTo(
  tx: Transaction,
  call: Subjects,
  { spent, held }: { spent: number; held: number },
): Promise<(typeof spendTotals.$inferSelect)[]> {
  const keys: Key[] = totalsOf(call);
  const [spentColumn, heldColumn] = call.isOwnKey
    ? (['ownSpentMicros', 'ownHeldMicros'] as const)
    : (['spentMicros', 'heldMicros'] as const);
  return tx
    .insert(spendTotals)
    .values(keys.map((key) => ({ ...key, [spentColumn]: spent, [heldColumn]: Math.max(0, held) })))
    .onConflictDoUpdate({
      target: [spendTotals.scope, spendTotals.subject, spendTotals.month],
      set: {
        [spentColumn]: sql`${spendTotals[spentColumn]} + ${spent}`,
        [heldColumn]: sql`greatest(0, ${spendTotals[heldColumn]} + ${held})`,
      },
    })
    .returning();
}

/** `batch`: what a batch run of the repair lab may cost. */
type Left = { scope: CapScope | 'batch'; leftMicros: number };

/** A person's own limits count all that is spent for them, those of the installation what it pays itself. */
export type HeldCaps = { own: Caps; all: InstallationCaps; run: number | null };

/** What is left under each limit; nobody else takes of it until `tx` ends. */
export async function lockLeft(
  tx: Transaction,
  call: Subjects & { turnId: string | null; runId: string | null },
  { own, all, run }: HeldCaps,
): Promise<Left[]> {
  const left: Left[] = [];
  const add = (scope: CapScope, paid: number, paidByThemselves: number) => {
    if (scope !== 'installation' && own[scope] !== null) {
      left.push({ scope, leftMicros: own[scope] - paid - paidByThemselves });
    }
    if (!call.isOwnKey && all[scope] !== null) left.push({ scope, leftMicros: all[scope] - paid });
  };
  for (const row of await addTo(tx, call, { spent: 0, held: 0 })) {
    add(row.scope, row.spentMicros + row.heldMicros, row.ownSpentMicros + row.ownHeldMicros);
  }
  if (call.turnId !== null && (own.turn !== null || all.turn !== null)) {
    const used = (isOwnKey: boolean) =>
      sql<string>`coalesce(sum(coalesce(${modelCalls.costMicros}, 0) + ${modelCalls.heldMicros}) filter (where ${modelCalls.isOwnKey} = ${isOwnKey}), 0)`;
    const [row] = await tx
      .select({ paid: used(false), paidByThemselves: used(true) })
      .from(modelCalls)
      .where(eq(modelCalls.turnId, call.turnId));
    add('turn', Number(row?.paid ?? 0), Number(row?.paidByThemselves ?? 0));
  }
  if (call.runId !== null && run !== null)
    left.push({ scope: 'batch', leftMicros: run - (await spentByRun(tx, call.runId)) });
  return left;
}

/** What the requests of a run cost so far, with what is put aside for those that are on their way. */
export async function spentByRun(db: Database | Transaction, runId: string): Promise<number> {
  const [row] = await db
    .select({
      micros: sql<string>`coalesce(sum(coalesce(${modelCalls.costMicros}, 0) + ${modelCalls.heldMicros}), 0)`,
    })
    .from(modelCalls)
    .where(eq(modelCalls.runId, runId));
  return Number(row?.micros ?? 0);
}

/** Puts money aside for a call that stands in the ledger already. For a transaction that has locked the totals. */
export async function hold(tx: Transaction, call: Subjects & { id: string }, micros: number): Promise<void> {
  if (micros === 0) return;
  await addTo(tx, call, { spent: 0, held: micros });
  await tx
    .update(modelCalls)
    .set({ heldMicros: sql`${modelCalls.heldMicros} + ${micros}` })
    .where(eq(modelCalls.id, call.id));
}

/** Once, however often it is tried. */
export const insertCall = async (tx: Transaction, call: NewCall): Promise<void> =>
  void (await tx.insert(modelCalls).values(call).onConflictDoNothing({ target: modelCalls.id }));

const columns = saidAtBegin.map((key) => getTableColumns(modelCalls)[key]);
const insertOfRows = `
  insert into model_calls (${columns.map(({ name }) => name).join(', ')})
  select * from jsonb_to_recordset($1::text::jsonb) as i (
    ${columns.map((column) => `${column.name} ${column.getSQLType()}`).join(', ')}
  )
  on conflict (id) do nothing`;

/**
 * The same for calls that nothing limits, those of many requests in one commit and as one parameter: with one for each
 * value, and another text for each number of calls, parsing the statement takes longer than running it.
 */
export const insertFreeCall = together<FreeCall, true>(
  ({ id }) => id,
  async ({ $client }, calls) => {
    const rows = calls.map((call) => Object.fromEntries(saidAtBegin.map((key, place) => [columns[place]!.name, call[key]]))); // prettier-ignore
    await $client.query(insertOfRows, [JSON.stringify(rows)]);
    return new Map(calls.map(({ id }) => [id, true]));
  },
);

/** What was put aside for a call; null where the ledger has none of this id. */
export async function heldBy(tx: Transaction, id: string): Promise<number | null> {
  const [row] = await tx.select({ held: modelCalls.heldMicros }).from(modelCalls).where(eq(modelCalls.id, id));
  return row?.held ?? null;
}

export async function renew(db: Database, id: string, expiresAt: Date): Promise<void> {
  await db
    .update(modelCalls)
    .set({ expiresAt })
    .where(and(eq(modelCalls.id, id), eq(modelCalls.state, 'running')));
}

/** Writes what a call cost and gives back what was put aside; once, whoever comes first. */
export async function settle(db: Database, id: string, { tokens, ...settled }: Settled): Promise<void> {
  await db.transaction(async (tx) => {
    const running = and(eq(modelCalls.id, id), eq(modelCalls.state, 'running'));
    const [call] = await tx.select().from(modelCalls).where(running).for('update');
    if (!call) return;
    await tx
      .update(modelCalls)
      .set({
        ...settled,
        state: 'settled',
        heldMicros: 0,
        inputTokens: tokens.input,
        cacheReadTokens: tokens.cacheRead,
        cacheWriteTokens: tokens.cacheWrite,
        outputTokens: tokens.output,
      })
      .where(eq(modelCalls.id, id));
    await addTo(tx, call, { spent: settled.costMicros ?? 0, held: -call.heldMicros });
  });
}

/** Calls whose process died. */
export const listLapsed = (db: Database, now: Date): Promise<ModelCallRow[]> =>
  db
    .select()
    .from(modelCalls)
    .where(and(eq(modelCalls.state, 'running'), lt(modelCalls.expiresAt, now)))
    .limit(50);
