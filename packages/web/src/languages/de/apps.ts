import type * as english from '../../features/apps/apps.texts.ts';
import type { Translation } from '../translation.ts';

export const appTexts: Translation<typeof english.appTexts> = {
  question: 'Was möchten Sie bauen?',
  boxLabel: 'Beschreiben Sie Ihre App',
  boxPlaceholder: 'Beschreiben Sie die App, wer sie benutzt und was festgehalten wird',
  build: 'Bauen',
  buildKeys: 'Strg+Eingabe',
  describeFirst: 'Schreiben Sie zuerst, was Sie bauen möchten.',
  tooLong: (length, limit) => `Das sind ${length} Zeichen; die Grenze ist ${limit}.`,
  tryLabel: 'Zum Ausprobieren',
  yourApps: 'Ihre Apps',
  search: 'Suchen',
  searchLabel: 'Ihre Apps durchsuchen',
  noMatches: (text) => `Keine App passt auf „${text}“`,
  clearSearch: 'Suche aufheben',
  sortEdited: 'Zuletzt geändert',
  sortName: 'Name',
  sortCreated: 'Neueste',
  sortLabel: 'Ordnen nach',
  live: 'Öffentlich',
  draft: 'Entwurf',
  building: 'Im Bau',
  empty: 'Noch keine Apps. Beschreiben Sie oben eine, oder beginnen Sie mit einem Beispiel.',
  loadFailed: 'Ihre Apps konnten nicht geladen werden.',
  retry: 'Noch einmal',
  saveFailed: 'Die App konnte nicht gespeichert werden',
  menu: (name) => `Mehr zu ${name}`,
  open: 'Öffnen',
  visit: 'Besuchen',
  rename: 'Umbenennen...',
  renameTitle: 'App umbenennen',
  name: 'Name',
  nameMissing: 'Geben Sie einen Namen ein.',
  save: 'Speichern',
  cancel: 'Abbrechen',
  delete: 'Löschen...',
  deleteTitle: (name) => `${name} löschen?`,
  deleteGoes: 'Damit wird endgültig gelöscht:',
  deleteParts: [
    'der Chat und jede Version der Dateien',
    'alle Datensätze und hochgeladenen Dateien',
    'die Konten der Menschen, die sie benutzen',
  ],
  deletePublished: (url) => `die veröffentlichte App unter ${url}`,
  deleteConfirm: 'App löschen',
  keepApp: 'App behalten',
  deleted: (name) => `${name} gelöscht`,
  renamed: 'Umbenannt',
};

export const examplePrompts: Translation<typeof english.examplePrompts> = [
  {
    label: 'Termine der Radwerkstatt',
    prompt:
      'Termine für eine Fahrradwerkstatt: Kunde, Telefon, Leistung, Beginn und Status, mit einer Tafel nach Status und einem Kalender der Woche',
  },
  {
    label: 'Ausgaben im Team',
    prompt:
      'Ausgaben eines kleinen Teams: Betrag, Kategorie, Datum, Bild des Belegs; eine Übersicht mit einem Diagramm nach Monaten',
  },
  {
    label: 'Leseliste',
    prompt:
      'Eine Leseliste für unseren Buchclub: Titel, Autor, Status, Bewertung und Notizen, mit Filtern nach Status und einer Seite für jedes Buch',
  },
  {
    label: 'Inventur',
    prompt:
      'Eine Inventur für ein Café: Artikel mit Menge, Einheit und Mindestbestand, eine Liste der Nachbestellungen und ein Diagramm des Bestands nach Kategorie',
  },
  {
    label: 'Helferplan',
    prompt:
      'Ein Plan für Freiwillige einer Tafel: Schichten mit Datum, Ort und Zahl der Helfer, Freiwillige tragen sich ein, dazu eine Ansicht der Woche',
  },
];
