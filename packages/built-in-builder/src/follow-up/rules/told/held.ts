import type { Fact } from '../../../plan/fact.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { valuesSaid } from '../../outright/fields/said.ts';
import { fieldTold, listsTold, saysWho } from './lists.ts';
import { anyWord } from '../../any-word.ts';

const during = anyWord('while|as long as|until|till|solange?|während|bis');
const another = anyWord(String.raw`(?:no|not|never|nobody|can['’]?t|cannot|mustn['’]?t) (?:\p{L}+ ){0,4}(?:other|another|second|else|one else|new)|no other|nothing else|kein (?:\p{L}+ )?(?:andere[nrs]?|andre[nrs]?|zweite[nrs]?|weitere[nrs]?|neue[nrs]?)|nichts anderes|darf (?:\p{L}+ ){0,3}nicht(?:s)? (?:\p{L}+ ){0,2}(?:rein|hinein|dazu)`); // prettier-ignore

/** "While one is fermenting in a tank no other goes in": of the same thing one at a time, as long as it is in that state. */
export function heldTold(text: string, plan: AppPlan): Change[] | null {
  if (!during.test(text) || !another.test(text)) return null;
  const values = valuesSaid(text, plan).filter(({ field }) => field.type === 'select');
  for (const list of listsTold(text, plan, (one) => values.some(({ entity }) => entity === one))) {
    const own = values.filter(({ entity }) => entity === list);
    const [first] = own;
    const thing = first && thingOf(text, plan, list, first.field);
    const where = first && thing && whereOf(first.field, own.filter(({ field }) => field === first.field).map(({ value }) => value)); // prettier-ignore
    if (!where) continue;
    return [{ kind: 'rule', entity: list.name, rule: { make: 'compare', rule: { left: { same: [thing!.name], where }, is: 'at-most', right: { number: 1 }, at: thing!.name } } }]; // prettier-ignore
  }
  return null;
}

function thingOf(text: string, plan: AppPlan, list: Entity, state: Field): Field | undefined {
  const all = list.fields.filter((field) => field !== state && !field.formula && !field.joins && (field.type === 'reference' || field.type === 'select')); // prettier-ignore
  const named = fieldTold(text, plan, list, (field) => all.includes(field), 1.9);
  return named ?? all.find((field) => field.type === 'reference' && !saysWho(plan, field));
}

/** In one of these states: where several are named, in none of the others. */
function whereOf({ name, options = [] }: Field, values: readonly string[]): Fact[] {
  const said = new Set(values);
  if (said.size === 1) return [{ kind: 'is', field: name, value: values[0]! }];
  return options.filter(({ value }) => !said.has(value)).map(({ value }) => ({ kind: 'is', field: name, value, not: true })); // prettier-ignore
}
