import type { ChatQueue } from '@whittle/contract/chat';
import type { NewLiveEvent } from '@whittle/contract/chat-events';
import type { AppId } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import { AppError } from '../../../http/app-error.ts';
import type { NewMessage } from '../begin-turn.ts';
import type { Transaction } from '../../../core/event-log/event-log.ts';
import { insertQueued, listQueued, toChatQueue } from './queue.store.ts';

/** Lets a message wait for the end of the running turn. One that was sent again waits once. Throws `queue-full`. */
export async function enqueue(
  tx: Transaction,
  emit: (event: NewLiveEvent) => void,
  appId: AppId,
  message: NewMessage,
  now: Date,
): Promise<ChatQueue> {
  const waiting = await listQueued(tx, appId);
  if (waiting.some(({ id }) => id === message.id)) return toChatQueue(waiting);
  if (waiting.length >= limits.chatQueueLength) throw new AppError('queue-full');
  const last = waiting.at(-1)?.createdAt.getTime() ?? 0;
  const isHeld = waiting.some((row) => row.isHeld);
  await insertQueued(tx, appId, message, { createdAt: new Date(Math.max(now.getTime(), last + 1)), isHeld });
  const queue = toChatQueue(await listQueued(tx, appId));
  emit({ type: 'queue-changed', queue });
  return queue;
}
