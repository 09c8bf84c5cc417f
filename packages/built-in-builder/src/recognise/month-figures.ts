import { partsOf, type OverPart } from '../plan/formula.ts';
import { toFieldName } from '../plan/names.ts';
import type { Entity, Field } from '../plan/plan.ts';
import { bookedOn } from '../plan/roles.ts';
import type { NamedDraft } from './drafts.ts';
import { columnsOf } from './entity-draft.ts';

const perMonth = /\b(?:per|each|every|a|by|and|this) month(?:ly)?\b|\bmonthly (?:totals?|sums?)\b|\b(?:at|by) the end of (?:the|each|every) month\b|(?<!\p{L})(?:pro|je|im|jeden|diesen|und|nach) monat(?!\p{L})|(?<!\p{L})(?:monatlich|am monatsende|monatssumme)(?!\p{L})/iu; // prettier-ignore
const asksSum = /\b(?:how (?:much|many)|totals?|sums?|in all|altogether|worked|earned|owes?|paid)\b|(?<!\p{L})(?:wie ?viele?|summe\p{L}*|gesamt|insgesamt|zusammen|abrechn\p{L}*)(?!\p{L})/iu; // prettier-ignore
const inAll =
  /\s*(?:in all|in total|total|altogether|so far|gesamt|insgesamt|bisher|in (?:sum|summe))$|^(?:total|all|gesamte?) /i;
/** What comes up now and then is no sum of a month, nor is what was given back. */
const isOther = /repair|reparatur|paid_back|repaid|zurueck|deposit|kaution/;
const most = 2;

/** "How much per customer and month": beside what it comes to in all stands what it comes to this month. */
export function monthFigures(drafts: readonly NamedDraft[], text: string, language: string): void {
  const isAsked = text.split(/(?<=[.!?;\n])\s+/).some((sentence) => perMonth.test(sentence) && asksSum.test(sentence));
  if (!isAsked) return;
  const entities = drafts.map(({ draft }) => draft.entity);
  let added = 0;
  for (const entity of entities)
    for (const field of [...entity.fields]) {
      const part = sumOf(field);
      const child = part && entities.find(({ name }) => name === part.over);
      const day = child && bookedOn(child);
      if (!part?.by || !day || day.formula || added >= most || isOther.test(field.name) || hasMonth(entity, part)) continue;
      const base = field.label.replace(inAll, '').trim() || field.label;
      const label = language === 'de' ? `${base} diesen Monat` : `${base} this month`;
      const fresh: Field = { ...field, name: toFieldName(label), label, formula: { by: 'same', parts: [{ ...part, month: day.name }] } }; // prettier-ignore
      delete fresh.mark;
      delete fresh.least;
      entity.fields.splice(entity.fields.indexOf(field), 0, fresh);
      entity.columns = columnsOf(entity, [...new Set([...entity.columns.slice(0, 3), fresh.name, field.name])]);
      added += 1;
    }
} // prettier-ignore

/** A plain sum of what belongs to a record. */
function sumOf({ type, formula }: Field): OverPart | undefined {
  const [part, ...others] = formula ? partsOf(formula) : [];
  const isNumber = type === 'number' || type === 'money';
  return isNumber && formula?.by === 'same' && others.length === 0 && part && 'over' in part && part.take === 'sum' && !part.only && !part.week && !part.month && !part.year ? part : undefined; // prettier-ignore
}

const hasMonth = ({ fields }: Entity, { over, field }: OverPart): boolean =>
  fields.some(({ formula }) => formula && partsOf(formula).some((part) => 'over' in part && part.over === over && part.field === field && part.month !== undefined)); // prettier-ignore
