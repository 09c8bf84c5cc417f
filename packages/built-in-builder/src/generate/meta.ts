import { inSentence } from '../plan/names.ts';
import { fieldOf, type Entity, type Field } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { quote } from './code.ts';
import type { Imports } from './imports.ts';
import { attention, elementOf, textOf } from './show-field.ts';

/** What a row shows beside its title: facts in one line, badges, and paragraphs for long texts. */
export type Meta = { facts: string; badges: string[]; notes: string[]; hasFacts: boolean };

/** `left` names the fields that the row shows elsewhere. */
export function metaOf(entity: Entity, record: string, imports: Imports, left: readonly (Field | undefined)[]): Meta {
  const { title, state } = rolesOf(entity);
  const shown = entity.columns
    .map((name) => fieldOf(entity, name))
    .filter((field): field is Field => field !== undefined && field !== title && !left.includes(field));
  const isBadge = (field: Field) => field === state || field.name === 'priority';
  const parts = shown
    .filter((field) => !isBadge(field) && field.type !== 'longtext')
    .map((field) => fact(entity, field, record, imports));
  return {
    hasFacts: parts.length > 0,
    facts: parts.length === 0 ? '' : `{${imports.format('facts')}(${parts.join(', ')})}`,
    badges: shown.filter(isBadge).map((field) => elementOf(entity, field, record, imports)),
    notes: shown
      .filter((field) => field.type === 'longtext')
      .map(
        (field) =>
          `{${record}.${field.name} && <p className="measure line-clamp-2 text-sm text-muted-foreground">{${record}.${field.name}}</p>}`,
      ),
  };
}

/** Of several sums each says what it is. */
const isOnlySum = ({ fields, columns }: Entity): boolean =>
  fields.filter(({ name, type }) => type === 'money' && columns.includes(name)).length < 2;

const inBrackets = (word: string): string => quote(` (${word.toLowerCase()})`);

/** One fact of a line; numbers and second dates say what they are. */
function fact(entity: Entity, field: Field, record: string, imports: Imports): string {
  const alert = attention(entity, field, record, imports);
  if (alert)
    return `${imports.format('labelled')}(${quote(field.label)}, ${textOf(field, record, imports)}) + (${alert.test} ? ${alert.early ? `(${alert.early.test} ? ${inBrackets(alert.early.word)} : ${inBrackets(alert.word)})` : inBrackets(alert.word)} : '')`;
  const text = textOf(field, record, imports);
  switch (field.type) {
    case 'money':
      return isOnlySum(entity) ? text : `${imports.format('labelled')}(${quote(field.label)}, ${text})`;
    case 'number':
      return field.unit ? text : `${imports.format('labelled')}(${quote(field.label)}, ${text})`;
    case 'date':
    case 'datetime':
      return `${imports.format('labelled')}(${quote(field.label)}, ${text})`;
    case 'boolean':
      return `${record}.${field.name} && ${quote(field.label)}`;
    case 'file':
      return `${record}.${field.name} && ${quote(field.label)}`;
    case 'image':
      return `${field.rights?.see ? `${record}.${field.name} !== undefined && ` : ''}!${record}.${field.name} && ${quote(`No ${inSentence(field.label)}`)}`;
    default:
      return text;
  }
}

export const metaLine = (meta: Meta, className = 'text-sm text-muted-foreground'): string =>
  meta.hasFacts ? `<p className="${className}">${meta.facts}</p>` : '';
