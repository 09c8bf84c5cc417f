import type { ErrorTable } from '../error-table.ts';

export const collaboratorErrors = {
  'owner-only': { status: 403, message: 'Only the owner of this app can do this.' },
  'viewer-only': {
    status: 403,
    message: 'You can look at this app, but not change it. Its owner can let you edit it.',
  },
  'collaborator-is-owner': { status: 409, message: 'This is the owner of the app.' },
  'collaborator-not-found': { status: 404, message: 'Nobody with this address has accepted to build this app.' },
  'too-many-collaborators': { status: 409, message: 'An app can have 20 collaborators. Take one out first.' },
  'invitation-gone': { status: 404, message: 'This invitation was taken back.' },
} as const satisfies ErrorTable;
