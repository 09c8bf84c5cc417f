import type { LineMark } from '@whittle/domain/preview/line-map';

const digits = new Int8Array(128);
for (const [digit, character] of [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].entries())
  digits[character.charCodeAt(0)] = digit;

const comma = 44;
const semicolon = 59;

/** From `column` of generated line `at` on the code stems from this place. All numbers count from 0. */
type OnSegment = (at: number, column: number, source: number, line: number, sourceColumn: number) => void;

/**
 * Reads a source map's `mappings`, in which steps stand in base 64 with a continuation and a sign bit. Each segment that
 * names a source is told in its turn, since a bundle has a million of them. Answers how many lines the code has.
 */
export function readMappings(mappings: string, onSegment: OnSegment): number {
  // The place so far, in the order in which a segment's steps stand.
  let [column, source, line, sourceColumn] = [0, 0, 0, 0];
  let [at, step, value, shift] = [0, 0, 0, 0];
  for (let index = 0; index <= mappings.length; index += 1) {
    const character = index < mappings.length ? mappings.charCodeAt(index) : semicolon;
    if (character === comma || character === semicolon) {
      if (step >= 4) onSegment(at, column, source, line, sourceColumn);
      step = 0;
      if (character === semicolon) {
        at += 1;
        column = 0;
      }
      continue;
    }
    const digit = digits[character]!;
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    const by = value & 1 ? -(value >> 1) : value >> 1;
    if (step === 0) column += by;
    else if (step === 1) source += by;
    else if (step === 2) line += by;
    else if (step === 3) sourceColumn += by;
    step += 1;
    value = 0;
    shift = 0;
  }
  return at;
}

/**
 * Where the lines of generated code stem from, read from a source map's `mappings` of one source: marks where the source
 * line changes. A line without a mapping gets the line before it.
 */
export function linesOfMappings(mappings: string): LineMark[][] {
  const lines: LineMark[][] = [];
  let last = 1;
  const fillTo = (count: number) => {
    while (lines.length < count) lines.push([{ column: 0, line: last }]);
  };
  const count = readMappings(mappings, (at, column, _source, line) => {
    fillTo(at);
    if (lines.length === at) {
      last = line + 1;
      lines.push([{ column: 0, line: last }]);
    } else if (line + 1 !== last) {
      last = line + 1;
      lines[at]!.push({ column, line: last });
    }
  });
  fillTo(count);
  return lines;
}
