import type { Citation } from '@whittle/contract/knowledge/citation';
import type { GivenPassage } from './source-prompt.ts';

/** CTX-30: what is answered where no model is: the best passages in their own words. */
export const quotedMax = 5;
const quotedChars = 600;

export function quotePassages(passages: readonly GivenPassage[]): { text: string; citations: Citation[] } {
  const citations = passages.map((passage, at): Citation => ({ ...passage, number: at < quotedMax ? at + 1 : null }));
  const quotes = passages.slice(0, quotedMax).map(({ text }, at) => `> ${quoted(text)} [${at + 1}]`);
  return { text: quotes.join('\n\n'), citations };
}

/** One paragraph in which nothing is markup. */
function quoted(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const short = line.length <= quotedChars ? line : `${line.slice(0, quotedChars).replace(/\s\S*$/, '')} …`;
  return short
    .replaceAll(/[\\`*_[\]<>#|~]/g, String.raw`\$&`)
    .replaceAll(/(https?:|www\.)/gi, (start) => `${start}\u2060`);
}
