import type { Fact } from '../../../plan/fact.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { wayTo } from '../../rules/places.ts';
import { statesIn } from '../../rules/states.ts';
import type { ReadWish } from '../read-wish.ts';
import { isDay, isNumber, numberIn } from './conditions.ts';
import type { Given } from './maker.ts';

/** How likely a field has to be to be what a rule goes by. */
const least = 0.12;
/** How sure the kind of a condition has to be to stand against the words that name it. */
const sureKind = 0.75;

/** What has to hold of a record of `list`: of itself or of what it points to, by the field that is likeliest and what is said of it. */
export function factOf(wish: ReadWish, given: Given, list: Entity): { fact: Fact; field: Field } | null {
  const all = wish.slot('cond').filter(({ likely }) => likely >= least);
  for (const { entity, field } of all) {
    const way = entity === list ? [] : wayTo(given.plan, list, entity);
    if (!way) continue;
    const fact = factAbout(field, entity, wish, given);
    if (fact) return { fact: way.length > 0 ? ({ ...fact, via: way } as Fact) : fact, field };
  }
  return null;
}

function factAbout(
  field: Field,
  entity: Entity,
  { values, likelyValues }: ReadWish,
  { text, plan, marked }: Given,
): Fact | null {
  const kind = (likelyValues.cond ?? 0) >= sureKind ? values.cond : undefined;
  const said = statesIn(text, only(plan, entity)).find((one) => one.field === field && !one.adds)?.fact;
  const of = { field: field.name };
  const number = numberIn(text);
  if (field.type === 'boolean') {
    const isNo = kind === 'no' || (kind !== 'yes' && said?.not === true);
    return { kind: 'yes', ...of, ...(isNo && { not: true as const }) };
  }
  if (field.options) {
    const value = marked.options.find((one) => one.field === field)?.option.value ?? (said?.kind === 'is' ? said.value : undefined); // prettier-ignore
    if (value === undefined) return kind === 'missing' || kind === 'given' ? given(field, kind) : null;
    const isNot = kind === 'is-not' || (kind !== 'is' && said?.not === true);
    return { kind: 'is', ...of, value, ...(isNot && { not: true as const }) };
  }
  if (kind === 'missing' || kind === 'given') return given(field, kind);
  if (isDay(field)) return kind === 'past' ? { kind: 'past', ...of } : kind === 'coming' ? { kind: 'future', ...of } : said ?? given(field, 'given'); // prettier-ignore
  if (isNumber(field)) return number !== null && (kind === 'above' || kind === 'below') ? { kind, ...of, than: number } : (said ?? null); // prettier-ignore
  return said ?? given(field, 'given');
}

const given = ({ name }: Field, kind: 'given' | 'missing'): Fact => ({ kind: 'given', field: name, ...(kind === 'missing' && { not: true as const }) }); // prettier-ignore

const only = (plan: AppPlan, entity: Entity): AppPlan => ({ ...plan, entities: [entity] });
