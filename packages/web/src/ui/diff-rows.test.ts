import { describe, expect, it } from 'vitest';
import { type DiffRow, changeStarts, diffRows } from './diff-rows.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join('');

/** A diff as text: sign, then the line, with [changed words]. */
function drawn(rows: DiffRow[]): string[] {
  return rows.map((row) => {
    if (row.kind === 'gap') return `… ${row.rows.length}`;
    if (row.kind === 'same') return `  ${row.text}`;
    const text = row.parts.map((part) => (part.isChanged ? `[${part.text}]` : part.text)).join('');
    return `${row.kind === 'added' ? '+' : '-'} ${text}`;
  });
}

describe('the rows of a diff', () => {
  it('[VER-15] 3 lines stay around a change, the others are folded', () => {
    const rows = diffRows(numbered(20), numbered(20).replace('line 10\n', 'line ten\n'));
    expect(drawn(rows)).toEqual([
      '… 6',
      '  line 7',
      '  line 8',
      '  line 9',
      '- line [10]',
      '+ line [ten]',
      '  line 11',
      '  line 12',
      '  line 13',
      '… 7',
    ]);
    expect(changeStarts(rows)).toEqual([4]);
  });

  it('[VER-15] words are marked up to 10,000 characters on a side and not above', () => {
    const long = `${'x'.repeat(9_990)}\n`;
    expect(drawn(diffRows(`${long}a b\n`, `${long}a c\n`)).slice(-2)).toEqual(['- a [b]', '+ a [c]']);
    expect(drawn(diffRows(`${long}a b\n`, `${long}a c and more\n`)).slice(-2)).toEqual(['- a b', '+ a c and more']);
  });

  it('line numbers count each side by itself', () => {
    const rows = diffRows('a\nb\nc\n', 'a\nx\ny\nc\n');
    expect(rows).toMatchObject([
      { kind: 'same', oldLine: 1, newLine: 1 },
      { kind: 'removed', oldLine: 2 },
      { kind: 'added', newLine: 2 },
      { kind: 'added', newLine: 3 },
      { kind: 'same', oldLine: 3, newLine: 4 },
    ]);
  });

  it.each([
    ['', 'a\nb\n', ['+ a', '+ b']],
    ['a\nb\n', '', ['- a', '- b']],
    ['a\n', 'a\n', ['… 1']],
    ['a\nb', 'a', ['- [a]', '- b', '+ a']],
    ['', '', []],
  ])('%j to %j', (before, after, expected) => {
    const rows = drawn(diffRows(before, after));
    expect(rows.map((row) => row.replaceAll(/[[\]]/g, ''))).toEqual(
      expected.map((row) => row.replaceAll(/[[\]]/g, '')),
    );
  });

  it('every line of both sides is in the diff exactly once', () => {
    const before = numbered(40).replaceAll('line 3', 'three');
    const after = numbered(45).replaceAll('7', 'seven').replace('line 12\n', '');
    const rows = diffRows(before, after).flatMap((row) => (row.kind === 'gap' ? row.rows : [row]));
    const text = (row: DiffRow) =>
      row.kind === 'same' ? row.text : row.kind === 'gap' ? '' : row.parts.map((part) => part.text).join('');
    const side = (kind: 'removed' | 'added') =>
      rows
        .filter((row) => row.kind === 'same' || row.kind === kind)
        .map((row) => `${text(row)}\n`)
        .join('');
    expect(side('removed')).toBe(before);
    expect(side('added')).toBe(after);
  });
});
