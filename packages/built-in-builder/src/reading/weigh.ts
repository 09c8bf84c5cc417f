import { isPerson, type Chunk, type Phrase } from './chunks.ts';
import { isFunctionWord, type ClauseRole } from './clauses.ts';
import { recordOf } from './implied.ts';
import { appWords } from './lexicon/app-words.ts';
import { organisations } from './lexicon/organisations.ts';
import { belongsTo } from './lexicon/records.ts';
import { recordVerbs } from './lexicon/verbs.ts';
import { isFieldPhrase } from './lists.ts';
import { genericPeople } from './noun-of.ts';

/** A noun where it stands. */
export type Seen = {
  chunk: Chunk;
  noun: string;
  phrase: Phrase;
  isHeld: boolean;
  verb: string | null;
  role: ClauseRole;
  before: Chunk | undefined;
  previous: Phrase | null;
  next: Chunk | undefined;
  index: number;
};

const makingVerbs = new Set([
  'request',
  'book',
  'submit',
  'create',
  'post',
  'add',
  'write',
  'leave',
  'place',
  'make',
  'send',
  'schedule',
  'ask',
]);

const ofTime = /^(?:appointment|slot|time|place|seat|spot|session|date|day|termin|platz|uhrzeit|stay|viewing|visit)$/;

/** How much speaks for a noun being a record, by what the clause does with it. */
export function weigh({ noun, phrase, isHeld, verb, role, before, previous, next, index }: Seen): number {
  if (genericPeople.has(noun)) return 0;
  let weight = 0;
  const isBody = organisations.has(phrase.head);
  // "book a class": what is booked is kept
  const isBooked = verb !== null && recordOf(verb) === 'booking' && /^(?:an?|eine?n?)$/.test(phrase.determiner ?? '') && !ofTime.test(noun); // prettier-ignore
  const isField =
    isFieldPhrase(phrase, '') &&
    !isBooked &&
    !isHeld &&
    !(phrase.isPlural && (isPerson(noun) || isBody || (verb !== null && belongsTo.has(noun))));
  const isAfterFunctions = previous !== null && isFunctionWord(previous.head);
  const isOblique = before?.kind === 'preposition' && before.lemma !== 'of' && !isAfterFunctions;
  const isEach = phrase.determiner !== null && /^(?:each|every|jede)/.test(phrase.determiner);
  if (verb) weight += recordVerbs.has(verb) || recordOf(verb) ? 1.2 : 0.5;
  if (before?.lemma === 'which' || /^welche[rsnm]?$/.test(phrase.determiner ?? '')) weight += 1;
  if (phrase.isPlural) weight += 0.8;
  if (isHeld) weight += 1;
  if (isEach) weight += 1.2;
  if (role === 'functions' && !verb) weight += isHeld || phrase.isPlural ? 0.8 : 0.4;
  if (isBody && !phrase.isPlural) weight -= 0.9;
  if (index === 0 && phrase.isPlural) weight += 0.6;
  if (
    phrase.isPlural &&
    (before?.kind === 'comma' || next?.kind === 'comma' || before?.kind === 'and' || next?.kind === 'and')
  )
    weight += verb ? 0.2 : 0.7;
  if (role === 'app' && !verb && isHeld) weight += 0.6;
  if (role === 'app' && (before?.lemma === 'for' || before?.lemma === 'für')) weight -= phrase.isPlural ? 0 : 1.2;
  if (isField) weight -= phrase.isPlural ? 0.9 : 1.6;
  if (isOblique) weight *= phrase.isPlural ? 0.8 : 0.6;
  if (phrase.isPlural && /^(?:my|our|meine|unsere|meiner|unserer)$/.test(phrase.determiner ?? '')) weight += 0.6;
  if (isPerson(noun) && phrase.isPlural) weight += 0.4;
  if (verb && makingVerbs.has(verb) && /^(?:an?|eine?n?)$/.test(phrase.determiner ?? ''))
    weight += recordOf(verb) ? 0.9 : 0.7;
  if (!phrase.isPlural && !isHeld && !isEach && !isPerson(noun)) weight *= 0.7;
  if (isBooked) weight += 1.2;
  // "request a viewing", "notes on every call"
  if (
    verb &&
    /^(?:request|schedule|leave)$/.test(verb) &&
    noun !== 'comment' &&
    /^an?$/.test(phrase.determiner ?? '') &&
    belongsTo.has(noun)
  )
    weight += 1.5;
  if (isEach && isOblique && belongsTo.has(noun)) weight += 1;
  if (isPerson(noun) && verb === 'assign') weight += 0.6;
  if (appWords.has(phrase.head) && !phrase.isPlural) weight *= 0.8;
  return weight;
}

/** The evidence in words; the same words twice count less. */
export const reasonOf = (verb: string | null, phrase: Phrase, isHeld: boolean, before: Chunk | undefined): string =>
  [verb && `object of ${verb}`, phrase.isPlural && 'plural', isHeld && 'held', before?.lemma].filter(Boolean).join(' ');
