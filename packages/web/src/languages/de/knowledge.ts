import type * as english from '../../features/knowledge/knowledge.texts.ts';
import { count, counted } from '../../lib/numbers.ts';
import type { Translation } from '../translation.ts';

export const knowledgeTexts: Translation<typeof english.knowledgeTexts> = {
  title: 'Datenquellen',
  about: 'KI-Tools antworten aus dem, was Sie hier hinzufügen. Durchsuchen können Sie es auch ohne Modell.',
  used: (items, max) => `${count(items)} von ${count(max)}`,
  loadFailed: 'Die Datenquellen konnten nicht geladen werden. Versuchen Sie es später erneut',
  retry: 'Erneut versuchen',
  done: 'Fertig',
  cancel: 'Abbrechen',
  empty:
    'Noch ist nichts hier. Legen Sie Dateien in diesem Fenster ab, fügen Sie einen Text ein oder geben Sie eine Webadresse an.',
  full: (max) => `Ihr Tarif erlaubt ${counted(max, 'Datenquelle', 'Datenquellen')} in einer App.`,

  file: 'Datei hochladen',
  drop: 'Dateien hier ablegen',
  kinds: (mb) => `PDF, Word, PowerPoint, Excel, CSV, Markdown, HTML oder Text, bis ${count(mb)} MB`,
  uploading: (name) => `${name} wird hochgeladen...`,
  uploadFailed: 'Das Hochladen ist fehlgeschlagen. Versuchen Sie es erneut oder schreiben Sie dem Support im Chat',
  tooBig: (name, mb) => `${name} ist zu groß. Eine Datei kann höchstens ${count(mb)} MB haben.`,
  duplicate: (name) => `${name} ist schon hier`,

  text: 'Text einfügen',
  textTitle: 'Text einfügen',
  textLabel: 'Text',
  nameLabel: 'Name',
  nameHint: 'Ohne Namen sind es die ersten Worte.',
  textMissing: 'Geben Sie einen Text ein',
  textFailed: 'Das Speichern ist fehlgeschlagen. Versuchen Sie es erneut oder schreiben Sie dem Support im Chat',
  add: 'Hinzufügen',

  address: 'Webadresse',
  addressTitle: 'Webadresse hinzufügen',
  addressLabel: 'Adresse',
  addressHint: 'Zum Beispiel https://example.com/hilfe',
  site: 'Auch die Seiten lesen, zu denen sie führt',
  siteSays: (depth, pages) =>
    `Seiten derselben Website, ${count(depth)} Links tief und höchstens ${count(pages)} Seiten, soweit ihre robots.txt es erlaubt.`,
  addressFailed: 'Das Hinzufügen ist fehlgeschlagen. Versuchen Sie es später erneut',

  moreOf: (name) => `Mehr zu ${name}`,
  rename: 'Umbenennen',
  renameLabel: 'Name der Datenquelle',
  renameFailed: 'Das Umbenennen ist fehlgeschlagen. Versuchen Sie es später erneut',
  sync: 'Neu lesen',
  tryAgain: 'Noch einmal',
  replace: 'Durch eine Datei ersetzen...',
  replaceFailed: 'Das Ersetzen ist fehlgeschlagen. Versuchen Sie es später erneut',
  replaced: (name) => `${name} wurde ersetzt`,
  remove: 'Löschen',
  removeTitle: (name) => `${name} löschen?`,
  removeText: 'Tools, die sie lesen, antworten nicht mehr daraus.',
  removeFailed: 'Das Löschen ist fehlgeschlagen. Versuchen Sie es später erneut',
  removed: (name) => `${name} wurde gelöscht`,
  keep: 'Behalten',

  syncedAt: (when) => `Gelesen ${when}`,
  progress: (done, total) => `${count(done)} von ${count(total)}`,
  passages: (n) => counted(n, 'Abschnitt', 'Abschnitte'),
  read: {
    pages: (n) => `${counted(n, 'Seite', 'Seiten')} gelesen`,
    rows: (n) => `${counted(n, 'Zeile', 'Zeilen')} gelesen`,
    slides: (n) => `${counted(n, 'Folie', 'Folien')} gelesen`,
  },
  leftOut: (n, reasons) => `${count(n)} ausgelassen: ${reasons}`,
  reasons: {
    robots: 'von der Website nicht erlaubt',
    status: 'vom Server abgelehnt',
    kind: 'nicht lesbar',
    unreachable: 'nicht erreichbar',
    'no-text': 'ohne Text',
    limit: 'über der Grenze',
  },

  search: 'Datenquellen durchsuchen',
  searchFailed: 'Die Suche ist fehlgeschlagen.',
  hits: (n) => counted(n, 'Abschnitt', 'Abschnitte'),
  noHits: 'Nichts passt. Versuchen Sie andere Worte.',
  open: 'In der Quelle zeigen',
  back: 'Zurück',
};
