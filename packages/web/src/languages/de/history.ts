import type { HistoryAct, RecordChange, RevertResult } from '@whittle/contract/history';
import type * as english from '../../core/history/history.texts.ts';
import { counted } from '../../lib/numbers.ts';
import type { Translation } from '../translation.ts';

const records = (n: number) => counted(n, 'Datensatz', 'Datensätze');

function actName({ via, created, updated, deleted, fields }: HistoryAct): string {
  if (via === 'restore') return 'Daten wiederherstellen';
  if (via === 'trash') return `${records(created)} wiederherstellen`;
  if (via === 'import') return `${records(created + updated)} importieren`;
  if (created > 0 && updated + deleted === 0) return `${records(created)} erstellen`;
  if (deleted > 0 && created + updated === 0) return `${records(deleted)} löschen`;
  const [field] = fields;
  const what = fields.length === 1 && field ? field : counted(fields.length, 'Feld', 'Felder');
  return `${what} in ${counted(updated, 'Datensatz', 'Datensätzen')} ändern`;
}

const did = ({ created, updated, deleted }: Omit<RevertResult, 'callId'>): string[] => [
  ...(created > 0 ? [`${records(created)} wiederhergestellt`] : []),
  ...(updated > 0 ? [`${records(updated)} zurückgesetzt`] : []),
  ...(deleted > 0 ? [`${records(deleted)} entfernt`] : []),
];

const kinds: Record<RecordChange['kind'], string> = { create: 'Erstellt', update: 'Geändert', delete: 'Gelöscht' };
const vias: Record<RecordChange['via'], string> = {
  app: 'in der App',
  preview: 'in der Vorschau der App',
  panel: 'in der Datenbankansicht',
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
  conflictTitle: 'Jemand hat das seitdem geändert',
  conflictNote: 'Beim Rückgängigmachen würden diese Änderungen überschrieben:',
  redoConflictNote: 'Beim Wiederholen würden diese Änderungen überschrieben:',
  conflictRemoves: 'Der Datensatz würde gelöscht:',
  conflict: (who, fields, when) => `${who} hat ${fields} geändert, ${when}`,
  keepTheirs: 'Fremde Änderungen behalten',
  overwrite: 'Überschreiben',

  history: 'Verlauf',
  more: 'Verlauf und Papierkorb',
  trash: 'Papierkorb...',
  restoreTo: 'Stand wiederherstellen...',
  somebody: 'Ein Besucher',
  formerPerson: 'Ein ehemaliger Nutzer',
  loadFailed: 'Das konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  showMore: 'Mehr anzeigen',
  noValue: 'leer',

  trashTitle: (entity) => `Gelöschte Datensätze von ${entity}`,
  trashEmpty: 'Der Papierkorb ist leer. Gelöschte Datensätze bleiben hier, solange der Verlauf aufbewahrt wird.',
  deletedBy: (who, when) => `Gelöscht von ${who}, ${when}`,
  bringBack: (n) => (n === 0 ? 'Wiederherstellen' : `${records(n)} wiederherstellen`),
  chooseFirst: 'Wählen Sie die Datensätze aus, die wiederhergestellt werden sollen.',
  broughtBack: (n) => `${records(n)} wiederhergestellt`,

  recordTitle: 'Verlauf dieses Datensatzes',
  recordNote: 'Sie können jeden früheren Stand wiederherstellen. Auch das Wiederherstellen ist eine Änderung.',
  recordEmpty: 'Der Verlauf dieses Datensatzes wird nicht mehr aufbewahrt.',
  change: (kind, via) => `${kinds[kind]} ${vias[via]}`,
  backToThis: 'Diesen Stand wiederherstellen',
  current: 'Aktueller Stand',
  restoredRecord: 'Der frühere Stand wurde wiederhergestellt',

  restoreTitle: 'Daten auf einen früheren Stand zurücksetzen',
  restoreNote: 'Datensätze erhalten den Stand dieses Zeitpunkts. Die Dateien der App ändern sich nicht.',
  scope: 'Datensätze',
  onlyEntity: (entity) => `Nur ${entity}`,
  allEntities: 'Die ganze App',
  point: 'Zurücksetzen auf',
  byTime: 'Ein Zeitpunkt',
  byVersion: 'Eine Version',
  time: 'Datum und Uhrzeit',
  version: 'Version',
  olderVersions: 'Ältere Versionen anzeigen',
  chooseVersion: 'Version wählen',
  noVersions: 'Diese App hat noch keine Version.',
  versionName: (request, when) => `${when}: ${request || 'ohne Nachricht'}`,
  quick: 'Schnellauswahl',
  minutesAgo: (minutes) => (minutes < 60 ? `vor ${minutes} Minuten` : minutes === 60 ? 'vor 1 Stunde' : 'vor 1 Tag'),
  preview: 'Vorschau',
  wouldChange: 'Was sich ändern würde',
  nothing: 'Seitdem hat sich nichts geändert.',
  effect: (counts) => did(counts).join(', '),
  sample: { create: 'Wiederhergestellt', update: 'Zurückgesetzt', delete: 'Entfernt' },
  samples: (shown, total) =>
    shown < total ? `${shown} von ${counted(total, 'Datensatz', 'Datensätzen')}` : records(total),
  confirm: 'Ja, diese Datensätze ändern',
  confirmFirst: 'Setzen Sie das Häkchen, um fortzufahren.',
  restore: (n) => `${records(n)} wiederherstellen`,
  cancel: 'Abbrechen',
  close: 'Schließen',
  restored: (counts) => `Fertig: ${did(counts).join(', ') || 'nichts zu ändern'}.`,
  undoRestore: 'Wiederherstellung rückgängig machen',
  restoreUndone: 'Die Wiederherstellung wurde rückgängig gemacht.',
  usage: (changes, size, days) =>
    `Der Verlauf enthält ${counted(changes, 'Änderung', 'Änderungen')} (${size}) der letzten ${counted(days, 'Tag', 'Tage')}.`,
};
