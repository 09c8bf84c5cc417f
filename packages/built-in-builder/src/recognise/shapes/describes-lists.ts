import { escaped } from '../../reading/words-in.ts';
import { pluralise } from '../../plan/names.ts';
import type { Reading } from '../../reading/reading.ts';

const leastFields = 2;

/** "Stylists with name and phone", "each claim has an amount and a reason": such a text has said what it wants. */
export function describesLists({ entities }: Reading, text: string): boolean {
  const typed = text.toLowerCase();
  return entities.some(({ noun, fields, why, isImplied }) => {
    if (isImplied || fields.length < leastFields || !why.includes('has fields')) return false;
    const nouns = [noun, pluralise(noun)].map(escaped).join('|');
    const said = new RegExp(
      String.raw`\b(?:${nouns}) ?(?:with|ha(?:s|ve)|contains?|consists? of|includes?|:|\()([^.;!?]*)`,
      'giu',
    );
    return [...typed.matchAll(said)].some(([, clause = '']) => fields.filter((field) => clause.includes(nameOf(field))).length >= leastFields); // prettier-ignore
  });
}

const nameOf = (field: string): string => field.replace(/\s*\(.*$/, '').toLowerCase();
