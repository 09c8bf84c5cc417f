import { roleOf } from '../clauses.ts';
import { gradeOf } from '../lexicon/graded-nouns.ts';
import { headOf } from '../noun-of.ts';
import type { Mention } from './mentions.ts';
import type { Weighed } from './weighed.ts';

/** What a noun is, coarsely: what is done, who, what, where, what is written or counted. */
export type Sort = 'deed' | 'person' | 'thing' | 'place' | 'text' | 'amount' | 'other';

const sorts: Readonly<Record<string, Sort>> = {
  deed: 'deed', event: 'deed', message: 'deed', record: 'deed',
  person: 'person', group: 'person', animal: 'thing', plant: 'thing', thing: 'thing', device: 'thing', vehicle: 'thing', food: 'thing', material: 'thing',
  place: 'place', document: 'text', text: 'text', file: 'text', category: 'other', amount: 'amount', money: 'amount', time: 'amount',
}; // prettier-ignore

export const sortOf = ({ noun, origin }: Pick<Weighed, 'noun' | 'origin'>): Sort =>
  sorts[gradeOf(noun)?.kind ?? ''] ?? (origin === 'verb' ? 'deed' : 'other');

/** How two records stand to each other, in the lists and sentences of a text: `a` is the one that may point. */
export function featuresOfPair(a: Weighed, b: Weighed, all: readonly Weighed[]): string[] {
  const sort = `${sortOf(a)}>${sortOf(b)}`;
  const [x, y] = [a.mentions[0], b.mentions[0]];
  const order = !x || !y ? 'unsaid' : x.at < y.at ? 'ab' : 'ba';
  const many = `${a.mentions.some(isMany)}-${b.mentions.some(isMany)}`;
  const origins = a.origin === 'noun' && b.origin === 'noun' ? '' : `${a.origin}>${b.origin}`;
  const alike = all.filter((one) => one !== a && one !== b && sortOf(one) === sortOf(b));
  const place = placeAmong(b, alike);
  const out = [
    `so=${sort}`, `so-ord=${sort}-${order}`, `so-many=${sort}-${many}`, `so-place=${sort}-${place}`,
    `so-first=${sort}-${all.indexOf(b) === 0}-${all.indexOf(a) === 0}`, `so-alike=${sort}-${Math.min(3, alike.length)}`,
    `so-n=${sort}-${Math.min(5, all.length)}`, `near=${rankFrom(a, b, all)}`, `so-near=${sort}-${rankFrom(a, b, alike)}`,
    `lists=${list(a, b)}`, `lists-so=${list(a, b)}-${sort}`, `lists-many=${list(a, b)}-${many}`,
    `name=${byName(a, b)}`, `s=${span(a, b)}-${order}`, `so-s=${sort}-${span(a, b)}`,
  ]; // prettier-ignore
  if (origins) out.push(`or=${origins}`, `or-so=${origins}-${sort}`, `or-place=${origins}-${sort}-${place}`, `or-first=${origins}-${all.indexOf(b)}`);
  if (a.verb) out.push(...ofVerb(a, b, sort));
  for (const one of b.mentions.map(signOf)) out.push(`sb=${one}`, `sb-so=${one}-${sort}`);
  for (const one of a.mentions.map(signOf)) out.push(`sa=${one}`, `sa-so=${one}-${sort}`);
  return out;
} // prettier-ignore

const isMany = ({ phrase }: Mention): boolean => phrase.isPlural;

const placeAmong = (one: Weighed, alike: readonly Weighed[]): number =>
  Math.min(3, alike.filter(({ mentions }) => (mentions[0]?.at ?? Infinity) < (one.mentions[0]?.at ?? Infinity)).length);

/** How many of the others are named nearer to it. */
function rankFrom(a: Weighed, b: Weighed, others: readonly Weighed[]): string {
  const far = distance(a, b);
  if (far === Infinity) return 'no';
  return String(Math.min(3, others.filter((one) => one !== a && one !== b && distance(a, one) < far).length));
}

function distance(a: Weighed, b: Weighed): number {
  let best = Infinity;
  for (const one of a.mentions) for (const other of b.mentions) best = Math.min(best, Math.abs(one.at - other.at));
  return best;
}

/** Sentences between them, and how many phrases. */
function span(a: Weighed, b: Weighed): string {
  let best = 9;
  for (const one of a.mentions) for (const other of b.mentions) best = Math.min(best, Math.abs(one.sentence - other.sentence));
  return best === 9 ? 'no' : String(Math.min(3, best));
} // prettier-ignore

/** Whether one is an item in the list of the other, or both of one list. */
function list(a: Weighed, b: Weighed): string {
  const has = (owner: Weighed, item: Weighed) => item.mentions.some(({ run }) => run?.owner && owner.mentions.includes(run.owner)); // prettier-ignore
  if (has(a, b)) return 'in-a';
  if (has(b, a)) return 'in-b';
  return a.mentions.some(({ run }) => run && b.mentions.some((mate) => mate.run === run)) ? 'mates' : 'none';
}

/** "Tree inspection" is of a tree; "Hundehütte" of a Hund. */
function byName(a: Weighed, b: Weighed): string {
  const has = (long: Weighed, short: Weighed) => long.noun !== short.noun && (long.noun.split(' ').slice(0, -1).includes(short.noun) || (short.noun.length > 3 && headOf(long.noun).startsWith(short.noun))); // prettier-ignore
  return has(a, b) ? 'of-b' : has(b, a) ? 'of-a' : 'none';
}

/** Before and after the verb whose deed it is. */
function ofVerb({ verb }: Weighed, b: Weighed, sort: string): string[] {
  const places = b.mentions.flatMap((one) => {
    const at = one.chunks.findIndex(({ tokens }) => tokens.includes(verb!));
    return at < 0 ? [] : [one.index < at ? 'before' : one.index - at <= 2 ? 'right-after' : 'after'];
  });
  const out = places.length === 0 ? ['elsewhere'] : places;
  return out.flatMap((one) => [`verb=${one}`, `verb-so=${one}-${sort}`]);
}

/** The small word before it, and its role. */
function signOf({ phrase, chunks, index, sentence }: Mention): string {
  const before = chunks[index - 1];
  const word = before && !before.phrase && /^(?:preposition|with|colon|open|relative)$/.test(before.kind) ? before.lemma : (before?.kind ?? 'start'); // prettier-ignore
  return `${word}-${phrase.determiner ?? ''}-${roleOf(chunks, sentence)}`;
}
