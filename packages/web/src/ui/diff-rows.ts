import { limits } from '@whittle/contract/limits';
import { diffLines, diffWordsWithSpace } from 'diff';

/** A stretch of a changed line; `isChanged` marks the words that differ. */
export type Part = { text: string; isChanged: boolean };
type Same = { kind: 'same'; oldLine: number; newLine: number; text: string };
type Removed = { kind: 'removed'; oldLine: number; parts: Part[] };
type Added = { kind: 'added'; newLine: number; parts: Part[] };
/** Unchanged lines far from every change, folded into one row. */
type Gap = { kind: 'gap'; rows: Same[] };
export type DiffRow = Same | Removed | Added | Gap;

/** Comparing may not take longer than this; texts that differ everywhere are then shown as wholly replaced. */
const timeoutMs = 1_000;

/**
 * The lines of two texts side by side, line numbers from 1. Words are compared inside changed lines unless either text
 * has more than 10,000 characters, and 3 lines stay around each change. Rule: VER-15.
 */
export function diffRows(oldCode: string, newCode: string): DiffRow[] {
  const comparesWords = Math.max(oldCode.length, newCode.length) <= limits.wordDiffMaxChars;
  const changes = diffLines(oldCode, newCode, { timeout: timeoutMs }) ?? [
    { value: oldCode, removed: true, added: false },
    { value: newCode, removed: false, added: true },
  ];
  const rows: Exclude<DiffRow, Gap>[] = [];
  let oldLine = 1;
  let newLine = 1;
  const remove = (lines: Part[][]) => {
    for (const parts of lines) rows.push({ kind: 'removed', oldLine: oldLine++, parts });
  };
  const add = (lines: Part[][]) => {
    for (const parts of lines) rows.push({ kind: 'added', newLine: newLine++, parts });
  };
  for (let index = 0; index < changes.length; index += 1) {
    const { value, removed, added } = changes[index]!;
    const next = changes[index + 1];
    if (removed && next?.added) {
      const [oldParts, newParts] = compare(value, next.value, comparesWords);
      remove(oldParts);
      add(newParts);
      index += 1;
    } else if (removed) remove(plain(value));
    else if (added) add(plain(value));
    else for (const text of linesOf(value)) rows.push({ kind: 'same', oldLine: oldLine++, newLine: newLine++, text });
  }
  return fold(rows);
}

/** Where the changes of a diff begin, as positions among its rows. */
export function changeStarts(rows: readonly DiffRow[]): number[] {
  const isChange = (row: DiffRow | undefined) => row?.kind === 'added' || row?.kind === 'removed';
  return rows.flatMap((row, index) => (isChange(row) && !isChange(rows[index - 1]) ? [index] : []));
}

function linesOf(text: string): string[] {
  if (text === '') return [];
  return (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n');
}

const plain = (text: string): Part[][] => linesOf(text).map((line) => [{ text: line, isChanged: false }]);

function compare(removed: string, added: string, comparesWords: boolean): [Part[][], Part[][]] {
  if (!comparesWords) return [plain(removed), plain(added)];
  const words = diffWordsWithSpace(removed, added);
  const kept = words
    .filter((word) => !word.added && !word.removed)
    .reduce((sum, { value }) => sum + value.trim().length, 0);
  // Lines that share next to nothing were replaced, not edited: marking every word would say nothing.
  if (kept * 4 < Math.max(removed.trim().length, added.trim().length)) return [plain(removed), plain(added)];
  return [
    toLines(words.filter((word) => !word.added).map(({ value, removed: isChanged }) => ({ text: value, isChanged }))),
    toLines(words.filter((word) => !word.removed).map(({ value, added: isChanged }) => ({ text: value, isChanged }))),
  ];
}

/** Cuts a row of parts at the line breaks inside them. */
function toLines(parts: Part[]): Part[][] {
  const lines: Part[][] = [[]];
  for (const { text, isChanged } of parts) {
    text.split('\n').forEach((piece, index) => {
      if (index > 0) lines.push([]);
      if (piece !== '') lines.at(-1)?.push({ text: piece, isChanged });
    });
  }
  if (lines.at(-1)?.length === 0) lines.pop();
  return lines;
}

function fold(rows: Exclude<DiffRow, Gap>[]): DiffRow[] {
  const isNear = rows.map(() => false);
  rows.forEach((row, index) => {
    if (row.kind !== 'same')
      isNear.fill(true, Math.max(0, index - limits.diffContextLines), index + limits.diffContextLines + 1);
  });
  const folded: DiffRow[] = [];
  rows.forEach((row, index) => {
    const last = folded.at(-1);
    if (isNear[index] || row.kind !== 'same') folded.push(row);
    else if (last?.kind === 'gap') last.rows.push(row);
    else folded.push({ kind: 'gap', rows: [row] });
  });
  return folded;
}
