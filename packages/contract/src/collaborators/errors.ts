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
  // EDIT-18
  'claim-failed': { status: 500, message: 'Failed to get invitation, try again later' },
  'claim-before-publish': { status: 409, message: "You can't copy invite link until you publish your app" },
  'app-not-claimable': { status: 409, message: 'This app cannot be claimed. Its settings say so.' },
  'claim-gone': { status: 404, message: 'This link was used, or does not count any more. Ask for a new one.' },
  'claim-own': { status: 409, message: 'This app is yours already.' },
  'claim-collaborators-only': {
    status: 403,
    message: 'Only somebody who builds this app already can claim it. Ask its owner to invite you first.',
  },
  'invitation-gone': { status: 404, message: 'This invitation was taken back.' },
} as const satisfies ErrorTable;
