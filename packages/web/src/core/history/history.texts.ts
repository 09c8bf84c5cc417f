import type { HistoryAct, RecordChange, RevertResult } from '@whittle/contract/history';
import { counted } from '../../lib/numbers.ts';
import { defineTexts } from '../../lib/texts.ts';

const records = (n: number) => counted(n, 'record', 'records');

/** What an act did, as it stands behind "Undo:". */
function actName({ via, created, updated, deleted, fields }: HistoryAct): string {
  if (via === 'restore') return 'restore of data';
  if (via === 'trash') return `bringing back ${records(created)}`;
  if (via === 'import') return `import of ${records(created + updated)}`;
  if (created > 0 && updated + deleted === 0) return `adding ${records(created)}`;
  if (deleted > 0 && created + updated === 0) return `deleting ${records(deleted)}`;
  const [field] = fields;
  const what = fields.length === 1 && field ? field : counted(fields.length, 'field', 'fields');
  return `change of ${what} in ${records(updated)}`;
}

const did = ({ created, updated, deleted }: Omit<RevertResult, 'callId'>): string[] => [
  ...(created > 0 ? [`${records(created)} brought back`] : []),
  ...(updated > 0 ? [`${records(updated)} set back`] : []),
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
  redone: (act: HistoryAct | null) => (act ? `Done again: ${actName(act)}` : 'Done again'),
  conflictTitle: 'Somebody changed this since',
  conflictNote: 'Going back would overwrite these changes:',
  conflict: (who: string, fields: string, when: string) => `${who} changed ${fields}, ${when}`,
  keepTheirs: 'Keep their changes',
  overwrite: 'Overwrite them',

  history: 'History',
  more: 'History and trash',
  trash: 'Trash...',
  restoreTo: 'Restore to a time...',
  somebody: 'A visitor',
  formerPerson: 'Somebody who left',
  loadFailed: 'This could not be loaded.',
  retry: 'Retry',
  showMore: 'Show more',
  noValue: 'empty',

  trashTitle: (entity: string) => `Deleted ${entity} records`,
  trashEmpty: 'Nothing is in the trash. Deleted records stay here until their time is over.',
  deletedBy: (who: string, when: string) => `Deleted by ${who}, ${when}`,
  bringBack: (n: number) => (n === 0 ? 'Bring back' : `Bring back ${records(n)}`),
  chooseFirst: 'Choose the records to bring back.',
  broughtBack: (n: number) => `${records(n)} brought back`,

  recordTitle: 'History of this record',
  recordNote: 'Each state can be had back. Going back is a change of its own.',
  recordEmpty: 'No change of this record is kept any more.',
  change: (kind: RecordChange['kind'], via: RecordChange['via']) => `${kinds[kind]} ${vias[via]}`,
  backToThis: 'Go back to this',
  current: 'Current state',
  restoredRecord: 'The record is back in its earlier state',

  restoreTitle: 'Restore data to a time',
  restoreNote: 'Records become what they were at that moment. The app’s files stay as they are.',
  scope: 'Which records',
  onlyEntity: (entity: string) => `Only ${entity}`,
  allEntities: 'All of the app',
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
  sample: { create: 'Comes back', update: 'Is set back', delete: 'Is removed' } as const,
  samples: (shown: number, total: number) => (shown < total ? `${shown} of ${records(total)}` : records(total)),
  confirm: 'Yes, change these records',
  confirmFirst: 'Tick the box to go on.',
  restore: (n: number) => `Restore ${records(n)}`,
  cancel: 'Cancel',
  close: 'Close',
  restored: (counts: Omit<RevertResult, 'callId'>) => `Done: ${did(counts).join(', ') || 'nothing had to change'}.`,
  undoRestore: 'Undo the restore',
  restoreUndone: 'The restore is undone.',
  usage: (changes: number, size: string, days: number) =>
    `History keeps ${counted(changes, 'change', 'changes')} (${size}) of the last ${counted(days, 'day', 'days')}.`,
});
