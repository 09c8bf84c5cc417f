import type { ErrorTable } from '../error-table.ts';

export const personDataErrors = {
  'erasure-not-confirmed': {
    status: 422,
    message: 'Nothing was erased: this is not the person’s email address.',
  },
} as const satisfies ErrorTable;
