import { parseField } from '../kinds/parse-field.ts';
import { toLabel } from '../plan/names.ts';
import type { Field } from '../plan/plan.ts';
import { gradeOf } from '../reading/lexicon/graded-nouns.ts';
import { familyFor, isOfPeople, type KnownFamily } from './families.ts';
import { isOtherSense } from './other-sense.ts';
import { isPersonNoun } from './sample-people.ts';

/**
 * What records of a noun usually hold, for nouns that come without fields; the first family that fits counts. The last part
 * of a German noun says what it is.
 */
const families: { id: Family; nouns: RegExp; german: RegExp; fields: readonly string[] }[] = [
  {
    id: 'animal',
    german: /(?:hund|katze|haustier|pferd|pony|(?<!quar|por)tier|vogel|huhn|kuh|schaf|ziege|kaninchen)$/,
    nouns: /\b(?:dog|cat|pet|horse|animal|bird|chicken|cow|sheep|goat|rabbit)s?\b/i,
    fields: ['Name: text!', 'Breed: text', 'Born on: date', 'Photo: image', 'Notes: longtext'],
  },
  {
    id: 'money',
    german: /(?:spende|zahlung|beitrag|bestellung|verkauf|einkauf|rechnung|abo|gebühr|kredit|schuld|angebot|vertrag|kaution|einnahme|ausgabe)$/,
    nouns: /\b(?:pledge|donation|payment|order|sale|purchase|bill|subscription|fee|loan|debt|transaction|quote|contract|deposit|refund)s?\b/i,
    fields: ['Title: text!', 'Amount: money!', 'Date: date!', 'Status: select! Open | Paid | Cancelled', 'Notes: longtext'],
  },
  {
    id: 'event',
    german: /(?:treffen|sitzung|versammlung|besuch|termin|probe|übung|schicht|(?<!bei|brett|karten|video|computer|gesellschafts)spiel|training|anruf|gespräch|führung|verkostung|spaziergang|lieferung|abholung|reparatur|inspektion|behandlung|wartung|einsatz|(?:privat|unterrichts|reit|fahr|nachhilfe|trainer|probe|musik|klavier|tanz|schwimm|ski)stunde|lektion)$/,
    nouns: /\b(?:meeting|visit|appointment|session|tour|tasting|rehearsal|practice|shift|game|match|training|call|interview|walk|delivery|pickup|service|repair|inspection|treatment)s?\b/i,
    fields: ['Title: text!', 'Starts at: datetime!', 'Place: text', 'Status: select! Planned | Done | Cancelled', 'Notes: longtext'],
  },
  {
    id: 'trip',
    german: /(?:reise|urlaub|ausflug|wanderung|route|fahrt|tour)$/,
    nouns: /\b(?:trip|journey|holiday|vacation|hike|excursion|travel|route)s?\b/i,
    fields: ['Title: text!', 'Starts on: date!', 'Ends on: date', 'Place: text', 'Status: select! Idea | Booked | Done', 'Budget: money', 'Photo: image', 'Notes: longtext'],
  },
  {
    id: 'place',
    german: /(?:restaurant|café|museum|(?:^|[^sw])ort|(?:^|wein)bar|lokal|laden|geschäft|stadt|strand|hotel|campingplatz|garten|reiseziel|sehenswürdigkeit)$/,
    nouns: /\b(?:restaurant|cafe|café|bar|museum|place|venue|shop|store|site|location|city|beach|hotel|campsite|garden)s?\b/i,
    fields: ['Name: text!', 'Address: text', 'Rating: number', 'Visited on: date', 'Photo: image', 'Notes: longtext'],
  },
  {
    id: 'thing',
    german: /(?:pflanze|(?<!sch)wein|bier|kaffee|(?:^|kräuter|grün)tee|käse|film|(?<!mitg)lied|album|spielzeug|brettspiel|werkzeug|maschine|gerät|auto|fahrrad|fahrzeug|instrument|gemälde|foto|briefmarke|münze|schuh|kleid|baum|parfum|geschenk|zitat)$/,
    nouns: /\b(?:plant|wine|beer|coffee|tea|film|movie|song|album|game|toy|tool|machine|car|bike|vehicle|instrument|painting|photo|stamp|coin|shoe|dress|outfit|seed|tree|cheese|perfume|gift|souvenir|quote|word)s?\b/i,
    fields: ['Name: text!', 'Description: text', 'Photo: image', 'Notes: longtext'],
  },
]; // prettier-ignore

