import { type Conversation, streamingMessage } from '@whittle/domain/chat/conversation';
import { replyActions } from '@whittle/domain/chat/action-stream';
import { chatTexts as texts } from '../chat.texts.ts';
import { isTruncated, readReply } from '../../../core/replies/read-reply.ts';

/** What the running turn is doing, in words: "Building, 3 files". Null while nothing runs. */
export function turnStatus(conversation: Conversation): string | null {
  const message = streamingMessage(conversation);
  if (!message) return null;
  const done = replyActions(readReply(message)).filter((action) => action.isComplete).length;
  const now = conversation.phase?.messageId === message.id ? conversation.phase : null;
  const phase = now?.phase ?? 'thinking';
  if (now?.repair) return now.phase === 'continuing' ? texts.continuing(now.repair) : texts.repairing(now.repair);
  const words = phase === 'thinking' && done > 0 ? texts.phases.writing : texts.phases[phase];
  return done > 0 ? `${words}, ${texts.files(done)}` : words;
}

/** What is read aloud once when a turn ends; the stream itself is not. */
export function turnResult(conversation: Conversation): string {
  const message = conversation.messages.at(-1);
  if (!message || message.role !== 'assistant' || message.status === 'streaming') return '';
  if (isTruncated(message) || message.annotation.outcome === 'stopped') return texts.ended;
  if (message.annotation.outcome === 'failed' || message.status === 'error') return texts.failed;
  return texts.finished(message.annotation.actions.filter((action) => action.ok).length);
}
