import type { HistoryAct, RecordChange, RevertResult } from '@whittle/contract/history';
import type * as english from '../../core/history/history.texts.ts';
import { counted } from '../../lib/numbers.ts';
import type { Translation } from '../translation.ts';

const records = (n: number) => counted(n, 'Datensatz', 'Datensätze');

function actName({ via, created, updated, deleted, fields }: HistoryAct): string {
  if (via === 'restore') return 'Daten wiederherstellen';
  if (via === 'trash') return `${records(created)} zurückholen`;
  if (via === 'import') return `${records(created + updated)} importieren`;
  if (created > 0 && updated + deleted === 0) return `${records(created)} anlegen`;
  if (deleted > 0 && created + updated === 0) return `${records(deleted)} löschen`;
  const [field] = fields;
  const what = fields.length === 1 && field ? field : counted(fields.length, 'Feld', 'Felder');
  return `${what} in ${counted(updated, 'Datensatz', 'Datensätzen')} ändern`;
}

const did = ({ created, updated, deleted }: Omit<RevertResult, 'callId'>): string[] => [
  ...(created > 0 ? [`${records(created)} zurückgeholt`] : []),
  ...(updated > 0 ? [`${records(updated)} zurückgesetzt`] : []),
  ...(deleted > 0 ? [`${records(deleted)} entfernt`] : []),
];

const kinds: Record<RecordChange['kind'], string> = { create: 'Angelegt', update: 'Geändert', delete: 'Gelöscht' };
const vias: Record<RecordChange['via'], string> = {
  app: 'in der App',
  preview: 'in der Vorschau der App',
  panel: 'in der Ansicht Datenbank',
  import: 'durch einen Import',
  chat: 'vom Assistenten',
  undo: 'durch Rückgängig',
  redo: 'durch Wiederholen',
  restore: 'durch eine Wiederherstellung',
  trash: 'aus dem Papierkorb',
};

export const historyTexts: Translation<typeof english.historyTexts> = {
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  undoAct: (act) => (act ? `Rückgängig: ${actName(act)}` : 'Nichts rückgängig zu machen'),
  redoAct: (act) => (act ? `Wiederholen: ${actName(act)}` : 'Nichts zu wiederholen'),
  undone: (act) => (act ? `Rückgängig gemacht: ${actName(act)}` : 'Rückgängig gemacht'),
  redone: (act) => (act ? `Wiederholt: ${actName(act)}` : 'Wiederholt'),
  conflictTitle: 'Jemand hat das seither geändert',
  conflictNote: 'Zurückzugehen würde diese Änderungen überschreiben:',
  conflict: (who, fields, when) => `${who} hat ${fields} geändert, ${when}`,
  keepTheirs: 'Ihre Änderungen behalten',
  overwrite: 'Überschreiben',

  history: 'Verlauf',
  more: 'Verlauf und Papierkorb',
  trash: 'Papierkorb...',
  restoreTo: 'Stand wiederherstellen...',
  somebody: 'Ein Besucher',
  formerPerson: 'Jemand, der nicht mehr da ist',
  loadFailed: 'Das konnte nicht geladen werden.',
  retry: 'Noch einmal',
  showMore: 'Mehr zeigen',
  noValue: 'leer',

  trashTitle: (entity) => `Gelöschte Datensätze von ${entity}`,
  trashEmpty: 'Im Papierkorb ist nichts. Gelöschte Datensätze bleiben hier, bis ihre Zeit um ist.',
  deletedBy: (who, when) => `Gelöscht von ${who}, ${when}`,
  bringBack: (n) => (n === 0 ? 'Zurückholen' : `${records(n)} zurückholen`),
  chooseFirst: 'Wählen Sie aus, welche Datensätze zurückkommen sollen.',
  broughtBack: (n) => `${records(n)} zurückgeholt`,

  recordTitle: 'Verlauf dieses Datensatzes',
  recordNote: 'Jeder Stand lässt sich wieder haben. Auch das Zurückgehen ist eine Änderung.',
  recordEmpty: 'Von diesem Datensatz ist keine Änderung mehr aufbewahrt.',
  change: (kind, via) => `${kinds[kind]} ${vias[via]}`,
  backToThis: 'Zurück zu diesem Stand',
  current: 'Jetziger Stand',
  restoredRecord: 'Der Datensatz hat wieder seinen früheren Stand',

  restoreTitle: 'Daten auf einen früheren Stand bringen',
  restoreNote: 'Datensätze werden, was sie in jenem Augenblick waren. Die Dateien der App bleiben, wie sie sind.',
  scope: 'Welche Datensätze',
  onlyEntity: (entity) => `Nur ${entity}`,
  allEntities: 'Alle der App',
  point: 'Wohin zurück',
  byTime: 'Ein Zeitpunkt',
  byVersion: 'Eine Version',
  time: 'Datum und Uhrzeit',
  version: 'Version',
  olderVersions: 'Ältere Versionen zeigen',
  chooseVersion: 'Version wählen',
  noVersions: 'Diese App hat noch keine Version.',
  versionName: (request, when) => `${when}: ${request || 'ohne Nachricht'}`,
  quick: 'Schnellauswahl',
  minutesAgo: (minutes) => (minutes < 60 ? `vor ${minutes} Minuten` : minutes === 60 ? 'vor 1 Stunde' : 'vor 1 Tag'),
  preview: 'Vorschau',
  wouldChange: 'Was sich ändern würde',
  nothing: 'Seither hat sich nichts geändert.',
  effect: (counts) => did(counts).join(', '),
  sample: { create: 'Kommt zurück', update: 'Wird zurückgesetzt', delete: 'Wird entfernt' },
  samples: (shown, total) =>
    shown < total ? `${shown} von ${counted(total, 'Datensatz', 'Datensätzen')}` : records(total),
  confirm: 'Ja, diese Datensätze ändern',
  confirmFirst: 'Haken Sie das Kästchen an, um weiterzumachen.',
  restore: (n) => `${records(n)} wiederherstellen`,
  cancel: 'Abbrechen',
  close: 'Schließen',
  restored: (counts) => `Fertig: ${did(counts).join(', ') || 'nichts war zu ändern'}.`,
  undoRestore: 'Wiederherstellung rückgängig machen',
  restoreUndone: 'Die Wiederherstellung ist rückgängig gemacht.',
  usage: (changes, size, days) =>
    `Der Verlauf bewahrt ${counted(changes, 'Änderung', 'Änderungen')} (${size}) aus ${counted(days, 'Tag', 'Tagen')} auf.`,
};
