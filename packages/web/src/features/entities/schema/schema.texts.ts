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
  looking: 'Looking at the stored values...',
  moved: (n: number) => (n === 0 ? 'No record has a value here.' : `${count(n)} value(s) move to the new name.`),
  converted: (n: number) =>
    n === 0 ? 'No stored value has to be converted.' : `${count(n)} value(s) can be converted.`,
  kept: (n: number) =>
    `${count(n)} value(s) cannot be converted. They stay stored and shown as they are, and can be corrected one by one.`,
  hidden: (n: number) =>
    n === 0
      ? 'No record has a value here.'
      : `${count(n)} value(s) are not shown any more. They stay stored and come back with a column of this name.`,
  before: 'Now',
  after: 'Then',
  examples: 'Cannot be converted',
  version: 'This makes a new version of the app.',
  used: (n: number) => `${count(n)} file(s) of the app use this column by its present name.`,
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
  leave: 'Leave them',
  moveFailed: 'The values could not be moved. They are where they were.',
  failed: 'The column could not be changed. Nothing was lost.',
});
