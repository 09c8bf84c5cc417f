import { defineTexts } from './texts.ts';

export const networkTexts = defineTexts('networkTexts', {
  unreachable: 'The server cannot be reached. What you typed is still here. Try again.',
  unreadable: 'The server answered in a way this page does not understand. Reload the page.',
  toasts: 'Messages',
});
