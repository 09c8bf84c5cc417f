import type { Language } from '../language.ts';
import { fieldsOfItem } from './told-items.ts';
import { bareIn, eachIn, eachOneIn, notedIn, scoredIn } from './said-of-each.ts';
import { sectionsIn, type Section } from './sections.ts';
import { sentencesApart } from './sentences.ts';
import type { ListHead } from './list-head.ts';
import type { ToldField } from './told-field.ts';

/** A list as a first message tells it, with what each record has; `share` of all is how much of the text tells lists so; `goesOn` where it tells more. */
export type ToldList = ListHead & { fields: ToldField[]; isSure: boolean };
export type Outline = { lists: ToldList[]; share: number; goesOn: boolean };

/** The lists that a text enumerates with their details, in brackets, behind a colon or in a sentence. */
export function outlineOf(text: string, language: Language): Outline {
  if (language === 'other') return { lists: [], share: 0, goesOn: false };
  const sentences = sentencesApart(text);
  const found = sectionsOf(sentences, text, language, new Set());
  // what is told to be a list is a field of the others
  const known = new Set(found.map(({ noun }) => noun));
  const sections = sectionsOf(sentences, text, language, known);
  const lists: ToldList[] = [];
  for (const { noun, plural, items, isSure } of sections) {
    const fields = items.flatMap((item) => fieldsOfItem(item, language));
    const same = lists.find((one) => one.noun === noun);
    if (same) same.isSure ||= isSure;
    if (same) same.fields.push(...fields.filter(({ label }) => !same.fields.some((one) => one.label === label)));
    else lists.push({ noun, plural, fields, isSure });
  }
  const told = sections.reduce((sum, { length }) => sum + length, 0);
  return { lists, share: text.length === 0 ? 0 : told / text.length, goesOn: sections.some(({ goesOn }) => goesOn) };
}

const sectionsOf = (sentences: readonly string[], text: string, language: 'en' | 'de', known: ReadonlySet<string>): Section[] =>
  sentences.flatMap((sentence, at): Section[] => {
    const each = [...eachIn(sentence, language, text, known), ...eachOneIn(sentence, language, text, known), ...(language === 'de' ? scoredIn(sentence) : [])];
    if (each.length > 0) return each;
    const found = sectionsIn(sentence, language, text, known, sentences[at - 1]);
    if (found.length > 0) return found;
    const noted = language === 'en' ? notedIn(sentence, known) : [];
    return noted.length > 0 ? noted : bareIn(sentence, sentences[at - 1], language, text, known);
  }); // prettier-ignore
