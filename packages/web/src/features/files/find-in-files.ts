import type { VersionFile } from '@whittle/contract/versions';

/** A line that holds what is looked for: `text` without the space at its ends, the found part from `from` to `to` in it. */
type FoundLine = { path: string; line: number; text: string; from: number; to: number };

export type Found = { lines: FoundLine[]; hasMore: boolean };

const maxLines = 500;
const maxShown = 200;
const shownBefore = 60;

/** The lines of all files that hold `query`, letter by letter, in the order of the files. */
export function findInFiles(files: readonly VersionFile[], query: string, isCaseSensitive = false): Found {
  const lines: FoundLine[] = [];
  if (query.trim() === '') return { lines, hasMore: false };
  const plain = (text: string) => (isCaseSensitive ? text : text.toLowerCase());
  const wanted = plain(query);
  for (const { path, content } of files) {
    if (!plain(content).includes(wanted)) continue;
    for (const [index, text] of content.split('\n').entries()) {
      const at = plain(text).indexOf(wanted);
      if (at < 0) continue;
      if (lines.length === maxLines) return { lines, hasMore: true };
      lines.push({ path, line: index + 1, ...cut(text, at, at + query.length) });
    }
  }
  return { lines, hasMore: false };
}

/** Long lines are shown around what was found. */
function cut(line: string, at: number, end: number): Pick<FoundLine, 'text' | 'from' | 'to'> {
  const indent = line.length - line.trimStart().length;
  const start = Math.max(Math.min(indent, at), at - shownBefore);
  return { text: line.slice(start, Math.max(end, start + maxShown)).trimEnd(), from: at - start, to: end - start };
}
