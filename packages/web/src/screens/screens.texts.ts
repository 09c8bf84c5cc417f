import { defineTexts } from '../lib/texts.ts';

export const screenTexts = defineTexts('screenTexts', {
  skip: 'Skip to content',
  home: 'Whittle, your apps',
  help: 'Help',
  notFound: 'Not found',
  notFoundTitle: 'There is nothing at this address',
  notFoundText: 'The address may be wrong, or the page no longer exists.',
  toApps: 'Go to your apps',
  unreachableTitle: 'The server cannot be reached',
  unreachableText: 'This page continues automatically when the server is back. Your apps and chats are safe.',
  crashedTitle: 'This page stopped working',
  crashedText: 'Your apps and chats are safe on the server. Reload the page to continue.',
  reload: 'Reload',
});
