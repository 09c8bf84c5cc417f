import type { HistoryAct, RecordChange, RevertResult } from '@whittle/contract/history';
import { counted } from '../../lib/numbers.ts';
import { defineTexts } from '../../lib/texts.ts';

const records = (n: number) => counted(n, 'record', 'records');

/** What an act did, as it stands behind "Undo:". */
function actName({ via, created, updated, deleted, fields }: HistoryAct): string {
  if (via === 'restore') return 'restoring data';
  if (via === 'trash') return `restoring ${records(created)}`;
  if (via === 'import') return `importing ${records(created + updated)}`;
  if (created > 0 && updated + deleted === 0) return `adding ${records(created)}`;
  if (deleted > 0 && created + updated === 0) return `deleting ${records(deleted)}`;
  const [field] = fields;
  const what = fields.length === 1 && field ? field : counted(fields.length, 'field', 'fields');
  return `changing ${what} in ${records(updated)}`;
}

const did = ({ created, updated, deleted }: Omit<RevertResult, 'callId'>): string[] => [
  ...(created > 0 ? [`${records(created)} restored`] : []),
  ...(updated > 0 ? [`${records(updated)} reverted`] : []),
  ...(deleted > 0 ? [`${records(deleted)} removed`] : []),
];

const kinds: Record<RecordChange['kind'], string> = { create: 'Created', update: 'Changed', delete: 'Deleted' };
const vias: Record<RecordChange['via'], string> = {
  app: 'in the app',
  preview: 'in the preview of the app',
  panel: 'in the database view',
  import: 'by an import',
  chat: 'by the assistant',
  undo: 'by undo',
  redo: 'by redo',
  restore: 'by a restore',
  trash: 'from the trash',
};

export const historyTexts = defineTexts('historyTexts', {
  undo: 'Undo',
  redo: 'Redo',
  undoAct: (act: HistoryAct | null) => (act ? `Undo: ${actName(act)}` : 'Nothing to undo'),
  redoAct: (act: HistoryAct | null) => (act ? `Redo: ${actName(act)}` : 'Nothing to redo'),
  undone: (act: HistoryAct | null) => (act ? `Undone: ${actName(act)}` : 'Undone'),
  redone: (act: HistoryAct | null) => (act ? `Redone: ${actName(act)}` : 'Redone'),
  conflictTitle: 'Someone has changed this since',
  conflictNote: 'Undoing would overwrite these changes:',
  redoConflictNote: 'Redoing would overwrite these changes:',
  conflictRemoves: 'The record would be deleted:',
  conflict: (who: string, fields: string, when: string) => `${who} changed ${fields}, ${when}`,
  keepTheirs: 'Keep their changes',
  overwrite: 'Overwrite them',

  history: 'History',
  more: 'History and trash',
  trash: 'Trash...',
  restoreTo: 'Restore to a time...',
  somebody: 'A visitor',
  formerPerson: 'A former user',
  loadFailed: 'This could not be loaded.',
  retry: 'Try again',
  showMore: 'Show more',
  noValue: 'empty',

  trashTitle: (entity: string) => `Deleted ${entity} records`,
  trashEmpty: 'The trash is empty. Deleted records stay here as long as the history is kept.',
  deletedBy: (who: string, when: string) => `Deleted by ${who}, ${when}`,
  bringBack: (n: number) => (n === 0 ? 'Restore' : `Restore ${records(n)}`),
  chooseFirst: 'Select the records to restore.',
  broughtBack: (n: number) => `${records(n)} restored`,

  recordTitle: 'Record history',
  recordNote: 'You can restore any earlier state. Restoring is a change of its own.',
  recordEmpty: 'The history of this record is no longer kept.',
  change: (kind: RecordChange['kind'], via: RecordChange['via']) => `${kinds[kind]} ${vias[via]}`,
  backToThis: 'Restore this state',
  current: 'Current state',
  restoredRecord: 'The earlier state was restored',

  restoreTitle: 'Restore data to a time',
  restoreNote: 'Records return to their state at that time. The app’s files do not change.',
  scope: 'Records',
  onlyEntity: (entity: string) => `Only ${entity}`,
  allEntities: 'The whole app',
  point: 'Restore to',
  byTime: 'A time',
  byVersion: 'A version',
  time: 'Date and time',
  version: 'Version',
  olderVersions: 'Show older versions',
  chooseVersion: 'Choose a version',
  noVersions: 'This app has no version yet.',
  versionName: (request: string, when: string) => `${when}: ${request || 'without a message'}`,
  quick: 'Quick choices',
  minutesAgo: (minutes: number) =>
    minutes < 60 ? `${minutes} minutes ago` : minutes === 60 ? '1 hour ago' : '1 day ago',
  preview: 'Preview',
  wouldChange: 'What would change',
  nothing: 'Nothing has changed since then.',
  effect: (counts: Omit<RevertResult, 'callId'>) => did(counts).join(', '),
  sample: { create: 'Restored', update: 'Reverted', delete: 'Removed' } as const,
  samples: (shown: number, total: number) => (shown < total ? `${shown} of ${records(total)}` : records(total)),
  confirm: 'Yes, change these records',
  confirmFirst: 'Tick the box to continue.',
  restore: (n: number) => `Restore ${records(n)}`,
  cancel: 'Cancel',
  close: 'Close',
  restored: (counts: Omit<RevertResult, 'callId'>) => `Done: ${did(counts).join(', ') || 'nothing to change'}.`,
  undoRestore: 'Undo the restore',
  restoreUndone: 'The restore was undone.',
  usage: (changes: number, size: string, days: number) =>
    `History keeps ${counted(changes, 'change', 'changes')} (${size}) of the last ${counted(days, 'day', 'days')}.`,
});
