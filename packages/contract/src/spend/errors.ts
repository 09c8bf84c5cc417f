import type { ErrorTable } from '../error-table.ts';

export const spendErrors = {
  'turn-cap-reached': {
    status: 402,
    message: 'This reply has reached its spending limit. What was finished is kept.',
  },
  'app-cap-reached': {
    status: 402,
    message: 'This app has reached its AI spending limit for this month. What was finished is kept.',
  },
  'account-cap-reached': {
    status: 402,
    message: 'This account has reached its AI spending limit for this month. What was finished is kept.',
  },
  'installation-cap-reached': {
    status: 402,
    message: 'This installation has reached its AI spending limit for this month. What was finished is kept.',
  },
  'batch-cap-reached': {
    status: 402,
    message: 'This batch run has reached its spending limit. What was finished is kept.',
  },
} as const satisfies ErrorTable;
