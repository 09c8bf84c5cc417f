import type { SplitCharacter } from '@whittle/contract/csv';
import { count } from '../../../lib/numbers.ts';
import { defineTexts } from '../../../lib/texts.ts';

/** The words of import and export. */
export const csvTexts = defineTexts('csvTexts', {
  title: (entity: string) => `Import ${entity} Data`,
  steps: ['Upload CSV', 'Map Columns', 'Import Data'],
  stepOf: (step: number, name: string) => `Step ${step} of 3: ${name}`,
  select: 'Select CSV File',
  uploadHint: (entity: string) =>
    `A CSV or Excel (.xlsx) file with column names in the first row. In the next step you match each column to a field of ${entity}. Nothing is imported before that.`,
  formulaHint:
    'Values are not changed, even if they begin with =, +, - or @, which spreadsheet programs treat as formulas.',
  cancel: 'Cancel',
  analyzing: 'Analyzing CSV and generating mapping suggestions...',
  analyzed: (percent: number) => `${percent}%`,
  empty: 'CSV file appears to be empty',
  noRows: 'No valid data rows found in CSV',
  unreadable: 'Failed to parse CSV file. Please check the format.',
  spreadsheet:
    'This spreadsheet format is not supported. Save it as CSV or as .xlsx (up to 20 MB) and choose that file.',
  mappingFailed: "Couldn't generate AI mapping suggestions. Using basic mapping instead.",
  importFailed: 'Failed to import data. Please try again.',

  columns: { csv: 'CSV Column', field: 'Maps To', split: 'Split Character', preview: 'Preview' },
  fieldOf: (header: string) => `Field for ${header}`,
  splitOf: (header: string) => `Split character for ${header}`,
  doNotImport: 'Do not import',
  required: (field: string) => `${field} *`,
  noValue: 'none',
  wrongValue: (value: string) => `${value}, does not fit the field`,
  more: (n: number) => `+${n}`,
  encoding: 'Encoding',
  delimiter: 'Delimiter',
  sheet: 'Sheet',
  delimiters: { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Pipe' },
  splits: { ',': 'Comma', ';': 'Semicolon', '|': 'Pipe', '\n': 'Line break', '\t': 'Tab' } satisfies Record<
    SplitCharacter,
    string
  >,
  readings: {
    number: {
      label: 'Numbers',
      names: { specified: '1234.5, no separators', 'decimal-point': '1,234.50', 'decimal-comma': '1.234,50' },
    },
    datetime: {
      label: 'Dates',
      names: {
        specified: '2026-12-31',
        'day-first': '31/12/2026',
        'month-first': '12/31/2026',
      },
    },
    boolean: { label: 'Yes or no', names: { specified: 'Only “true” is yes', 'yes-words': 'yes, ja, oui, x, 1 ...' } },
  },
  readingsDiffer: 'Differs by column',
  readingOf: (header: string) => `How ${header} is written`,
  isYes: (text: string) => `“${text}” is yes, all else no`,
  becomes: (text: string, stored: string) => `${text} becomes ${stored}`,
  willBeRefused: (n: number) => `${count(n)} ${n === 1 ? 'row is' : 'rows are'} not valid and will be rejected.`,
  willBeAltered: 'Some values will be changed:',
  willBeUnlike: 'Some values are not what their fields expect, and will be stored as they are:',
  unlikeColumn: (field: string, n: number, line: number, text: string, problem: string) =>
    `${field}: ${count(n)} ${n === 1 ? 'value' : 'values'}, such as “${text}” in row ${count(line)} (${problem})`,
  alteredColumn: (field: string, n: number, line: number, text: string, stored: string) =>
    `${field}: ${count(n)} ${n === 1 ? 'value' : 'values'}, such as “${text}” in row ${count(line)}, which becomes ${stored}`,
  rows: (n: number) => `${count(n)} ${n === 1 ? 'row' : 'rows'}`,
  skipped: (n: number) =>
    `${count(n)} ${n === 1 ? 'row cannot be read and is' : 'rows cannot be read and are'} skipped.`,
  firstSkipped: (line: number, reason: string) => `Row ${count(line)}: ${reason}`,
  missing: (fields: string) =>
    `No column is matched to ${fields}, which every record needs. Rows without it are rejected.`,
  nothingMapped: 'Choose a field for at least one column.',
  back: 'Back',
  start: 'Start Import',

  progress: (done: number, total: number) =>
    `${count(done)} of ${count(total)} ${total === 1 ? 'row' : 'rows'} (${total === 0 ? 0 : Math.floor((done / total) * 100)}%)`,
  progressLabel: 'Import progress',
  complete: 'Import Complete!',
  imported: (n: number) => `Successfully imported ${count(n)} ${n === 1 ? 'row' : 'rows'}`,
  stopping: 'Stopping...',
  stopped: 'Import stopped',
  continue: 'Continue',
  retry: 'Retry failed rows',
  tryAgain: 'Try again',
  close: 'Close',
  failed: (n: number) => `${count(n)} ${n === 1 ? 'row' : 'rows'} failed`,
  refused: (line: number, reason: string) => `Row ${count(line)}: ${reason}`,
  refusedOthers: (n: number) =>
    `${count(n)} other ${n === 1 ? 'row' : 'rows'} in the same batch could not be imported because of it.`,
  moreRefused: (n: number) => `and ${count(n)} more`,
  waiting: 'The server cannot be reached. Trying again...',
  storageFull:
    'The server’s disk is full. Ask the administrator to free up space, then try again: the import goes on from here.',
  serverFailed: 'The server reported an error. Trying again...',
  alteredValues: (n: number) => `${count(n)} ${n === 1 ? 'value was' : 'values were'} changed`,
  markedValues: (n: number) => `${count(n)} ${n === 1 ? 'value' : 'values'} should be looked at`,
  unlikeValue: (line: number, field: string, text: string, problem: string) =>
    `Row ${count(line)}, ${field}: “${text}” was stored as it is (${problem})`,
  alteredValue: (line: number, field: string, text: string, stored: string) =>
    `Row ${count(line)}, ${field}: “${text}” became ${stored}`,
  downloadAltered: 'Download changed values',
  downloadMarked: 'Download these values',
  alteredColumns: ['Row', 'Field', 'Text', 'Stored', 'Reason'],
  alteredFile: (entity: string) => `${entity}_changed_values.csv`,
  download: 'Download rejected rows',
  reasonColumn: 'Reason',
  rejectedFile: (entity: string) => `${entity}_rejected_rows.csv`,
  notSent: (reason: string) => `Not imported, because its batch failed: ${reason}`,
  someFailed: (failed: number, total: number) =>
    `Import completed with ${count(failed)} failed ${failed === 1 ? 'row' : 'rows'} out of ${count(total)} total.`,
  allImported: (n: number) =>
    n === 1 ? 'Successfully imported 1 row.' : `Successfully imported all ${count(n)} rows.`,

  export: 'Export',
  import: 'Import',
  exportsMatches: 'Exports only the rows that match the search and filters',
  exportedMatches: (n: number) =>
    `Exported the ${count(n)} ${n === 1 ? 'row that matches' : 'rows that match'}. Clear search and filters to export all.`,
  nothingToExport: 'No data to export',
});
