import { askedField } from './asked-field.ts';
import { choiceName } from './either-or.ts';
import { germanQuestion } from './german-question.ts';
import type { Language } from './language.ts';
import { sentencesOf } from './sentences.ts';

/** A list of names as it is written, and the word before it: "hives with a name, a location". */
export type NamedList = { owner: string | null; items: NamedItem[] };
/** What is written, and the name of the field that it asks for. */
export type NamedItem = { said: string; field: string };

type Spoken = Exclude<Language, 'other'>;
const opens: Readonly<Record<Spoken, RegExp>> = {
  en: /:\s|\s(?:with|has|have|having|including|includes?|contains?|namely|such as|like)\s|\b(?:enters?|notes?|records?|stores?|keeps?|writes? down|tracks?|logs?|saves?|need|want)\s(?=[^,.]{2,40},)/giu, // prettier-ignore
  de: /:\s|\s(?:mit|hat|haben|enthält|enthalten|samt|nämlich|wie)\s|\b(?:notieren|notiere|erfassen|erfasse|festhalten|eintragen|speichern|brauche|brauchen)\s(?=[^,.]{2,40},)/giu, // prettier-ignore
};
const between = /,\s*(?:(?:and|or|und|oder|sowie|also|auch|then|plus)\s+)*|\s+(?:and|as well as|plus|und|sowie)\s+(?:also\s+|auch\s+)?/iu; // prettier-ignore
const leading = /^(?:(?:the|an?|its|their|his|her|my|our|your|both|also|some|optionally|maybe|of course|der|die|das|den|dem|eine?[nmrs]?|ihre?[nmrs]?|seine?[nmrs]?|meine?[nmrs]?|unsere?[nmrs]?|auch|noch|evtl\.?|eventuell)\s+)+(?=\p{L})/iu; // prettier-ignore
const question = /^(?:(?:since|until|to|from|at|for|with|on|seit|bis|von|für|mit|an) )?(?:who|whom|whose|what|when|where|which|why|how|if|whether|wer|wen|wem|was|wann|wo|wohin|woher|warum|wie|wofür|ob|welche[rsnm]?)\b/iu; // prettier-ignore

const asks: Readonly<Record<Spoken, (words: string) => string | null>> = { en: askedField, de: germanQuestion };

/** The lists of names in a text, as the sentences write them, whatever became of them. */
export function namedLists(text: string, language: Language): NamedList[] {
  if (language === 'other') return [];
  return sentencesOf(text)
    .flatMap((sentence) => listsIn(sentence, language))
    .filter(({ items }) => items.length > 1);
}

function listsIn(sentence: string, language: Spoken): NamedList[] {
  const found: NamedList[] = [];
  // "lessons (pupil, date, minutes)" is a list of its own; choices stay with their field
  const rest = sentence.replace(/([\p{L}-]+)\s*\(([^()][^(),]*,[^()]+)\)/gu, (whole, word: string, inside: string) => {
    found.push({ owner: word, items: itemsOf(inside, language) });
    return whole;
  });
  const marks = [...rest.matchAll(opens[language])].filter(({ index }) => !isInBrackets(rest, index));
  if (marks.length === 0 && rest.split(',').length > 3)
    return [...found, { owner: null, items: itemsOf(rest, language) }];
  marks.forEach(({ index, 0: mark }, at) => {
    const next = marks[at + 1];
    const list = rest.slice(index + mark.length, next?.index);
    const items = itemsOf(list, language);
    // what the next list is of is no item of this one
    if (next && !/^\s*$/.test(list)) items.pop();
    found.push({ owner: /([\p{L}-]+)\W*$/u.exec(rest.slice(0, index))?.[1] ?? null, items });
  });
  return found;
}

const isInBrackets = (text: string, at: number): boolean => text.lastIndexOf('(', at) > text.lastIndexOf(')', at);

function itemsOf(list: string, language: Spoken): NamedItem[] {
  return list
    .split(new RegExp(`(?:${between.source})(?![^()]*\\))`, 'iu'))
    .map((part) =>
      part
        .trim()
        .replace(leading, '')
        .replace(/[.;?\s]+$/, ''),
    )
    .filter(
      (part) =>
        /\p{L}{2}/u.test(part) &&
        !/^(?:of|von|über) /i.test(part) &&
        !/^(?:what|when|who|where|how|why|was|wann|wer|wo|wie)$/i.test(part),
    )
    .flatMap((part): NamedItem[] => {
      const said = choiceName(part);
      if (!question.test(said)) return [{ said, field: said }];
      const field = asks[language](said);
      return field ? [{ said, field }] : [];
    });
}
