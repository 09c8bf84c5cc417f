import type { ChatMessage } from '@whittle/contract/chat';
import type { TurnChecks } from '@whittle/contract/turn-checks';
import { type ProblemKind, problemKinds } from '../repairs/problem.ts';

type Turn = Pick<ChatMessage, 'id' | 'annotation'>;

/** What leaves a page working: something on it does less than it should. */
const harmless = new Set<string>([
  'entity',
  'field',
  'hook-place',
  'list-key',
  'link',
  'html-in-jsx',
  'query-call',
  'value',
  'type',
  'event-handler',
  'access-rule',
  'hidden-page',
  'tool',
] satisfies ProblemKind[]);
const breaking = new Set<string>(problemKinds.filter((kind) => !harmless.has(kind)));

/** A turn ended with a page of it that does not run. Of turns from before kinds were kept nothing is said. */
const isBroken = (checks: TurnChecks | null): boolean =>
  checks?.problems.some(({ kind }) => kind !== undefined && breaking.has(kind)) ?? false;

/**
 * The version to run in the place of a newest one that is broken, with the message that leads to it; null where the newest
 * one works as far as anybody knows, or no earlier one does. A change by hand is always shown to whoever makes it. REPAIR-14
 */
export function lastWorkingVersion(
  turns: readonly Turn[],
  latestVersionId: string | null,
): { versionId: string; messageId: string } | null {
  const newest = turns.findLastIndex(({ annotation }) => annotation.versionId === latestVersionId);
  if (latestVersionId === null || newest < 0 || !isBroken(turns[newest]!.annotation.checks)) return null;
  const before = turns
    .slice(0, newest)
    .findLast(({ annotation: { versionId, checks } }) => versionId !== null && !isBroken(checks));
  return before ? { versionId: before.annotation.versionId!, messageId: before.id } : null;
}
