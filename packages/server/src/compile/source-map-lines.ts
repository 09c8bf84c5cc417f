import type { LineMark } from '@whittle/domain/preview/line-map';

const digits = new Map([...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].map((c, i) => [c, i]));

/** From `column` of a line on the code stems from this place. All numbers count from 0. */
export type Segment = { column: number; source: number; line: number; sourceColumn: number };

/** The segments of a source map's `mappings` that name a source, line by line. */
export function readMappings(mappings: string): Segment[][] {
  let [source, line, sourceColumn] = [0, 0, 0];
  return mappings.split(';').map((text) => {
    const segments: Segment[] = [];
    let column = 0;
    for (const segment of text === '' ? [] : text.split(',')) {
      const [columnStep = 0, sourceStep, lineStep = 0, sourceColumnStep = 0] = numbersOf(segment);
      column += columnStep;
      if (sourceStep === undefined) continue;
      source += sourceStep;
      line += lineStep;
      sourceColumn += sourceColumnStep;
      segments.push({ column, source, line, sourceColumn });
    }
    return segments;
  });
}

/**
 * Where the lines of generated code stem from, read from a source map's `mappings` of one source: marks where the source
 * line changes. A line without a mapping gets the line before it.
 */
export function linesOfMappings(mappings: string): LineMark[][] {
  let last = 1;
  return readMappings(mappings).map((segments) => {
    const marks: LineMark[] = [];
    for (const { column, line } of segments) {
      if (marks.length > 0 && line + 1 === last) continue;
      last = line + 1;
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
