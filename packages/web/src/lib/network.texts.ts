import { defineTexts } from './texts.ts';

export const networkTexts = defineTexts('networkTexts', {
  unreachable: 'The server cannot be reached. What you typed is still here. Try again.',
  partWaits: 'The server cannot be reached. This opens automatically when it is back.',
  unreadable: 'The server sent an unexpected response. Reload the page.',
  toasts: 'Notifications',
});
