import type { ChatMessage, ChatSnapshot } from '@whittle/contract/chat';
import type { AppId } from '@whittle/contract/ids';
import { eq } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';
import type { LanguageModels } from '../../adapters/language-model/language-model.ts';
import { appEventHeads } from '../../adapters/database/schema.ts';
import type { AppsService } from '../apps/apps.service.ts';
import type { Transaction } from './event-log/event-log.ts';
import { foldReply, readTurnLog } from './event-log/read-turn-log.ts';
import { type MessageRow, redactMessage, toChatMessage } from './message.ts';
import { listMessages } from './messages.store.ts';

type Deps = { db: Database; apps: AppsService; models: LanguageModels };

/** The conversation at one instant: whoever follows the log from `cursor` on misses nothing and sees nothing twice. */
export async function readSnapshot(
  { db, apps, models }: Deps,
  appId: AppId,
  viewer: { isAdmin: boolean },
): Promise<ChatSnapshot> {
  const { label, isBuiltIn } = await models.current();
  return db.transaction(
    async (tx) => {
      const app = await apps.summaryIn(tx, appId);
      const [head] = await tx
        .select({ seq: appEventHeads.seq })
        .from(appEventHeads)
        .where(eq(appEventHeads.appId, appId));
      const messages: ChatMessage[] = [];
      for (const row of await listMessages(tx, appId)) {
        messages.push(redactMessage(toChatMessage(await withLoggedReply(tx, row)), viewer));
      }
      return { chatId: appId, app, messages, cursor: head?.seq ?? 0, model: { label, isBuiltIn } };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** A reply that is still being written stands in the log, not in its row. */
async function withLoggedReply(tx: Transaction, row: MessageRow): Promise<MessageRow> {
  if (row.body.status !== 'streaming') return row;
  const { text, outcomes, toolInvocations } = foldReply(await readTurnLog(tx, row.appId, row.id));
  const annotation = { ...row.body.annotation, actions: outcomes };
  return { ...row, content: text, body: { ...row.body, toolInvocations, annotation } };
}
