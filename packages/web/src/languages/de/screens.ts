import type * as english from '../../screens/screens.texts.ts';
import type { Translation } from '../translation.ts';

export const screenTexts: Translation<typeof english.screenTexts> = {
  skip: 'Zum Inhalt springen',
  home: 'Whittle, Ihre Apps',
  help: 'Hilfe',
  notFound: 'Nicht gefunden',
  notFoundTitle: 'Unter dieser Adresse gibt es nichts',
  notFoundText: 'Vielleicht ist die Adresse vertippt, oder was hier war, gibt es nicht mehr.',
  toApps: 'Zu Ihren Apps',
  unreachableTitle: 'Der Server ist nicht erreichbar',
  unreachableText: 'Die Seite macht von selbst weiter, sobald er antwortet. Ihre Apps und Chats sind dort sicher.',
  crashedTitle: 'Diese Seite funktioniert nicht mehr',
  crashedText: 'Ihre Apps und Chats sind auf dem Server sicher. Laden Sie die Seite neu, um weiterzumachen.',
  reload: 'Neu laden',
};
