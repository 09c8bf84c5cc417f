import type { ChatMessage } from '@whittle/contract/chat';
import { applyEvents, openConversation } from '@whittle/domain/chat/conversation';
import type { AppState } from './app-state.ts';

/** The conversation: one way through the tree of messages, ending at the head, and the same for everybody who looks. */
export function* conversationViolations(state: AppState): Generator<string> {
  const { messages, versions, snapshot } = state;
  const versionIds = new Set(versions.map(({ id }) => id));
  const messageIds = new Set(messages.map(({ id }) => id));
  const line = messages.filter(({ archivedBy }) => archivedBy === null);
  for (const { id, versionId, parentId, archivedBy } of messages) {
    if (versionId !== null && !versionIds.has(versionId))
      yield `message ${id} leads to version ${versionId}, which is gone`;
    if (parentId !== null && !messageIds.has(parentId)) yield `message ${id} follows ${parentId}, which is gone`;
    if (archivedBy !== null && versions.length > 0 && !versionIds.has(archivedBy))
      yield `message ${id} was taken out for version ${archivedBy}, which is gone`;
  }
  for (const [at, { id, parentId }] of line.entries()) {
    const before = line[at - 1]?.id ?? null;
    if (parentId !== before) yield `message ${id} follows ${parentId} and stands behind ${before}`;
  }
  const head = versions.at(-1);
  const isHeadSaid = head === undefined || head.messageId === null || line.some(({ id }) => id === head.messageId);
  if (!isHeadSaid) yield `the head ${head.id} belongs to a message that is not in the conversation`;

  const shown = snapshot.messages.map(({ id }) => id);
  const newest = line.slice(line.length - shown.length).map(({ id }) => id);
  if (shown.join() !== newest.join() || snapshot.hasOlder !== line.length > shown.length)
    yield 'the snapshot shows other messages than are stored';
  if (snapshot.app.latestVersionId !== state.latestVersionId) yield 'the snapshot tells another head';
  yield* replayViolations(state);
}

/** Nothing runs, and nothing says that it does. For an app that nobody asks anything at the moment. */
export function* idleViolations({ runningTurns, messages }: AppState): Generator<string> {
  for (const id of runningTurns) yield `turn ${id} runs, and nobody runs it`;
  for (const { id, status } of messages) if (status === 'streaming') yield `message ${id} is never finished`;
}

/** A window that followed the log since its beginning shows what a window that opens now is told. */
function* replayViolations({ events, snapshot }: AppState): Generator<string> {
  const first = events[0]?.seq ?? 1;
  const gap = events.findIndex(({ seq }, at) => seq !== first + at);
  if (gap >= 0) return yield `the event log has a gap before ${events[gap]!.seq}`;
  // What is old was trimmed from the log, and nobody follows from there.
  if (first > 1) return;
  const window = applyEvents(openConversation({ ...snapshot, messages: [], cursor: 0 }), events);
  if (window.cursor !== snapshot.cursor)
    yield `the event log ends at ${window.cursor}, the snapshot at ${snapshot.cursor}`;
  const newest = window.messages.slice(window.messages.length - snapshot.messages.length);
  const [told, replayed] = [snapshot.messages, newest].map((list) => list.map(essence).join('\n'));
  if (told !== replayed) yield `the event log tells another conversation:\n${replayed}\nthan the snapshot:\n${told}`;
}

const essence = ({ id, role, content, status, annotation }: ChatMessage): string =>
  JSON.stringify([id, role, content, status, annotation.versionId, annotation.outcome]);
