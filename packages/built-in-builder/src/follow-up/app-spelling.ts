import type { AppPlan } from '../plan/plan.ts';
import { isOneAway } from '../reading/spelling.ts';
import { likeness, tokensIn } from './understand/gist/mentions.ts';

const leastLetters = 7;
/** What details are called more often than by any other word. */
const lexicon = ['telefonnummer', 'handynummer', 'mailadresse', 'geburtsdatum'];
const quoted = /["“„«][^"“”„«»]*["”“»]/gu;

/**
 * A vowel or one of two letters too few or too many, or two letters swapped, inside of a word: another consonant makes
 * another word, as Tierarzt is none of Tierart.
 */
function isSlip(word: string, meant: string): boolean {
  if (word[0] !== meant[0] || word.at(-1) !== meant.at(-1) || !isOneAway(word, meant)) return false;
  if (word.length === meant.length) return [...word].toSorted().join('') === [...meant].toSorted().join('');
  const [long, short] = word.length > meant.length ? [word, meant] : [meant, word];
  const at = [...long].findIndex((letter, place) => letter !== short[place]);
  return /[aeiouäöü]/u.test(long[at]!) || long[at] === long[at - 1] || long[at] === long[at + 1];
}

const withUmlauts = (word: string): string => word.replace(/ae/gu, 'ä').replace(/oe/gu, 'ö').replace(/(?<![aeq])ue/gu, 'ü'); // prettier-ignore

/** A message with the words of the app as the app writes them: "liefrung" where it has Lieferungen, "groesse" where it has Größe. */
export function inAppSpelling(message: string, plan: AppPlan): string {
  const names = plan.entities.flatMap(({ label, plural, fields }) => [label, plural, ...fields.flatMap((field) => [field.label, ...(field.options ?? []).map(({ value }) => value)])]); // prettier-ignore
  const own = [...new Set(names.flatMap((name) => tokensIn(name).map(({ word }) => word.toLowerCase())))];
  const words = [...own.filter((word) => word.length >= leastLetters), ...(plan.language === 'de' ? lexicon : [])];
  const free = message.replace(quoted, (said) => ' '.repeat(said.length));
  return tokensIn(free).reduceRight((text, { word, at, end }) => {
    const lower = word.toLowerCase();
    if (own.some((one) => one === lower || likeness(one, lower) >= 3) || words.includes(lower)) return text;
    const spelled = withUmlauts(lower);
    const isUmlaut = plan.language === 'de' && spelled !== lower && own.some((one) => likeness(spelled, one) >= 3);
    const meant = isUmlaut ? (own.find((one) => likeness(spelled, one) === 4) ?? spelled) : lower.length >= leastLetters - 1 ? words.find((one) => isSlip(lower, one)) : undefined; // prettier-ignore
    if (!meant) return text;
    return `${text.slice(0, at)}${/^\p{Lu}/u.test(word) ? meant[0]!.toUpperCase() + meant.slice(1) : meant}${text.slice(end)}`; // prettier-ignore
  }, message);
}
