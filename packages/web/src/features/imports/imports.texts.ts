import type { ImportLayout } from '@whittle/contract/imports';
import { plural } from './counted.ts';
import { defineTexts } from '../../lib/texts.ts';

/** All words of importing an app. */
export const importTexts = defineTexts('importTexts', {
  start: 'Import an app',
  chooseZip: 'Choose a zip...',
  chooseFolder: 'Choose a folder...',
  drop: 'Drop the zip or folder of an app to import it',
  reading: 'Reading the folder...',
  uploading: (name: string, percent: number) => `Uploading ${name}: ${percent}\u00A0%`,
  looking: (name: string) => `Looking into ${name}...`,
  cancel: 'Cancel',
  emptyFolder: 'The folder has no files that an app could be made of.',
  noZip: 'Choose a .zip file, or the folder of an app.',

  title: (name: string) => `Import ${name}`,
  loadFailed: 'The import could not be opened.',
  toHome: 'Back to your apps',
  found: (layout: ImportLayout): string =>
    ({
      whittle: 'An export of Whittle',
      G0: 'An app as Base44 keeps it',
      G1: 'An export of Base44, first layout',
      G2: 'An export of Base44, second layout',
      G3: 'An export of Base44, newest layout',
      vite: 'A React project made with Vite',
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
  accessLater: 'It counts once the app is published, and can be changed there.',
  data: 'Data',
  noData: 'The app keeps no data.',
  dataHint: 'Who may see and change what the app keeps. It can be changed later, too.',
  declared: (fields: number) => `${plural(fields, 'field')}, declared by the export`,
  inferred: (fields: number) => `${plural(fields, 'field')}, read from the code`,
  records: (records: number) => plural(records, 'record'),
  access: (entity: string) => `Who may see and change ${entity}`,
  ownRules: 'As the export declares',
  fields: 'Show fields',
  field: 'Field',
  holds: 'Holds',
  seen: 'Seen at',
  pages: 'Pages',
  mainPage: 'comes first',
  ownRoot: 'The app has a table of routes of its own, which runs as it is.',
  warnings: 'To look at',
  notRun: 'Does not run here yet',
  changed: 'Changed',
  leftOut: 'Left out',
  settings: 'Read for settings',
  entries: (entries: number) => plural(entries, 'entry', 'entries'),
  more: (entries: number) => `Show ${entries} more`,
  whole: 'All files',
  import: 'Import',
  failed: (sentence: string) => `The app was not imported. ${sentence}`,
});
