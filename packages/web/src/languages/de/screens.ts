import type * as english from '../../screens/screens.texts.ts';
import type { Translation } from '../translation.ts';

export const screenTexts: Translation<typeof english.screenTexts> = {
  skip: 'Zum Inhalt springen',
  home: 'Whittle, Ihre Apps',
  help: 'Hilfe',
  notFound: 'Nicht gefunden',
  notFoundTitle: 'Unter dieser Adresse gibt es nichts',
  notFoundText: 'Möglicherweise ist die Adresse falsch oder die Seite existiert nicht mehr.',
  toApps: 'Zu Ihren Apps',
  unreachableTitle: 'Der Server ist nicht erreichbar',
  unreachableText:
    'Die Seite wird automatisch fortgesetzt, sobald er wieder erreichbar ist. Ihre Apps und Chats sind sicher.',
  crashedTitle: 'Diese Seite funktioniert nicht mehr',
  crashedText: 'Ihre Apps und Chats sind auf dem Server sicher. Laden Sie die Seite neu, um fortzufahren.',
  reload: 'Neu laden',
};
