/** A stretch of code and what takes its place. */
export type Cut = { start: number; end: number; text: string };

/** Applies the cuts. Line ends stay, and where there is room so do columns, so that the line map holds. */
export function applyCuts(code: string, cuts: Cut[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text } of cuts.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const lines = countLines(code, start, end);
    const missing = lines === 0 ? end - start - text.length : 0;
    result += code.slice(at, start) + text + (missing > 0 ? ' '.repeat(missing) : '\n'.repeat(lines));
    at = end;
  }
  return result + code.slice(at);
}

function countLines(code: string, start: number, end: number): number {
  let count = 0;
  for (let at = code.indexOf('\n', start); at >= 0 && at < end; at = code.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** The end of a statement with its semicolon. */
export const statementEnd = (code: string, end: number) => (code[end] === ';' ? end + 1 : end);
