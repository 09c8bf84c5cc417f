import { expect, test } from 'vitest';
import { applyTextEdits, doOverlap, keepingLines } from './text-edits.ts';

const insert = (at: number, text: string) => ({ start: at, end: at, text });

test('edits are made in the places that they name, in whatever order they come', () => {
  const edits = [{ start: 6, end: 7, text: '' }, insert(0, 'a'), { start: 2, end: 5, text: 'XY' }, insert(0, 'b')];
  expect(applyTextEdits('0123456789', edits)).toBe('ab01XY5789');
  expect(applyTextEdits('01', [insert(2, '!'), { start: 1, end: 2, text: '' }])).toBe('0!');
  expect(applyTextEdits('same', [])).toBe('same');
});

test('edits of the same characters are seen, and never made', () => {
  const edits = [
    { start: 0, end: 3, text: 'x' },
    { start: 2, end: 5, text: 'y' },
  ];
  expect(doOverlap(edits)).toBe(true);
  expect(() => applyTextEdits('0123456789', edits)).toThrow();
  expect(doOverlap([{ start: 0, end: 3, text: '' }, insert(3, 'x'), { start: 3, end: 4, text: 'y' }])).toBe(false);
});

test('edits that keep lines leave every later line and column where it was', () => {
  const text = "import {\n  a,\n} from 'b';\nlet c = import.meta.env;";
  const at = text.indexOf('import.meta');
  const edits = keepingLines(text, [
    { start: 0, end: text.indexOf('\nlet'), text: '' },
    { start: at, end: at + 'import.meta'.length, text: '__m' },
  ]);
  expect(applyTextEdits(text, edits)).toBe('\n\n\nlet c = __m        .env;');
});
