import type { ChatMessage, ChatSnapshot, OlderMessages } from '@whittle/contract/chat';
import type { AccountId, AppId, MessageId } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import { eq } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';
import type { LanguageModels } from '../../adapters/language-model/language-model.ts';
import { appEventHeads } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { AppsService } from '../../core/apps/apps.service.ts';
import type { ChatAllowances } from './allowance/chat-allowance.ts';
import type { Transaction } from '../../core/event-log/event-log.ts';
import { foldReply, readTurnLog } from '../../core/event-log/read-turn-log.ts';
import { redactMessage } from '@whittle/domain/chat/redact-message';
import { type MessageRow, toChatMessage } from './message.ts';
import { findMessages, listPage } from './messages.store.ts';
import { listQueued, toChatQueue } from './queue/queue.store.ts';

type Deps = { db: Database; apps: AppsService; models: LanguageModels; allowance: ChatAllowances };

/** The conversation at one instant: whoever follows the log from `cursor` on misses nothing and sees nothing twice. */
export async function readSnapshot(
  { db, apps, models, allowance }: Deps,
  appId: AppId,
  viewer: { accountId: AccountId; isAdmin: boolean },
): Promise<ChatSnapshot> {
  const { label, isBuiltIn, seesPictures } = await models.current('build', {
    ...{ kind: 'turn' as const, appId, accountId: viewer.accountId },
  });
  return db.transaction(
    async (tx) => {
      const app = await apps.summaryIn(tx, appId);
      const [head] = await tx
        .select({ seq: appEventHeads.seq })
        .from(appEventHeads)
        .where(eq(appEventHeads.appId, appId));
      const { rows, hasOlder } = await listPage(tx, appId, { limit: limits.chatPageMessages });
      const messages: ChatMessage[] = [];
      for (const row of rows) {
        messages.push(redactMessage(toChatMessage(await withLoggedReply(tx, row)), viewer));
      }
      return {
        chatId: appId,
        app,
        messages,
        hasOlder,
        queue: toChatQueue(await listQueued(tx, appId)),
        allowances: await allowance.read(tx, viewer),
        cursor: head?.seq ?? 0,
        model: { label, isBuiltIn, seesPictures },
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** What was said before a message. Throws `bad-request` for a message that the conversation does not hold. */
export async function readOlder(
  db: Database,
  appId: AppId,
  beforeId: MessageId,
  viewer: { isAdmin: boolean },
): Promise<OlderMessages> {
  const [before] = await findMessages(db, appId, [beforeId]);
  if (!before) throw new AppError('bad-request', { message: 'This message is not in the conversation. Reload it.' });
  const { rows, hasOlder } = await listPage(db, appId, { before, limit: limits.chatPageMessages });
  return { messages: rows.map((row) => redactMessage(toChatMessage(row), viewer)), hasOlder };
}

/** A reply that is still being written stands in the log, not in its row. */
async function withLoggedReply(tx: Transaction, row: MessageRow): Promise<MessageRow> {
  if (row.body.status !== 'streaming') return row;
  const { text, outcomes, toolInvocations } = foldReply(await readTurnLog(tx, row.appId, row.id));
  const annotation = { ...row.body.annotation, actions: outcomes };
  return { ...row, content: text, body: { ...row.body, toolInvocations, annotation } };
}
