import type { Attachment, ChatMode, ChatQueue, PickedElement } from '@whittle/contract/chat';
import type { AppId, MessageId } from '@whittle/contract/ids';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../adapters/database/database.ts';
import { queuedMessages } from '../../../adapters/database/schema.ts';
import type { NewMessage } from '../begin-turn.ts';
import type { Transaction } from '../../../core/event-log/event-log.ts';

type Body = {
  attachments: Attachment[];
  mode: ChatMode;
  element?: PickedElement;
  fromApp?: boolean;
  currentPath?: string;
  model?: string;
};
export type QueuedRow = Omit<typeof queuedMessages.$inferSelect, 'body'> & { body: Body };

const one = (appId: AppId, id: MessageId) => and(eq(queuedMessages.appId, appId), eq(queuedMessages.id, id));

/** Oldest first. */
export async function listQueued(db: Database | Transaction, appId: AppId): Promise<QueuedRow[]> {
  const rows = await db
    .select()
    .from(queuedMessages)
    .where(eq(queuedMessages.appId, appId))
    .orderBy(asc(queuedMessages.createdAt), asc(queuedMessages.id));
  return rows.map((row) => ({ ...row, body: row.body as Body }));
}

/** Whether anything waits, which after almost every turn nothing does. */
export async function hasQueued({ $client }: Database, appId: AppId): Promise<boolean> {
  const rows = await $client`select from queued_messages where app_id = ${appId} limit 1`;
  return rows.length > 0;
}

export async function insertQueued(
  tx: Transaction,
  appId: AppId,
  { id, content, accountId, ...body }: NewMessage,
  { createdAt, isHeld }: { createdAt: Date; isHeld: boolean },
): Promise<void> {
  await tx.insert(queuedMessages).values({ appId, id, accountId, content, body, createdAt, isHeld });
}

/** False when it does not wait any more. */
export async function changeQueued(
  tx: Transaction,
  appId: AppId,
  id: MessageId,
  change: { content: string },
): Promise<boolean> {
  const rows = await tx.update(queuedMessages).set(change).where(one(appId, id)).returning({ id: queuedMessages.id });
  return rows.length > 0;
}

/** False when it did not wait any more. */
export async function deleteQueued(tx: Transaction, appId: AppId, id: MessageId): Promise<boolean> {
  const rows = await tx.delete(queuedMessages).where(one(appId, id)).returning({ id: queuedMessages.id });
  return rows.length > 0;
}

export const holdQueued = async (tx: Transaction, appId: AppId, isHeld: boolean) =>
  void (await tx.update(queuedMessages).set({ isHeld }).where(eq(queuedMessages.appId, appId)));

/** What windows show of the queue. */
export const toChatQueue = (rows: readonly QueuedRow[]): ChatQueue => ({
  items: rows.map(({ id, content, body: { attachments, mode, element, fromApp }, createdAt }) => ({
    id,
    content,
    attachments,
    mode,
    ...(element && { element }),
    ...(fromApp && { fromApp }),
    createdAt: createdAt.toISOString(),
  })),
  isHeld: rows.some((row) => row.isHeld),
});

export const toNewMessage = ({ id, content, accountId, body }: QueuedRow): NewMessage => ({
  id,
  content,
  accountId,
  ...body,
});
