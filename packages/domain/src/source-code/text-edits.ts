/** The characters from `start` up to `end`, counted in UTF-16, and what takes their place. */
export type TextEdit = { start: number; end: number; text: string };

/** The text with all edits, in whatever order they come; insertions at one place keep theirs. Throws where two overlap. */
export function applyTextEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let at = 0;
  for (const edit of inOrder(edits)) {
    if (edit.start < at) throw new Error(`Two edits overlap at ${edit.start}.`);
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

/** Whether two edits concern the same characters. */
export const doOverlap = (edits: readonly TextEdit[]): boolean =>
  inOrder(edits).some((edit, index, sorted) => index > 0 && edit.start < sorted[index - 1]!.end);

/**
 * The edits, filled so that every line of the text stays where it is, and every column behind a shorter replacement too:
 * line maps of what is edited hold. A replacement must not add lines.
 */
export const keepingLines = (text: string, edits: readonly TextEdit[]): TextEdit[] =>
  edits.map((edit) => {
    const lines = countLines(text, edit.start, edit.end);
    const missing = lines === 0 ? Math.max(0, edit.end - edit.start - edit.text.length) : 0;
    return { ...edit, text: edit.text + ' '.repeat(missing) + '\n'.repeat(lines) };
  });

function countLines(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', start); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

const inOrder = (edits: readonly TextEdit[]): TextEdit[] =>
  edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
