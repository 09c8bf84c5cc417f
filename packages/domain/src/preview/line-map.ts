/**
 * Leads a line of compiled code back to the line of its source. Entry i belongs to line i + 1 of the code; as text each
 * entry is the difference to the one before it, a digit or letter for -12 to 23, else a signed number between commas.
 */
export type LineMap = readonly number[];

const lowest = -12;
const highest = 23;

export function encodeLineMap(lines: LineMap): string {
  let text = '';
  let previous = 0;
  for (const line of lines) {
    const step = line - previous;
    text += step >= lowest && step <= highest ? (step - lowest).toString(36) : `,${step},`;
    previous = line;
  }
  return text;
}

/** The source line of `codeLine` (from 1), or null when the map does not reach that far. */
export function sourceLine(encoded: string, codeLine: number): number | null {
  let line = 0;
  let at = 0;
  for (let index = 0; index < codeLine; index += 1) {
    if (at >= encoded.length) return null;
    if (encoded[at] === ',') {
      const end = encoded.indexOf(',', at + 1);
      line += Number(encoded.slice(at + 1, end));
      at = end + 1;
    } else {
      line += Number.parseInt(encoded[at]!, 36) + lowest;
      at += 1;
    }
  }
  return line;
}
