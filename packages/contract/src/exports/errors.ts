import type { ErrorTable } from '../error-table.ts';

export const exportErrors = {
  'nothing-to-export': {
    status: 409,
    message: 'There is nothing to export yet. Describe your app in the chat first.',
  },
  'export-running': {
    status: 409,
    message: 'This app is already being exported. Wait until that download has finished, then try again.',
  },
} as const satisfies ErrorTable;
