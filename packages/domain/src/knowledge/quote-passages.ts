import type { Citation } from '@whittle/contract/knowledge/citation';
import { bestExcerpt } from './best-excerpt.ts';
import type { GivenPassage } from './source-prompt.ts';
import type { Span } from './split-text.ts';
import { sharesOf, tellingWords } from './telling-words.ts';

/** CTX-30: what is answered where no model is: the best passages in their own words. */
export const quotedMax = 5;
const excerpt = { maxChars: 600, wantedChars: 450 };
/** A passage that has less than this of what the best one has of the question says something else. */
const worthMin = 0.3;
/** Less of a word is another word. */
const shareMin = 0.3;
/** Words by which people ask for what a source gives without them: a price, a time, that there is something at all. */
const asking = new Set(
  `cost costs price expensive take takes long offer offers sell sells need know tell happens kostet kosten preis teuer dauert
  dauern lange bietet biete anbieten verkauft brauche brauchen möchte wissen heißt passiert geht`.split(/\s+/),
);
/** Words of a question that are told to stand nowhere. */
const missingMax = 5;
/** A question of whose weight less was found is not answered. */
const answeredMin = 0.25;

export type Quoted = {
  text: string;
  citations: Citation[];
  /** Words of the question that stand in no passage that was found. */
  missing: string[];
  isUnanswered: boolean;
};

/** Quotes what of some passages, the best one first, answers to a question; those that share no telling word with it do not. */
export function quotePassages(passages: readonly GivenPassage[], question: string): Quoted {
  const asked = tellingWords(question);
  const shares = passages.map(({ name, titlePath, text }) =>
    sharesOf([name, ...titlePath, text].join('\n'), asked).map((share) => (share < shareMin ? 0 : share)),
  );
  const weights = asked.map((_, at) => rarity(shares.filter((ofWords) => ofWords[at]! > 0).length, passages.length));
  const worth = shares.map((ofWords) => ofWords.reduce((sum, share, at) => sum + share * weights[at]!, 0));
  const most = Math.max(0, ...worth);
  const isQuoted = (at: number) => asked.length === 0 || (most > 0 && worth[at]! >= most * worthMin);
  let number = 0;
  const citations = passages.map((passage, at): Citation => ({
    ...passage,
    number: number < quotedMax && isQuoted(at) ? (number += 1) : null,
  }));
  const measure = { sharesOf: (sentence: string) => sharesOf(sentence, asked), weights };
  const quotes = citations.flatMap(({ text, number: cited }) => {
    if (cited === null) return [];
    const { from, to } = bestExcerpt(text, measure, excerpt);
    return `${quoted(text.slice(from, to))} [${cited}]`;
  });
  const isMissing = (at: number) => shares.every((ofWords) => ofWords[at] === 0);
  const lacking = asked.filter(({ word }, at) => isMissing(at) && !asking.has(word)).map(({ shown }) => shown);
  // Of a code its parts are not named again.
  const missing = lacking.filter(
    (one) => !lacking.some((other) => other !== one && other.split(/[-_./]/).includes(one)),
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    text: quotes.join('\n\n'),
    citations: number === 0 ? [] : citations,
    missing: number === 0 ? [] : missing.slice(0, missingMax),
    isUnanswered: number === 0 || most < all * answeredMin,
  };
}

/** What of a text answers to a question. */
export function answeringPart(text: string, question: string): Span {
  const asked = tellingWords(question);
  const weights = asked.map(() => 1);
  return bestExcerpt(text, { sharesOf: (sentence) => sharesOf(sentence, asked), weights }, excerpt);
}

/** What few of the passages have counts most, and most of all what none has. */
const rarity = (holding: number, all: number): number => Math.log(1 + (all + 1) / (holding + 1));

/** Lines in which nothing is markup. */
const quoted = (text: string): string =>
  text
    .split(/\n+/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .map((line) => `> ${plain(line)}`)
    .join('  \n');

const plain = (line: string): string =>
  line
    .replaceAll(/[\\`*_[\]<>#|~]/g, String.raw`\$&`)
    .replace(/^([-+=]|\d+[.)])(?=\s|$)/, (start) => `${start.slice(0, -1)}\\${start.slice(-1)}`)
    .replaceAll(/(https?:|www\.)/gi, (start) => `${start}\u2060`);
