import type { Kind } from '../kinds/kind.ts';
import { kinds } from '../kinds/kinds.ts';
import { holdsPhrase, plainWords } from './prompt-text.ts';

/** What is listed after these is about the fields and pages, and weighs less than what the app is called. */
const detailStart = /[:;.\n]|\b(?:with|where|that|which|including)\b/;

/**
 * The kind that a prompt most likely means, or null. Phrases outweigh words, words near the beginning those in the
 * description, so that "a recipe box with a shop list" is about recipes.
 */
export function findKind(text: string): Kind | null {
  const words = plainWords(text);
  const lead = plainWords(text.slice(0, Math.max(text.search(detailStart), 12)));
  let best: { kind: Kind; score: number } | null = null;
  for (const kind of kinds) {
    const score = scoreOf(kind, words, lead);
    if (score > 0 && (!best || score > best.score)) best = { kind, score };
  }
  return best?.kind ?? null;
}

function scoreOf(kind: Kind, words: string, lead: string): number {
  const phrases = [
    ...new Set([...kind.words, ...kind.entities.flatMap((entity, index) => (index === 0 ? entity.words : []))]),
  ];
  const hits = phrases.flatMap((phrase) => {
    const at = holdsPhrase(words, phrase);
    if (at < 0) return [];
    const isOwn = kind.words.includes(phrase);
    const length = phrase.includes(' ') ? 6 : isOwn ? 3 : 1;
    const place = holdsPhrase(lead, phrase) >= 0 ? 3 : 1;
    return [length * place + Math.max(0, 1 - at / 400)];
  });
  // further words of one kind add little: they are often synonyms that overlap
  hits.sort((a, b) => b - a);
  return hits.reduce((sum, hit, index) => sum + hit / 2 ** index, 0) >= 3
    ? hits.reduce((sum, hit, index) => sum + hit / 2 ** index, 0)
    : 0;
}
