import { fieldTypeOf } from '../recognise/field-type.ts';
import { isPerson } from './chunks.ts';
import { lemmaOfNoun } from './lemma.ts';
import { fieldWords } from './lexicon/field-words.ts';

const possessed = /\b((?:an?|the|each|every|their|its) )?(\p{L}[\p{L}-]+)(?:['’]s|(?<=s)['’]) (?=((?:[\p{L}-]+(?: [\p{L}-]+){0,2}, ){1,7}(?:and |or )?[\p{L}-]+(?: [\p{L}-]+){0,2}|[\p{L}-]+(?: [\p{L}-]+)? and [\p{L}-]+(?: [\p{L}-]+)?))/giu; // prettier-ignore
const leastNamed = 0.5;
const aWord = 8;

const page = /(?<=\p{L})(?:['’]s|(?<=s)['’]) (?:detail |details |info(?:rmation)? |own )?page (?=with |showing )/giu;

/** "read a show's description, running time and language": the show has them. English texts. */
export const withPossessedLists = (text: string): string =>
  text
    .replace(page, ' ')
    .replace(possessed, (whole, article: string | undefined, owner: string, list: string, at: number) => {
      const rest = text.slice(at + whole.length, at + whole.length + list.length + aWord);
      if (/\b(?:is|are|was|were|must|should|can|will|has|have)\b/i.test(rest)) return whole;
      const items = list.split(/,\s*(?:and |or )?|\s+(?:and|or)\s+/).filter(Boolean);
      const named = items.filter((item) => isNamed(item.trim().toLowerCase())).length;
      const isThing = !isPerson(lemmaOfNoun(owner.toLowerCase())) && !/^(?:today|tomorrow|yesterday|let|it|that|there|here|what|who|where|how|other|week|month|year|day)$/i.test(owner); // prettier-ignore
      return isThing && named >= Math.max(2, items.length * leastNamed) ? `${article ?? ''}${owner} with ` : whole;
    });

const isNamed = (item: string): boolean => {
  const last = item.split(' ').at(-1)!;
  return fieldWords.has(last) || fieldWords.has(lemmaOfNoun(last)) || fieldTypeOf(item) !== 'text';
};
