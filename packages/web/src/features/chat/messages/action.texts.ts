import type { Action } from '@whittle/domain/chat/action-stream';
import { counted } from '../../../lib/numbers.ts';
import { defineTexts } from '../../../lib/texts.ts';

type Words = Record<'working' | 'done' | 'not', string>;

const add: Words = { working: 'Adding', done: 'Added', not: 'Did not add' };
const edit: Words = { working: 'Editing', done: 'Edited', not: 'Did not edit' };

/** What an action does: a verb, then the kind of what it does it to. */
export const actionTexts = defineTexts('actionTexts', {
  verbs: {
    add_file: add,
    add_entity: add,
    insert_entity_records: add,
    edit_file: edit,
    edit_entity: edit,
    delete_file: { working: 'Deleting', done: 'Deleted', not: 'Did not delete' },
    import_entities: { working: 'Importing', done: 'Imported', not: 'Did not import' },
    unknown: { working: 'Reading', done: 'Skipped', not: 'Skipped' },
  } satisfies Record<Action['type'], Words>,
  entities: 'entities',
  someRecords: 'records',
  records: (records: number) => counted(records, 'record', 'records'),
  file: 'file',
});
