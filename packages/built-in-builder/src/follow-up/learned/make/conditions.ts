import { isDay, isNumber } from '../../../plan/field-kinds.ts';
import type { Only } from '../../../plan/only.ts';
import { wordsOf } from '../../../plan/only-words.ts';
import type { Entity, Field } from '../../../plan/plan.ts';
import { doneOptions, rolesOf } from '../../../plan/roles.ts';
import { onlyIn } from '../../understand/sure/conditions.ts';
import type { ReadWish } from '../read-wish.ts';
import { chosenFields, type Given } from './maker.ts';

export const numberIn = (text: string): number | null => {
  const said = /(?<![\p{L}\d])\d+(?:[.,]\d+)?/u.exec(text)?.[0];
  return said === undefined ? null : Number(said.replace(',', '.'));
};

const isOfDone =
  /(?<!\p{L})(?:done|finished|completed?|closed|ready|erledigt\p{L}*|fertig\p{L}*|abgeschlossen\p{L}*)(?!\p{L})/iu;
const isNegated = /(?<!\p{L})(?:not|never|still|yet|nicht|noch|un(?:finished|erledigt\p{L}*))(?!\p{L})|n['’]t\b/iu;

type Condition = { entity: Entity; only: Only | Only[] | null; words: string };

/** Which records a message speaks of: by its words, else by the field that is likeliest and how it is spoken of. */
export function conditionOf(wish: ReadWish, given: Given): Condition | string {
  const [first] = chosenFields(wish, 0.15);
  const entity = first?.entity ?? wish.list;
  const said = onlyIn(given.text, entity, given.plan);
  if (typeof said === 'string') return said;
  if (said) return { entity, ...said };
  const done = isOfDone.test(given.text) ? rolesOf(entity).state : undefined;
  const [last] = doneOptions(done);
  if (done && last && !isNegated.test(given.text)) return { entity, only: { kind: 'is', field: done.name, value: last.value }, words: wordsOf({ kind: 'is', field: done.name, value: last.value }, entity, given.plan.language) }; // prettier-ignore
  const only = wish.values.cond === 'mine' ? ({ kind: 'mine' } as const) : first ? byKind(wish.values.cond, first.field, given) : null; // prettier-ignore
  return { entity, only, words: only ? wordsOf(only, entity, given.plan.language) : '' };
}

function byKind(kind: string | undefined, field: Field, { text, marked }: Given): Only | null {
  const of = { field: field.name };
  const number = numberIn(text);
  const option = marked.options.find((one) => one.field === field)?.option.value;
  if (kind === 'missing' || kind === 'given') return { kind, ...of };
  if (field.type === 'boolean' && (kind === 'yes' || kind === 'no')) return { kind, ...of };
  if (isDay(field) && (kind === 'past' || kind === 'today' || kind === 'week' || kind === 'month' || kind === 'coming')) return { kind, ...of }; // prettier-ignore
  if (isDay(field) && kind === 'older' && number !== null) return { kind, ...of, days: number };
  if (isNumber(field) && number !== null && (kind === 'above' || kind === 'below'))
    return { kind, ...of, than: number };
  return option ? { kind: 'is', ...of, value: option } : null;
}
