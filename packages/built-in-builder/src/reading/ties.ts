import { isPerson, type Chunk } from './chunks.ts';
import type { Facts } from './facts.ts';
import { containers } from './lexicon/containers.ts';
import { unitsOfTime } from './lexicon/ties.ts';
import { isFieldPhrase } from './lists.ts';
import { genericPeople, nounOf } from './noun-of.ts';

/** A part of a clause that says what belongs to what; `without` takes the place of the chunks from `start` (or where it was met) to `end`. */
export type Tie = { start?: number; end: number; without: readonly Chunk[] };
export type ReadTie = (chunks: readonly Chunk[], at: number, facts: Facts) => Tie | null;

export const one = /^(?:an?|one|the|single|each|every|any|eine?[nmrs]?|de[rnms]|die|das|jede[rnms]?|welche[rnms]?)$/;
const likely = 1.5;

/** The record that a phrase names; null where it names a field, a time or a part of the app. */
export function thingOf(chunk: Chunk | undefined, mayBeField = false): string | null {
  const phrase = chunk?.phrase;
  if (!phrase || unitsOfTime.has(phrase.head) || genericPeople.has(phrase.head)) return null;
  const { noun: named } = nounOf(phrase);
  // a horse stands in a box, which elsewhere only holds things
  const noun =
    named ?? (mayBeField && containers.has(phrase.head) && one.test(phrase.determiner ?? '') ? phrase.head : null);
  const isField = isFieldPhrase(phrase, '') && !isPerson(phrase.head);
  return noun !== null && (mayBeField || !isField) ? noun : null;
}

/** Notes that one is of the other, which speaks for both being kept. */
export function tie(facts: Facts, from: string, to: string, why: string): void {
  if (from === to) return;
  facts.hinted.push({ noun: to, weight: likely, reason: `has a ${from}` });
  facts.hinted.push({ noun: from, weight: likely, reason: `is of a ${to}` });
  facts.relations.push({ from, to, why });
}
