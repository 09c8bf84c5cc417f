import type { ChatMessage } from '@whittle/contract/chat';

/**
 * The version that a user's message led to: that of its answer (N-25). Null while there is none, and for the last turn,
 * behind which there is nothing to go back from.
 */
export function versionOfTurn(messages: readonly ChatMessage[], position: number): string | null {
  const answer = messages[position + 1];
  if (answer?.role !== 'assistant' || position + 2 >= messages.length) return null;
  return answer.annotation.versionId;
}

/** The message of the builder to go back to from the reply at `position`: the last one before that led to another version. */
export function messageBeforeTurn(messages: readonly ChatMessage[], position: number): string | null {
  const made = messages[position]?.annotation.versionId;
  for (let at = position - 2; at >= 0; at -= 1) {
    const message = messages[at]!;
    const versionId = message.role === 'user' ? versionOfTurn(messages, at) : null;
    if (versionId !== null && versionId !== made) return message.id;
  }
  return null;
}
