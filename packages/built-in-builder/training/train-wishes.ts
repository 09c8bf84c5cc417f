/**
 * Learns from the labelled messages of `follow-ups/` and writes `src/follow-up/learned/weights.json`. With `--check` it
 * writes nothing: it learns from two thirds of the apps and prints how messages about the others are read, three times over.
 */
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepWishes } from '../src/follow-up/learned/wish-models.ts';
import { labelledMessagesOf } from './follow-up-labels.ts';
import { learnReadings } from './learn-readings.ts';
import { learnWishes, wishLessonOf, type WishLesson } from './learn-wishes.ts';
import { WishScore } from './wish-score.ts';

const here = import.meta.dirname;
const parts = 3;

const files = globSync('follow-ups/*.txt', { cwd: here }).toSorted();
const lessons = files.flatMap((file) => labelledMessagesOf(join(here, file))).map(wishLessonOf);
process.stdout.write(`${lessons.length} messages of ${files.length} files\n`);
if (process.argv.includes('--check')) {
  const apps = [...new Set(lessons.map(({ app }) => app))];
  const isIn = (app: string, part: number) => apps.indexOf(app) % parts === part;
  const score = new WishScore();
  for (let part = 0; part < parts; part++) {
    const models = learnWishes(lessons.filter(({ app }) => !isIn(app, part)));
    for (const lesson of lessons.filter(({ app }) => isIn(app, part))) score.add(lesson, models);
  }
  process.stdout.write(`${score.toString()}\n`);
} else {
  const held = heldBack(lessons);
  const reading = learnReadings([...held], learnWishes(lessons.filter((lesson) => !held.has(lesson))));
  const models = { ...learnWishes(lessons), reading };
  writeFileSync(join(here, '../src/follow-up/learned/weights.json'), `${JSON.stringify(keepWishes(models))}\n`);
}

/** Messages that show how readers do on what they have not learned from: every sixth app, and the plainest files, which have numbers from 50 on. */
function heldBack(all: readonly WishLesson[]): ReadonlySet<WishLesson> {
  const apps = [...new Set(all.map(({ app }) => app))];
  const isHeld = new Set(
    apps.filter((app, at) => /^\w+-5\d\.txt/.test(app) || (at % 6 === 0 && !app.startsWith('earlier'))),
  );
  return new Set(all.filter(({ app }) => isHeld.has(app)));
}
