import { expect, test } from 'vitest';
import fc from 'fast-check';
import { encodeLineMap, sourceLine } from './line-map.ts';

test('every line of code leads back to its source line, however far the jumps', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 100_000 })), (lines) => {
      const encoded = encodeLineMap(lines);
      expect(lines.map((_, index) => sourceLine(encoded, index + 1))).toEqual(lines);
    }),
  );
});

test('a line after the end leads nowhere, and code in source order takes a character a line', () => {
  const encoded = encodeLineMap([1, 2, 3, 5, 5, 6]);
  expect(encoded).toHaveLength(6);
  expect(sourceLine(encoded, 7)).toBeNull();
});
