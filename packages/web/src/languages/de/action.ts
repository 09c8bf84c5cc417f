import type * as english from '../../features/chat/messages/action.texts.ts';
import { counted } from '../../lib/numbers.ts';
import type { Translation } from '../translation.ts';

type Words = Record<'working' | 'done' | 'not', string>;

const add: Words = { working: 'Wird hinzugefügt:', done: 'Hinzugefügt:', not: 'Nicht hinzugefügt:' };
const edit: Words = { working: 'Wird geändert:', done: 'Geändert:', not: 'Nicht geändert:' };

export const actionTexts: Translation<typeof english.actionTexts> = {
  verbs: {
    add_file: add,
    add_entity: add,
    insert_entity_records: add,
    edit_file: edit,
    edit_entity: edit,
    delete_file: { working: 'Wird gelöscht:', done: 'Gelöscht:', not: 'Nicht gelöscht:' },
    import_entities: { working: 'Wird importiert:', done: 'Importiert:', not: 'Nicht importiert:' },
    unknown: { working: 'Wird gelesen:', done: 'Übergangen:', not: 'Übergangen:' },
  },
  entities: 'Entitäten',
  someRecords: 'Datensätze',
  records: (records) => counted(records, 'Datensatz', 'Datensätze'),
  file: 'Datei',
};
