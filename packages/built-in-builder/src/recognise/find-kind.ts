import type { Kind } from '../kinds/kind.ts';
import { kinds } from '../kinds/kinds.ts';
import { nounIn } from './custom-kind.ts';
import { holdsPhrase, plainWords } from './prompt-text.ts';

/** What is listed after these is about the fields and pages, and weighs less than what the app is called. */
const detailStart = /[:;.\n]|\b(?:with|where|that|which|including)\b/;
/** "bookings for a gym" are bookings: whom it is for weighs less than what it is. */
const audienceStart = /\b(?:for|für|pour|para|per)\b/;
const leastLeadChars = 12;
/** Words of the description alone decide only when the text does not say what it is about. */
const leastScore = { withNoun: 5, withoutNoun: 3 };

/** How much a phrase counts by where it stands. */
const weights = { name: 3, audience: 2, detail: 1 };

/**
 * The kind that a prompt most likely means, or null. Phrases outweigh words, words near the beginning those in the
 * description, so that "a recipe box with a shop list" is about recipes.
 */
export function findKind(text: string): Kind | null {
  const lead = upTo(text, detailStart);
  const places = [
    { words: plainWords(upTo(lead, audienceStart)), weight: weights.name },
    { words: plainWords(lead), weight: weights.audience },
    { words: plainWords(text), weight: weights.detail },
  ];
  const least = nounIn(lead) ? leastScore.withNoun : leastScore.withoutNoun;
  let best: { kind: Kind; score: number } | null = null;
  for (const kind of kinds) {
    const score = scoreOf(kind, places);
    if (score >= least && (!best || score > best.score)) best = { kind, score };
  }
  return best?.kind ?? null;
}

function upTo(text: string, end: RegExp): string {
  const at = text.search(end);
  return at < 0 ? text : text.slice(0, Math.max(at, leastLeadChars));
}

type Place = { words: string; weight: number };

function scoreOf(kind: Kind, places: readonly Place[]): number {
  const own = new Set(kind.words);
  const phrases = [...new Set([...kind.words, ...(kind.entities[0]?.words ?? [])])];
  const hits = phrases.flatMap((phrase) => {
    const place = places.find(({ words }) => holdsPhrase(words, phrase) >= 0);
    if (!place) return [];
    const size = phrase.includes(' ') ? 6 : own.has(phrase) ? 3 : 1;
    const earliness = Math.max(0, 1 - holdsPhrase(place.words, phrase) / 400);
    return [size * place.weight + earliness];
  });
  // further words of one kind add little: they are often synonyms that overlap
  hits.sort((a, b) => b - a);
  return hits.reduce((sum, hit, index) => sum + hit / 2 ** index, 0);
}
