import type { AppId, MessageId, TurnId } from '@whittle/contract/ids';
import { and, asc, desc, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import { anyOf } from '../../adapters/database/any-of.ts';
import type { Database } from '../../adapters/database/database.ts';
import { messages, turns } from '../../adapters/database/schema.ts';
import { readTogether } from '../../adapters/database/together.ts';
import { countTokens } from './allowance/chat-use.store.ts';
import type { Transaction } from '../../core/event-log/event-log.ts';
import type { MessageBody, MessageRow } from './message.ts';

type Reader = Database | Transaction;
export type TurnRow = typeof turns.$inferSelect;

const toRow = (row: typeof messages.$inferSelect): MessageRow => ({ ...row, body: row.body as MessageBody });

/** The conversation, oldest first. */
export async function listMessages(db: Reader, appId: AppId): Promise<MessageRow[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.appId, appId), isNull(messages.archivedBy)))
    .orderBy(asc(messages.createdAt), asc(messages.id));
  return rows.map(toRow);
}

/** The same outside of transactions, for turns that begin at once. Few at a time: a conversation may be long. */
const readConversations = readTogether<AppId, MessageRow[]>(
  async (db, appIds) => {
    const rows = await db
      .select()
      .from(messages)
      .where(and(anyOf(messages.appId, appIds), isNull(messages.archivedBy)))
      .orderBy(asc(messages.createdAt), asc(messages.id));
    return Map.groupBy(rows.map(toRow), ({ appId }) => appId);
  },
  { most: 20 },
);
export const listMessagesTogether = async (db: Database, appId: AppId): Promise<readonly MessageRow[]> =>
  (await readConversations(db, appId)) ?? [];

/** The newest messages, or the newest ones before a message; oldest first. `hasOlder`: more came before them. */
export async function listPage(
  db: Reader,
  appId: AppId,
  { before, limit }: { before?: Pick<MessageRow, 'id' | 'createdAt'>; limit: number },
): Promise<{ rows: MessageRow[]; hasOlder: boolean }> {
  const at = sql`(${messages.createdAt}, ${messages.id})`;
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.appId, appId),
        isNull(messages.archivedBy),
        before && sql`${at} < (${before.createdAt.toISOString()}::timestamptz, ${before.id}::text)`,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit + 1);
  return { rows: rows.slice(0, limit).reverse().map(toRow), hasOlder: rows.length > limit };
}

export async function findMessages(db: Reader, appId: AppId, ids: MessageId[]): Promise<MessageRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.appId, appId), inArray(messages.id, ids)));
  return rows.map(toRow);
}

export async function findLastMessage(db: Reader, appId: AppId): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.appId, appId), isNull(messages.archivedBy)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(1);
  return row ? toRow(row) : null;
}

export async function findFirstMessage(db: Reader, appId: AppId): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(messages)
    .where(eq(messages.appId, appId))
    .orderBy(asc(messages.createdAt), asc(messages.id))
    .limit(1);
  return row ? toRow(row) : null;
}

/** `now`, or just behind the conversation's last message: the order of messages is that of their times. */
export async function timeOfNext(db: Reader, appId: AppId, now: Date): Promise<Date> {
  const [row] = await db
    .select({ last: max(messages.createdAt) })
    .from(messages)
    .where(eq(messages.appId, appId));
  return new Date(Math.max(now.getTime(), (row?.last?.getTime() ?? 0) + 1));
}

/** Adds messages of one app, in their order, behind the last one of its conversation. */
export async function insertMessages(tx: Transaction, rows: readonly [MessageRow, ...MessageRow[]]): Promise<void> {
  const last = await findLastMessage(tx, rows[0].appId);
  const parentOf = (index: number) => (index === 0 ? (last?.id ?? null) : rows[index - 1]!.id);
  await tx
    .insert(messages)
    .values(rows.map(({ body, ...row }, index) => ({ ...row, body: { ...body }, parentId: parentOf(index) })));
}

export async function updateMessage(
  tx: Transaction,
  { appId, id, content, body }: Pick<MessageRow, 'appId' | 'id' | 'content' | 'body'>,
): Promise<void> {
  await tx
    .update(messages)
    .set({ content, body: { ...body } })
    .where(and(eq(messages.appId, appId), eq(messages.id, id)));
}

export async function findRunningTurn(db: Reader, appId: AppId): Promise<TurnRow | null> {
  const [row] = await db
    .select()
    .from(turns)
    .where(and(eq(turns.appId, appId), eq(turns.state, 'running')));
  return row ?? null;
}

/** How the last turn that is over ended; null before the first. */
export async function findLastOutcome(db: Reader, appId: AppId): Promise<string | null> {
  const [row] = await db
    .select({ outcome: turns.outcome })
    .from(turns)
    .where(and(eq(turns.appId, appId), eq(turns.state, 'finished')))
    .orderBy(desc(turns.finishedAt), desc(turns.startedAt))
    .limit(1);
  return row?.outcome ?? null;
}

export async function findTurnOf(db: Reader, appId: AppId, userMessageId: MessageId): Promise<TurnRow | null> {
  const [row] = await db
    .select()
    .from(turns)
    .where(and(eq(turns.appId, appId), eq(turns.userMessageId, userMessageId)));
  return row ?? null;
}

/** False when the turn is over, or another process took it. What it used is counted for whoever asked. */
export async function finishTurnRow(
  tx: Transaction,
  { appId, id, leaseOwner }: { appId: AppId; id: TurnId; leaseOwner: string },
  end: { outcome: string; usage: Record<string, unknown> | null; finishedAt: Date },
): Promise<boolean> {
  const rows = await tx
    .update(turns)
    .set({ ...end, state: 'finished' })
    .where(and(eq(turns.appId, appId), eq(turns.id, id), eq(turns.state, 'running'), eq(turns.leaseOwner, leaseOwner)))
    .returning({ id: turns.id });
  const tokens = end.usage?.['totalTokens'];
  if (rows.length > 0 && typeof tokens === 'number' && tokens > 0) {
    await countTokens(tx, { appId, id }, tokens, end.finishedAt);
  }
  return rows.length > 0;
}
