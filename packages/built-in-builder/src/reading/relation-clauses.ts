import { heldBySomebody, lentToSomebody, whichPeopleHave } from './asked-of-people.ts';
import { isPerson, type Chunk, type Phrase } from './chunks.ts';
import type { Facts } from './facts.ts';
import { countedOnly, placeVerbs, tieVerbs } from './lexicon/ties.ts';
import { appliedFor, betweenTwo, bookedWith, chosen, given, groupOf, hoursSpent, lentTo } from './relation-acts.ts';
import { one, thingOf, tie, type ReadTie } from './ties.ts';

const each = /^(?:each|every|any|jede[rnms]?|alle[nr]?)$/;
const many = /^(?:several|multiple|many|some|more|various|zero|mehrere[nr]?|viele[nr]?|einige[nr]?|beliebig)$/;
const theirs = /^(?:their|its|his|her|ihre?[nmr]?|seine?[nmr]?|deren|dessen)$/;
const links = /^(?:in|for|on|of|at|to|with|zu|von|bei|für|an|in|pro|per|je)$/;
const have = /^(?:have|contain|include|hold|get|own|umfassen|enthalten)$/;

const isSeveral = ({ isPlural, determiner, words }: Phrase): boolean =>
  isPlural || many.test(determiner ?? '') || words.some(({ lower }) => many.test(lower));

/** "several jobs", "25 students", "one or more dogs": the place of the noun, or -1. */
function countedAt(chunks: readonly Chunk[], from: number): number {
  let at = from;
  let isCounted = false;
  while (chunks[at] && !chunks[at]!.phrase && at - from < 4) {
    const { kind, lemma } = chunks[at]!;
    if (!/^(?:and|other|preposition)$/.test(kind) || /^(?:and|plus|und)$/.test(lemma)) return -1;
    isCounted ||= /^(?:one|about|least|up|around|roughly|etwa|mindestens|ein)$/.test(lemma);
    at++;
  }
  const phrase = chunks[at]?.phrase;
  if (!phrase) return -1;
  const isNumbered = phrase.words.some(({ pos, lower }) => pos === 'number' || many.test(lower));
  return (isCounted || isNumbered || many.test(phrase.determiner ?? '')) && isSeveral(phrase) ? at : -1;
}

/** "hives per apiary", "shifts in every area", "Behandlungen zu jedem Tier". */
const perThing: ReadTie = (chunks, at, facts) => {
  const [things, link, owner] = chunks.slice(at, at + 3);
  if (!things?.phrase?.isPlural && !/(?:ung|e|en)$/.test(things?.phrase?.head ?? '')) return null;
  const isPer = /^(?:per|pro|je)$/.test(link?.lemma ?? '');
  const isEach = each.test(owner?.phrase?.determiner ?? '') && links.test(link?.lemma ?? '');
  if (!things?.phrase || (!isPer && !isEach)) return null;
  const [from, to] = [thingOf(things), thingOf(owner, isEach)];
  if (!from || !to || countedOnly.has(from)) return null;
  tie(facts, from, to, 'per');
  // "scores per team and round"
  const isTwo = isPer && chunks[at + 3]?.kind === 'and' && chunks[at + 4]?.phrase?.isPlural === false && !/^(?:verb|with|open|colon)$/.test(chunks[at + 5]?.kind ?? ''); // prettier-ignore
  const second = isTwo ? thingOf(chunks[at + 4]) : null;
  if (second) tie(facts, from, second, 'per');
  return { end: second ? at + 5 : at + 3, without: [things] };
};

/** "each customer has several jobs", "a project can have many volunteers". */
const hasMany: ReadTie = (chunks, at, facts) => {
  const owner = chunks[at]?.phrase;
  if (!owner || !(one.test(owner.determiner ?? '') || owner.isPlural)) return null;
  const verb = chunks[at + 1]?.kind === 'modal' ? at + 2 : at + 1;
  if (!have.test(chunks[verb]?.lemma ?? '')) return null;
  const counted = countedAt(chunks, verb + 1);
  const [to, from] = [thingOf(chunks[at], true), thingOf(chunks[counted])];
  if (!from || !to || countedOnly.has(from)) return null;
  tie(facts, from, to, 'has many');
  let end = counted + 1;
  const kept: Chunk[] = [chunks[counted]!];
  while (/^(?:comma|and)$/.test(chunks[end]?.kind ?? '') && chunks[end + 1]?.phrase?.isPlural) {
    const next = thingOf(chunks[end + 1]);
    if (!next || /^(?:verb|modal)$/.test(chunks[end + 2]?.kind ?? '')) break;
    tie(facts, next, to, 'has many');
    kept.push(chunks[end]!, chunks[end + 1]!);
    end += 2;
  }
  return { end, without: kept };
};

