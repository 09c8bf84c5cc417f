import { counted } from '../../lib/numbers.ts';
import type * as english from '../../features/preview/preview.texts.ts';
import type { Translation } from '../translation.ts';

export const previewTexts: Translation<typeof english.previewTexts> = {
  title: 'Vorschau der App',
  emptyTitle: 'Hier erscheint Ihre App',
  emptyText: {
    working: 'Die erste Seite erscheint, sobald sie fertig ist.',
    idle: 'Beschreiben Sie die App im Chat. Ihre erste Seite erscheint hier.',
    begun: 'Noch gibt es keine Seite. Senden Sie im Chat „weiter“, um fortzufahren.',
  },
  openFailed: 'Die Vorschau konnte nicht geöffnet werden.',
  retry: 'Erneut versuchen',
  refresh: 'Neu laden',
  refreshing: 'Wird neu geladen',
  newTab: 'In neuem Tab öffnen',
  popupBlocked: 'Der Browser hat den neuen Tab blockiert. Erlauben Sie Pop-ups für diese Seite.',
  page: 'Seite',
  pages: 'Seiten der App',
  goToPath: 'Zu einem Pfad gehen',
  path: 'Pfad',
  go: 'Öffnen',
  viewport: 'Anzeigegröße',
  viewports: { desktop: 'Desktop', tablet: 'Tablet, 768 x 1024', mobile: 'Smartphone, 375 x 667' },
  guard: {
    title: 'Blockierte Aktionen',
    held: (acts) =>
      `Noch hat niemand diese Version benutzt, aber die App wollte: ${acts.join(', ')}. Das wurde blockiert.`,
    acts: {
      delete: (name, calls) => `Datensätze von ${name} löschen (${counted(calls, 'Aufruf', 'Aufrufe')})`,
      change: (name, calls) => `Datensätze von ${name} ändern (${counted(calls, 'Aufruf', 'Aufrufe')})`,
      send: (name, calls) => `${name} aufrufen (${counted(calls, 'Aufruf', 'Aufrufe')})`,
      people: (_name, calls) => `ändern, wer die App benutzt (${counted(calls, 'Aufruf', 'Aufrufe')})`,
    },
    keep: 'Weiter blockieren',
    allow: 'Erlauben',
    hosts: (hosts, more) =>
      `Die App wollte ${hosts.join(', ')}${more > 0 ? ` und ${counted(more, 'anderen Host', 'andere Hosts')}` : ''} aufrufen, wo ihre Daten gelesen werden könnten. Das ist blockiert, bis Sie es erlauben.`,
    refuseHosts: 'Nicht jetzt',
    allowHosts: 'Erlauben und neu laden',
    download: (name, size) => `Die App will die Datei „${name}“ (${size}) speichern, ohne dass jemand geklickt hat.`,
    refuseDownload: 'Verwerfen',
    saveDownload: 'Datei speichern',
    hostsMenu: 'Erlaubte Hosts...',
    hostsTitle: 'Hosts, die die Vorschau aufrufen darf',
    hostsAbout:
      'Diese haben Sie für die Vorschau dieser App erlaubt. Eine Vorschau in einem eigenen Tab ruft sie auf, bis sie neu geladen wird.',
    hostsNone: 'Keine. Will die App einen anderen Host aufrufen, fragt eine Leiste über der Vorschau.',
    removeHost: 'Entfernen',
    removeThisHost: (host) => `${host} entfernen`,
    deleted: (records) =>
      `Seit es diese Version gibt, ${records === 1 ? 'wurde' : 'wurden'} in der Vorschau ${counted(records, 'Datensatz', 'Datensätze')} gelöscht.`,
    undo: 'Rückgängig',
    broughtBack: (records) => `${counted(records, 'Datensatz', 'Datensätze')} wiederhergestellt`,
    failed: 'Das hat nicht funktioniert. Versuchen Sie es erneut.',
  },
  trouble: {
    silent: {
      title: 'Die App reagiert nicht',
      text: 'Möglicherweise steckt sie in einer Endlosschleife, der Speicher reicht nicht oder sie hat ihre Seite verlassen. Ihre Dateien und Datensätze sind sicher.',
      hint: '(eine Endlosschleife, oder Daten, die ohne Ende wachsen)',
    },
    reloads: {
      title: 'Die App wurde gestoppt: Sie hat sich immer wieder neu geladen',
      text: 'Etwas in ihrem Code lädt die Seite bei jedem Start neu. Ihre Dateien und Datensätze sind sicher.',
      hint: '(etwas lädt die Seite bei jedem Start neu)',
    },
    floods: {
      title: 'Die App wurde gestoppt: Sie hat dieses Fenster mit Nachrichten überflutet',
      text: 'Sie hat Tausende Nachrichten pro Sekunde gesendet. Ihre Dateien und Datensätze sind sicher.',
      hint: '(etwas sendet dem übergeordneten Fenster ohne Ende Nachrichten)',
    },
  },
  stopped: {
    title: 'Die App ist gestoppt',
    text: 'Sie startet wieder, wenn der Assistent sie ändert oder Sie sie starten.',
  },
  stopAndReload: 'Stoppen und neu laden',
  startAgain: 'Neu starten',
  fix: 'Mit KI beheben',
  waitForChat: 'Der Assistent arbeitet noch. Danach kann er das beheben.',
  fixNotSent: 'Beim Senden Ihrer Nachricht ist ein Fehler aufgetreten',
};
