import { fieldOf, type Entity, type Measure } from '../plan/plan.ts';
import { isMean } from '../plan/roles.ts';
import { quote } from './code.ts';
import { entityNames } from './entity-names.ts';
import type { Imports } from './imports.ts';

/**
 * A measure in code. `value` is the function that reads it off a record, `show` an expression that formats a total and
 * `answer` one that says it in a title: "7 jobs", "€732.50". `of` names it in a label, `source` is the list it counts.
 */
export type MeasureCode = {
  value: string;
  show(total: string): string;
  answer(total: string): string;
  of: string;
  source: string;
  isDays: boolean;
  /** Values that are averaged, since adding them up says nothing. */
  isMean: boolean;
};

export function measureCode(measure: Measure, entity: Entity, imports: Imports): MeasureCode {
  const { one, many, noun, nouns } = entityNames(entity);
  const field = measure.kind === 'sum' ? fieldOf(entity, measure.field) : undefined;
  const asNumber = (total: string, unit?: string) =>
    `${imports.format('number')}(${total}${unit ? `, ${quote(unit)}` : ''})`;
  if (!field || field.type === 'days') {
    const isDays = field !== undefined;
    return {
      value: '() => 1',
      show: (total) => asNumber(total),
      answer: (total) =>
        `${imports.format('countOf')}(${total}, ${isDays ? "'square', 'squares'" : `${quote(noun)}, ${quote(nouns)}`})`,
      of: isDays ? 'Squares' : entity.plural,
      source: isDays ? `marksOf(${many})` : many,
      isDays,
      isMean: false,
    };
  }
  const show =
    field.type === 'money'
      ? (total: string) => `${imports.format('money')}(${total})`
      : (total: string) => asNumber(total, field.unit);
  return {
    value: `(${one}) => ${one}.${field.name}`,
    show,
    answer: show,
    of: field.label,
    source: many,
    isDays: false,
    isMean: (measure.kind === 'sum' && measure.isMean) || isMean(field),
  };
}
