const isRule = (line: string): boolean => /^[\s|:+-]+$/.test(line) && line.includes('-');
const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/\||\t/)
    .map((cell) => cell.trim())
    .filter(Boolean);
const isRow = (line: string): boolean =>
  cellsOf(line).length > 1 && (/\|.*\||^\s*\|/.test(line) || /\S\t+\S/.test(line));

/** A table that was typed or pasted, as the list of its columns: what stands in the rows below the head are examples. */
export function withoutTables(text: string): string {
  const lines = text.split('\n');
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    if (!isRow(lines[at]!)) {
      kept.push(lines[at]!);
      continue;
    }
    kept.push(`Fields: ${cellsOf(lines[at]!).join(', ')}.`);
    while (at + 1 < lines.length && (isRow(lines[at + 1]!) || isRule(lines[at + 1]!))) at++;
  }
  return kept.join('\n');
}
