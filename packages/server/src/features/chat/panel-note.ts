import type { NewLiveEvent } from '@whittle/contract/chat';
import type { AppId, VersionId } from '@whittle/contract/ids';
import { newId } from '../../adapters/ids.ts';
import { AppError } from '../../http/app-error.ts';
import type { Transaction } from './event-log/event-log.ts';
import { emptyAnnotation, type MessageRow, toChatMessage } from './message.ts';
import { findRunningTurn, insertMessage, timeOfNext } from './messages.store.ts';

/** Who speaks in the conversation when the builder changed something by hand. */
const panel = 'Database panel';

/** Throws `turn-running`. */
export async function requireNoTurn(tx: Transaction, appId: AppId): Promise<void> {
  if (await findRunningTurn(tx, appId)) throw new AppError('turn-running');
}

/** Says in the conversation what was changed by hand, so that the builder and the assistant know where a version comes from. */
export async function addPanelNote(
  tx: Transaction,
  appId: AppId,
  { text, versionId, at }: { text: string; versionId: VersionId; at: Date },
): Promise<NewLiveEvent[]> {
  const row: MessageRow = {
    id: newId(),
    appId,
    accountId: null,
    role: 'assistant',
    content: text,
    createdAt: await timeOfNext(tx, appId, at),
    body: {
      status: 'ready',
      attachments: [],
      toolInvocations: [],
      annotation: { ...emptyAnnotation, versionId, outcome: 'complete', model: panel },
    },
  };
  await insertMessage(tx, row);
  return [{ type: 'message-created', message: toChatMessage(row) }];
}
