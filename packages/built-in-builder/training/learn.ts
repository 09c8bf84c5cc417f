import { readByRules } from '../src/reading/read-prompt.ts';
import type { Ability } from '../src/reading/abilities.ts';
import { abilityEntries } from '../src/reading/lexicon/abilities.ts';
import { joined } from '../src/reading/learned/linear.ts';
import { featuresBeside } from '../src/reading/learned/beside-features.ts';
import { priorOf } from '../src/reading/learned/abilities-of.ts';
import { weighBeside } from '../src/reading/learned/choose.ts';
import { recordsAmong } from '../src/reading/learned/records-among.ts';
import type { Models } from '../src/reading/learned/models.ts';
import { owningsIn } from '../src/reading/learned/owner-features.ts';
import { pointingsIn } from '../src/reading/learned/relation-features.ts';
import { featuresForAbilities, featuresOfText } from '../src/reading/learned/text-features.ts';
import { sketchOf, usualKey, weighAlone, type FirstModels, type Sketch, type Weighed } from '../src/reading/learned/weighed.ts'; // prettier-ignore
import { fit, type Example, type Settings } from './ftrl.ts';
import type { LabelledPrompt } from './labels.ts';
import { canDo, isFieldOf, isKept, isOwned, pointsTo, type Truth } from './truth.ts';

export type Lesson = { labels: LabelledPrompt; sketch: Sketch };
type Beside = Pick<Models, 'recordBeside' | 'fieldBeside'>;

export const lessonOf = (labels: LabelledPrompt): Lesson => ({ labels, sketch: sketchOf(readByRules(labels.prompt)) });

const folds = 4;
/** A record that fewer texts need without naming it is not learned. */
const leastUsual = 8;
const forUsual: Partial<Settings> = { passes: 8, l1: 5, l2: 3, rate: 0.08, least: 6 };
const forBeside: Partial<Settings> = { l1: 0.3 };
const forOwners: Partial<Settings> = { l1: 0.6, least: 3 };
/** Pairs of records have many features that only a few prompts share: learned slowly, and pulled to nothing, they do better on others. */
const forTies: Partial<Settings> = { passes: 8, l1: 4, l2: 4, rate: 0.06, least: 8 };
const forAbilities: Partial<Settings> = { passes: 8, l1: 5, l2: 5, rate: 0.05, least: 8 };

/**
 * Everything is learned in steps. Each step sees of the one before what models say that have not learned from the same
 * prompt, as it will be with a prompt that nobody has labelled.
 */
export function learn(lessons: readonly Lesson[]): Models {
  const weighed = acrossFolds(lessons, learnFirst, ({ sketch }, models) => weighAlone(sketch, models));
  const beside = learnBeside(lessons, weighed);
  const again = acrossFolds(
    lessons,
    (some) => learnBeside(some, weighed),
    (lesson, models) => weighBeside(weighed.get(lesson)!, lesson.sketch.cover, models),
  );
  return {
    ...learnFirst(lessons),
    ...beside,
    owner: learnOwners(lessons, again),
    relation: learnRelations(lessons, again),
    abilities: learnAbilities(lessons),
  };
}

function acrossFolds<Learned, Result>(
  lessons: readonly Lesson[],
  learnFrom: (some: readonly Lesson[]) => Learned,
  use: (lesson: Lesson, models: Learned) => Result,
): Map<Lesson, Result> {
  const results = new Map<Lesson, Result>();
  for (let fold = 0; fold < folds; fold++) {
    const models = learnFrom(lessons.filter((_, index) => index % folds !== fold));
    for (const lesson of lessons.filter((_, index) => index % folds === fold)) results.set(lesson, use(lesson, models));
  }
  return results;
}

const example = (features: Example['features'], truth: Truth): Example[] =>
  truth === null ? [] : [{ features, isTrue: truth }];

function learnFirst(lessons: readonly Lesson[]): FirstModels {
  const record: Example[] = [];
  const field: Example[] = [];
  for (const { labels, sketch } of lessons)
    for (const one of sketch.candidates) {
      const features = sketch.features().get(one)!;
      record.push(...example(features, isKept(one.noun, labels)));
      if (one.origin === 'noun') field.push(...example(features, isFieldOf(one, labels.records)));
    }
  return { record: fit(record), field: fit(field), usual: learnUsual(lessons) };
}

function learnUsual(lessons: readonly Lesson[]): FirstModels['usual'] {
  const models = new Map<string, ReturnType<typeof fit>>();
  for (const language of ['en', 'de']) {
    const some = lessons.filter(({ sketch }) => (sketch.read.reading.language === 'de') === (language === 'de'));
    const counts = new Map<string, number>();
    for (const { labels } of some)
      for (const { kind, names } of labels.records)
        if (kind === 'implied')
          for (const name of new Set(names.map((one) => one.toLowerCase())))
            if (!name.includes(' ')) counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const [noun, count] of counts) {
      if (count < leastUsual) continue;
      const examples = some.flatMap(({ labels, sketch }) => example(featuresOfText(sketch.read), isKept(noun, labels)));
      models.set(usualKey(language, noun), fit(examples, forUsual));
    }
  }
  return joined(models);
}

function learnBeside(lessons: readonly Lesson[], weighed: ReadonlyMap<Lesson, Weighed[]>): Beside {
  const record: Example[] = [];
  const field: Example[] = [];
  for (const lesson of lessons) {
    const all = weighed.get(lesson)!;
    for (const one of all) {
      const features = featuresBeside(one, all, lesson.sketch.cover);
      record.push(...example(features, isKept(one.noun, lesson.labels)));
      if (one.origin === 'noun') field.push(...example(features, isFieldOf(one, lesson.labels.records)));
    }
  }
  return { recordBeside: fit(record, forBeside), fieldBeside: fit(field, forBeside) };
}

function learnOwners(lessons: readonly Lesson[], weighed: ReadonlyMap<Lesson, Weighed[]>): Models['owner'] {
  const examples = lessons.flatMap((lesson) => {
    const all = weighed.get(lesson)!;
    return owningsIn(all, recordsAmong(all, lesson.sketch), lesson.sketch.cover).flatMap(
      ({ field, record, features }) => example(features, isOwned(field, record, lesson.labels)),
    );
  });
  return fit(examples, forOwners);
}

function learnRelations(lessons: readonly Lesson[], weighed: ReadonlyMap<Lesson, Weighed[]>): Models['relation'] {
  const examples = lessons.flatMap((lesson) =>
    pointingsIn(
      recordsAmong(weighed.get(lesson)!, lesson.sketch),
      lesson.sketch.read,
      lesson.sketch.cover,
    ).flatMap(({ from, to, features }) => example(features, pointsTo(from.noun, to.noun, lesson.labels))),
  );
  return fit(examples, forTies);
} // prettier-ignore

function learnAbilities(lessons: readonly Lesson[]): Models['abilities'] {
  const texts = lessons.map(({ sketch, labels }) => ({ labels, ruled: sketch.read.reading.abilities, features: featuresForAbilities(sketch.read) })); // prettier-ignore
  const models = new Map<Ability, ReturnType<typeof fit>>();
  for (const ability of Object.keys(abilityEntries) as Ability[]) {
    const examples = texts.flatMap(({ labels, ruled, features }) =>
      example(features, canDo(ability, labels)).map((one) => ({ ...one, prior: priorOf(ruled.includes(ability)) })),
    );
    if (examples.filter(({ isTrue }) => isTrue).length >= leastUsual) models.set(ability, fit(examples, forAbilities));
  }
  return joined(models);
}
