import type { ChatMessage, SendChatRequest } from '@whittle/contract/chat';
import { chatCalls } from '@whittle/contract/chat/calls';
import { limits } from '@whittle/contract/limits';
import { ApiError, reasonOf } from '../../lib/api-error.ts';
import { callServer } from '../../lib/call-server.ts';
import type { MessageExtras } from './chat-handlers.ts';
import { chatTexts as texts } from './chat.texts.ts';

type NewMessage = {
  chatId: string;
  messages: readonly ChatMessage[];
  text: string;
  currentPath?: string;
  extras?: MessageExtras;
};

/**
 * Sends a message (GEN-14): the last 3 with the new one. The turn belongs to the server and arrives by the event log, so
 * the answer's own stream is let go once the server has taken the message.
 */
export async function sendMessage(
  appId: string,
  { chatId, messages, text, currentPath, extras = {} }: NewMessage,
): Promise<void> {
  const { id, attachments = [], ...rest } = extras;
  const earlier = messages
    .slice(-(limits.chatRequestMessages - 1))
    .map(({ id: known, role, content }) => ({ id: known, role, content }));
  const body: SendChatRequest = {
    id: chatId,
    messages: [...earlier, { id, role: 'user', content: text }],
    currentPath,
    walks: document.visibilityState === 'visible',
    ...rest,
    ...(attachments.length > 0 && { attachments: [...attachments] }),
  };
  const response = await callServer(chatCalls.send, { params: { appId }, body });
  await response.body?.cancel();
}

/** An id for a message that is not sent yet. */
export const newMessageId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Ends the running turn; what is finished is kept. That none runs any more is what was wanted. */
export async function stopTurn(appId: string): Promise<void> {
  try {
    await callServer(chatCalls.stop, { params: { appId } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'no-turn-running')) throw error;
  }
}

/** The person was asked whether to send, and did not. What they wrote stays where it is. */
export class SendCancelled extends Error {
  override readonly name = 'SendCancelled';
}

/** GEN-17 to GEN-21: what the server knows the reason of has its own sentence, everything else failed on the way. */
export function sendFailure(error: unknown): string {
  if (error instanceof SendCancelled) return '';
  return reasonOf(error, texts.sendFailed);
}
