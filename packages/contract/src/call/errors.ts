import type { ErrorTable } from '../error-table.ts';

/** What any call can end with, whatever it is about. */
export const callErrors = {
  'bad-request': { status: 400, message: 'The request could not be read.' },
  'invalid-input': { status: 400, message: 'Some of the values sent are not valid.' },
  'not-signed-in': { status: 401, message: 'Sign in to continue.' },
  'not-allowed': { status: 403, message: 'You are not allowed to do this.' },
  'wrong-origin': { status: 403, message: 'This request came from another site and was refused.' },
  'not-found': { status: 404, message: 'There is nothing at this address.' },
  'app-not-found': { status: 404, message: 'This app does not exist, or it is not yours.' },
  'too-large': { status: 413, message: 'The request is too large.' },
  'rate-limited': { status: 429, message: 'Rate limit exceeded. Please try again later.' },
  internal: { status: 500, message: 'Something went wrong on the server. Nothing was changed. Try again.' },
  unavailable: { status: 503, message: 'The server is starting or stopping. Try again in a moment.' },
  'database-away': { status: 503, message: 'The database is unavailable. Try again in a moment.' },
  'maybe-stored': {
    status: 503,
    message:
      'The connection to the database was lost. Your change may have been saved: check before you send it again.',
  },
  'storage-full': {
    status: 507,
    message: 'The server’s disk is full. Nothing was saved. Ask the administrator to free up space.',
  },
  'too-slow': { status: 408, message: 'The upload was too slow and was cancelled. Nothing was saved.' },
} as const satisfies ErrorTable;
