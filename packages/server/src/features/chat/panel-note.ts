import type { NewLiveEvent } from '@whittle/contract/chat-events';
import type { AppId, MessageId, VersionId } from '@whittle/contract/ids';
import { AppError } from '../../http/app-error.ts';
import type { Transaction } from '../../core/event-log/event-log.ts';
import { emptyAnnotation, type MessageRow, toChatMessage } from './message.ts';
import { findRunningTurn, insertMessages, timeOfNext } from './messages.store.ts';

/** What the builder changes something with instead of the assistant, and the name that the message about it has. */
const tools = {
  'Database panel': 'database-panel',
  'Code editor': 'code-editor',
  'Visual edit': 'visual-edit',
  'Tool editor': 'tool-editor',
  'Repair lab': 'repair-lab',
  'App settings': 'app-settings',
  Import: 'import',
} as const;
export type PanelTool = keyof typeof tools;

export type PanelNote = { text: string; messageId: MessageId; versionId: VersionId; at: Date; by?: PanelTool };

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
      annotation: {
        ...emptyAnnotation,
        versionId,
        outcome: 'complete',
        model: by,
        systemActionInfo: { tool: tools[by] },
      },
    },
  };
  await insertMessages(tx, [row]);
  return [{ type: 'message-created', message: toChatMessage(row) }];
}
