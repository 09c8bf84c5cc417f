import { isPerson } from './chunks.ts';
import type { Facts } from './facts.ts';
import { germanTagger } from './german-tagger.ts';
import type { Language } from './language.ts';
import { lemmaOfNoun } from './lemma.ts';
import { fieldWords } from './lexicon/field-words.ts';
import { kindWords } from './lexicon/kind-words.ts';
import { belongsTo, recordsOfVerbs } from './lexicon/records.ts';

const opened = new RegExp(String.raw`(?<!\p{L})(${[...kindWords].join('|')})((?: (?:to|for|of|in|at|from|an|für|von|im|aus) [\p{L}’' -]+?)?)(?:: | ?\()([^:()]+)(\)?)`, 'giu'); // prettier-ignore
const oneKind = /^(\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2})(?=,| and | or | und | oder |$)/u;
const between = /^(?:,? (?:and|or|und|oder) |, )/u;
const notNames = /\b(?:with|mit|who|which|what|when|where|how|they|we|i|you|can|should|per|by|from|to|in|the|their|wer|was|wann|wo|pro|je)\b/iu; // prettier-ignore
const leastKinds = 2;

/** "camping gear: tents, stoves, sleeping bags": what is kept is gear, and what it names are kinds of it. */
export function takeKinds(sentence: string, language: Language, facts: Facts): string {
  if (language === 'other') return sentence;
  return sentence.replace(opened, (whole: string, word: string, whose: string, list: string, close: string) => {
    const { kinds, rest } = kindsIn(list, language);
    if (kinds.length < leastKinds || (close === ')' && rest !== '')) return whole;
    const noun = language === 'de' ? (germanTagger(word)[0]?.lemma ?? word.toLowerCase()) : lemmaOfNoun(word.toLowerCase()); // prettier-ignore
    const text = `${language === 'de' ? 'Art' : 'kind'} (${kinds.join(', ')})`;
    facts.add(noun, 2.2, 'has fields');
    facts.addFields(noun, [{ from: 0, to: 1, text, head: null, isField: true }]);
    return `${word}${whose}${rest}`;
  });
}

/** The names at the beginning of a list that are neither people nor fields nor records of their own, and what follows them. */
function kindsIn(list: string, language: Language): { kinds: string[]; rest: string } {
  const kinds: string[] = [];
  let rest = list;
  for (let next = list; ;) {
    const [, said = ''] = oneKind.exec(next) ?? [];
    if (said === '' || !isKind(said, language)) break;
    kinds.push(language === 'de' ? said : said.replace(/[\p{L}-]+$/u, lemmaOfNoun));
    rest = next.slice(said.length);
    next = rest.replace(between, '');
    if (next === rest) break;
  }
  return { kinds, rest };
}

const isKind = (said: string, language: Language): boolean => {
  const last = said.toLowerCase().split(' ').at(-1)!;
  const one = lemmaOfNoun(last);
  const isOther = fieldWords.has(last) || fieldWords.has(one) || isPerson(one) || belongsTo.has(one) || records.has(one) || kindWords.has(last); // prettier-ignore
  return !notNames.test(said) && !isOther && (language === 'de' || one !== last);
};

const records = new Set(recordsOfVerbs.map(({ record }) => record));
