const english = {
  source: (number: number, name: string) => `Source ${number}: ${name}`,
  why: 'Why this answer',
  whyAbout: 'What was found in the sources, and which of it is cited.',
  notCited: 'found, not cited',
  unsupported: 'Check this: it has a figure or a name that no cited source has.',
  missing: (words: string) => `Nowhere in what was found: ${words}`,
  page: (page: number) => `page ${page}`,
  row: (row: number) => `row ${row}`,
  fromRow: (row: number) => `from row ${row}`,
  openPage: 'Open the page',
  close: 'Close',
};

const german: typeof english = {
  source: (number, name) => `Quelle ${number}: ${name}`,
  why: 'Warum diese Antwort',
  whyAbout: 'Was in den Quellen gefunden wurde, und was davon genannt ist.',
  notCited: 'gefunden, nicht genannt',
  unsupported: 'Bitte prüfen: Hier steht eine Zahl oder ein Name, den keine genannte Quelle hat.',
  missing: (words) => `Kommt in dem, was gefunden wurde, nicht vor: ${words}`,
  page: (page) => `Seite ${page}`,
  row: (row) => `Zeile ${row}`,
  fromRow: (row) => `ab Zeile ${row}`,
  openPage: 'Seite öffnen',
  close: 'Schließen',
};

/** In the language of the reader's browser, where we speak it. */
export const texts = /^de\b/i.test(navigator.language) ? german : english;
