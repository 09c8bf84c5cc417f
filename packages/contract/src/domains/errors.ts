import type { ErrorTable } from '../error-table.ts';

export const domainErrors = {
  'domain-missing': { status: 404, message: 'This app has no custom domain.' },
  'domain-taken': { status: 409, message: 'Another app already uses this domain.' },
  'domain-not-proven': {
    status: 422,
    message: 'The DNS record was not found yet. New records can take a few hours to appear.',
  },
  'name-server-silent': { status: 503, message: 'The domain’s name server did not respond. Try again later.' },
} as const satisfies ErrorTable;
