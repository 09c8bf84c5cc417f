import type { ChatMessage } from '@whittle/contract/chat';

/** Tokens and the provider's own words are for platform admins (GEN-21, S-20). */
export function redactMessage(message: ChatMessage, viewer: { isAdmin: boolean }): ChatMessage {
  if (viewer.isAdmin) return message;
  const { usage: _, error, ...annotation } = message.annotation;
  return { ...message, annotation: { ...annotation, error: error && { ...error, details: undefined } } };
}
