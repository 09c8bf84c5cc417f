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

/** A state of the app that the conversation led to, and the message that tells of it. */
export type EarlierState = { messageId: string; versionId: string };

/** What the app was before the reply at `position`: the newest state before that is another, made by whomever. */
export function stateBefore(messages: readonly ChatMessage[], position: number): EarlierState | null {
  const made = messages[position]?.annotation.versionId;
  for (const { id, annotation } of messages.slice(0, Math.max(0, position)).reverse()) {
    const { versionId } = annotation;
    if (versionId !== null && versionId !== made) return { messageId: id, versionId };
  }
  return null;
}

/** Where the newest reply stands that changed the app, whatever was said since; -1 where no state was before it. */
export function newestChange(messages: readonly ChatMessage[]): number {
  const position = messages.findLastIndex(({ role }, at) => role === 'assistant' && madeVersion(messages, at));
  return stateBefore(messages, position) === null ? -1 : position;
}

/** Whether the reply at `position` changed the app. One that changed nothing names the version that was there before. */
function madeVersion(messages: readonly ChatMessage[], position: number): boolean {
  const made = messages[position]?.annotation.versionId ?? null;
  const before = messages.slice(0, Math.max(0, position)).findLast(({ annotation }) => annotation.versionId !== null);
  return made !== null && before?.annotation.versionId !== made;
}
