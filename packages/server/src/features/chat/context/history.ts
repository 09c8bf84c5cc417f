import type { ChatMode } from '@whittle/contract/chat';
import { parseReply, replyActions, withoutPartMarks } from '@whittle/domain/chat/action-stream';
import { digest } from './digest.ts';
import { estimateTokens } from './tokens.ts';

export type PastMessage = {
  role: 'user' | 'assistant';
  content: string;
  mode?: ChatMode;
  /** Actions of a reply that were not applied, each with its reason. */
  refused?: readonly string[];
  /** What a check found wrong with the app after a reply, and nobody corrected; without it nothing was changed or checked. */
  problems?: readonly string[];
};

type Said = Pick<PastMessage, 'role' | 'content'>;

/**
 * `recent` goes to the model as it was said. `earlier` is a digest of what came before: handing a model shortened
 * replies of its own would teach it to shorten.
 */
export type History = { recent: Said[]; earlier: string };

/** Keeps the newest messages within `recentTokens`, and tells the older ones in short within `earlierTokens`. */
export function splitHistory(
  messages: readonly PastMessage[],
  { recentTokens, earlierTokens }: { recentTokens: number; earlierTokens: number },
): History {
  let first = messages.length;
  let tokens = 0;
  while (first > 0) {
    tokens += estimateTokens(messages[first - 1]!.content);
    if (tokens > recentTokens) break;
    first--;
  }
  while (first < messages.length && messages[first]!.role !== 'user') first++;
  return { recent: mergeNeighbours(messages.slice(first)), earlier: digest(messages.slice(0, first), earlierTokens) };
}

/** Providers refuse empty messages, and some two of one role in a row. */
function mergeNeighbours(messages: readonly PastMessage[]): Said[] {
  const merged: Said[] = [];
  for (const { role, content } of messages) {
    if (content.trim() === '') continue;
    const last = merged.at(-1);
    const said = withoutPartMarks(content);
    if (last?.role === role) last.content += `\n\n${said}`;
    else merged.push({ role, content: said });
  }
  if (merged.at(-1)?.role === 'user') merged.push({ role: 'assistant', content: '(no answer came)' });
  return merged;
}

/** What the last reply left wrong; one that changed nothing, such as one that was cut, left what there was before it. */
export const problemsLeft = (messages: readonly PastMessage[]): readonly string[] =>
  messages.findLast(({ problems }) => problems !== undefined)?.problems ?? [];

/** The end of a reply that broke off inside an action, so that it can be continued (GEN-11). Null when it did not. */
export function cutActionOf(messages: readonly PastMessage[]): string | null {
  const last = messages.findLast(({ role }) => role === 'assistant');
  const action = last && replyActions(parseReply(last.content, { ended: true })).at(-1);
  if (!action?.isTruncated) return null;
  return `type="${action.type}" file="${action.file}" title="${action.title}"\n${action.content}`;
}
