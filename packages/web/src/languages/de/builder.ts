import type * as english from '../../screens/builder/builder.texts.ts';
import type { Translation } from '../translation.ts';

export const builderTexts: Translation<typeof english.builderTexts> = {
  builder: 'Werkbank',
  back: 'Ihre Apps',
  appMenu: (name) => `${name}, Menü der App`,
  saved: 'Gespeichert',
  nothingYet: 'Noch nichts gebaut',
  reconnecting: 'Verbindet neu',
  preview: 'Vorschau',
  code: 'Code',
  database: 'Datenbank',
  chat: 'Chat',
  more: 'Mehr',
  view: 'Ansicht',
  previewTools: 'Werkzeuge der Vorschau',
  newVersion: 'neue Version',
  panes: 'Teile der Werkbank',
  rail: 'Werkzeuge der App',
  wideRail: 'Namen der Werkzeuge',
  narrowRail: 'Nur Symbole',
  resize: 'Breite des Chats',
  notFoundTitle: 'Diese App gibt es nicht, oder sie gehört Ihnen nicht',
  notFoundText: 'Vielleicht wurde sie gelöscht, oder sie gehört zu einem anderen Konto.',
  opening: 'Die App wird geöffnet',
};
