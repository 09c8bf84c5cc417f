import type { languageTexts as english } from '../../features/language/language.texts.ts';
import type { Translation } from '../translation.ts';

export const languageTexts: Translation<typeof english> = {
  heading: 'Sprache',
  language: 'Sprache der Oberfläche',
  hint: 'Die Seite wird neu geladen. Ihre Apps und Chats bleiben in ihren Sprachen.',
  browser: 'Wie im Browser eingestellt',
};
