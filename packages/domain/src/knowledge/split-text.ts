/** A part of a text, without white space at its ends. */
export type Span = { from: number; to: number };

/** Ends of sentences and lines. Marks of scripts without spaces end one by themselves, others before white space. */
const sentenceEnd = /[.!?…]+["'”’»)\]]*(?=\s)|[。！？]+["'”’»」』）)\]]*|\n/gu;

/** The sentences of a text; one that is longer than `maxChars` is parted between its words. */
export function splitSentences(text: string, maxChars: number): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(sentenceEnd)) {
    spans.push(...splitWords(text, trimmed(text, from, index + mark.length), maxChars));
    from = index + mark.length;
  }
  spans.push(...splitWords(text, trimmed(text, from, text.length), maxChars));
  return spans;
}

/** Parts of at most `maxChars` that end between words, as far as a word is no longer than that. */
export function splitWords(text: string, { from, to }: Span, maxChars: number): Span[] {
  const spans: Span[] = [];
  let start = from;
  while (to - start > maxChars) {
    const end = lastGap(text, start, start + maxChars);
    spans.push(trimmed(text, start, end));
    start = trimmed(text, end, to).from;
  }
  if (start < to) spans.push({ from: start, to });
  return spans;
}

/** Where the first word begins at or behind `at`; the end of the text when none does. */
export function nextWord(text: string, at: number): number {
  const rest = at === 0 || /\s/.test(text[at - 1]!) ? 0 : text.slice(at).search(/\s/);
  return rest === -1 ? text.length : trimmed(text, at + rest, text.length).from;
}

function trimmed(text: string, from: number, to: number): Span {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(text[start]!)) start += 1;
  while (end > start && /\s/.test(text[end - 1]!)) end -= 1;
  return { from: start, to: end };
}

/** The last white space in the range, else its end, before a letter and the marks that belong to it. */
function lastGap(text: string, from: number, to: number): number {
  if (/\s/.test(text[to] ?? ' ')) return to;
  for (let at = to - 1; at > from; at -= 1) if (/\s/.test(text[at]!)) return at;
  let at = to;
  while (at > from + 1 && /^(?:[\uDC00-\uDFFF]|\p{M})/u.test(text.slice(at, at + 2))) at -= 1;
  return at;
}
