import { fieldTypeOf } from '../recognise/field-type.ts';
import { isPerson } from './chunks.ts';
import type { Facts } from './facts.ts';
import { fieldsOf } from './german-people.ts';
import { germanQuestion } from './german-question.ts';
import { germanSingular } from './german-tagger.ts';
import { germanFieldWords } from './lexicon/german-field-words.ts';

const name = String.raw`\p{Lu}[\p{L}-]+`;
const inside = String.raw`\(([^()]+)\)`;
const whose = String.raw`(?: (?:für|von|aus|an|in) (?:\p{Ll}+ )?${name})?`;
const ofEach = new RegExp(
  String.raw`(?<!\p{L})(?:pro|je|jede[rnms]?) (${name}) ${inside} (?:\p{Ll}+ )?(${name})`,
  'gu',
);
const opened = new RegExp(String.raw`(?<before>^|[\s("])(?<thing>${name})(?<whose>${whose}) ${inside}`, 'gu');

/** "Fahrstunden (Datum, Art: Übung, Nacht)": what stands behind a colon in brackets are the choices of that field. */
const choicesInside = /(?<=\([^()]*,\s*)(\p{Lu}\p{L}+): ([^():;]+)([;)])/gu;

const between = /\s*[,/]\s*(?:und |oder )?|\s(?:und|oder)\s/;
const partsOf = (said: string): string[] =>
  said
    .replace(/\s*(?:\.\.+|…|usw\.?|etc\.?)\s*$/i, '')
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);

const heads = [...germanFieldWords].filter((word) => word.length > 3);
const endsInField = (word: string): boolean =>
  heads.some((head) => word.length > head.length + 2 && word.endsWith(head));

/** "Datum", "wie lange", "Brutwaben in kg": what a record has, and no kind of it. */
export const mayBeField = (part: string): boolean => {
  const last = part.toLowerCase().split(' ').at(-1)!;
  return (
    /^(?:wer|was|wann|wo|wie|wofür|welche\p{L}*|ob|von|bis)(?!\p{L})|\d|[():]/iu.test(part) ||
    germanQuestion(part) !== null ||
    fieldTypeOf(part) !== 'text' ||
    /(?:name|titel|nummer|ort|art|typ)$/.test(last) ||
    germanFieldWords.has(last) ||
    germanFieldWords.has(germanSingular(last)) ||
    endsInField(last) ||
    isPerson(germanSingular(last))
  );
};

const fewWords = 3;
const areKinds = (said: string): boolean => {
  const parts = partsOf(said);
  return (
    parts.length > 1 &&
    parts.every((part) => /^\p{L}/u.test(part) && part.split(' ').length <= fewWords && !mayBeField(part))
  );
};
const isSeveral = (word: string): boolean => germanSingular(word.toLowerCase()) !== word.toLowerCase();

/**
 * Brackets behind a German list: fields stay; kinds become one field of it. "Kurse (Yoga, Pilates)" have a kind, and "pro
 * Schicht (früh, spät) Einträge" are entries with a shift.
 */
export function withKindsNamed(text: string, facts: Facts): string {
  return text
    .replace(
      choicesInside,
      (_, field: string, choices: string, end: string) => `${field} [${choices}]${end === ';' ? ',' : end}`,
    ) // prettier-ignore
    .replace(
      /\(([^()]*)\[([^\]]+)\]([^()]*)\)/gu,
      (_, before: string, choices: string, after: string) => `mit ${before}(${choices})${after}`,
    ) // prettier-ignore
    .replace(ofEach, (whole: string, each: string, list: string, things: string) =>
      areKinds(list) && isSeveral(things) ? `${things} mit ${each} (${list})` : whole,
    )
    .replace(opened, (...match: unknown[]) => {
      const { before, thing } = match.at(-1) as { before: string; thing: string };
      const [whole, , , rest, list] = match as string[];
      const one = germanSingular(thing.toLowerCase());
      if (!isSeveral(thing) || !areKinds(list!) || mayBeField(thing) || mayBeField(one)) return whole!;
      facts.add(one, 2.2, 'has fields');
      facts.addFields(one, fieldsOf([`Art (${partsOf(list!).join(', ')})`]));
      return `${before}${thing}${rest}`;
    })
    .replace(besideOthers, (whole: string, thing: string, list: string) =>
      isSeveral(thing) || /^\p{Lu}{2,}s$/u.test(thing) ? (areFields(list) ? `. ${thing} mit ${list}. ` : whole) : whole,
    )
    .replace(/(?<= mit \p{Lu}\p{L}+ \([^()]+\))(?: mit (?=\p{Lu})| (?=(?:wer|was|wann|wo|wie)(?!\p{L})))/gu, ', ');
}

/** "Abende mit Datum, Figuren (Name, Ort)": the second list begins. */
const besideOthers = new RegExp(String.raw`(?<= mit [^.;:()]{3,80}), (?:die |und die )?(${name}) ${inside}(?:, (?:und )?|\.?(?=$|\s))`, 'gu'); // prettier-ignore
const areFields = (said: string): boolean => {
  const parts = partsOf(said);
  return parts.length > 1 && parts.filter(mayBeField).length >= parts.length / 2;
};
