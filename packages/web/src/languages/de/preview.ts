import { counted } from '../../lib/numbers.ts';
import type * as english from '../../features/preview/preview.texts.ts';
import type { Translation } from '../translation.ts';

export const previewTexts: Translation<typeof english.previewTexts> = {
  title: 'Vorschau der App',
  emptyTitle: 'Hier erscheint Ihre App',
  emptyText: 'Die erste Seite ist zu sehen, sobald sie geschrieben ist.',
  openFailed: 'Die Vorschau konnte nicht geöffnet werden.',
  retry: 'Noch einmal',
  refresh: 'Neu laden',
  refreshing: 'Lädt neu',
  newTab: 'In neuem Tab öffnen',
  popupBlocked: 'Der Browser hat den neuen Tab verhindert. Erlauben Sie Pop-ups für diese Seite.',
  page: 'Seite',
  pages: 'Seiten der App',
  goToPath: 'Zu einem Pfad',
  path: 'Pfad',
  go: 'Öffnen',
  viewport: 'Größe der Anzeige',
  viewports: { desktop: 'Bildschirm', tablet: 'Tablet, 768 x 1024', mobile: 'Telefon, 375 x 667' },
  guard: {
    title: 'Wovon die App abgehalten wurde',
    held: (acts) =>
      `Noch hat niemand diese Version benutzt, und die App wollte: ${acts.join(', ')}. Nichts davon geschah.`,
    acts: {
      delete: (name, calls) => `Datensätze von ${name} löschen (${counted(calls, 'Aufruf', 'Aufrufe')})`,
      change: (name, calls) => `Datensätze von ${name} ändern (${counted(calls, 'Aufruf', 'Aufrufe')})`,
      send: (name, calls) => `${name} aufrufen (${counted(calls, 'Aufruf', 'Aufrufe')})`,
      people: (_name, calls) => `ändern, wer die App benutzt (${counted(calls, 'Aufruf', 'Aufrufe')})`,
    },
    keep: 'Alles lassen',
    allow: 'Erlauben',
    hosts: (hosts, more) =>
      `Die App wollte ${hosts.join(', ')}${more > 0 ? ` und ${counted(more, 'anderen Host', 'andere Hosts')}` : ''} aufrufen; dort ließe sich lesen, was sie sendet. Die Vorschau tut das erst, wenn Sie es erlauben.`,
    refuseHosts: 'Nicht jetzt',
    allowHosts: 'Erlauben und neu laden',
    deleted: (records) =>
      `Seit es diese Version gibt, ${records === 1 ? 'wurde' : 'wurden'} in der Vorschau ${counted(records, 'Datensatz', 'Datensätze')} gelöscht.`,
    undo: 'Rückgängig',
    broughtBack: (records) => `${counted(records, 'Datensatz', 'Datensätze')} zurückgebracht`,
    failed: 'Das ging nicht. Versuchen Sie es noch einmal.',
  },
  trouble: {
    silent: {
      title: 'Die App antwortet nicht',
      text: 'Vielleicht steckt sie in einer Endlosschleife, oder der Speicher reicht nicht. Ihre Dateien und Datensätze sind sicher.',
      hint: '(eine Endlosschleife, oder Daten, die ohne Ende wachsen)',
    },
    reloads: {
      title: 'Die App wurde angehalten: Sie lädt sich immer wieder selbst neu',
      text: 'Etwas in ihrem Code lädt die Seite bei jedem Start neu. Ihre Dateien und Datensätze sind sicher.',
      hint: '(etwas lädt die Seite bei jedem Start neu)',
    },
    floods: {
      title: 'Die App wurde angehalten: Sie sendet ohne Ende Nachrichten',
      text: 'Sie hat diesem Fenster Tausende Nachrichten in der Sekunde gesendet. Ihre Dateien und Datensätze sind sicher.',
      hint: '(etwas sendet dem übergeordneten Fenster ohne Ende Nachrichten)',
    },
  },
  stopped: {
    title: 'Die App ist angehalten',
    text: 'Sie startet wieder, wenn der Assistent sie geändert hat, oder wenn Sie sie starten.',
  },
  stopAndReload: 'Anhalten und neu laden',
  startAgain: 'Wieder starten',
  fix: 'Mit KI beheben',
  waitForChat: 'Der Assistent arbeitet noch. Danach kann er das beheben.',
  fixNotSent: 'Beim Senden Ihrer Nachricht ist ein Fehler aufgetreten',
};
