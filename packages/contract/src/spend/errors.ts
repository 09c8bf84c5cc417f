import type { ErrorTable } from '../error-table.ts';

export const spendErrors = {
  'turn-cap-reached': {
    status: 402,
    message: 'This turn has spent what one turn may cost. What was finished is kept.',
  },
  'app-cap-reached': {
    status: 402,
    message: 'This app has spent what it may spend on AI this month. What was finished is kept.',
  },
  'account-cap-reached': {
    status: 402,
    message: 'This account has spent what it may spend on AI this month. What was finished is kept.',
  },
  'installation-cap-reached': {
    status: 402,
    message: 'This installation has spent what it may spend on AI this month. What was finished is kept.',
  },
  'batch-cap-reached': {
    status: 402,
    message: 'This batch run has spent what it may cost. What was finished is kept.',
  },
} as const satisfies ErrorTable;
