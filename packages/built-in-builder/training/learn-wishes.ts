import type { AppPlan, Entity, Field } from '../src/plan/plan.ts';
import type { Understood } from '../src/follow-up/change.ts';
import { understandByRules } from '../src/follow-up/understand/understand.ts';
import { clauseFeatures, clausesIn, withAsking } from '../src/follow-up/learned/clauses.ts';
import { markedOf, type Marked } from '../src/follow-up/learned/marked.ts';
import { fieldFeatures, listFeatures } from '../src/follow-up/learned/place-features.ts';
import { slotKey, type Slot } from '../src/follow-up/learned/slots.ts';
import { featuresBehind, spanFeatures, type SpanKind } from '../src/follow-up/learned/span-features.ts';
import { wishFeatures } from '../src/follow-up/learned/wish-features.ts';
import type { WishModels } from '../src/follow-up/learned/wish-models.ts';
import { joined, type Feature, type Linear } from '../src/reading/learned/linear.ts';
import type { LabelledMessage, Wish } from './follow-up-labels.ts';
import { choicesIn, fieldsOfWish, listOfWish, listSlotsOf, type Place, slotsOfWish } from './said-in-labels.ts';
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

const counted = (keys: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

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
