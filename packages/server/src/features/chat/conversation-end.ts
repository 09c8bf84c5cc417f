import type { AppId, MessageId, VersionId } from '@whittle/contract/ids';
import { moveConversation, type MessageNode } from '@whittle/domain/versions/move-conversation';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';
import { messages } from '../../adapters/database/schema.ts';
import type { Transaction } from '../../core/event-log/event-log.ts';
import { type MessageRow, toChatMessage } from './message.ts';
import { findMessages, listMessages, updateMessage } from './messages.store.ts';

type Reader = Database | Transaction;

/** The turn that going back leads to: the message that asked, where one did, and the last one that stays. */
export type TurnOfMessage = { asked: MessageId; end: MessageRow };

/** A user's message stays together with its answer (N-25). Null for a message that the app does not have. */
export async function findTurnOfMessage(db: Reader, appId: AppId, id: MessageId): Promise<TurnOfMessage | null> {
  const [row] = await findMessages(db, appId, [id]);
  if (!row) return null;
  if (row.role === 'user') {
    const [answer] = await db
      .select({ id: messages.id })
      .from(messages)
      .where(and(eq(messages.appId, appId), eq(messages.parentId, id), eq(messages.role, 'assistant')))
      .orderBy(asc(messages.createdAt))
      .limit(1);
    const [end] = answer ? await findMessages(db, appId, [answer.id]) : [];
    return { asked: id, end: end ?? row };
  }
  const [self] = await db
    .select({ parentId: messages.parentId })
    .from(messages)
    .where(and(eq(messages.appId, appId), eq(messages.id, id)));
  const [before] = self?.parentId ? await findMessages(db, appId, [self.parentId]) : [];
  return { asked: before?.role === 'user' ? before.id : id, end: row };
}

/** What making the conversation end there would change. */
export async function planConversation(db: Reader, appId: AppId, end: MessageId) {
  const nodes: MessageNode[] = (
    await db
      .select({ id: messages.id, parentId: messages.parentId, archivedBy: messages.archivedBy })
      .from(messages)
      .where(eq(messages.appId, appId))
      .orderBy(asc(messages.createdAt), asc(messages.id))
  ).map(({ id, parentId, archivedBy }) => ({ id, parentId, isArchived: archivedBy !== null }));
  return { ...moveConversation(nodes, end), last: nodes.findLast(({ isArchived }) => !isArchived)?.id ?? null };
}

/**
 * Makes the conversation end with a turn. Messages behind it are archived, those that were archived on the way to it come
 * back, and its last message leads to the version `by`, which has its files. Answers the event that tells the windows.
 */
export async function endConversation(tx: Transaction, appId: AppId, { asked, end }: TurnOfMessage, by: VersionId) {
  const { line, kept, leaving, returning } = await planConversation(tx, appId, end.id);
  const setArchived = async (ids: string[], archivedBy: VersionId | null) => {
    if (ids.length === 0) return;
    await tx
      .update(messages)
      .set({ archivedBy })
      .where(and(eq(messages.appId, appId), inArray(messages.id, ids)));
  };
  await setArchived(leaving, by);
  await setArchived(returning, null);
  const annotation = { ...end.body.annotation, versionId: by };
  await updateMessage(tx, { ...end, body: { ...end.body, annotation } });
  const from = Math.min(kept, line.indexOf(asked));
  const rows = await listMessages(tx, appId);
  return {
    type: 'messages-replaced' as const,
    after: line[from - 1] ?? null,
    messages: rows.slice(from).map(toChatMessage),
  };
}
