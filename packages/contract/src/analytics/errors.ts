import type { ErrorTable } from '../error-table.ts';

export const analyticsErrors = {
  /** ANALYTICS-02 */
  'analytics-before-publish': { status: 409, message: 'Publish your app to access analytics' },
  'analytics-too-many': {
    status: 422,
    message: 'There are too many visits in this period. Choose a shorter one.',
  },
} as const satisfies ErrorTable;
