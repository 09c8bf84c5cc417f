import { remarks } from '../languages/german/sample-texts.ts';
import type { SampleRow } from '../kinds/kind.ts';
import type { Entity, Field } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { marks, sampleText } from './sample-texts.ts';
import { notes } from './sample-values.ts';

const isNote = /note|remark|comment|memo|observ|bemerk|anmerk|notiz|kommentar|besonder|sonstig|hinweis/;
const said: ReadonlySet<unknown> = new Set([...notes, ...remarks]);
const marked: ReadonlySet<unknown> = new Set(marks);

/** "A 1" for the oxygen of a river and "Ask again next week" for what happened are worse than nothing. */
export function leavesOutFillers(entity: Entity, rows: SampleRow[]): SampleRow[] {
  const { title } = rolesOf(entity);
  const isFiller = (field: Field, value: unknown): boolean => {
    if (field === title || field.isRequired) return false;
    const name = `${field.name} ${field.label.toLowerCase()}`;
    if (field.type === 'text') return marked.has(value) && sampleText(field.name, 0) === undefined;
    return field.type === 'longtext' && said.has(value) && !isNote.test(name);
  };
  const fields = entity.fields.filter(({ type }) => type === 'text' || type === 'longtext');
  return rows.map((row) => {
    const gone = new Set(fields.filter((field) => isFiller(field, row[field.name])).map(({ name }) => name));
    return gone.size === 0 ? row : Object.fromEntries(Object.entries(row).filter(([name]) => !gone.has(name)));
  });
}
