import type { ListSlot, Slot } from '../src/follow-up/learned/slots.ts';
import { isApart } from '../src/follow-up/learned/slots.ts';
import type { AppPlan, Entity, Field } from '../src/plan/plan.ts';
import type { Wish } from './follow-up-labels.ts';

const learned = ['dir', 'who', 'may', 'what', 'as', 'type', 'to', 'do', 'how'];
/** Wishes whose value is one of few. */
const chosen = new Set(['no-past', 'compare', 'total']);

/** What is chosen of few; `cond` gives the kind of its first condition. */
export function choicesIn({ op, values }: Wish): Record<string, string> {
  const found: Record<string, string> = {};
  for (const key of learned) if (values[key] && !/^(?:before|after) /.test(values[key]) && !(key === 'who' && op !== 'access')) found[key] = values[key]; // prettier-ignore
  const condition = values.cond?.split(' and ')[0];
  if (/^(?:total|chart|of-each)$/.test(op)) found.cond = condition ? 'yes' : 'no';
  else if (condition) found.cond = conditionOf(condition).kind;
  if (chosen.has(op) && values.v) found.v = values.v;
  if (op === 'fill') found.v = /^(?:today|yes|no)$/.test(values.v ?? '') ? values.v! : 'other';
  if (op === 'work-out') found.by = signOf(values.formula ?? '');
  if (/^(?:chart|of-each)$/.test(op)) found.sum = values.sum ? 'sum' : values.avg ? 'avg' : 'no';
  if (op === 'chart') found.as = values.as === 'pie' || values.share ? 'pie' : 'no';
  if (op === 'chart' && values.by) found.by = /^(?:week|month|year)\b/.exec(values.by)?.[0] ?? 'field';
  if (op === 'count') found.by = values.by ? 'field' : values.cond ? 'cond' : 'all';
  if (op === 'add-field') found.ref = values.ref ? 'yes' : 'no';
  if (op === 'add-list') found.of = values.of ? 'yes' : values.many ? 'many' : 'no';
  if (op === 'access' || op === 'rights') found.list = values.list === '*' || !values.list ? 'all' : values.list.includes('/') ? 'many' : 'one'; // prettier-ignore
  if (op === 'lock' || op === 'rights') found.part = values.field ? 'yes' : 'no';
  if (op === 'refuse') found.via = values.cond?.includes('.') ? 'yes' : 'no';
  if (op === 'limit' && (values.least === undefined) !== (values.most === undefined)) found.side = values.least === undefined ? 'most' : 'least'; // prettier-ignore
  if (op === 'keep') found.by = values.used ? 'used' : values.cond ? 'cond' : 'always';
  if (op === 'cap') Object.assign(found, { per: perOf(values.per), sum: values.sum ? 'yes' : 'no', most: /^\d/.test(values.most ?? '') ? 'number' : 'field' }); // prettier-ignore
  return found;
}

const isDayName =
  /^(?:(?:start|end|due|delivery|pick-?up|return) )?(?:day|date|on|from|until|when|start|begin|tag|datum|am|von|bis|wann|beginn)$|(?:date|day|datum|tag| on| am)$/iu;
/** "Customer/From" is per customer and day, "week From" per week, "Customer" per customer. */
function perOf(per: string | undefined): string {
  if (!per) return 'none';
  const all = per.split('/');
  const span = all.map((one) => /^(day|week|month|year)\b/.exec(one.trim())?.[1] ?? (isDayName.test(one.trim()) ? 'day' : null)).find((one) => one !== null); // prettier-ignore
  return [span, (all.length > 1 || !span) && 'field'].filter(Boolean).join(' ');
}

/** Of "Price * Amount" the product; of several signs the last. */
function signOf(formula: string): string {
  const sign =
    formula
      .match(/ [*×x+\-−–/÷] /g)
      ?.at(-1)
      ?.trim() ?? '';
  return sign === '' ? 'none' : /[*×x]/.test(sign) ? 'product' : sign === '+' ? 'sum' : /[/÷]/.test(sign) ? 'quotient' : 'difference'; // prettier-ignore
}

const kinds =
  /^(.*?) (is-not|is|yes|no|missing|given|past|today|week|month|coming|within|older|above|below|mine)(?: (.*))?$/;
