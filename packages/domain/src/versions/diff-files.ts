import type { VersionFile } from '@whittle/contract/versions';
import { fileKinds } from '../files/file-kinds.ts';
import { comparePaths, kindOf } from '../files/paths.ts';

export const diffStatuses = ['added', 'modified', 'deleted', 'unchanged'] as const;
export type DiffStatus = (typeof diffStatuses)[number];

/** One file in two versions (VER-11). The side on which the file is missing is the empty text. */
export type FileDiff = { path: string; oldCode: string; newCode: string; status: DiffStatus };

/**
 * Compares the files of two versions. All files are in the result, the unchanged ones last; within one status they stand
 * in the order of the file tree. Rule: VER-13.
 */
export function diffFiles(before: readonly VersionFile[], after: readonly VersionFile[]): FileDiff[] {
  const old = new Map(before.map(({ path, content }) => [path, content]));
  const now = new Map(after.map(({ path, content }) => [path, content]));
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((path) => ({
      path,
      oldCode: old.get(path) ?? '',
      newCode: now.get(path) ?? '',
      status: statusOf(old.get(path), now.get(path)),
    }))
    .sort((a, b) => rank(a) - rank(b) || comparePaths(a.path, b.path));
}

const rank = ({ status }: FileDiff) => diffStatuses.indexOf(status);

function statusOf(before: string | undefined, after: string | undefined): DiffStatus {
  if (before === undefined) return 'added';
  if (after === undefined) return 'deleted';
  return before === after ? 'unchanged' : 'modified';
}

/** The headings of the tree in 'All Changes', in their order (VER-10). */
export const diffGroups = ['components', 'pages', 'layout', 'global css', 'entities', 'services', 'other'] as const;
export type DiffGroup = (typeof diffGroups)[number];

/** The changed files below their headings; a heading without changes is left out. */
export function groupDiffs(diffs: readonly FileDiff[]): { group: DiffGroup; files: FileDiff[] }[] {
  const changed = diffs.filter(({ status }) => status !== 'unchanged');
  return diffGroups
    .map((group) => ({ group, files: changed.filter(({ path }) => fileKinds[kindOf(path)].diffGroup === group) }))
    .filter(({ files }) => files.length > 0);
}
