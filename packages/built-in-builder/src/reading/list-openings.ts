import { isPerson } from './chunks.ts';
import { lemmaOfNoun } from './lemma.ts';
import { germanSingular } from './german-tagger.ts';
import { gradeOf } from './lexicon/graded-nouns.ts';
import type { Language } from './language.ts';

const capital = (noun: string, language: Language): string =>
  language === 'de' ? noun.charAt(0).toUpperCase() + noun.slice(1) : noun;
type Record = { noun: string; language: Language };
const least = 3;
const oneOf = ({ noun, language }: Record): string =>
  language === 'de' ? germanSingular(noun.toLowerCase()) : lemmaOfNoun(noun.toLowerCase());
/** What lists are kept of: several of it are named, and it is nobody. */
const isKept = (one: Record, grade = least): boolean =>
  !isPerson(oneOf(one)) && (gradeOf(oneOf(one))?.asRecord ?? 0) >= grade;
const isSeveral = (one: Record): boolean => oneOf(one) !== one.noun.toLowerCase() || /(?:er|en|el)$/.test(one.noun);

const away = String.raw`(?:from|by|via|through|aus|von|per|über|durch|vom|telefonisch)`;
/** "Orders come from 20 surgeries: patient, kind": the list is of what the sentence is about. */
const ofSubject = new RegExp(String.raw`(?<=^|[.!?;]\s+|\n)(?:(?:the|our|all|die|unsere|alle) )?(?<noun>\p{Lu}[\p{L}-]+|[\p{L}-]+s) (?:come|comes|arrive|reach us|are sent|get sent|are ordered|kommen|kommt|treffen|gehen|werden|erreichen)(?: (?!with|mit)[\p{L}\d]+){0,3}? ${away}(?: (?:our|the|den|unseren|about|ca\.?|etwa|rund))?(?: \d+)?(?: (?:different|verschiedenen))? (?<from>[\p{L}-]+)(?: (?!with|mit)[\p{L}\d-]+){0,2}(?: ein| in)?: (?=[^.:]*,[^.:]*,)`, 'giu'); // prettier-ignore
/** "Sites, who it is for, date up, agreed weeks": the first is what the others are told of. */
const ofFirst = /(?<=^|[.!?;]\s+|\n)(?<noun>\p{L}[\p{L}-]+), (?=(?<rest>[^.:;!?\n]+,[^.:;!?\n]+))/giu;
const asks = /^(?:who|which|what|when|where|how|if|whether|whose|wer|was|wann|wo|wie|welche\p{L}*|ob|date|name|datum)(?!\p{L})/iu; // prettier-ignore

/** A text in which lists stand behind the thing that they are of. */
export function withListOpenings(text: string, language: Language): string {
  const put = (noun: string): string => (language === 'de' ? `${noun} mit ` : `${noun}: `);
  return text
    .replace(ofSubject, (whole: string, ...match: unknown[]) => {
      const { noun, from } = match.at(-1) as { noun: string; from: string };
      const whose = oneOf({ noun: from, language });
      const isKeptToo = whose !== from.toLowerCase() && (gradeOf(whose)?.asRecord ?? 0) >= 2;
      return isKept({ noun, language }, 2)
        ? `${isKeptToo ? `${from.charAt(0).toUpperCase()}${from.slice(1)}. ` : ''}${put(noun)}${isKeptToo ? `${capital(whose, language)}, ` : ''}`
        : whole;
    })
    .replace(ofFirst, (whole: string, ...match: unknown[]) => {
      const { noun, rest } = match.at(-1) as { noun: string; rest: string };
      const one = { noun, language };
      return isKept(one) && isSeveral(one) && rest.split(/,\s*/).some((item) => asks.test(item)) ? put(noun) : whole;
    });
}
