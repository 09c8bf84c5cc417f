import { expect, test } from 'vitest';
import { errorTexts } from './de/errors.ts';
import { german } from './de/index.ts';
import { sentenceTexts } from './de/sentences.ts';

const modules = import.meta.glob<Record<string, unknown>>('../**/*.texts.ts', { eager: true });
const english: Record<string, unknown> = Object.assign({}, ...Object.values(modules));
/** Empty in English: it holds what comes in English from elsewhere. */
delete english.sentenceTexts;

test('[LANG-05] German has every text, and none that English has not', () => {
  const { sentenceTexts: _, importSentences: __, ...translated } = german;
  const [here, there] = [textsOf(translated), textsOf(english)];
  expect(there.filter((text) => !here.includes(text))).toEqual([]);
  expect(here.filter((text) => !there.includes(text))).toEqual([]);
});

test('[LANG-05] German sentences keep what stands for a value', () => {
  const values = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  const messages = english.errorTexts as Record<string, string>;
  const pairs = [
    ...sentenceTexts.map(({ english: from, words }) => [from, words]),
    ...Object.entries(errorTexts).map(([code, words]) => [messages[code]!, words]),
  ];
  for (const [from, words] of pairs) expect(values(words!), from).toEqual(values(from!));
});

/** Each text by its place, and of what kind it is: `appTexts.deleteTitle function`. */
function textsOf(texts: unknown, place = ''): string[] {
  if (typeof texts !== 'object' || texts === null) return [`${place} ${typeof texts}`];
  return Object.entries(texts).flatMap(([key, text]) => textsOf(text, place ? `${place}.${key}` : key));
}
