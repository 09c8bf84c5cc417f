import type { ErrorTable } from '../error-table.ts';

export const appPeopleErrors = {
  'invitation-invalid': {
    status: 400,
    message: 'This invitation is no longer valid. Ask for a new one.',
  },
  'already-in-app': { status: 409, message: 'This person is already in the app.' },
  'invites-limit-reached': { status: 429, message: 'Too many invitations. Try again in an hour.' },
  'app-not-published': { status: 409, message: 'Publish the app first: people join it at its published address.' },
  'person-not-found': { status: 404, message: 'This person is no longer in the app.' },
  'owner-stays-admin': {
    status: 409,
    message: 'The owner of an app is always its admin and cannot be disabled or removed.',
  },
  'return-not-allowed': {
    status: 400,
    message: 'This app does not allow returning to that address. Its owner can allow it in the builder, under Export.',
  },
} as const satisfies ErrorTable;
