import { deedsSaid } from '../said/deeds.ts';

/** A part of a sentence that may say a right of its own, and what joins it to the one before. */
export type Part = { text: string; join: 'start' | 'comma' | 'and' | 'but' };

const separator =
  /(?<start>[.!?;]+(?=\s|$)\s*|\s+[-–]\s+|:\s+)|(?<but>,\s*(?:but|aber|sondern|whereas|though|jedoch)\s+|(?<!(?:nobody|no one|none|anyone|anybody|nothing|anything))\s+(?:but|sondern|whereas|though)\s+)|(?<then>,\s+(?:so|then|dann|also)\s+)|(?<comma>,\s+(?:(?:and|und|or|oder|nor)\s+)?)|(?<and>\s+(?:and|or|nor|und|oder|sowie|&)\s+)/giu;

/** "Die, die er selbst eingetragen hat", "whoever put it in": whose it is belongs to what it is said of. */
const relative =
  /^(?:die|der|das|den|dem|was|wer|wenn man|for (?:die|den)|für die|für den|in denen|that|which|who|whom|dass|damit|so dass|sodass)(?!\p{L})/iu;
const subordinate = /^(?:dass|damit|so dass|sodass|that)(?!\p{L})/iu;

const isVerbless = (text: string): boolean => deedsSaid(text).deeds.length === 0;

/** The parts of a message, parted by full stops, commas, "but", "and" and "or". */
export function partsIn(message: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let join: Part['join'] = 'start';
  const push = (to: number) => {
    const text = message.slice(from, to).trim();
    if (/\p{L}/u.test(text)) parts.push({ text, join });
    else if (parts.length > 0 && join === 'start') join = 'start';
  };
  for (const match of message.matchAll(separator)) {
    const rest = message.slice(match.index + match[0].length);
    const { start, then, but, comma } = match.groups!;
    if (comma !== undefined && belongs(message.slice(from, match.index), rest)) continue;
    push(match.index);
    from = match.index + match[0].length;
    join =
      start !== undefined || then !== undefined
        ? 'start'
        : but !== undefined
          ? 'but'
          : comma !== undefined
            ? 'comma'
            : 'and';
  }
  push(message.length);
  return parts.flatMap(byAber);
}

/** What a comma parts, and belongs together: "I want, that …", "only those, which they made". */
const belongs = (before: string, rest: string): boolean =>
  subordinate.test(rest) || (relative.test(rest) && !/^(?:die|der|das|den|dem|who|that)\s+\p{L}+\s+(?:darf|dürfen|soll|sollen|kann|können|may|can|should)(?!\p{L})/iu.test(rest) && /(?:hat|haben|ist|sind|sei|made|put|wrote|entered|added|created|booked|reported|are|is|did|does|do|eingetragen|angelegt)(?:\s+(?:in|down|themselves|himself|herself))?(?=\s*(?:$|[.,;!]|and |und ))/iu.test(/^[^.,;!]*/u.exec(rest)![0]) && !isVerbless(before)); // prettier-ignore

/** "Aber" without a comma parts two things that are done, and is a mere word elsewhere: "löschen aber nicht". */
function byAber(part: Part): Part[] {
  const [before, ...rest] = part.text.split(/\s+aber\s+/iu);
  const behind = rest.join(' aber ');
  if (rest.length === 0 || isVerbless(before!) || isVerbless(behind)) return [part];
  return [
    { ...part, text: before! },
    { text: behind, join: 'but' },
  ];
}
