import type { ErrorTable } from '../error-table.ts';

export const publishingErrors = {
  'app-being-published': { status: 503, message: 'This app is being published. It appears here in a moment.' },
  'nothing-to-publish': {
    status: 409,
    message: 'There is nothing to publish yet. Describe your app in the chat first.',
  },
  'version-not-published': { status: 404, message: 'This version was never published.' },
  'slug-taken': { status: 409, message: 'This address is already taken by another app.' },
  'publish-time-wrong': {
    status: 400,
    message: 'Choose a time that is at least a minute and at most a year from now.',
  },
  'time-zone-unknown': { status: 400, message: 'This time zone does not exist.' },
  'publish-failed': {
    status: 422,
    message:
      'The app does not compile, so it was not published. If it was published before, that version stays online.',
  },
  'publish-stopped': {
    status: 503,
    message:
      'Publishing took too long or needed too much memory and was stopped. If the app was published before, that version stays online. Try again, or make the app smaller.',
  },
  'publish-interrupted': {
    status: 503,
    message:
      'The server stopped while it was publishing, so nothing was published. If the app was published before, that version stays online. Publish again.',
  },
  'access-not-proven': {
    status: 422,
    message: 'Not published: people could do things with the data that the app’s permissions do not allow. See below.',
  },
  'access-not-tried': { status: 422, message: 'The permissions could not be tested.' },
  'personal-data-open': {
    status: 409,
    message: 'Not published yet: everyone could read personal data. Confirm that this is intended.',
  },
} as const satisfies ErrorTable;
