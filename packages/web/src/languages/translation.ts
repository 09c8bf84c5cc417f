import type { Translate } from '../lib/texts.ts';

/**
 * English texts in another language: the same shape, in which every part may be missing. A list is translated as a whole.
 */
export type Translation<Texts> = Texts extends string
  ? string
  : Texts extends (...values: infer Values) => unknown
    ? (...values: Values) => string
    : Texts extends readonly unknown[]
      ? readonly Translation<Texts[number]>[]
      : { readonly [Key in keyof Texts]?: Translation<Texts[Key]> };

/** Lays the texts of a language over the English ones; what it does not have stays English. Rule: LANG-03. */
export function translateBy(language: Readonly<Record<string, unknown>>): Translate {
  return <Texts>(name: string, english: Texts) => laidOver(english, language[name]) as Texts;
}

function laidOver(english: unknown, translated: unknown): unknown {
  if (translated === undefined) return english;
  if (!isGroup(english) || !isGroup(translated)) return translated;
  return Object.fromEntries(Object.entries(english).map(([key, text]) => [key, laidOver(text, translated[key])]));
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
