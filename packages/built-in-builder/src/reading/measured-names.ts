import type { Chunk, Phrase } from './chunks.ts';
import type { Token } from './token.ts';

const measures = new Set(
  'number amount kind type sort date time name year size length place cost price reason level degree percentage colour color cause purpose method duration anzahl zahl menge art datum grund zeitpunkt dauer ort farbe größe'.split(
    ' ',
  ),
);
const isGenitive = /^(?:der|des)$/i;

/** What is measured, and the words between. */
export type Measured = { what: Phrase; of: Token[]; length: number };

/** "number of seats", "kind of work", "Anzahl der Sitze": one name, and no thing of its own. */
export function measuredAt(chunks: readonly Chunk[], index: number): Measured | null {
  const measure = chunks[index]?.phrase;
  if (!measure || measure.isPlural || !measures.has(measure.head.toLowerCase())) return null;
  const [next, after] = [chunks[index + 1], chunks[index + 2]];
  if (next?.phrase && isGenitive.test(next.phrase.determiner ?? ''))
    return { what: next.phrase, of: next.tokens.filter(({ lower }) => isGenitive.test(lower)), length: 2 };
  const isOf = next?.kind === 'preposition' && /^(?:of|von)$/.test(next.lemma);
  return isOf && after?.phrase?.determiner === null ? { what: after.phrase, of: next.tokens, length: 3 } : null;
}

/** Whether what stands here is the seats of "number of seats". */
export const isMeasuredThing = (chunks: readonly Chunk[], index: number): boolean =>
  [2, 3].some((length) => measuredAt(chunks, index - length + 1)?.length === length);
