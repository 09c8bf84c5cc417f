import { germanSingulars } from './lexicon/german-nouns.ts';
import type { Token } from './token.ts';

/** The plural as the text writes it; German plurals follow no rule that could be made up. */
export const germanPlural = (noun: string, tokens: readonly Token[]): string =>
  withoutDative(
    tokens.find(({ lemma, lower }) => lemma === noun && lower !== noun && !isDativeOf(noun, lower))?.text,
  ) ??
  germanPlurals.find(([, one]) => one === noun)?.[0] ??
  compoundPlural(noun) ??
  regularPlural(noun);

/** "mit Lesern": with several of what one Leser is. */
const isDativeOf = (noun: string, lower: string): boolean => lower === `${noun}n` && !noun.endsWith('e');

/** "mit Büchern" speaks of Bücher. */
const withoutDative = (text: string | undefined): string | undefined =>
  text?.endsWith('n') && germanSingulars.has(text.slice(0, -1).toLowerCase()) ? text.slice(0, -1) : text;

const germanPlurals = [...germanSingulars];

/** A Leihrad is a Rad, so several are Leihräder. */
const compoundPlural = (noun: string): string | undefined => {
  const last = germanPlurals.find(([, one]) => one.length > 2 && noun.endsWith(one));
  return last && noun.slice(0, -last[1].length) + last[0];
};

/** What ends in -ung, -heit, -schaft, -ion or -in has one plural only; of anything else none is made up. */
const regularPlural = (noun: string): string =>
  /(?:ung|heit|keit|schaft|ion|tät)$/.test(noun) ? `${noun}en` : /(?:er|ent|ist)in$/.test(noun) ? `${noun}nen` : noun;
