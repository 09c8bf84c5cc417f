import type { AlteredCell } from '@whittle/contract/csv';

const shown = 5;
const textMaxChars = 60;

/** What was stored as something else than its text or its field says (CSV-26, ENT-41); empty when nothing was. */
export function alteredSentence(count: number, cells: readonly AlteredCell[]): string {
  if (count === 0) return '';
  const listed = cells.slice(0, shown).map(sentenceOf);
  const rest = count - Math.min(cells.length, shown);
  return [leadOf(count, cells), ...listed, ...(rest > 0 ? [`And ${rest} more.`] : [])].join(' ');
}

function leadOf(count: number, cells: readonly AlteredCell[]): string {
  if (cells.some(({ unlike }) => unlike !== undefined))
    return count === 1 ? '1 value should be looked at.' : `${count} values should be looked at.`;
  return count === 1
    ? '1 value was not stored as it was written.'
    : `${count} values were not stored as they were written.`;
}

const sentenceOf = ({ row, field, text, stored, unlike }: AlteredCell): string =>
  unlike === undefined
    ? `Row ${row}, ${field}: “${short(text)}” was stored as ${short(storedText(stored))}.`
    : `Row ${row}, ${field}: “${short(text)}” was stored as it is, but ${unlike}.`;

const storedText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const short = (text: string) => (text.length > textMaxChars ? `${text.slice(0, textMaxChars - 1)}…` : text);
