import { count } from '../../../lib/numbers.ts';
import { defineTexts } from '../../../lib/texts.ts';

/** The words of changes of columns. */
export const schemaTexts = defineTexts('schemaTexts', {
  newColumn: 'New column',
  name: 'Name',
  type: 'Property Type',
  add: 'Add column',
  cancel: 'Cancel',
  busy: 'Wait for the chat to finish before changing columns.',
  rename: (from: string, to: string) => `Rename ${from} to ${to}`,
  renameDo: 'Rename',
  retype: (column: string, type: string) => `Change ${column} to ${type}`,
  retypeDo: 'Change type',
  delete: (column: string) => `Delete column ${column}`,
  deleteDo: 'Delete column',
  looking: 'Checking the stored values...',
  moved: (n: number) => (n === 0 ? 'No record has a value here.' : `${count(n)} value(s) will move to the new name.`),
  converted: (n: number) => (n === 0 ? 'No stored values need converting.' : `${count(n)} value(s) can be converted.`),
  kept: (n: number) =>
    `${count(n)} value(s) cannot be converted. They are kept as they are, and you can correct them one by one.`,
  hidden: (n: number) =>
    n === 0
      ? 'No record has a value here.'
      : `${count(n)} value(s) will no longer be shown. They are kept and come back if you add a column with this name.`,
  before: 'Now',
  after: 'Then',
  examples: 'Cannot be converted',
  version: 'This creates a new version of the app.',
  used: (n: number) => `${count(n)} file(s) of the app use this column under its current name.`,
  askChat: 'Ask the chat to change them too',
  askRename: (entity: string, from: string, to: string) =>
    `The field ${from} of ${entity} is now called ${to}. Its records are moved already. Use ${to} wherever the code says ${from}.`,
  askDelete: (entity: string, column: string) =>
    `The field ${column} of ${entity} is deleted. Remove it from all pages and components that use it.`,
  askRetype: (entity: string, column: string, type: string) =>
    `The field ${column} of ${entity} is now of the type ${type}. Change the pages and components that use it to fit.`,
  renamed: (from: string, to: string, n: number) =>
    `The column ${from} is gone and ${to} is new. ${count(n)} record(s) still hold a value under ${from}. Was it renamed?`,
  move: 'Move the values',
  leave: 'Leave as is',
  moveFailed: 'The values could not be moved. Nothing was changed.',
  failed: 'The column could not be changed. Nothing was lost.',
});
