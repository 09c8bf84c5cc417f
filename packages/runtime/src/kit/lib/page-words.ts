/** What kit and shell say by themselves, in German. In English they say what stands on the left. */
const german = {
  Actions: 'Aktionen',
  Account: 'Konto',
  Add: 'Hinzufügen',
  Amount: 'Betrag',
  Breadcrumb: 'Pfad',
  Cancel: 'Abbrechen',
  'Choose a file': 'Datei auswählen',
  'Choose an image': 'Bild auswählen',
  'Chosen file': 'Gewählte Datei',
  'Chosen image': 'Gewähltes Bild',
  'Clear filters': 'Filter zurücksetzen',
  'Changes show in the list at once.': 'Änderungen zeigen sich sofort in der Liste.',
  Close: 'Schließen',
  Commands: 'Befehle',
  Filter: 'Filter',
  'Go to the start page': 'Zur Startseite',
  'It may have been renamed or removed.': 'Sie wurde vielleicht umbenannt oder entfernt.',
  Loading: 'Wird geladen',
  More: 'Mehr',
  'More pages': 'Weitere Seiten',
  'Move to': 'Verschieben nach',
  No: 'Nein',
  Navigation: 'Navigation',
  Next: 'Weiter',
  'Next month': 'Nächster Monat',
  'Next slide': 'Nächstes Bild',
  'No data yet': 'Noch keine Daten',
  'Nothing here': 'Nichts hier',
  'Nothing planned': 'Nichts geplant',
  'Nothing to show yet': 'Noch nichts zu sehen',
  Other: 'Sonstiges',
  Pages: 'Seiten',
  Part: 'Teil',
  Previous: 'Zurück',
  'Previous month': 'Voriger Monat',
  'Previous slide': 'Voriges Bild',
  Progress: 'Fortschritt',
  Remove: 'Entfernen',
  Replace: 'Ersetzen',
  Search: 'Suche',
  'Search for a command to run': 'Befehl suchen',
  Share: 'Anteil',
  Show: 'Anzeigen',
  'Show or hide navigation': 'Navigation ein- oder ausblenden',
  'Sign in': 'Anmelden',
  'Sign in to continue.': 'Melden Sie sich an, um fortzufahren.',
  'Sign out': 'Abmelden',
  'Skip to content': 'Zum Inhalt springen',
  'Sort ascending': 'Aufsteigend sortieren',
  'Sort by': 'Sortieren nach',
  'Sort descending': 'Absteigend sortieren',
  Table: 'Tabelle',
  'That did not work. Nothing was changed.': 'Das hat nicht funktioniert. Es wurde nichts geändert.',
  'The first page appears here as soon as it is written.':
    'Die erste Seite erscheint hier, sobald sie geschrieben ist.',
  'The pages of this app': 'Die Seiten dieser App',
  'The rest of the page still works. Reload the page to try again.':
    'Der Rest der Seite funktioniert. Laden Sie die Seite neu, um es noch einmal zu versuchen.',
  'The server could not be reached. Check the connection and try again.':
    'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  'There is no page at this address': 'Unter dieser Adresse gibt es keine Seite',
  'This could not be loaded.': 'Das konnte nicht geladen werden.',
  'This part could not be shown': 'Dieser Teil konnte nicht angezeigt werden',
  Today: 'Heute',
  'Your account': 'Ihr Konto',
  Yes: 'Ja',
  'Try again': 'Noch einmal versuchen',
} as const;

const isGerman = (): boolean => /^de\b/i.test(globalThis.document?.documentElement.lang ?? '');

/** The words in the language of the page, which the app chooses; English for all that is not German. */
export const say = (english: keyof typeof german): string => (isGerman() ? german[english] : english);

/** Sentences with something in them: the English one, and the German one. */
export const sayWith = (english: string, inGerman: string): string => (isGerman() ? inGerman : english);

/** How numbers and dates are written: as in the reader's region, or as in German where the page is and the reader is not. */
export function pageLocale(): string | undefined {
  if (!isGerman()) return undefined;
  return (navigator.languages ?? []).find((tag) => /^de\b/i.test(tag)) ?? 'de-DE';
}
