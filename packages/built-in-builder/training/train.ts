/**
 * Learns from the labelled prompts of `prompts/` and writes `src/reading/learned/weights.json`. With `--check` it writes
 * nothing: it learns from four fifths of the prompts and prints how the last fifth is read, five times over.
 */
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kept, keptMany, modelsFrom, type KeptModels, type Models } from '../src/reading/learned/models.ts';
import { readingOf } from '../src/reading/learned/weigh-again.ts';
import { randomFrom, shuffle } from './ftrl.ts';
import { labelledPromptsOf } from './labels.ts';
import { learn, lessonOf, type Lesson } from './learn.ts';
import { Score } from './score.ts';

const here = import.meta.dirname;
const parts = 5;

const keep = (models: Models): KeptModels => {
  const { record, field, recordBeside, fieldBeside, owner, relation } = models;
  return {
    record: kept(record),
    field: kept(field),
    recordBeside: kept(recordBeside),
    fieldBeside: kept(fieldBeside),
    owner: kept(owner),
    relation: kept(relation),
    usual: keptMany(models.usual),
    abilities: keptMany(models.abilities),
  };
};

function check(lessons: readonly Lesson[]): void {
  const [rules, learned] = [new Score(), new Score()];
  for (let part = 0; part < parts; part++) {
    const models = modelsFrom(keep(learn(lessons.filter((_, index) => index % parts !== part))));
    for (const { labels, sketch } of lessons.filter((_, index) => index % parts === part)) {
      rules.add(labels, sketch.read.reading);
      learned.add(labels, readingOf(sketch, models));
    }
  }
  process.stdout.write(`rules:   ${rules.toString()}\nlearned: ${learned.toString()}\n`);
}

const files = globSync('prompts/*.txt', { cwd: here }).toSorted();
const lessons = files.flatMap((file) => labelledPromptsOf(join(here, file))).map(lessonOf);
shuffle(lessons, randomFrom(7));
process.stdout.write(`${lessons.length} prompts of ${files.length} files\n`);
if (process.argv.includes('--check')) check(lessons);
else writeFileSync(join(here, '../src/reading/learned/weights.json'), `${JSON.stringify(keep(learn(lessons)))}\n`);
