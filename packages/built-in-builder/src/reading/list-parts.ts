import type { Chunk } from './chunks.ts';
import { germanVerbs } from './lexicon/german-words.ts';

/** Participles that no ending gives away. */
const irregular = new Set('born bought brought built cut done fed found gone grown heard held kept left lent lost made met paid put read seen sent set sold spent taught told won worn'.split(' ')); // prettier-ignore

const asInPresent = new Set(['cut', 'put', 'read', 'set']);

/** "read about works" begins a thing to do, "read, sold" are states. */
export const beginsAct = (chunk: Chunk, after: Chunk | undefined): boolean =>
  asInPresent.has(chunk.tokens[0]!.lower) &&
  after !== undefined &&
  !['comma', 'and', 'open', 'close'].includes(after.kind);

/** "paid" and "borrowed" name a state in a list of fields; "borrow" begins a thing to do. */
export const isPast = ({ tokens }: Chunk): boolean => {
  const { lower } = tokens[0]!;
  return (/(?:ed|en)$/.test(lower) && !germanVerbs.has(lower)) || irregular.has(lower);
};

export const isParticiple = (chunk: Chunk): boolean => isPast(chunk) || chunk.tokens[0]!.lower.endsWith('ing');

const longest = 8;

/** Where what is said about the last item ends: "to sow it", "they are free", "that hang on it". */
export function tailEnd(chunks: readonly Chunk[], from: number): number {
  const first = chunks[from];
  const isTail =
    first?.kind === 'pronoun' ||
    (first?.kind === 'relative' && first.lemma !== 'who') ||
    (first?.lemma === 'to' && chunks[from + 1]?.kind === 'verb');
  if (!isTail) return from;
  let at = from;
  while (at < chunks.length && !['comma', 'and', 'close', 'with', 'colon'].includes(chunks[at]!.kind)) {
    if (chunks[at]!.kind === 'modal' || at - from > longest) return from;
    at++;
  }
  return at;
}
