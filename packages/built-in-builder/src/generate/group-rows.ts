import { isDay } from '../plan/field-kinds.ts';
import { inSentence } from '../plan/names.ts';
import { fieldOf, type Entity, type Field, type ListPage } from '../plan/plan.ts';
import { code, quote } from './code.ts';
import { entityNames, referenceName } from './entity-names.ts';
import type { Imports } from './imports.ts';

/** By what rows can stand together: by what is chosen, ticked or written in a word, or by the day. */
export const canGroup = ({ type }: Field): boolean => ['select', 'boolean', 'reference', 'text', 'date', 'datetime'].includes(type); // prettier-ignore

/** The rows of a list, or of each group below the name of what they have in common. */
export function groupedRows({ groupBy }: ListPage, entity: Entity, rows: string, imports: Imports): string {
  const field = fieldOf(entity, groupBy);
  if (!field || !canGroup(field)) return rows;
  const { one } = entityNames(entity);
  const value = `${one}.${field.type === 'reference' ? referenceName(field) : field.name}`;
  const none = quote(
    field.type === 'boolean' ? `Not ${inSentence(field.label)}` : `Without ${inSentence(field.label)}`,
  );
  const key = isDay(field) ? `${imports.format('dayKey')}(${value})` : '';
  const name = field.type === 'boolean' ? `${value} ? ${quote(field.label)} : ${none}` : `${value} || ${none}`;
  const inOrder = field.options
    ? `[${field.options.map((option) => quote(option.value)).join(', ')}].indexOf(a) - [${field.options.map((option) => quote(option.value)).join(', ')}].indexOf(b)`
    : 'a.localeCompare(b)';
  // days one after another, what has none behind them
  const heading = isDay(field) ? `{name ? ${imports.format('weekday')}(name) : ${none}}` : '{name}';
  return code`
    {[...Map.groupBy(shown, (${one}) => ${key || name})]
      .sort(([a], [b]) => ${isDay(field) ? "(a || '9').localeCompare(b || '9')" : inOrder})
      .map(([name, shown]) => (
        <section key={name} aria-label=${heading} className="mb-10">
          <h2 className="mb-3 text-lg">
            ${heading} <span className="text-muted-foreground">{shown.length}</span>
          </h2>
          ${rows}
        </section>
      ))}
  `;
}
