import { isPerson } from './chunks.ts';
import type { Facts } from './facts.ts';
import { belongsTo } from './lexicon/records.ts';
import { lemmaOfNoun } from './lemma.ts';
import { headOf } from './noun-of.ts';
import type { ReadEntity, Relation } from './reading.ts';

const maxPerEntity = 3;
const lentOrBooked = new Set(
  'loan booking reservation rental hire lending checkout ausleihe buchung reservierung vermietung verleih miete'.split(
    ' ',
  ),
);
/** A player belongs to a team only where the text says so; who makes a thing is no part of it. */
const saidPlainly = new Set([
  'belongs',
  'per',
  'has many',
  'theirs',
  'assigned',
  'of each',
  'implied',
  'lent',
  'booked with',
]);

/** Which record points to which: said ones first, then what such records belong to by their nature. */
export function relationsOf(entities: readonly ReadEntity[], facts: Facts): Relation[] {
  const found: Relation[] = [];
  const entityFor = (word: string) =>
    entities.find(({ noun }) => noun === word) ?? entities.find(({ noun }) => headOf(noun) === headOf(word));
  const isPair = (one: string, other: string) => facts.pairs.some((pair) => pair.includes(one) && pair.includes(other));
  const add = (from: string, to: string) => {
    const [child, parent] = [entityFor(from), entityFor(to)];
    if (!child || !parent || child === parent || isPair(child.noun, parent.noun)) return;
    const isKnown = found.some(
      (one) =>
        (one.from === child.noun && one.to === parent.noun) || (one.from === parent.noun && one.to === child.noun),
    );
    if (!isKnown && found.filter((one) => one.from === child.noun).length < maxPerEntity)
      found.push({ from: child.noun, to: parent.noun });
  };
  // what hangs on a thing that hangs on another does not point to both
  const isReached = (from: string, to: string): boolean =>
    found.some((one) => one.from === from && (one.to === to || isReached(one.to, to)));
  /** What somebody has for a while is of the thing and of who has it, where both are kept. */
  const ofThingAndPerson = (noun: string) => {
    const others = entities.filter((one) => one.noun !== noun && !lentOrBooked.has(headOf(one.noun)));
    const [people, things] = [others.filter((one) => isPerson(one.noun)), others.filter((one) => !isPerson(one.noun))];
    for (const kind of [things, people]) {
      const isTied = kind.some((one) => isReached(noun, one.noun));
      if (!isTied && kind.length === 1) add(noun, kind[0]!.noun);
    }
  };
  for (const { from, to, why } of facts.relations)
    if (why === 'listed' && belongsTo.get(headOf(to))?.includes(headOf(from))) add(to, from);
    // "assign volunteers to shifts": the shift has the volunteer
    else if (why === 'assigned' && isPerson(from) && !isPerson(to)) add(to, from);
    else if (saidPlainly.has(why) || !(isPerson(from) && !isPerson(to))) add(from, to);
  for (const { noun, fields } of entities)
    for (const field of fields) {
      const word = lemmaOfNoun(field.split(' ').at(-1) ?? '');
      const isPart = word !== field.split(' ').at(-1) && belongsTo.get(headOf(word))?.includes(headOf(noun)) === true;
      // "each trip has places": a place is of a trip
      if (entityFor(word)) add(...((isPart ? [word, noun] : [noun, word]) as [string, string]));
    }
  for (const { noun } of entities) {
    const parents = belongsTo.get(headOf(noun)) ?? [];
    for (const parent of parents)
      if (parent === '*') {
        const first = entities.find((one) => !isPerson(one.noun) && one.noun !== noun);
        if (first && !found.some(({ from }) => from === noun)) add(noun, first.noun);
      } else if (parent === '@') {
        const people = entities.filter((one) => isPerson(one.noun) && one.noun !== noun);
        if (people.length === 1 && !isReached(noun, people[0]!.noun)) add(noun, people[0]!.noun);
      } else {
        const known = entityFor(parent);
        if (known && !isReached(noun, known.noun)) add(noun, parent);
      }
    if (lentOrBooked.has(headOf(noun))) ofThingAndPerson(noun);
  }
  return found;
}
