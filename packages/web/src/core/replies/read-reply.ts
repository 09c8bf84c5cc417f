import type { ChatMessage } from '@whittle/contract/chat';
import { type ActionStream, type Reply, createActionStream, replyActions } from '@whittle/domain/chat/action-stream';

const known = new WeakMap<ChatMessage, Reply>();
/** Parsers of replies that are still being written, by message id, with the text they were given. */
const open = new Map<string, { text: string; stream: ActionStream }>();

/**
 * The reply that a message holds. A streaming reply is read on from where it was, so its cost is that of the new
 * characters; blocks that are closed keep their identity from one reading to the next.
 */
export function readReply(message: ChatMessage): Reply {
  const before = known.get(message);
  if (before) return before;
  const entry = continueReading(message);
  if (message.status !== 'streaming') {
    entry.stream.end();
    open.delete(message.id);
  }
  const { reply } = entry.stream;
  known.set(message, reply);
  return reply;
}

function continueReading({ id, content }: ChatMessage) {
  let entry = open.get(id);
  if (!entry || !content.startsWith(entry.text)) entry = { text: '', stream: createActionStream() };
  entry.stream.push(content.slice(entry.text.length));
  entry.text = content;
  open.set(id, entry);
  return entry;
}

/** GEN-10: the reply, or one of its actions, broke off by itself. */
export function isTruncated(message: ChatMessage): boolean {
  const { outcome } = message.annotation;
  if (message.role !== 'assistant' || message.status === 'streaming' || outcome === 'stopped') return false;
  if (outcome === 'truncated') return true;
  const again = message.annotation.actions.filter(({ problem }) => problem === 'asked-again');
  return replyActions(readReply(message)).some(
    (action) => action.isTruncated && !again.some(({ index }) => index === action.index),
  );
}
