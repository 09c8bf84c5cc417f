import { defineTexts } from '../lib/texts.ts';

export const screenTexts = defineTexts('screenTexts', {
  skip: 'Skip to the content',
  home: 'Whittle, your apps',
  help: 'Help',
  notFound: 'Not found',
  notFoundTitle: 'There is nothing at this address',
  notFoundText: 'The address may be mistyped, or what was here is gone.',
  toApps: 'Go to your apps',
  unreachableTitle: 'The server cannot be reached',
  unreachableText: 'The page goes on by itself when the server answers. Your apps and chats are safe there.',
  crashedTitle: 'This page stopped working',
  crashedText: 'Your apps and chats are safe on the server. Reload the page to go on.',
  reload: 'Reload',
});
