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
