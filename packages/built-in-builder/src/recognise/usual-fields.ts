import { parseField } from '../kinds/parse-field.ts';
import type { Field } from '../plan/plan.ts';
import { knownFamily } from './families.ts';
import { isPersonNoun } from './sample-people.ts';

/** What records of a noun usually hold, for nouns that come without fields; the first family that fits counts. */
const families: { id: Family; nouns: RegExp; fields: readonly string[] }[] = [
  {
    id: 'animal',
    nouns: /\b(?:dog|cat|pet|horse|animal|bird|chicken|cow|sheep|goat|rabbit)s?\b/i,
    fields: ['Name: text!', 'Breed: text', 'Born on: date', 'Photo: image', 'Notes: longtext'],
  },
  {
    id: 'money',
    nouns: /\b(?:pledge|donation|payment|order|sale|purchase|bill|subscription|fee|loan|debt|transaction|quote|contract|deposit|refund)s?\b/i,
    fields: ['Title: text!', 'Amount: money!', 'Date: date!', 'Status: select! Open | Paid | Cancelled', 'Notes: longtext'],
  },
  {
    id: 'event',
    nouns: /\b(?:meeting|visit|appointment|session|tour|tasting|rehearsal|practice|shift|game|match|training|call|interview|walk|delivery|pickup|service|repair|inspection|treatment)s?\b/i,
    fields: ['Title: text!', 'Starts at: datetime!', 'Place: text', 'Status: select! Planned | Done | Cancelled', 'Notes: longtext'],
  },
  {
    id: 'trip',
    nouns: /\b(?:trip|journey|holiday|vacation|hike|excursion|travel|route)s?\b/i,
    fields: ['Title: text!', 'Starts on: date!', 'Ends on: date', 'Place: text', 'Status: select! Idea | Booked | Done', 'Budget: money', 'Photo: image', 'Notes: longtext'],
  },
  {
    id: 'place',
    nouns: /\b(?:restaurant|cafe|café|bar|museum|place|venue|shop|store|site|location|city|beach|hotel|campsite|garden)s?\b/i,
    fields: ['Name: text!', 'Address: text', 'Rating: number', 'Visited on: date', 'Photo: image', 'Notes: longtext'],
  },
  {
    id: 'thing',
    nouns: /\b(?:plant|wine|beer|coffee|tea|film|movie|song|album|game|toy|tool|machine|car|bike|vehicle|instrument|painting|photo|stamp|coin|shoe|dress|outfit|seed|tree|cheese|perfume|gift|souvenir|quote|word)s?\b/i,
    fields: ['Name: text!', 'Category: select! Everyday | Special | Rare', 'Rating: number', 'Since: date', 'Photo: image', 'Notes: longtext'],
  },
]; // prettier-ignore

export type Family = 'person' | 'animal' | 'money' | 'event' | 'trip' | 'place' | 'thing' | 'other';

const person = ['Name: text!', 'Email: email', 'Phone: phone', 'Since: date', 'Notes: longtext'];
const other = ['Name: text!', 'Status: select! Open | In progress | Done', 'Date: date', 'Notes: longtext'];

export const familyOf = (noun: string): Family =>
  families.find(({ nouns }) => nouns.test(noun))?.id ?? (isPersonNoun(noun) ? 'person' : 'other');

/** Fields for a noun that the text says nothing more about. */
export function usualFields(noun: string): Field[] {
  const own = knownFamily(noun);
  if (own) return own.fields.map(parseField);
  const family = familyOf(noun);
  const known = families.find(({ id }) => id === family);
  return (known?.fields ?? (family === 'person' ? person : other)).map(parseField);
}