/** Whose verb stands at a place: the nearest phrase before it that hangs on no preposition. */
function subjectBefore(chunks: readonly Chunk[], verb: number): string | null {
  for (let at = verb - 1; at >= 0; at--) {
    const { kind, phrase } = chunks[at]!;
    if (/^(?:open|close|colon|pronoun)$/.test(kind)) return null;
    if (phrase && chunks[at - 1]?.kind !== 'preposition') return thingOf(chunks[at]);
  }
  return null;
}

/** "belongs to an apartment", "gets assigned to a technician", "stands in a box", "taught by a teacher". */
const belongs: ReadTie = (chunks, at, facts) => {
  const [verb, link, owner] = chunks.slice(at, at + 3);
  const word = verb?.tokens[0]?.lower ?? '';
  if (!owner?.phrase || link?.kind !== 'preposition') return null;
  const isTied = /^(?:to|with|zu)$/.test(link.lemma) && tieVerbs.has(word);
  const isPlaced = /^(?:in|at|on)$/.test(link.lemma) && placeVerbs.has(word) && one.test(owner.phrase.determiner ?? '');
  const isDone = /^(?:by|von)$/.test(link.lemma) && /(?:ed|en|ght|ne|t)$/.test(word) && isPerson(owner.phrase.head);
  if (!isTied && !isPlaced && !isDone) return null;
  const subject = chunks.slice(0, at).some(({ kind }) => kind === 'phrase') ? subjectBefore(chunks, at) : null;
  const from = subject ?? (isTied ? (objectBefore(chunks, at) ?? null) : null);
  const owners = [owner];
  for (let next = at + 3; chunks[next]?.kind === 'and' && isOneMore(chunks, next + 1); next += 2)
    owners.push(chunks[next + 1]!);
  const named = owners.flatMap((chunk) => thingOf(chunk, true) ?? []);
  if (!from || named.length === 0 || (isPerson(from) && isDone)) return null;
  for (const to of named) tie(facts, from, to, 'belongs');
  return null;
};

const isOneMore = (chunks: readonly Chunk[], at: number): boolean =>
  one.test(chunks[at]?.phrase?.determiner ?? '') && !/^(?:verb|modal|with|open)$/.test(chunks[at + 1]?.kind ?? '');

/** "assign tickets to technicians": what stands between. */
const objectBefore = (chunks: readonly Chunk[], at: number): string | null => thingOf(chunks[at - 1]);

/** "assign tickets to technicians", "link every sample to a study". */
const assigns: ReadTie = (chunks, at, facts) => {
  const [verb, thing, link, owner] = chunks.slice(at, at + 4);
  if (verb?.kind !== 'verb' || !/^(?:assign|link|attach|allocate|connect|tie|zuordnen|zuweisen)$/.test(verb.lemma))
    return null;
  if (!/^(?:to|with|zu)$/.test(link?.lemma ?? '')) return null;
  const [from, to] = [thingOf(thing), thingOf(owner, true)];
  if (from && to) tie(facts, from, to, 'assigned');
  return null;
};

/** "ein Schaden wird einem Handwerker zugeordnet" */
const assignedInGerman: ReadTie = (chunks, at, facts) => {
  if (!/^(?:zugeordnet|zugewiesen|zugeteilt|zuordnen|zuweisen|zuteilen|übergeben)$/.test(chunks[at]?.lemma ?? ''))
    return null;
  const owner = chunks[at - 1];
  const before = chunks.slice(0, at - 1).findLast(({ phrase }) => phrase);
  const [from, to] = [thingOf(before), thingOf(owner, true)];
  if (from && to && /^(?:einem|einer|dem|der|jedem|jeder)$/.test(owner?.phrase?.determiner ?? '')) tie(facts, from, to, 'assigned'); // prettier-ignore
  return null;
};

