/** Tables of text between the grid and spreadsheet programs: tabs between cells, line ends between rows. */

/** Cells with a tab, a quote or a line end are quoted, with quotes doubled, as spreadsheet programs do. */
export function toTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quoted).join('\t')).join('\r\n');
}

const quoted = (cell: string) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * Reads what a spreadsheet program put on the clipboard. The line end after the last row is none of the data. Quotes belong
 * to the text of a cell that they do not enclose: most programs quote only what holds a line end.
 */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  for (;;) {
    const { cell, end } = readCell(text, at);
    rows.at(-1)!.push(cell);
    if (end === text.length) break;
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    if (text[end] !== '\t') rows.push([]);
  }
  const last = rows.at(-1)!;
  if (rows.length > 1 && last.length === 1 && last[0] === '') rows.pop();
  return rows;
}

function readCell(text: string, start: number): { cell: string; end: number } {
  const close = text[start] === '"' ? closingQuote(text, start) : -1;
  if (close !== -1) return { cell: text.slice(start + 1, close).replaceAll('""', '"'), end: close + 1 };
  const end = endOfCell(text, start);
  return { cell: text.slice(start, end), end };
}

/** The quote that ends a quoted cell, before the next cell, line or the end; -1 where none does. */
function closingQuote(text: string, start: number): number {
  let at = text.indexOf('"', start + 1);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at === -1 || endOfCell(text, at + 1) === at + 1 ? at : -1;
}

function endOfCell(text: string, start: number): number {
  const ends = /[\t\r\n]|$/g;
  ends.lastIndex = start;
  return ends.exec(text)!.index;
}

/** The same rows as an HTML table, which word processors and mail programs keep as one. */
export function toHtmlTable(rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) => row.map((cell) => `<td>${escaped(cell)}</td>`).join('');
  return `<table><tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</tbody></table>`;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '<br>' };
const escaped = (text: string) => text.replace(/[&<>"\n]/g, (sign) => signs[sign]!);
