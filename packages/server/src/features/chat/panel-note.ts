import type { NewLiveEvent } from '@whittle/contract/chat-events';
import type { AppId, MessageId, VersionId } from '@whittle/contract/ids';
import { AppError } from '../../http/app-error.ts';
import type { Transaction } from './event-log/event-log.ts';
import { emptyAnnotation, type MessageRow, toChatMessage } from './message.ts';
import { findRunningTurn, insertMessages, timeOfNext } from './messages.store.ts';

/** `by` says what the builder used to change something by hand. */
export type PanelNote = { text: string; messageId: MessageId; versionId: VersionId; at: Date; by?: string };

/** Throws `turn-running`. */
export async function requireNoTurn(tx: Transaction, appId: AppId): Promise<void> {
  if (await findRunningTurn(tx, appId)) throw new AppError('turn-running');
}

/** Says in the conversation what was changed by hand, so that the builder and the assistant know where a version comes from. */
export async function addPanelNote(
  tx: Transaction,
  appId: AppId,
  { text, messageId, versionId, at, by = 'Database panel' }: PanelNote,
): Promise<NewLiveEvent[]> {
  const row: MessageRow = {
    id: messageId,
    appId,
    accountId: null,
    role: 'assistant',
    content: text,
    createdAt: await timeOfNext(tx, appId, at),
    body: {
      status: 'ready',
      attachments: [],
      toolInvocations: [],
      annotation: { ...emptyAnnotation, versionId, outcome: 'complete', model: by },
    },
  };
  await insertMessages(tx, [row]);
  return [{ type: 'message-created', message: toChatMessage(row) }];
}
