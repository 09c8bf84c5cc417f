import type { ErrorTable } from '../error-table.ts';

export const recordErrors = {
  'entity-not-found': { status: 404, message: 'This app has no such entity.' },
  'entity-invalid': { status: 422, message: 'The definition of this entity is not valid.' },
  'record-not-found': { status: 404, message: 'This record does not exist, or you are not allowed to see it.' },
  'record-id-taken': { status: 409, message: 'A record with this id already exists.' },
  'no-places-left': { status: 409, message: 'There are no places left. Nothing was saved.' },
  'not-unique': { status: 409, message: 'Another record has the same already. Nothing was saved.' },
  'time-taken': { status: 409, message: 'This time is taken already. Nothing was saved.' },
  'record-changed': { status: 409, message: 'This has been changed since you saw it. Nothing was saved.' },
  'record-invalid': { status: 422, message: 'The record is not valid.' },
  'number-not-kept': {
    status: 422,
    message:
      'The whole number {number} has more digits than can be stored exactly. Nothing was stored. Send it as text.',
  },
  'filter-invalid': { status: 400, message: 'The filter is not valid.' },
  'update-invalid': { status: 400, message: 'The update is not valid.' },
  'cursor-invalid': { status: 400, message: 'This cursor does not belong to this query. Start again without one.' },
  'field-hidden': { status: 403, message: 'You are not allowed to search, sort or count by this field.' },
  'query-too-slow': {
    status: 503,
    message: 'This took too long and was stopped. Request fewer records, or use a filter.',
  },
  'too-many-calls': {
    status: 429,
    message: 'Too many of your requests are already waiting. Nothing was changed. Try again in {seconds} s.',
  },
  'app-busy': {
    status: 503,
    message: 'This app is overloaded at the moment. Nothing was changed. Try again in {seconds} s.',
  },
  'filter-empty': { status: 400, message: 'Deleting several records requires a filter.' },
  'idempotency-key-invalid': { status: 400, message: 'An idempotency key must be 1 to 200 printable characters.' },
  'idempotency-key-reused': {
    status: 422,
    message: 'This idempotency key was already used for other records. Nothing was saved.',
  },
  'undo-conflict': { status: 409, message: 'Someone has changed this since. Undoing it would overwrite their change.' },
  'nothing-to-undo': { status: 409, message: 'There is nothing left to undo.' },
  'nothing-to-redo': { status: 409, message: 'There is nothing left to redo.' },
  'trash-empty': { status: 409, message: 'These records are no longer in the trash.' },
  'restore-time-ahead': { status: 400, message: 'This time is in the future. Choose a time in the past.' },
  'restore-time-too-old': {
    status: 400,
    message: 'Changes are kept for {days} days. Choose a later time.',
  },
  'too-many-connections': {
    status: 429,
    message: 'Too many windows of this app are open. Close some and try again.',
  },
  'access-denied': { status: 403, message: 'You are not allowed to change this.' },
  'csv-mapping-failed': {
    status: 502,
    message: "Couldn't generate AI mapping suggestions. Using basic mapping instead.",
  },
  'import-unreadable': { status: 400, message: 'Failed to parse CSV file. Please check the format.' },
  'import-empty': { status: 400, message: 'No valid data rows found in CSV' },
} as const satisfies ErrorTable;
