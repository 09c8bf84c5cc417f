import { askedField } from './asked-field.ts';
import { isPerson, type Chunk } from './chunks.ts';
import type { Facts } from './facts.ts';
import { recordOf } from './implied.ts';
import { heldByPeople } from './lexicon/ties.ts';
import { thingOf, tie, type ReadTie } from './ties.ts';

const holds = /^(?:have|hold|get)$/;
const separators = /^(?:comma|and)$/;

/** "who has which training (driver, first aid)": nobody borrows a training; it is of whoever has it, and the brackets name its kinds. */
export const heldBySomebody: ReadTie = (chunks, at, facts) => {
  const [who, verb, which, held] = chunks.slice(at, at + 4);
  if (!asksWho(who) || !holds.test(verb?.lemma ?? '') || !/^(?:which|what)$/.test(which?.lemma ?? '')) return null;
  const thing = held?.phrase?.head ?? '';
  if (!heldByPeople.has(thing)) return null;
  const owner = personBefore(chunks, at, facts);
  facts.hinted.push({ noun: thing, weight: 2.2, reason: 'somebody has it' });
  if (owner) tie(facts, thing, owner, 'belongs');
  const close = chunks[at + 4]?.kind === 'open' ? chunks.findIndex(({ kind }, index) => index > at && kind === 'close') : -1; // prettier-ignore
  const kinds = close < 0 ? '' : textOf(chunks.slice(at + 5, close));
  if (kinds.includes(',')) facts.addFields(thing, [{ from: at, to: close, text: `kind (${kinds})`, head: null, isField: true }]); // prettier-ignore
  let end = kinds.includes(',') ? close + 1 : at + 4;
  // "and when does it expire": asked of the training
  while (separators.test(chunks[end]?.kind ?? '')) {
    const from = chunks[end + 1]?.kind === 'and' ? end + 2 : end + 1;
    const to = chunks.findIndex(({ kind }, index) => index > from && separators.test(kind));
    const field = isQuestion(chunks, from) ? askedField(textOf(chunks.slice(from, to < 0 ? undefined : to))) : null;
    if (!field) break;
    facts.addFields(thing, [{ from, to: from + 1, text: field, head: null, isField: true }]);
    end = to < 0 ? chunks.length : to;
  }
  while (separators.test(chunks[end]?.kind ?? '')) end++;
  return { end, without: [] };
};

const isQuestion = (chunks: readonly Chunk[], at: number): boolean =>
  chunks[at]?.kind === 'relative' || (chunks[at]?.kind === 'preposition' && chunks[at + 1]?.kind === 'relative');

/** "who has what until when", "members, who borrowed a bow": asks for loans, and not for a field of what stood before. */
export const lentToSomebody: ReadTie = (chunks, at, facts) => {
  const [who, verb, what] = chunks.slice(at, at + 3);
  if (!asksWho(who) || verb?.kind !== 'verb') return null;
  const isWhat = what?.lemma === 'what' && !chunks[at + 3]?.phrase && (holds.test(verb.lemma) || recordOf(verb.lemma) === 'loan'); // prettier-ignore
  const isOne = recordOf(verb.lemma) === 'loan' && /^(?:an?|one)$/.test(what?.phrase?.determiner ?? '') && chunks[at - 1]?.kind === 'comma'; // prettier-ignore
  if (!isWhat && !isOne) return null;
  const object = isOne ? thingOf(what, true) : null;
  if (object) facts.hinted.push({ noun: object, weight: 0.6, reason: 'is borrowed' });
  // "we rent out gear … who has what": what they have was rented
  const before = facts.acts.findLast((act) => /^(?:loan|booking)$/.test(recordOf(act.verb) ?? ''))?.verb;
  facts.acts.push({ subject: null, verb: isWhat ? (before ?? 'borrow') : 'borrow', object: object ?? '' });
  let end = at + 3;
  if (chunks[end]?.kind === 'preposition' && chunks[end + 1]?.lemma === 'when') end += 2;
  while (separators.test(chunks[end]?.kind ?? '')) end++;
  return { end, without: [] };
};

const comesBack = /\b(?:back|return(?:s|ed)?|until|lent|due)\b/;

/** "which neighbours have keys to our house, when they got them and gave them back": keys are lent to neighbours. */
export const whichPeopleHave: ReadTie = (chunks, at, facts) => {
  const [which, people, verb, things] = chunks.slice(at, at + 4);
  if (which?.lemma !== 'which' || !people?.phrase || !isPerson(people.phrase.head)) return null;
  if (!holds.test(verb?.lemma ?? '') || !things?.phrase) return null;
  if (!comesBack.test(textOf(chunks.slice(at + 4)))) return null;
  const [who, thing] = [people.phrase.head, thingOf(things, true) ?? things.phrase.head];
  facts.hinted.push({ noun: thing, weight: 2, reason: 'is borrowed' }, { noun: who, weight: 1.5, reason: 'borrows' });
  facts.acts.push({ subject: who, verb: 'borrow', object: thing });
  facts.relations.push({ from: 'loan', to: who, why: 'lent' }, { from: 'loan', to: thing, why: 'lent' });
  return { end: chunks.length, without: [people] };
};

const asksWho = (chunk: Chunk | undefined): boolean => chunk?.kind === 'relative' && /^whom?$/.test(chunk.lemma);

const textOf = (chunks: readonly Chunk[]): string =>
  chunks
    .flatMap(({ tokens }) => tokens.map(({ text }) => text))
    .join(' ')
    .replaceAll(' ,', ',');

/** Of whom a question is asked: the people named before it in the sentence, or the only ones named at all. */
function personBefore(chunks: readonly Chunk[], at: number, facts: Facts): string | null {
  const before = chunks[at - 1]?.kind === 'colon' && chunks[at - 2]?.phrase?.isPlural ? chunks[at - 2] : undefined;
  const near = chunks.slice(0, at).findLast(({ phrase }) => phrase && isPerson(phrase.head)) ?? before;
  const named = [...facts.evidence.keys()].filter(isPerson);
  return thingOf(near) ?? (named.length === 1 ? named[0]! : null);
}
