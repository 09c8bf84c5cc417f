import { defineTexts } from './texts.ts';

export const networkTexts = defineTexts('networkTexts', {
  unreachable: 'The server cannot be reached. What you typed is still here. Try again.',
  partWaits: 'The server cannot be reached. This opens by itself when it answers.',
  unreadable: 'The server answered in a way this page does not understand. Reload the page.',
  toasts: 'Messages',
});
