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
    `The first row names the columns. In the next step you choose which field of ${entity} each of them goes to; nothing is imported before that.`,
  formulaHint:
    'Values stay as they are, also those that begin with =, +, - or @, which spreadsheet programs run as formulas.',
  cancel: 'Cancel',
  analyzing: 'Analyzing CSV and generating mapping suggestions...',
  analyzed: (percent: number) => `${percent}%`,
  empty: 'CSV file appears to be empty',
  noRows: 'No valid data rows found in CSV',
  unreadable: 'Failed to parse CSV file. Please check the format.',
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
  delimiters: { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Pipe' },
  splits: { ',': 'Comma', ';': 'Semicolon', '|': 'Pipe', '\n': 'Line break', '\t': 'Tab' } satisfies Record<
    SplitCharacter,
    string
  >,
  rows: (n: number) => `${count(n)} ${n === 1 ? 'row' : 'rows'}`,
  skipped: (n: number) =>
    `${count(n)} ${n === 1 ? 'row cannot be read and is' : 'rows cannot be read and are'} left out.`,
  firstSkipped: (line: number, reason: string) => `Row ${count(line)}: ${reason}`,
  missing: (fields: string) => `No column goes to ${fields}, which every record needs. Rows without it are refused.`,
  nothingMapped: 'Choose a field for at least one column.',
  back: 'Back',
  start: 'Start Import',

  progress: (done: number, total: number) =>
    `${count(done)} of ${count(total)} rows (${total === 0 ? 0 : Math.floor((done / total) * 100)}%)`,
  progressLabel: 'Import progress',
  complete: 'Import Complete!',
  imported: (n: number) => `Successfully imported ${count(n)} rows`,
  stopping: 'Stopping...',
  stopped: 'Import stopped',
  continue: 'Continue',
  retry: 'Retry failed rows',
  tryAgain: 'Try again',
  close: 'Close',
  failed: (n: number) => `${count(n)} ${n === 1 ? 'row' : 'rows'} failed`,
  refused: (line: number, reason: string) => `Row ${count(line)}: ${reason}`,
  refusedOthers: (n: number) => `${count(n)} other ${n === 1 ? 'row' : 'rows'} of the same batch waited for it.`,
  moreRefused: (n: number) => `and ${count(n)} more`,
  waiting: 'The server has not taken these rows yet. Trying again...',
  download: 'Download rejected rows',
  reasonColumn: 'Reason',
  rejectedFile: (entity: string) => `${entity}_rejected_rows.csv`,
  notSent: (reason: string) => `Not imported, because its batch failed: ${reason}`,
  someFailed: (failed: number, total: number) =>
    `Import completed with ${count(failed)} failed rows out of ${count(total)} total.`,
  allImported: (n: number) => `Successfully imported all ${count(n)} rows.`,

  export: 'Export',
  import: 'Import',
  nothingToExport: 'No data to export',
});
