import { expect, test } from 'vitest';
import { applyTextEdits, toSave } from './rename-symbol.ts';

test('edits are applied wherever they stand in the list', () => {
  const edits = [
    { from: 0, to: 3, insert: 'x' },
    { from: 8, to: 13, insert: 'yy' },
  ];
  expect(applyTextEdits('one two three', edits)).toBe('x two yy');
  expect(applyTextEdits('one two three', edits.toReversed())).toBe('x two yy');
});

test('[FILE-16] all files of a renamed name are saved at once, or none', () => {
  const files = ['a.js', 'b.js'].map((path) => ({ path, edits: [{ from: 0, to: 1, insert: 'z' }] }));
  expect(toSave(files, () => 'abc')).toEqual({
    file: { id: 'a.js', content: 'zbc' },
    base: 'abc',
    others: [{ id: 'b.js', content: 'zbc', base: 'abc' }],
  });
  expect(toSave(files, (path) => (path === 'a.js' ? 'abc' : null))).toBeNull();
});
