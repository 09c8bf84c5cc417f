import type * as english from '../../screens/builder/builder.texts.ts';
import type { Translation } from '../translation.ts';

export const builderTexts: Translation<typeof english.builderTexts> = {
  builder: 'Builder',
  back: 'Ihre Apps',
  appMenu: (name) => `${name}, Menü der App`,
  saved: 'Gespeichert',
  nothingYet: 'Noch nichts erstellt',
  reconnecting: 'Verbindung wird wiederhergestellt',
  preview: 'Vorschau',
  code: 'Code',
  database: 'Datenbank',
  chat: 'Chat',
  column: 'Tool oder Chat',
  toolSide: 'Tool',
  more: 'Mehr',
  view: 'Ansicht',
  previewTools: 'Vorschauwerkzeuge',
  newVersion: 'neue Version',
  panes: 'Bereiche des Builders',
  rail: 'Seitenleiste',
  wideRail: 'Seitenleiste ausklappen',
  narrowRail: 'Seitenleiste einklappen',
  resize: 'Chatbreite ändern',
  notFoundTitle: 'Diese App gibt es nicht oder sie gehört Ihnen nicht',
  notFoundText: 'Möglicherweise wurde sie gelöscht oder sie gehört zu einem anderen Konto.',
  opening: 'Die App wird geöffnet',
};
