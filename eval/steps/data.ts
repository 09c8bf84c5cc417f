import { readFile } from 'node:fs/promises';
import { named, topLayer } from '../find/named.ts';
import { normal } from '../find/page-text.ts';
import { Missing, type Stage, until } from '../find/stage.ts';
import type { Entity } from '../run/built-app.ts';
import { patternOf, quoted, spaced } from '../find/words.ts';
import { generate } from './look.ts';
import type { Words } from './step.ts';

/** By its name, or by what the app calls it. */
const isCalled =
  (words: Words) =>
  ({ name, title = '' }: Entity): boolean =>
    [spaced(name), title].some((text) => patternOf(words).test(text));

/** The app keeps such records with these fields; names are compared as words, with the titles of the schema too. */
export async function hasEntity({ app }: Stage, words: Words, fields: readonly Words[] = []): Promise<void> {
  const entities = await app.entities();
  const fitting = entities.filter(isCalled(words));
  if (fitting.length === 0) {
    throw new Missing(
      `records of ${quoted(words)}; there are ${entities.map(({ name }) => name).join(', ') || 'none'}`,
    );
  }
  const missing = fitting.map(({ properties }) =>
    fields.filter((field) => {
      const names = Object.entries(properties).flatMap(([name, { title }]) => [spaced(name), String(title ?? '')]);
      return !names.some((name) => patternOf(field).test(name));
    }),
  );
  const [least] = missing.toSorted((one, other) => one.length - other.length);
  if (least!.length > 0) {
    const has = Object.keys(fitting[0]!.properties).join(', ');
    throw new Missing(`the fields ${least!.map(quoted).join(', ')} of ${fitting[0]!.name}, which has ${has}`);
  }
}

export async function isStored(stage: Stage, words: Words, value: string | number): Promise<void> {
  const wanted = String(value);
  await until(stage, `a stored ${quoted(words)} with '${wanted}'`, async () => {
    const fitting = (await stage.app.entities()).filter(isCalled(words));
    for (const { name } of fitting) {
      const records = await stage.app.records(name);
      const texts = records.flatMap((record) => Object.values(record)).map(textOf);
      if (
        texts.some((text) => text === wanted || (Number.isNaN(Number(wanted)) && normal(text).includes(normal(wanted))))
      )
        return true;
    }
    return false;
  });
}

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** A control saves a file, by the browser or by handing it to the window around. */
export async function download(stage: Stage, words: Words, contains: string): Promise<void> {
  const [button] = await until(stage, `a button ${quoted(words)}`, async () => {
    const found = await named(await topLayer(stage.frame), ['button', 'link', 'menuitem'], words);
    if (found.length === 0) await generate(stage);
    return found.length > 0 && found;
  });
  const saved = stage.page.waitForEvent('download', { timeout: stage.patienceMs });
  await Promise.all([saved.catch(() => null), button!.click({ timeout: 3_000 })]);
  const file = await saved.catch(() => {
    throw new Missing(`a file after ${quoted(words)}`);
  });
  const text = await readFile(await file.path(), 'utf8');
  if (!normal(text).includes(normal(contains))) {
    throw new Missing(`'${contains}' in ${file.suggestedFilename()}, which begins "${text.slice(0, 120)}"`);
  }
}
