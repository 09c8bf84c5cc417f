import { defineTexts } from '../../lib/texts.ts';

export const languageTexts = defineTexts('languageTexts', {
  heading: 'Language',
  language: 'Language of the interface',
  hint: 'The page loads again. Your apps and chats stay in the languages they are in.',
  browser: 'As the browser asks',
});
