import type { CsvDataType, CsvFormat, CsvMapping, CsvReading } from '@whittle/contract/csv';
import type { ColumnSigns } from '@whittle/domain/entities/cells/guess-format';

/** Types whose text can be written in more than one way. */
export const writtenTypes = ['number', 'datetime', 'boolean'] as const satisfies readonly CsvDataType[];
export type WrittenType = (typeof writtenTypes)[number];

/** CSV-25: the first of each reads as CSV-15 says. */
export const readingsOf: Record<WrittenType, readonly CsvReading[]> = {
  number: ['specified', 'decimal-point', 'decimal-comma'],
  datetime: ['specified', 'day-first', 'month-first'],
  boolean: ['specified', 'yes-words'],
};

/** A choice as the value of a select: a reading, or the one text that means yes. */
export const choiceOf = (format: CsvFormat | undefined): string =>
  format?.yes === undefined ? (format?.reading ?? 'specified') : `yes:${format.yes}`;

/** The mapping read as somebody chose. What a person chose is sure. */
export function withChoice(mapping: CsvMapping, choice: string): CsvMapping {
  const { format: before, ...rest } = mapping;
  if (choice === 'specified') return rest;
  const unit = before?.unit === undefined ? {} : { unit: before.unit };
  if (choice.startsWith('yes:')) return { ...rest, format: { reading: 'yes-words', yes: choice.slice(4) } };
  return { ...rest, format: { reading: choice as CsvReading, ...unit } };
}

/** Mapped columns of one type, by their place in the file. */
export const columnsOfType = (mappings: readonly CsvMapping[], type: WrittenType): number[] =>
  mappings.flatMap(({ schemaField, dataType }, at) => (schemaField !== null && dataType === type ? [at] : []));

/** The texts of a column that may be its word for yes, where it has few different ones. */
export function yesTexts(signs: ColumnSigns): string[] {
  return signs.texts.size < 8 ? [...signs.texts].filter((text) => !/^(?:true|false)$/i.test(text)) : [];
}
