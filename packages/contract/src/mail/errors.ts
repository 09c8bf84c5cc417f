import type { ErrorTable } from '../error-table.ts';

export const mailErrors = {
  'mail-not-found': { status: 404, message: 'This email does not exist.' },
  'mail-not-sendable': {
    status: 409,
    message: 'This email cannot be sent again: it was already sent, is being sent, or its text was deleted.',
  },
  'mail-recipient-unknown': {
    status: 403,
    message: 'This app can send email only to its own users, and none of them has this address.',
  },
  'mail-limit-reached': {
    status: 429,
    message: 'This app has reached its hourly email limit. Try again later.',
  },
} as const satisfies ErrorTable;
