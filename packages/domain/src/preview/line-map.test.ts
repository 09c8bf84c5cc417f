import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeLineMap, sourceLine } from './line-map.ts';

const lineNumber = fc.integer({ min: 1, max: 100_000 });
const codeLine = fc
  .array(fc.record({ column: fc.integer({ min: 1, max: 5_000 }), line: lineNumber }), { maxLength: 5 })
  .chain((marks) => lineNumber.map((line) => [{ column: 0, line }, ...marks.toSorted((a, b) => a.column - b.column)]));

test('every place of the code leads back to its source line, however far the jumps', () => {
  fc.assert(
    fc.property(fc.array(codeLine), (map) => {
      const encoded = encodeLineMap(map);
      map.forEach((marks, index) => {
        for (const { column } of marks) {
          const expected = marks.findLast((mark) => mark.column <= column)!.line;
          expect(sourceLine(encoded, index + 1, column)).toBe(expected);
        }
      });
    }),
  );
});

test('a line after the end leads nowhere, and code in source order takes a character a line', () => {
  const encoded = encodeLineMap([1, 2, 3, 5, 5, 6].map((line) => [{ column: 0, line }]));
  expect(encoded).toHaveLength(6);
  expect(sourceLine(encoded, 7)).toBeNull();
});
