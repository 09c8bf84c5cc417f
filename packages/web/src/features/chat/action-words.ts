import type { ActionOutcome } from '@whittle/contract/chat';
import type { Action } from '@whittle/domain/chat/action-stream';
import { type FileKind, normalisePath } from '@whittle/domain/files/paths';
import { counted } from '../../lib/numbers.ts';

/** GEN-10, and `refused` for an action that the server did not apply. */
export type ActionState = 'working' | 'done' | 'truncated' | 'refused';

export function actionState(action: Action, outcome: ActionOutcome | undefined): ActionState {
  if (outcome && !outcome.ok) return 'refused';
  if (action.isTruncated) return 'truncated';
  return action.isComplete ? 'done' : 'working';
}

type Words = Record<'working' | 'done' | 'not', string>;

const add: Words = { working: 'Adding', done: 'Added', not: 'Did not add' };
const edit: Words = { working: 'Editing', done: 'Edited', not: 'Did not edit' };

const verbs: Record<Action['type'], Words> = {
  add_file: add,
  add_entity: add,
  insert_entity_records: add,
  edit_file: edit,
  edit_entity: edit,
  delete_file: { working: 'Deleting', done: 'Deleted', not: 'Did not delete' },
  import_entities: { working: 'Importing', done: 'Imported', not: 'Did not import' },
  unknown: { working: 'Reading', done: 'Skipped', not: 'Skipped' },
};

const kinds: Record<FileKind, string> = {
  page: 'page',
  component: 'component',
  service: 'service',
  entity: 'entity',
  layout: 'layout',
  'global-css': 'styles',
  root: 'app root',
  style: 'style sheet',
  data: 'data file',
  asset: 'asset',
  function: 'function',
  agent: 'agent',
  'other-code': 'file',
};

/** What an action does in a verb, a kind and a name: "Added", "page", "Bookings". */
export type ActionWords = { verb: string; kind: string; name: string };

export function actionWords(action: Action, state: ActionState, records?: ActionOutcome['records']): ActionWords {
  const verb = verbs[action.type][state === 'working' ? 'working' : state === 'done' ? 'done' : 'not'];
  if (action.type === 'import_entities' && action.entity === undefined) return { verb, kind: 'entities', name: '' };
  if (action.type === 'insert_entity_records' || action.type === 'import_entities') {
    const entity = action.entity ?? '';
    const count = records?.imported || action.recordCount;
    return { verb, kind: count === undefined ? 'records' : counted(count, 'record', 'records'), name: entity };
  }
  const path = normalisePath(action.file);
  if (!path.ok) return { verb, kind: 'file', name: action.file };
  const namesItself = path.kind === 'layout' || path.kind === 'global-css';
  return { verb, kind: kinds[path.kind], name: namesItself ? '' : path.name };
}

/** How much was written so far, in characters: the new content, or the replacements. */
export function writtenChars(action: Action): number {
  return action.content.length || action.edits.reduce((sum, { replace }) => sum + replace.length, 0);
}
