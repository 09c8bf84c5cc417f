import type { ErrorTable } from '../error-table.ts';

export const personDataErrors = {
  'erasure-not-confirmed': {
    status: 422,
    message: 'Nothing was erased: the email address is not the one of this person.',
  },
} as const satisfies ErrorTable;