export type Family = 'person' | 'animal' | 'money' | 'event' | 'trip' | 'place' | 'thing' | 'other';

const person = ['Name: text!', 'Email: email', 'Phone: phone', 'Notes: longtext'];
const worker = ['Name: text!', 'Role: text', 'Email: email', 'Phone: phone', 'Notes: longtext'];
const customer = ['Name: text!', 'Email: email', 'Phone: phone', 'Address: text', 'Notes: longtext'];
const child = ['Name: text!', 'Born on: date', 'Notes: longtext'];
const isChild = /(?:^|[ -])(?:kid|child|baby|toddler|son|daughter|grandchild|kind|enkel|sohn|tochter)$/i;
/** What nothing is known of: nothing is open or done either, unless the text says so. */
const other = ['Name: text!', 'Description: text', 'Notes: longtext'];
/** The one list of a text that names nothing. */
const entry = ['Name: text!', 'Status: select! Open | In progress | Done', 'Date: date', 'Notes: longtext'];
/** What somebody writes down for others: what it says, when and by whom. */
const note = ['Note: longtext!', 'Date: date!', 'Written by: text'];
const deed = ['Name: text!', 'Date: date!', 'Notes: longtext'];

export const familyOf = (noun: string): Family =>
  families.find(({ nouns, german }) => nouns.test(noun) || german.test(noun.toLowerCase()))?.id ??
  (isPersonNoun(noun) ? 'person' : 'other');

/** By what a noun is: what happens has a day, what is measured an amount and a day. */
function byGrade(noun: string): readonly string[] {
  if (/^(?:entry|eintrag)$/.test(noun.toLowerCase())) return entry;
  if (/(?:^| )note$/.test(noun)) return note;
  const kind = gradeOf(noun.toLowerCase())?.kind ?? (noun.endsWith('ung') ? 'deed' : undefined);
  if (kind === 'deed' || kind === 'event') return deed;
  return kind === 'amount' ? [`${toLabel(noun)}: number!`, 'Date: date!', 'Notes: longtext'] : other;
}

/** Where strangers look for people, these have a profile. */
const showsPeople =
  /\b(?:web ?sites?|web ?pages?|platforms?|portals?|market ?places?|director(?:y|ies)|communit(?:y|ies)|visitors|profiles?|recruit\w*|hiring|crm)\b/i;

/** A lead has a status of its own; whom a house knows is found by name, and reached. */
function ofOwnPeople(noun: string, { fields }: KnownFamily): readonly string[] {
  if (/(?:^| )(?:lead|prospect|applicant|candidate)$/.test(noun)) return fields;
  if (/(?:^| )(?:customer|client|buyer)$/.test(noun)) return customer;
  return fields.some((field) => /^(?:Experience|Role|Specialty):/.test(field)) ? worker : person;
}

/** Rooms of a flat are not booked, and have no whiteboard. */
const isOtherRoom = (noun: string, text: string): boolean =>
  noun === 'room' && text !== '' && !/\b(?:book|reserv|meeting|conference|hotel|guest|hostel|seminar|class|course|school|universit|office|venue|studio|lecture|exam)\w*/i.test(text); // prettier-ignore

/** Fields for a noun that the text says nothing more about. */
export function usualFields(noun: string, text = ''): Field[] {
  const own = isOtherSense(noun, text) || isOtherRoom(noun, text) ? undefined : familyFor(noun, text);
  if (own) return (isOfPeople(own) && !showsPeople.test(text) ? ofOwnPeople(noun, own) : own.fields).map(parseField);
  if (isChild.test(noun)) return child.map(parseField);
  const family = familyOf(noun);
  const known = families.find(({ id }) => id === family);
  return (
    known?.fields ??
    (family === 'person' ? person : own === undefined && isOtherSense(noun, text) ? other : byGrade(noun))
  ).map(parseField);
}
