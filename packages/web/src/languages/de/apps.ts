import type * as english from '../../features/apps/apps.texts.ts';
import type { Translation } from '../translation.ts';

export const appTexts: Translation<typeof english.appTexts> = {
  question: 'Was möchten Sie erstellen?',
  boxLabel: 'Beschreiben Sie Ihre App',
  boxPlaceholder: 'Beschreiben Sie die App, wer sie nutzt und was erfasst wird',
  type: 'Was entstehen soll',
  typeApp: 'App',
  typeTool: 'KI-Tool',
  toolBoxLabel: 'Beschreiben Sie Ihr Tool',
  toolBoxPlaceholder: 'Beschreiben Sie, was das Tool schreibt und woraus',
  build: 'Erstellen',
  buildKeys: 'Umschalt+Eingabe für eine neue Zeile',
  describeFirst: 'Schreiben Sie zuerst, was Sie erstellen möchten.',
  tooLong: (length, limit) => `Das sind ${length} Zeichen, erlaubt sind ${limit}.`,
  tryLabel: 'Zum Ausprobieren',
  yourApps: 'Ihre Apps',
  search: 'Suchen',
  searchLabel: 'Ihre Apps durchsuchen',
  noMatches: (text) => `Keine App zu „${text}“ gefunden`,
  clearSearch: 'Suche löschen',
  sortEdited: 'Zuletzt geändert',
  sortName: 'Name',
  sortCreated: 'Neueste',
  sortLabel: 'Sortieren nach',
  live: 'Öffentlich',
  draft: 'Entwurf',
  building: 'In Arbeit',
  planned: (when) => `Wird veröffentlicht: ${when}`,
  publishFailed: 'Letzte Veröffentlichung gescheitert',
  plannedFailed: 'Geplante Veröffentlichung gescheitert',
  empty: 'Noch keine Apps. Beschreiben Sie oben eine oder beginnen Sie mit einem Beispiel.',
  loadFailed: 'Ihre Apps konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
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
  copy: 'Kopieren...',
  copyTitle: (name) => `${name} kopieren`,
  copyName: (name) => `Kopie von ${name}`,
  copyAbout:
    'Legt einen neuen Entwurf an, mit der neuesten Version der Dateien, den Einstellungen und den Integrationen ohne ihre Geheimnisse.',
  copyNever:
    'Nie kopiert werden: der Chat und ältere Versionen, die Personen der App, ihre veröffentlichte Adresse und Domain sowie die anderen Seiten, die sie aufrufen oder einbetten dürfen.',
  copyData: 'Auch Datensätze und hochgeladene Dateien kopieren',
  copyDataSays: 'Was andere Personen angelegt haben, gehört dann Ihnen. Ohne diese Wahl beginnt die Kopie leer.',
  copyConfirm: 'App kopieren',
  copied: (name) => `${name} angelegt`,
  delete: 'Löschen...',
  deleteTitle: (name) => `${name} löschen?`,
  deleteGoes: 'Damit wird endgültig gelöscht:',
  deleteParts: [
    'der Chat und jede Version der Dateien',
    'alle Datensätze und hochgeladenen Dateien',
    'die Konten der Personen, die sie nutzen',
  ],
  deletePublished: (url) => `die veröffentlichte App unter ${url}`,
  deleteConfirm: 'App löschen',
  keepApp: 'App behalten',
  deleted: (name) => `${name} gelöscht`,
  renamed: 'Umbenannt',
  samples: 'Beispiel-Apps',
  samplesAbout:
    'Fertige Apps mit Beispieldaten, auf Englisch. Öffnen Sie eine, probieren Sie sie aus und machen Sie sie zu Ihrer.',
  takeSample: 'App verwenden...',
  takeSampleTitle: (name) => `${name} verwenden`,
  takeSampleAbout: 'Legt eine eigene App an, die Sie im Chat ändern und veröffentlichen können.',
  takeSampleData: 'Mit den Beispieldaten',
  takeSampleDataSays: 'So wie sie jetzt sind, mit Ihren Änderungen. Ein Klick in der App entfernt die Beispiele.',
  takeDataSays: 'So wie es jetzt ist, mit Ihren Änderungen. Ohne diese Wahl beginnt die App leer.',
  takeSampleConfirm: 'Eigene App anlegen',
  sampleState: 'Beispiel-App',
  sampleOpening: 'Die Beispiel-App wird geöffnet...',
  sampleFailed: 'Die Beispiel-App konnte nicht geöffnet werden.',
  sampleRunning: 'Eine Kopie nur für Sie. Ändern Sie, was Sie möchten.',
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

export const toolExamplePrompts: Translation<typeof english.toolExamplePrompts> = [
  {
    label: 'Speiseplan',
    prompt: 'Ein Tool, das einen Speiseplan aus Ernährungsweise, Personenzahl, Budget und Vorräten schreibt',
  },
  {
    label: 'Anschreiben',
    prompt: 'Ein Tool, das ein Anschreiben aus Stellenanzeige, Lebenslauf, Tonfall und Länge schreibt',
  },
  {
    label: 'Protokoll',
    prompt: 'Ein Tool, das ein Protokoll aus Notizen, Teilnehmern und Datum erstellt',
  },
  {
    label: 'Reise',
    prompt: 'Ein Tool, das einen Reiseplan aus Reiseziel, Anzahl der Tage, Budget und Interessen erstellt',
  },
];

export const sampleTexts: Translation<typeof english.sampleTexts> = {
  'bike-desk': { name: 'Bike desk', about: 'Termine einer Radwerkstatt' },
  'team-spending': { name: 'Team spending', about: 'Ausgaben nach Monaten' },
  'page-turners': { name: 'Page turners', about: 'Die Liste eines Buchclubs' },
};

export const templateAppTexts: Translation<typeof english.templateAppTexts> = {
  title: 'Vorlagen',
  about: 'Fertige Apps dieser Installation. Öffnen Sie eine, probieren Sie sie aus und machen Sie sie zu Ihrer.',
  category: 'Kategorie',
  all: 'Alle Kategorien',
  state: 'Vorlage',
  opening: 'Die Vorlage wird geöffnet...',
  failed: 'Die Vorlage konnte nicht geöffnet werden.',
};
