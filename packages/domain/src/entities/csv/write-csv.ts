/** What a file begins with so that Excel reads it as UTF-8; an import takes it off. */
export const byteOrderMark = '\uFEFF';

/** The text of a cell: JSON for objects and lists, nothing for what is not there (CSV-23). */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line with its end. Values are left as they are, formulas too, so that a later import is exact (S-22). */
export const csvLine = (values: readonly unknown[]): string => `${values.map(csvCell).join(',')}\r\n`;

/** CSV-24, with the day in UTC. */
export const exportFileName = (entity: string, at: Date): string =>
  `${entity}_export_${at.toISOString().slice(0, 10)}.csv`;

/** The columns of an export: the entity's own fields, then who and when. */
export const exportColumns = (fields: Iterable<string>): string[] => [
  ...fields,
  'id',
  'created_date',
  'updated_date',
  'created_by',
];
