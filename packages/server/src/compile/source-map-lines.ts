import type { LineMark } from '@whittle/domain/preview/line-map';

const digits = new Map([...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].map((c, i) => [c, i]));

/**
 * Where the lines of generated code stem from, read from a source map's `mappings` of one source: marks where the source
 * line changes. A line without a mapping gets the line before it.
 */
export function linesOfMappings(mappings: string): LineMark[][] {
  let source = 0;
  let last = 1;
  return mappings.split(';').map((text) => {
    const marks: LineMark[] = [];
    let column = 0;
    for (const segment of text === '' ? [] : text.split(',')) {
      const [columnStep = 0, , lineStep] = numbersOf(segment);
      column += columnStep;
      if (lineStep === undefined) continue;
      source += lineStep;
      if (marks.length > 0 && source + 1 === last) continue;
      last = source + 1;
      marks.push({ column: marks.length === 0 ? 0 : column, line: last });
    }
    return marks.length > 0 ? marks : [{ column: 0, line: last }];
  });
}

/** The numbers of one segment, in base 64 with a continuation and a sign bit. */
function numbersOf(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const character of segment) {
    const digit = digits.get(character) ?? 0;
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}
