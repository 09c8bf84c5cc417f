import { anyWord } from '../../any-word.ts';
import { numeral, ordinalIn } from '../../rules/said.ts';
import { countOf } from '../../rules/told/counted.ts';

/** A number that a limit names, and where; `isSure` where the words for a limit stand before it. */
export type BoundNumber = { value: number; at: number; end: number; isSure: boolean };

const someNumber = new RegExp(`(?<![\\p{L}\\d.,:])(?:minus |[-−–])?(?:half an?|einer? halbe[nrms]?|${numeral}|once|twice|einmal|zweimal|an?|one|eine?[nrms]?)(?![\\p{L}\\d])`, 'giu'); // prettier-ignore
const limits = /(?:more than|more then|less than|fewer than|at most|at least|max(?:imum)?\.?(?: of)?|minimum(?: of)?|up to|over|above|under|below|than|only|just|limit (?:is|of)|mehr als|mehr wie|weniger als|höchstens|mindestens|maximal|bis zu|über|ueber|unter|nur|bei|auf)\s+$/iu; // prettier-ignore
const counted = /^\s*(?:\p{L}+\s+){0,2}?(?:per|a|an|each|every|pro|je|am|im|an|in|has to be|is (?:the|as)|is all|is plenty|reich\p{L}*|sind genug)(?!\p{L})/iu; // prettier-ignore
const hundreds = /^ hundred(?!\p{L})/iu;
const rejected = /(?:not|nicht|kein|statt|instead of)\s+$/iu;
const stories = anyWord(String.raw`had|were|was|has|wrote|typed|entered|put|picked|grabbed|sold|booked|gave|showed|said|turned up|hatten?|war(?:en)?|stand(?:en)?|steht|schrieb\p{L}*|getippt|eingetragen|notiert`); // prettier-ignore

/**
 * The number that something is limited to: beside the words for it, and not that of what went wrong. What is told of was too
 * much, so that of two the smaller is meant, the larger one where less is not enough (`isLeast`).
 */
export function boundNumber(text: string, isLeast = false): BoundNumber | null {
  const all = [...text.matchAll(someNumber)].flatMap(({ 0: said, index: at }) => {
    const end = at + said.length;
    const value = valueOf(said) * (hundreds.exec(text.slice(end)) ? 100 : 1);
    const isBare = /^(?:an?|one|eine?[nrms]?|once|einmal)$/iu.test(said);
    if (!Number.isFinite(value) || rejected.test(text.slice(0, at))) return [];
    const part = text.slice(Math.max(0, ...Array.from(text.slice(0, at).matchAll(/[.;!?,]\s/g), ({ index }) => index)), at); // prettier-ignore
    const score = (limits.test(text.slice(0, at)) ? 2 : 0) + (counted.test(text.slice(end)) ? 1 : 0) - (stories.test(part) ? 1.5 : 0) - (isBare ? 3 : 0); // prettier-ignore
    return [{ value, at, end, score, isSure: score >= 2 }];
  });
  const [best] = all.toSorted((a, b) => b.score - a.score || (isLeast ? b.value - a.value : a.value - b.value));
  const next = ordinalIn(text);
  // "a seventh" is one too many
  if ((!best || best.value === 1) && next !== null && !isLeast)
    return { value: next - 1, at: 0, end: 0, isSure: false };
  return best ?? null;
}

function valueOf(said: string): number {
  const isMinus = /^(?:minus |[-−–])/iu.test(said);
  const bare = said.replace(/^(?:minus |[-−–])/iu, '');
  const value = /^(?:half an?|einer? halbe)/iu.test(bare) ? 0.5 : countOf(bare);
  return isMinus ? -value : value;
}
