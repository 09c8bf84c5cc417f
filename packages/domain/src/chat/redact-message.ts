import type { ChatMessage } from '@whittle/contract/chat';

/** Tokens and the provider's own words are for platform admins (ADMIN-04, GEN-21). */
export function redactMessage(message: ChatMessage, viewer: { isAdmin: boolean }): ChatMessage {
  if (viewer.isAdmin) return message;
  const { usage: _, error, ...annotation } = message.annotation;
  return { ...message, annotation: { ...annotation, error: error && { ...error, details: undefined } } };
}
