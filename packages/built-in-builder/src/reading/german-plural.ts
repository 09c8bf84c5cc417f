import { germanSingulars } from './lexicon/german-nouns.ts';
import type { Token } from './token.ts';

/** The plural as the text writes it; else what is known of it or of what it ends in. */
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
const known = germanPlurals.map(([plural]) => plural);

/** A Leihrad is a Rad, so several are Leihräder; the longest end that is known tells. */
const compoundPlural = (noun: string): string | undefined => {
  const last = germanPlurals
    .filter(([, one]) => one.length > 2 && noun.endsWith(one))
    .reduce<readonly [string, string] | null>(
      (best, next) => (best && best[1].length >= next[1].length ? best : next),
      null,
    );
  return last ? noun.slice(0, -last[1].length) + last[0] : undefined;
};

/** The same the other way round: several Leihinstrumente are one Leihinstrument each. */
export function germanSingular(plural: string): string {
  if (/\s/.test(plural)) return plural;
  const lower = plural.toLowerCase();
  const last = known.filter((end) => end.length > 3 && lower.endsWith(end)).reduce((best, end) => (end.length > best.length ? end : best), ''); // prettier-ignore
  if (last) return lower.slice(0, -last.length) + germanSingulars.get(last)!;
  return lower.replace(/(?<=ung|heit|keit|schaft|ion|tät)en$/u, '');
}

/** Endings that leave a noun one plural only; where none fits, none is made up. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/(?:ung|heit|keit|schaft|ion|tät|ur|ik|ei|anz|enz|frau|schrift|fahrt|sicht|schicht|zahl|art)$/, 'en'],
  [/(?:er|ent|ist|eut|log|arzt|ärzt|patient|kund|kolleg|nachbar|bot|ant|at)in$/, 'nen'],
  [/(?:eur|är|ling|ment|ekt|amt)$/, 'e'],
  [/(?:ist|ant|oge|[^m]ent|or)$/, 'en'],
  [/nis$/, 'se'],
  [/(?:log|shop|chat|song|show|team|gig|job|code|take|date)$/, 's'],
  [/(?:[^aeiou]o|[^e]i|a|y|ing|eau|ee)$/, 's'],
  // of people by what they do, as of an Angestellte, there are several Angestellte
  [/(?:nde|ige|liche|ierte|stellte|bekannte|verwandte|kranke|ge\p{L}{2,4}e|punkte)$/u, ''],
  [/e$/, 'n'],
];

function regularPlural(noun: string): string {
  if (!noun.endsWith('anzeige') && known.some((plural) => plural.length > 3 && noun.endsWith(plural))) return noun;
  const rule = rules.find(([ending]) => ending.test(noun));
  return rule ? noun + rule[1] : noun;
}
