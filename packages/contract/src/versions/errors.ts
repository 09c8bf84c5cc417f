import type { ErrorTable } from '../error-table.ts';

export const versionErrors = {
  'version-not-found': { status: 404, message: 'This version does not exist.' },
  'version-without-message': { status: 400, message: 'No message ID found for this version' },
  'restore-widens-access': {
    status: 409,
    message: 'Reverting lets more people see or change records. Confirm this for each entity.',
  },
  'restore-superseded': {
    status: 409,
    message: 'The app has changed since. Choose the version to restore from the list of versions.',
  },
} as const satisfies ErrorTable;
