import type { AppPlan, Entity, Field } from '../src/plan/plan.ts';
import type { Understood } from '../src/follow-up/change.ts';
import { understandByRules } from '../src/follow-up/understand/understand.ts';
import { clauseFeatures, clausesIn, withAsking } from '../src/follow-up/learned/clauses.ts';
import { markedOf, type Marked } from '../src/follow-up/learned/marked.ts';
import { fieldFeatures, listFeatures } from '../src/follow-up/learned/place-features.ts';
import { isApart, slotKey, type ListSlot, type Slot } from '../src/follow-up/learned/slots.ts';
import { featuresBehind, spanFeatures, type SpanKind } from '../src/follow-up/learned/span-features.ts';
import { wishFeatures } from '../src/follow-up/learned/wish-features.ts';
import type { WishModels } from '../src/follow-up/learned/wish-models.ts';
import { joined, type Feature, type Linear } from '../src/reading/learned/linear.ts';
import type { LabelledMessage, Wish } from './follow-up-labels.ts';
import { fit, type Example, type Settings } from './ftrl.ts';
import { fitChoice, type ChoiceSettings } from './softmax.ts';

export type WishLesson = LabelledMessage & { understood: Understood; marked: Marked };

export function wishLessonOf(labels: LabelledMessage): WishLesson {
  const understood = understandByRules(labels.message, labels.plan);
  return { ...labels, understood, marked: markedOf(labels.message, labels.plan, understood) };
}

const forOps: ChoiceSettings = { passes: 12, l2: 1e-4, rate: 0.2, least: 12 };
const forValues: Partial<Settings> = { passes: 15, l1: 0.6, l2: 1, rate: 0.3, least: 3 };
const forPlaces: Partial<Settings> = { passes: 10, l1: 0.6, l2: 1, rate: 0.15, least: 3 };
const forTwo: Partial<Settings> = { passes: 10, l1: 1.2, l2: 1, rate: 0.2, least: 6 };
const forClauses: Partial<Settings> = { passes: 10, l1: 0.5, l2: 1, rate: 0.15, least: 3 };
const forSpans: ChoiceSettings = { passes: 6, l2: 1e-5, rate: 0.1, least: 6 };
/** A wish that fewer messages have is not learned. */
const leastWishes = 4;

export function learnWishes(given: readonly WishLesson[]): WishModels {
  const asks = fit(given.flatMap(clauseExamples), forClauses);
  const lessons = given.map((lesson) => ({ ...lesson, marked: withAsking(lesson.marked, asks) }));
  return {
    asks,
    op: learnOps(lessons),
    value: learnValues(lessons),
    list: fit(lessons.flatMap(listExamples), forPlaces),
    target: fit(lessons.flatMap(targetExamples), forPlaces),
    field: fit(lessons.flatMap(fieldExamples), forPlaces),
    span: learnSpans(lessons),
    two: fit(
      lessons.map(({ wishes, marked }) => ({ features: wishFeatures(marked), isTrue: wishes.length > 1 })),
      forTwo,
    ),
  };
}

/** A clause asks where the new name stands, else where alone what is meant is named. */
function clauseExamples({ wishes, plan, marked, spans }: WishLesson): Example[] {
  const clauses = clausesIn(marked.pieces);
  if (clauses.length < 2) return [];
  const places =
    spans.length > 0
      ? spans.map(({ at }) => at)
      : wishes.flatMap((wish) =>
          fieldsOfWish(wish, plan).flatMap(({ field }) =>
            marked.fields.filter((one) => one.field === field).map(({ at }) => at),
          ),
        );
  const asking = clauses.map(({ from, to }) =>
    places.some((at) => at >= marked.pieces[from]!.at && at < marked.pieces[to - 1]!.end),
  );
  if (!asking.includes(true) || (spans.length === 0 && asking.filter(Boolean).length > 1)) return [];
  return clauses.map((_, place) => ({ features: clauseFeatures(place, clauses, marked), isTrue: asking[place]! }));
}

function learnOps(lessons: readonly WishLesson[]): WishModels['op'] {
  const counts = counted(lessons.flatMap(({ wishes }) => wishes.map(({ op }) => op)));
  const examples = lessons.flatMap(({ wishes, marked }) => {
    const features = wishFeatures(marked);
    return wishes.filter(({ op }) => counts.get(op)! >= leastWishes).flatMap(({ op }) => Array.from({ length: timesFor(counts.get(op)!) }, () => ({ features, key: op }))); // prettier-ignore
  });
  return fitChoice(examples, forOps);
}

/** Wishes that few messages have count for more, or they were taken for those that many have. */
const timesFor = (count: number): number => (count < 250 ? 3 : count < 500 ? 2 : 1);

