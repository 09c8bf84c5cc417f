import { defineTexts } from '../../lib/texts.ts';

export const languageTexts = defineTexts('languageTexts', {
  heading: 'Language',
  language: 'Language of the interface',
  hint: 'The page will reload. The language of your apps and chats does not change.',
  browser: 'Browser default',
});
