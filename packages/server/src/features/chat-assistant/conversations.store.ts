import type { AssistantMessage, Conversation, Proposal } from '@whittle/contract/chat-assistant/chat-assistant';
import type { AppId } from '@whittle/contract/ids';
import { and, asc, desc, eq, exists, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../adapters/database/database.ts';
import { appChatMessages, appChatProposals, appConversations, appUsers } from '../../adapters/database/schema.ts';

export type StoredConversation = typeof appConversations.$inferSelect;
export type StoredMessage = typeof appChatMessages.$inferSelect;
export type StoredProposal = typeof appChatProposals.$inferSelect;

export async function findConversation(
  db: Database | Transaction,
  appId: AppId,
  id: string,
): Promise<StoredConversation | null> {
  const [row] = await db
    .select()
    .from(appConversations)
    .where(and(eq(appConversations.appId, appId), eq(appConversations.id, id)));
  return row ?? null;
}

export const listConversations = (db: Database, appId: AppId, caller: string, max: number) =>
  db
    .select()
    .from(appConversations)
    .where(and(eq(appConversations.appId, appId), eq(appConversations.caller, caller)))
    .orderBy(desc(appConversations.updatedAt))
    .limit(max);

/** Conversations of people with the published app, with who asked. */
export function listTranscripts(db: Database, appId: AppId, { unanswered, max }: { unanswered: boolean; max: number }) {
  const open = db
    .select({ one: sql`1` })
    .from(appChatMessages)
    .where(
      and(
        eq(appChatMessages.appId, appConversations.appId),
        eq(appChatMessages.conversationId, appConversations.id),
        eq(appChatMessages.isUnanswered, true),
      ),
    );
  return db
    .select({ conversation: appConversations, email: appUsers.email })
    .from(appConversations)
    .leftJoin(appUsers, and(eq(appUsers.appId, appConversations.appId), eq(appUsers.id, appConversations.personId)))
    .where(
      and(
        eq(appConversations.appId, appId),
        eq(appConversations.channel, 'published'),
        unanswered ? exists(open) : undefined,
      ),
    )
    .orderBy(desc(appConversations.updatedAt))
    .limit(max);
}

export async function removeConversations(db: Database, appId: AppId, caller: string, id?: string): Promise<number> {
  const rows = await db
    .delete(appConversations)
    .where(
      and(
        eq(appConversations.appId, appId),
        eq(appConversations.caller, caller),
        id === undefined ? undefined : eq(appConversations.id, id),
      ),
    )
    .returning({ id: appConversations.id });
  return rows.length;
}

export async function findMessage(db: Database, appId: AppId, id: string): Promise<StoredMessage | null> {
  const [row] = await db
    .select()
    .from(appChatMessages)
    .where(and(eq(appChatMessages.appId, appId), eq(appChatMessages.id, id)));
  return row ?? null;
}

/** A question stands before its answer, which is stored at the same moment. */
export const listMessages = (
  db: Database,
  appId: AppId,
  conversationIds: readonly string[],
): Promise<StoredMessage[]> =>
  db
    .select()
    .from(appChatMessages)
    .where(and(eq(appChatMessages.appId, appId), inArray(appChatMessages.conversationId, [...conversationIds])))
    .orderBy(asc(appChatMessages.createdAt), desc(appChatMessages.role));

type Progress = Pick<StoredMessage, 'text' | 'sources'>;

/** Keeps what an answer has so far. False when it is over. */
export async function keepAnswer(db: Database, appId: AppId, id: string, progress: Progress, at: Date) {
  const rows = await db
    .update(appChatMessages)
    .set({ ...progress, beatAt: at })
    .where(isRunning(appId, id))
    .returning({ id: appChatMessages.id });
  return rows.length === 1;
}

export type AnswerEnd = Partial<Progress & Pick<StoredMessage, 'problem' | 'isUnanswered'>> & {
  state: Exclude<StoredMessage['state'], 'loading'>;
};

/** Null when it is over already, which ends nothing twice. */
export async function endAnswer(db: Database, appId: AppId, id: string, end: AnswerEnd, at: Date) {
  const [row] = await db
    .update(appChatMessages)
    .set({ ...end, beatAt: at })
    .where(isRunning(appId, id))
    .returning();
  return row ?? null;
}

const isRunning = (appId: AppId, id: string) =>
  and(eq(appChatMessages.appId, appId), eq(appChatMessages.id, id), eq(appChatMessages.state, 'loading'));

/** Ends answers whose process gave no sign of life since `before`. */
export const endOrphans = (db: Database, before: Date, problem: StoredMessage['problem']) =>
  db
    .update(appChatMessages)
    .set({ state: 'failed', problem })
    .where(and(eq(appChatMessages.state, 'loading'), lt(appChatMessages.beatAt, before)));

export const listProposals = (db: Database, appId: AppId, messageIds: readonly string[]): Promise<StoredProposal[]> =>
  messageIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(appChatProposals)
        .where(and(eq(appChatProposals.appId, appId), inArray(appChatProposals.messageId, [...messageIds])))
        .orderBy(asc(appChatProposals.createdAt), asc(appChatProposals.id));

/** A proposal of a conversation. */
export async function findProposal(
  db: Database,
  { appId, id: conversationId }: StoredConversation,
  id: string,
): Promise<StoredProposal | null> {
  const [row] = await db
    .select({ proposal: appChatProposals })
    .from(appChatProposals)
    .innerJoin(
      appChatMessages,
      and(eq(appChatMessages.appId, appChatProposals.appId), eq(appChatMessages.id, appChatProposals.messageId)),
    )
    .where(
      and(
        eq(appChatProposals.appId, appId),
        eq(appChatProposals.id, id),
        eq(appChatMessages.conversationId, conversationId),
      ),
    );
  return row?.proposal ?? null;
}

/** Takes an open proposal, once. Null when it was taken, or is too old. */
export async function takeProposal(
  db: Database,
  { appId, id }: StoredProposal,
  state: 'running' | 'declined',
  at: Date,
): Promise<StoredProposal | null> {
  const [row] = await db
    .update(appChatProposals)
    .set({ state })
    .where(
      and(
        eq(appChatProposals.appId, appId),
        eq(appChatProposals.id, id),
        eq(appChatProposals.state, 'open'),
        sql`${appChatProposals.expiresAt} > ${at.toISOString()}::timestamptz`,
      ),
    )
    .returning();
  return row ?? null;
}

export async function endProposal(
  db: Database,
  { appId, id }: StoredProposal,
  end: Pick<StoredProposal, 'result' | 'problem'> & { state: 'done' | 'failed' },
): Promise<StoredProposal> {
  const [row] = await db
    .update(appChatProposals)
    .set(end)
    .where(and(eq(appChatProposals.appId, appId), eq(appChatProposals.id, id), ne(appChatProposals.state, 'open')))
    .returning();
  return row!;
}

export const toProposal = (row: StoredProposal, at: Date): Proposal => ({
  ...{ id: row.id, kind: row.kind, target: row.target, recordId: row.recordId, input: row.input },
  state: row.state === 'open' && row.expiresAt <= at ? 'expired' : row.state,
  ...{ result: row.result, problem: row.problem, expiresAt: row.expiresAt.toISOString() },
});

export const toMessage = (row: StoredMessage, proposals: readonly StoredProposal[], at: Date): AssistantMessage => ({
  ...{ id: row.id, role: row.role, text: row.text, state: row.state, sources: row.sources, problem: row.problem },
  proposals: proposals.filter(({ messageId }) => messageId === row.id).map((one) => toProposal(one, at)),
  ...{ isUnanswered: row.isUnanswered, createdAt: row.createdAt.toISOString() },
});

export const toConversation = (row: StoredConversation): Conversation => ({
  ...{ id: row.id, title: row.title, createdAt: row.createdAt.toISOString() },
  ...{ updatedAt: row.updatedAt.toISOString(), handedOverAt: row.handedOverAt?.toISOString() ?? null },
});
