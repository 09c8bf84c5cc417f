/** Replaces the characters from `start` up to `end`. */
export type Change = { start: number; end: number; text: string };

/** The code with all changes, which do not overlap. */
export function applyChanges(code: string, changes: readonly Change[]): string {
  let result = code;
  for (const { start, end, text } of changes.toSorted((a, b) => b.start - a.start || b.end - a.end)) {
    result = result.slice(0, start) + text + result.slice(end);
  }
  return result;
}
