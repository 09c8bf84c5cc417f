import type { ErrorTable } from '../error-table.ts';

export const importErrors = {
  'archive-unreadable': { status: 400, message: 'This file is not a valid ZIP archive.' },
  'archive-no-app': { status: 400, message: 'This archive does not contain an app.' },
  'archive-too-large': { status: 413, message: 'This app is too large to import.' },
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
