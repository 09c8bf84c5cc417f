import { applyEdits } from '@whittle/domain/chat/apply-edits';
import type { Edit } from '@whittle/domain/chat/edits';
import { structuredPatch } from 'diff';

const widest = 12;
/** Blocks that together are longer than this share of the file are not worth it: the whole file is clearer. */
const largestShare = 0.6;

/**
 * The search/replace blocks that turn one text into the other, each search standing once; null when the whole new text is
 * the shorter or the only way to say it.
 */
export function lineEdits(before: string, after: string): Edit[] | null {
  for (let context = 1; context <= widest; context += 1) {
    const { hunks } = structuredPatch('', '', `${before}\n`, `${after}\n`, '', '', { context });
    const edits = hunks.map(({ lines }) => ({
      search: lines
        .filter((line) => line[0] === ' ' || line[0] === '-')
        .map((line) => line.slice(1))
        .join('\n'),
      replace: lines
        .filter((line) => line[0] === ' ' || line[0] === '+')
        .map((line) => line.slice(1))
        .join('\n'),
    }));
    const size = edits.reduce((sum, { search, replace }) => sum + search.length + replace.length, 0);
    if (size > largestShare * (before.length + after.length)) return null;
    const applied = applyEdits(before, edits);
    if (applied.ok && applied.content === after) return edits;
  }
  return null;
}