function conditionOf(text: string): { field: string; kind: string; value: string } {
  const [, field = '', kind = '?', value = ''] = kinds.exec(text) ?? [];
  // what is to come within so many days is what is to come
  return { field, kind: kind === 'within' ? 'coming' : kind, value };
}

/** A field of the app. */
export type Place = { entity: Entity; field: Field };

/** The field or fields that a wish is about, as its label says. */
export function fieldsOfWish(wish: Wish, plan: AppPlan): Place[] {
  const { op, values } = wish;
  const own = values.field?.split('/') ?? [];
  if (isApart(op)) return op === 'lock' || op === 'rights' || op === 'after' ? [] : placesOf(own, wish, plan);
  return placesOf([...own, ...bysOf(values.by), ...(values.formula?.split(/[*×+\-−–/÷()]| x /) ?? []), ...condsOf(values.cond).slice(0, 1)], wish, plan); // prettier-ignore
}

const bysOf = (by: string | undefined): string[] => (by ? by.split('/').map((one) => one.trim().replace(/^(?:day|week|month|year)(?: |$)/, '')) : []); // prettier-ignore
const condsOf = (cond: string | undefined): string[] => cond?.split(' and ').map((one) => conditionOf(one).field) ?? [];

/** What a wish names beside that, slot by slot. */
export function slotsOfWish(wish: Wish, plan: AppPlan): Partial<Record<Slot, Place[]>> {
  const { op, values } = wish;
  const [first = '', last = ''] = op === 'after' ? (values.field?.split('/') ?? []) : [];
  const named: Partial<Record<Slot, string[]>> = {
    ...(/^(?:chart|count)$/.test(op) && { by: bysOf(values.by) }),
    sum: [values.sum ?? values.avg ?? ''].filter((one) => one !== 'yes'),
    ...(isApart(op) && { cond: condsOf(values.cond) }),
    ...(op === 'after' && { first: [first], last: [last] }),
    thing: values.thing?.split('/') ?? [],
    per: bysOf(values.per),
    ...(!/^\d/.test(values.most ?? '') && op === 'cap' && { most: [values.most ?? ''] }),
    ...(op === 'compare' && { to: [values.to ?? ''] }),
    ...((op === 'lock' || op === 'rights') && { part: values.field?.split('/') ?? [] }),
  };
  const found = Object.entries(named).map(([slot, names]) => [slot, placesOf(names, wish, plan)] as const);
  return Object.fromEntries(found.filter(([, places]) => places.length > 0));
}

/** Fields by their labels, those of the wish's own list first; "Customer.Blocked" is one of what it points to. */
function placesOf(names: readonly string[], { values }: Pick<Wish, 'values'>, { entities }: AppPlan): Place[] {
  const list = listOfWish({ values }, { entities });
  return names.flatMap((typed): Place[] => {
    const [name = '', of] = typed.trim().toLowerCase().split('.').toReversed();
    const through = list?.fields.find(({ label, reference }) => reference !== undefined && label.toLowerCase() === of)?.reference; // prettier-ignore
    const named = of === undefined ? list : entities.find((one) => one.name === through || one.label.toLowerCase() === of); // prettier-ignore
    const inOrder = named ? [named, ...entities.filter((one) => one !== named)] : entities;
    for (const entity of inOrder) {
      const field = entity.fields.find(({ label }) => label.toLowerCase() === name);
      if (field) return [{ entity, field }];
    }
    return [];
  });
}

export const listOfWish = ({ values }: Pick<Wish, 'values'>, { entities }: Pick<AppPlan, 'entities'>): Entity | undefined =>
  entities.find(({ label, plural }) => [label, plural].some((name) => name.toLowerCase() === (values.list ?? values.of)?.split('/')[0]!.toLowerCase())); // prettier-ignore

/** Lists that it names beside its own. */
export function listSlotsOf({ op, values }: Wish): Partial<Record<ListSlot, string[]>> {
  return {
    ...(op === 'add-list' && values.of && { of: values.of.split('/') }),
    ...(op === 'keep' && values.used && { used: [values.used] }),
    ...(op === 'of-each' && values.from && { from: [values.from] }),
  };
}
