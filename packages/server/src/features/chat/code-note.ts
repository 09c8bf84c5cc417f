import type { NewLiveEvent } from '@whittle/contract/chat-events';
import type { AppId, MessageId, VersionId } from '@whittle/contract/ids';
import { newId } from '../../adapters/ids.ts';
import type { Transaction } from '../../core/event-log/event-log.ts';
import { type MessageRow, toChatMessage } from './message.ts';
import { findLastMessage, updateMessage } from './messages.store.ts';
import { addPanelNote, type PanelTool } from './panel-note.ts';

/** The tools with which files are changed by hand. */
type HandTool = Extract<PanelTool, 'Code editor' | 'Visual edit' | 'Tool editor' | 'Repair lab' | 'App settings'>;
/** Saves that follow one another sooner are one stretch of work, with one message. */
const stretchMs = 10 * 60_000;

type Change = { text: string; by: HandTool; versionId: VersionId; at: Date };

/**
 * Says in the conversation which files were changed by hand; `by` is the tool, which speaks. A stretch of saves with one tool is one message, which moves
 * on to the newest version; the older ones of the stretch stay stored.
 */
export async function noteCodeChange(
  tx: Transaction,
  appId: AppId,
  { text, by, versionId, at }: Change,
): Promise<{ messageId: MessageId; events: NewLiveEvent[] }> {
  const last = await findLastMessage(tx, appId);
  if (last && isOpenStretch(last, by, at)) {
    const lines = new Set([...last.content.split('\n'), text]);
    const body = { ...last.body, annotation: { ...last.body.annotation, versionId } };
    const row = { ...last, content: [...lines].join('\n'), body };
    await updateMessage(tx, row);
    return { messageId: row.id, events: [{ type: 'message-changed', message: toChatMessage(row) }] };
  }
  const messageId = newId();
  return { messageId, events: await addPanelNote(tx, appId, { text, messageId, versionId, at, by }) };
}

const isOpenStretch = ({ body, createdAt }: MessageRow, by: HandTool, at: Date) =>
  body.annotation.model === by && at.getTime() - createdAt.getTime() < stretchMs;
