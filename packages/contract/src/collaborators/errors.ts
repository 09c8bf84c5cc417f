import type { ErrorTable } from '../error-table.ts';

export const collaboratorErrors = {
  'owner-only': { status: 403, message: 'Only the owner of this app can do this.' },
  'viewer-only': {
    status: 403,
    message: 'You can look at this app, but not change it. Its owner can let you edit it.',
  },
  'collaborator-is-owner': { status: 409, message: 'This is the owner of the app.' },
  'collaborator-not-found': {
    status: 404,
    message: 'Nobody with this address has accepted an invitation to build this app.',
  },
  'too-many-collaborators': { status: 409, message: 'An app can have 20 collaborators. Remove one first.' },
  // EDIT-18
  'claim-failed': { status: 500, message: 'Failed to get invitation, try again later' },
  'claim-before-publish': { status: 409, message: "You can't copy invite link until you publish your app" },
  'app-not-claimable': { status: 409, message: 'This app cannot be claimed. Its settings say so.' },
  'claim-gone': { status: 404, message: 'This link was already used or is no longer valid. Ask for a new one.' },
  'claim-own': { status: 409, message: 'This app is already yours.' },
  'claim-collaborators-only': {
    status: 403,
    message: 'Only a collaborator of this app can claim it. Ask its owner to invite you first.',
  },
  'invitation-gone': { status: 404, message: 'This invitation was withdrawn.' },
} as const satisfies ErrorTable;
