import { headOf } from '../noun-of.ts';
import { isSure } from './sure.ts';
import type { Weighed } from './weighed.ts';

/**
 * Whether two words stand for one record: the boats of a page for houseboats, "Bäume" where the text began with
 * "Obstbäume". Not where both have fields of their own, or stand beside each other in one list.
 */
export function isSameThing(one: Weighed, other: Weighed): boolean {
  const [head, otherHead] = [headOf(one.noun), headOf(other.noun)];
  if (head === otherHead || isGenitive(head, otherHead) || isGenitive(otherHead, head)) return true;
  if (!isEndOf(head, otherHead) && !isEndOf(otherHead, head)) return false;
  const areBothTold = [one, other].every((each) => isSure(each) && each.entity!.fields.length > 1);
  return !areBothTold && !one.mentions.some(({ run }) => run && other.mentions.some((mate) => mate.run === run));
}

/** "Kontrollen eines Baums". */
const isGenitive = (word: string, noun: string): boolean =>
  noun.length > 3 && (word === `${noun}s` || word === `${noun}es`);

const leastEnd = 4;
const leastStart = 3;

/** Words that end in another one by chance, or as what they once meant. */
const byChance =
  /^(?:workshop|bishop|candidate|update|mandate|content|intent|database|quartier|beispiel|urlaub|.*(?:ship|sation|heit|keit|schaft))$/;

const isEndOf = (end: string, word: string): boolean =>
  end.length >= leastEnd && !byChance.test(word) && word.length >= end.length + leastStart && word.endsWith(end);

/** "Töpferkurse ... die Kurse": the longer word, where it is said first, names what the shorter one goes on with. */
export const longerName = (one: Weighed, kept: Weighed): string | null =>
  isEndOf(kept.noun, one.noun) && (one.mentions[0]?.at ?? Infinity) < (kept.mentions[0]?.at ?? 0) ? one.noun : null;
