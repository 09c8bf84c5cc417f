import { isPerson, type Chunk } from './chunks.ts';
import { germanSingulars } from './lexicon/german-nouns.ts';
import { isFieldPhrase } from './lists.ts';

const uncounted = new Set(['kosten', 'lebensmittel', 'mittel', 'stammdaten', 'kuchen']);
const sameForms = new Set(
  [...germanSingulars].flatMap(([many, one]) => (many === one && !uncounted.has(one) ? [one] : [])),
);

/** Fahrlehrer as Lehrer. */
const hasSameForm = (head: string): boolean =>
  sameForms.has(head) || (isPerson(head) && head.endsWith('er')) || [...sameForms].some((form) => form.length > 4 && head.endsWith(form)); // prettier-ignore

/** "Eine Liste meiner Spieler": one of them would be "meines Spielers". */
const ofMany = /^(?:meiner|unserer|eurer|ihrer|deiner|seiner)$/;

/** "Wohnheim: Zimmer, Bewohner, Schäden": in a list that stands alone, nouns with one form for both are meant as several. */
export function countSameForms(chunks: readonly Chunk[]): Chunk[] {
  return chunks.map((chunk, at) => {
    const { phrase } = chunk;
    if (!phrase || phrase.isPlural || !hasSameForm(phrase.head)) return chunk;
    const isOfMany = ofMany.test(phrase.determiner ?? '');
    if (!isOfMany && (phrase.determiner !== null || !standsAlone(chunks, at))) return chunk;
    return { ...chunk, phrase: { ...phrase, isPlural: true } };
  });
}

const inList = /^(?:phrase|comma|and)$/;

/** Nothing but other nouns of the list comes before it, back to a colon, the start, or a verb of which another noun is several. */
function standsAlone(chunks: readonly Chunk[], at: number): boolean {
  const start = chunks.findLastIndex(({ kind }, index) => index < at && !inList.test(kind)) + 1;
  if (isBehindList(chunks, start, at)) return true;
  const after = chunks.findIndex(({ kind }, index) => index > at && !inList.test(kind));
  const list = chunks.slice(start, after < 0 ? undefined : after);
  if (!list.some(({ kind }) => kind === 'comma' || kind === 'and')) return false;
  const before = chunks[start - 1]?.kind;
  if (before === 'verb') return list.some(({ phrase }) => phrase?.isPlural);
  return before === 'colon' || (before === undefined && (at > 0 || isPerson(chunks[at]!.phrase!.head)));
}

/** "Zimmer mit Größe und Etage, Bewohner": behind the "und" that ends a list of fields. */
function isBehindList(chunks: readonly Chunk[], start: number, at: number): boolean {
  if (chunks[start - 1]?.kind !== 'with' || !isPerson(chunks[at]!.phrase!.head)) return false;
  const end = chunks.findIndex(({ kind }, index) => index > start && kind === 'and');
  const goesOn = chunks.slice(at + 1).some(({ phrase }) => phrase && !phrase.isPlural && isFieldPhrase(phrase, ''));
  return end > 0 && at === chunks.findIndex(({ kind }, index) => index > end && kind === 'comma') + 1 && !goesOn;
}
