/** From `column` (from 0) of a line of compiled code on, until the next mark, the code stems from `line` of the source. */
export type LineMark = { column: number; line: number };

/** One list of marks for each line of the code; the first mark of a line counts from its start. Lines count from 1. */
export type LineMap = readonly (readonly LineMark[])[];

const lowest = -12;
const highest = 23;

/**
 * A line map as text. Each line of code is the step from the source line before it, a digit or letter for -12 to 23, else
 * a number between commas; a further mark on the same line is `.`, its column in base 36, and its step.
 */
export function encodeLineMap(map: LineMap): string {
  let text = '';
  let previous = 0;
  const step = (line: number) => {
    const by = line - previous;
    previous = line;
    return by >= lowest && by <= highest ? (by - lowest).toString(36) : `,${by},`;
  };
  for (const [first, ...more] of map) {
    text += step(first?.line ?? previous);
    for (const { column, line } of more) text += `.${column.toString(36)}:${step(line)}`;
  }
  return text;
}

/** The source line of a place in the code, null when the map does not reach that far. `column` counts from 0. */
export function sourceLine(encoded: string, codeLine: number, column = 0): number | null {
  let line = 0;
  let found: number | null = null;
  let codeAt = 0;
  for (const [, mark, far, near] of encoded.matchAll(/(?:\.([0-9a-z]+):)?(?:,(-?\d+),|([0-9a-z]))/g)) {
    line += far === undefined ? Number.parseInt(near!, 36) + lowest : Number(far);
    if (mark === undefined) codeAt += 1;
    if (codeAt > codeLine) break;
    if (codeAt === codeLine && (mark === undefined || Number.parseInt(mark, 36) <= column)) found = line;
  }
  return found;
}
