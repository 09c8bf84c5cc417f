import type { ImportLayout } from '@whittle/contract/imports';
import { plural } from './counted.ts';
import { defineTexts } from '../../lib/texts.ts';

/** All words of importing an app. */
export const importTexts = defineTexts('importTexts', {
  start: 'Import an app',
  chooseZip: 'Choose a ZIP file...',
  chooseFolder: 'Choose a folder...',
  drop: 'Drop the ZIP file or folder of an app to import it',
  reading: 'Reading the folder...',
  uploading: (name: string, percent: number) => `Uploading ${name}: ${percent}\u00A0%`,
  looking: (name: string) => `Checking ${name}...`,
  cancel: 'Cancel',
  emptyFolder: 'The folder has no files that can be imported as an app.',
  uploadLost: (name: string) => `The connection was lost before ${name} was checked. Nothing was imported.`,
  tryAgain: 'Try again',
  noZip: 'Choose a .zip file, or the folder of an app.',

  severalApps: 'Which app do you want to import?',
  severalAppsHint: 'This archive contains several apps. Each one is imported on its own.',
  choose: 'Choose',
  chooseApp: (name: string) => `Choose ${name}`,

  title: (name: string) => `Import ${name}`,
  loadFailed: 'The import could not be opened.',
  toHome: 'Back to your apps',
  found: (layout: ImportLayout): string =>
    ({
      whittle: 'A Whittle export',
      G0: 'A Base44 app in its internal format',
      G1: 'A Base44 export, first layout',
      G2: 'A Base44 export, second layout',
      G3: 'A Base44 export, latest layout',
      vite: 'A Vite and React project',
    })[layout],
  size: (pages: number, files: number, assets: number) =>
    [
      plural(pages, 'page'),
      plural(files, 'file'),
      assets > 0 ? plural(assets, 'image, font or media file', 'images, fonts and media files') : '',
    ]
      .filter(Boolean)
      .join(', '),
  nothingYet: 'Nothing is imported yet.',
  name: 'Name of the app',
  nameMissing: 'Enter a name.',
  accessLater: 'Takes effect when the app is published. You can change it then.',
  data: 'Data',
  noData: 'The app stores no data.',
  dataHint: 'Who can see and change the app’s data. You can change this later.',
  declared: (fields: number) => `${plural(fields, 'field')}, defined in the export`,
  inferred: (fields: number) => `${plural(fields, 'field')}, read from the code`,
  records: (records: number) => plural(records, 'record'),
  access: (entity: string) => `Who can see and change ${entity}`,
  ownRules: 'As defined in the export',
  fields: 'Show fields',
  field: 'Field',
  holds: 'Contains',
  seen: 'Found in',
  types: {
    string: 'text',
    number: 'number',
    integer: 'whole number',
    boolean: 'yes or no',
    array: 'list',
    object: 'object',
  },
  date: 'date',
  dateAndTime: 'date and time',
  anything: 'anything',
  or: ' or ',
  oneOf: (values: string) => `one of ${values}`,
  oneOfMany: (values: string, more: number) => `one of ${values} and ${more} more`,
  pages: 'Pages',
  mainPage: 'main page',
  ownRoot: 'The app has its own routes, which are used unchanged.',
  warnings: 'Please check',
  notRun: 'Does not run here yet',
  changed: 'Changed',
  leftOut: 'Skipped',
  settings: 'Used for settings',
  entries: (entries: number) => plural(entries, 'entry', 'entries'),
  more: (entries: number) => `Show ${entries} more`,
  whole: 'All files',
  list: (names: readonly string[], more: number) =>
    more > 0
      ? `${names.join(', ')} and ${more} more`
      : [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and '),
  filesBecause: (files: number, reason: string) => `${plural(files, 'file')}: ${reason}`,
  import: 'Import',
  maybeMade:
    'The connection was lost, so the app may have been imported already. Select Import again: it is never imported twice.',
  failed: (sentence: string) => `The app was not imported. ${sentence}`,
});
