import type { AlteredCell } from '@whittle/contract/csv';

const shown = 5;
const textMaxChars = 60;

/** What was stored as something else than its text says (CSV-26); empty when nothing was. */
export function alteredSentence(count: number, cells: readonly AlteredCell[]): string {
  if (count === 0) return '';
  const lead =
    count === 1 ? '1 value was not stored as it was written.' : `${count} values were not stored as they were written.`;
  const listed = cells
    .slice(0, shown)
    .map(
      ({ row, field, text, stored }) =>
        `Row ${row}, ${field}: “${short(text)}” was stored as ${short(storedText(stored))}.`,
    );
  const rest = count - Math.min(cells.length, shown);
  return [lead, ...listed, ...(rest > 0 ? [`And ${rest} more.`] : [])].join(' ');
}

const storedText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const short = (text: string) => (text.length > textMaxChars ? `${text.slice(0, textMaxChars - 1)}…` : text);
