import type { Domain } from './domain.ts';

type Language = Domain['language'];
/** Words in a row, as they are written; what each means is made out with the first text that may have it. */
export type Phrase = { text: string; language: Language; beginning?: string; words?: readonly RegExp[] };

const letters = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** The words of a text in lower case; a hyphen or an apostrophe inside a word does not part it. */
export const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(letters) ?? []).map((word) => word.replace(/['’]s$/, ''));

const endings: Readonly<Record<Language, string>> = { en: '(?:s|es)?', de: '(?:e|en|er|ern|n|s|es)?' };

/** From so many letters on, a German word stands for what ends in it as well: Ernte, Honigernte. */
const leastPart = 5;
/** Anreise is no Reise of a kind. */
const apart = '(?:aus|vor|ein|auf|bei|mit|hin|her|nach|weg|über|unter|durch|ver|rück|zurück)';

/** `word*` begins so, `*word` ends so; what has no star is meant with the endings of its plural. */
export const phraseOf = (text: string, language: Language): Phrase => ({ text: text.trim().toLowerCase(), language });

/** What a text has to hold for a phrase to be said in it: its first word as far as all forms have it, at the start of a word. */
export function beginningOf(phrase: Phrase): string {
  if (phrase.beginning !== undefined) return phrase.beginning;
  const [first = ''] = phrase.text.split(/\s+/);
  const stem = first
    .replaceAll('*', '')
    .replace(/['’]s$/, '')
    .replace(/(?<=..)y$/, '');
  const isPart = first.startsWith('*') || (phrase.language === 'de' && stem.length >= leastPart);
  return (phrase.beginning = isPart ? stem : ` ${stem}`);
}

const testsOf = (phrase: Phrase): readonly RegExp[] =>
  (phrase.words ??= phrase.text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => wordTest(word, phrase.language)));

function wordTest(written: string, language: Language): RegExp {
  const word = written
    .replaceAll('*', '')
    .replace(/['’]s$/, '')
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const isPart = language === 'de' && word.length >= leastPart;
  const before = written.startsWith('*')
    ? String.raw`[\p{L}-]*`
    : isPart
      ? String.raw`(?:(?!${apart}${word})[\p{L}-]{3,})?`
      : '';
  if (written.endsWith('*')) return new RegExp(String.raw`^${before}${word}`, 'u');
  const stem = language === 'en' && /[^aeiou]y$/.test(word) ? `(?:${word}|${word.slice(0, -1)}ies)` : word;
  return new RegExp(`^${before}${stem}${endings[language]}$`, 'u');
}

const spacedTexts = new WeakMap<readonly string[], string>();

/** The words of a text with a blank before each, as what phrases begin with is looked for in it. */
export function spaced(words: readonly string[]): string {
  const known = spacedTexts.get(words) ?? ` ${words.join(' ')}`;
  spacedTexts.set(words, known);
  return known;
}

/** Where the words stand in the text in a row; `words` are those of the text. */
export function placesOf(phrase: Phrase, words: readonly string[]): number[] {
  if (!spaced(words).includes(beginningOf(phrase))) return [];
  const tests = testsOf(phrase);
  if (tests.length === 0) return [];
  return words.flatMap((_, at) => (tests.every((test, index) => test.test(words[at + index] ?? '')) ? [at] : []));
}

export const isSaid = (phrase: Phrase, words: readonly string[]): boolean => placesOf(phrase, words).length > 0;

export const saidAmong = (phrases: readonly Phrase[], words: readonly string[]): Phrase[] =>
  phrases.filter((phrase) => isSaid(phrase, words));