/** "zu jedem Auftrag gehören Material und eine Rechnung", "for every hive we keep inspections". */
const ofEach: ReadTie = (chunks, at, facts) => {
  const [link, owner] = chunks.slice(at, at + 2);
  if (!links.test(link?.lemma ?? '') || !each.test(owner?.phrase?.determiner ?? '')) return null;
  if (at > 0 && !/^(?:and|comma)$/.test(chunks[at - 1]!.kind)) return null;
  const verb = chunks.findIndex(({ kind }, index) => index > at + 1 && kind === 'verb');
  const to = thingOf(owner, true);
  if (!to || verb < 0 || verb > at + 5) return null;
  for (let next = verb + 1; next < chunks.length; next++) {
    const from = thingOf(chunks[next]);
    const isListed = next === verb + 1 || /^(?:and|comma)$/.test(chunks[next - 1]!.kind);
    const isOwn = chunks[next]!.phrase?.isPlural || chunks[verb]!.lemma === 'belong';
    if (from && isListed && isOwn) tie(facts, from, to, 'of each');
  }
  return null;
};

/** "customers with their appointments", "Besitzer, ihre Tiere": what theirs is belongs to them. */
const withTheirs: ReadTie = (chunks, at, facts) => {
  const [link, thing] = chunks.slice(at, at + 2);
  if (
    !/^(?:with|and|comma)$/.test(link?.kind ?? '') ||
    !theirs.test(thing?.phrase?.determiner ?? theirWord(chunks, at))
  )
    return null;
  const from = thing?.phrase?.isPlural ? thingOf(thing) : null;
  if (!from) return null;
  const before = chunks
    .slice(0, at)
    .findLast(
      ({ phrase }, index) => phrase && !theirs.test(phrase.determiner ?? '') && chunks[index - 1]?.kind !== 'with',
    );
  const to = before?.phrase && (before.phrase.isPlural || isPerson(before.phrase.head)) ? thingOf(before) : null;
  if (!to) return null;
  tie(facts, from, to, 'theirs');
  return { end: at + 2, without: [{ ...link!, kind: 'and', lemma: 'and' }, thing!] };
};
const theirWord = (chunks: readonly Chunk[], at: number): string => chunks[at + 1]?.tokens[0]?.lower ?? '';

/** "ratings of each book by member" */
const ofByPerson: ReadTie = (chunks, at, facts) => {
  const [thing, of, owner, by, person] = chunks.slice(at, at + 5);
  if (!/^(?:of|for|von|für)$/.test(of?.lemma ?? '') || !/^(?:by|from|von)$/.test(by?.lemma ?? '')) return null;
  const [from, to, who] = [thingOf(thing, true), thingOf(owner), thingOf(person)];
  if (!from || !to || !who || !isPerson(who) || isPerson(from)) return null;
  tie(facts, from, to, 'of');
  tie(facts, from, who, 'by');
  return null;
};

/** "projects of clients": whose they are. */
const ofPeople: ReadTie = (chunks, at, facts) => {
  const [thing, of, people] = chunks.slice(at, at + 3);
  if (of?.lemma !== 'of' || !thing?.phrase?.isPlural || !people?.phrase?.isPlural) return null;
  const [from, to] = [thingOf(thing), thingOf(people)];
  if (from && to && isPerson(to) && !isPerson(from)) tie(facts, from, to, 'of');
  return null;
};

const ties = [
  heldBySomebody,
  lentToSomebody,
  whichPeopleHave,
  hoursSpent,
  bookedWith,
  appliedFor,
  betweenTwo,
  groupOf,
  lentTo,
  hasMany,
  ofByPerson,
  perThing,
  withTheirs,
  belongs,
  assigns,
  assignedInGerman,
  ofEach,
  ofPeople,
  given,
  chosen,
];

/** Notes what a clause says of what belongs to what; answers its chunks without the words that say only that. */
export function takeRelations(chunks: readonly Chunk[], facts: Facts): Chunk[] {
  let rest = [...chunks];
  for (const read of ties)
    for (let at = 0; at < rest.length; at++) {
      const found = read(rest, at, facts);
      if (found) rest = [...rest.slice(0, found.start ?? at), ...found.without, ...rest.slice(found.end)];
    }
  return rest;
}
