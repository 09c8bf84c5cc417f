import type { ErrorTable } from '../error-table.ts';

export const importErrors = {
  'archive-unreadable': {
    status: 400,
    message: 'This file is not a valid ZIP archive. Choose a .zip, or the folder itself.',
  },
  'archive-damaged': { status: 400, message: 'The archive is damaged. Pack it again.' },
  'archive-locked': { status: 400, message: 'The archive is locked with a password. Unpack it and choose the folder.' },
  'archive-file-corrupt': { status: 400, message: 'The file “{path}” in the archive is corrupt.' },
  'archive-leads-outside': {
    status: 400,
    message: 'The archive holds a file that would lie outside it (“{path}”). Nothing was imported.',
  },
  'folder-unreadable': { status: 400, message: 'The files of the folder could not be read.' },
  'archive-no-app': {
    status: 400,
    message:
      'This archive does not contain an app. Whittle takes exports of Base44 and of Whittle, and React projects made with Vite: a folder or zip with pages in “pages” or “src/pages”.',
  },
  'archive-too-large': {
    status: 413,
    message: 'The file is larger than {limit} MB. Leave out node_modules, or choose the folder.',
  },
  'archive-unpacks-too-large': {
    status: 413,
    message: 'The archive unpacks to more than {limit} MB, or is built to. Nothing was unpacked.',
  },
  'archive-too-many-files': {
    status: 413,
    message: 'There are more than {limit} files. Leave out node_modules and try again.',
  },
  'imported-app-too-many-files': {
    status: 413,
    message: 'The app has {count} files; the limit is {limit}. Nothing was imported.',
  },
  'imported-app-too-much-text': {
    status: 413,
    message: 'The app has more than {limit} MB of text. Nothing was imported.',
  },
  'import-not-found': { status: 404, message: 'This import has expired. Choose the file again.' },
  'import-app-not-chosen': {
    status: 409,
    message: 'This archive contains several apps. Choose which one to import.',
  },
  'import-stopped': {
    status: 500,
    message: 'The import took too long or needed too much memory. Nothing was imported.',
  },
  'imports-busy': {
    status: 503,
    message: 'Too many imports are being checked at the moment. Nothing was imported. Try again in {seconds} s.',
  },
  'nothing-to-copy': {
    status: 409,
    message: 'There is nothing to copy yet. Describe your app in the chat first.',
  },
} as const satisfies ErrorTable;