/** Only against other values of the same key. */
function learnValues(lessons: readonly WishLesson[]): WishModels['value'] {
  const texts = lessons.map((lesson) => ({ lesson, features: wishFeatures(lesson.marked) }));
  const keysOf = (wish: Wish): string[] => Object.entries(choicesIn(wish)).map(([key, value]) => `${wish.op} ${key}=${value}`); // prettier-ignore
  const models = new Map<string, Linear>();
  for (const [key, count] of counted(lessons.flatMap(({ wishes }) => wishes.flatMap(keysOf)))) {
    if (count < 2) continue;
    const sort = key.slice(0, key.indexOf('=') + 1);
    const examples = texts.flatMap(({ lesson, features }): Example[] => {
      const own = lesson.wishes.flatMap(keysOf).find((one) => one.startsWith(sort));
      return own ? [{ features, isTrue: own === key }] : [];
    });
    models.set(key, fit(examples, forValues));
  }
  return joined(models);
}

const learned = ['dir', 'who', 'may', 'what', 'as', 'type', 'to', 'do', 'how'];
/** Wishes whose value is one of few. */
const chosen = new Set(['no-past', 'compare', 'total']);

/** What is chosen of few; `cond` gives the kind of its first condition. */
function choicesIn({ op, values }: Wish): Record<string, string> {
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

const kinds = /^(.*?) (is-not|is|yes|no|missing|given|past|today|week|month|coming|older|above|below|mine)(?: (.*))?$/;
function conditionOf(text: string): { field: string; kind: string; value: string } {
  const [, field = '', kind = '?', value = ''] = kinds.exec(text) ?? [];
  return { field, kind, value };
}

const counted = (keys: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

type Place = { entity: Entity; field: Field };

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
function slotsOfWish(wish: Wish, plan: AppPlan): Partial<Record<Slot, Place[]>> {
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

function fieldExamples({ wishes, plan, marked }: WishLesson): Example[] {
  const all = wishes.flatMap((wish) => fieldsOfWish(wish, plan).map(({ field }) => field));
  const examplesFor = (key: string, asked: readonly Place[], spared: readonly Field[]): Example[] =>
    asked.length === 0
      ? []
      : plan.entities.flatMap((entity) =>
          entity.fields.flatMap((field): Example[] => {
            const isTrue = asked.some((one) => one.field === field);
            return !isTrue && spared.includes(field) ? [] : [{ features: fieldFeatures(key, entity, field, marked, plan), isTrue }]; // prettier-ignore
          }),
        );
  return wishes.flatMap((wish) => [
    ...examplesFor(wish.op, fieldsOfWish(wish, plan), all),
    ...Object.entries(slotsOfWish(wish, plan)).flatMap(([slot, asked]) =>
      examplesFor(slotKey(wish.op, slot as Slot), asked, []),
    ),
  ]);
}

const listExamples = ({ wishes, plan, marked }: WishLesson): Example[] =>
  wishes.flatMap((wish) => [
    ...listExamplesFor(wish.op, [listOfWish(wish, plan)], plan, marked),
    ...Object.entries(listSlotsOf(wish)).flatMap(([slot, names]) =>
      listExamplesFor(`${wish.op}/${slot}`, names.map((list) => listOfWish({ values: { list } }, plan)), plan, marked),
    ),
  ]); // prettier-ignore

function listSlotsOf({ op, values }: Wish): Partial<Record<ListSlot, string[]>> {
  return {
    ...(op === 'add-list' && values.of && { of: values.of.split('/') }),
    ...(op === 'keep' && values.used && { used: [values.used] }),
    ...(op === 'of-each' && values.from && { from: [values.from] }),
  };
}

const targetExamples = ({ wishes, plan, marked }: WishLesson): Example[] =>
  wishes.flatMap(({ op, values }) => (values.ref ? listExamplesFor(op, [listOfWish({ values: { list: values.ref } }, plan)], plan, marked) : [])); // prettier-ignore

const listExamplesFor = (op: string, lists: readonly (Entity | undefined)[], plan: AppPlan, marked: Marked): Example[] =>
  lists.some(Boolean) && plan.entities.length > 1 ? plan.entities.map((entity) => ({ features: listFeatures(op, entity, marked, plan), isTrue: lists.includes(entity) })) : []; // prettier-ignore

function learnSpans(lessons: readonly WishLesson[]): WishModels['span'] {
  const examples: { features: Feature[]; key: SpanKind }[] = [];
  for (const { wishes, marked, spans } of lessons) {
    const op = opWithSpans(wishes);
    let before: SpanKind = '-';
    marked.pieces.forEach((piece, at) => {
      const key: SpanKind = spans.find((one) => one.at <= piece.at && piece.end <= one.end)?.kind ?? '-';
      examples.push({ features: [...spanFeatures(op, at, marked), ...featuresBehind(before, at, marked)], key });
      before = key;
    });
  }
  return fitChoice(examples, forSpans) as WishModels['span'];
}

const naming = /^(?:add-field|add-list|rename|text-page|work-out|add-choices|set-choices)/;
/** Of two wishes the one that brings a name. */
const opWithSpans = (wishes: readonly Wish[]): string => (wishes.find(({ op }) => naming.test(op)) ?? wishes[0])?.op ?? ''; // prettier-ignore
