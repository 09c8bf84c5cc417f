import type { AppPlan, Entity, Field } from '../src/plan/plan.ts';
import type { Understood } from '../src/follow-up/change.ts';
import { understandByRules } from '../src/follow-up/understand/understand.ts';
import { clauseFeatures, clausesIn, withAsking } from '../src/follow-up/learned/clauses.ts';
import { markedOf, type Marked } from '../src/follow-up/learned/marked.ts';
import { fieldFeatures, listFeatures } from '../src/follow-up/learned/place-features.ts';
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

const forOps: ChoiceSettings = { passes: 12, l2: 1e-4, rate: 0.2, least: 11 };
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
    return wishes.filter(({ op }) => counts.get(op)! >= leastWishes).map(({ op }) => ({ features, key: op }));
  });
  return fitChoice(examples, forOps);
}

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

const learned = ['dir', 'who', 'may', 'what', 'as', 'type', 'to'];

/** What is chosen of few; `cond` gives the kind of its first condition. */
function choicesIn({ op, values }: Wish): Record<string, string> {
  const found: Record<string, string> = {};
  for (const key of learned) if (values[key] && !/^(?:before|after) /.test(values[key])) found[key] = values[key];
  const condition = values.cond?.split(' and ')[0];
  if (op === 'total') found.cond = condition ? 'yes' : 'no';
  else if (condition) found.cond = conditionOf(condition).kind;
  if (op === 'work-out') found.by = signOf(values.formula ?? '');
  if (op === 'chart' && values.by) found.by = /^month\b/.test(values.by) ? 'month' : 'field';
  if (op === 'count') found.by = values.by ? 'field' : values.cond ? 'cond' : 'all';
  if (op === 'add-field') found.ref = values.ref ? 'yes' : 'no';
  if (op === 'add-list') found.of = values.of ? 'yes' : values.many ? 'many' : 'no';
  if (op === 'access') found.list = values.list === '*' || !values.list ? 'all' : 'one';
  return found;
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

const kinds = /^(.*?) (is|yes|no|missing|given|past|today|week|month|coming|older|above|below|mine)(?: (.*))?$/;
function conditionOf(text: string): { field: string; kind: string; value: string } {
  const [, field = '', kind = '?', value = ''] = kinds.exec(text) ?? [];
  return { field, kind, value };
}

const counted = (keys: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** The field or fields that a wish is about, as its label says. */
export function fieldsOfWish({ values }: Wish, { entities }: AppPlan): { entity: Entity; field: Field }[] {
  const said = [
    ...(values.field?.split('/') ?? []),
    ...(values.by ? [values.by.replace(/^(?:month|week)\s*/, '')] : []),
    ...(values.formula?.split(/[*×+\-−–/÷()]| x /) ?? []),
    ...(values.cond ? [conditionOf(values.cond.split(' and ')[0]!).field] : []),
  ].map((name) => name.trim().toLowerCase());
  const list = listOfWish({ values }, { entities });
  return said.flatMap((name) => {
    const inOrder = list ? [list, ...entities.filter((one) => one !== list)] : entities;
    for (const entity of inOrder) {
      const field = entity.fields.find(({ label }) => label.toLowerCase() === name);
      if (field) return [{ entity, field }];
    }
    return [];
  });
}

export const listOfWish = ({ values }: Pick<Wish, 'values'>, { entities }: Pick<AppPlan, 'entities'>): Entity | undefined =>
  entities.find(({ label, plural }) => [label, plural].some((name) => name.toLowerCase() === (values.list ?? values.of)?.toLowerCase())); // prettier-ignore

function fieldExamples({ wishes, plan, marked }: WishLesson): Example[] {
  const all = wishes.flatMap((wish) => fieldsOfWish(wish, plan).map(({ field }) => field));
  return wishes.flatMap((wish) => {
    const asked = fieldsOfWish(wish, plan);
    if (asked.length === 0) return [];
    return plan.entities.flatMap((entity) =>
      entity.fields.flatMap((field): Example[] => {
        const isTrue = asked.some((one) => one.field === field);
        return !isTrue && all.includes(field) ? [] : [{ features: fieldFeatures(wish.op, entity, field, marked, plan), isTrue }]; // prettier-ignore
      }),
    );
  });
}

const listExamples = ({ wishes, plan, marked }: WishLesson): Example[] =>
  wishes.flatMap((wish) => listExamplesFor(wish.op, listOfWish(wish, plan), plan, marked));

const targetExamples = ({ wishes, plan, marked }: WishLesson): Example[] =>
  wishes.flatMap(({ op, values }) => (values.ref ? listExamplesFor(op, listOfWish({ values: { list: values.ref } }, plan), plan, marked) : [])); // prettier-ignore

const listExamplesFor = (op: string, list: Entity | undefined, plan: AppPlan, marked: Marked): Example[] =>
  list && plan.entities.length > 1 ? plan.entities.map((entity) => ({ features: listFeatures(op, entity, marked, plan), isTrue: entity === list })) : []; // prettier-ignore

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
