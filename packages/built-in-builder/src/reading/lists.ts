import { fieldTypeOf } from '../recognise/field-type.ts';
import { isPerson, type Chunk, type Phrase } from './chunks.ts';
import { lemmaOfNoun } from './lemma.ts';
import { appWords } from './lexicon/app-words.ts';
import { featureWords } from './lexicon/feature-words.ts';
import { fieldWords } from './lexicon/field-words.ts';

/** One item of a written list; `text` is as the person wrote it, choices in brackets included. */
export type ListItem = { from: number; to: number; text: string; head: Phrase | null; isField: boolean };

/** What questions in a list ask for: "how long it takes" is a duration. */
const asked: readonly (readonly [RegExp, string])[] = [
  [/^how long\b/, 'duration'],
  [/^how much$/, 'amount'],
  [
    /^how (?:much|expensive)\b.*\b(?:cost|paid|spen[dt]|price|money)|^how expensive|^what .*\b(?:spent|cost|paid)\b/,
    'amount',
  ],
  [/^how (?:many|much) (\w+)/, '$1'],
  [/^how often\b/, 'interval'],
  [/^(?:if|whether) .*\blent\b/, 'lent to'],
  [/^(?:if|whether) .*\b(\w+ed|done|paid|read)\b/, '$1'],
  [/^when .*\b(?:due|back|return)/, 'due date'],
  [/^when\b.*\b(?:watered|serviced|cleaned|fed|inspected)\b/, 'last date'],
  [/^when\b/, 'date'],
  [/^where\b/, 'place'],
  [/^who(?:m)? (?:\w+ )?(?:paid|pays)/, 'paid by'],
  [/^who(?:m)? (?:\w+ ){0,2}(?:borrowed|has|lent|got)/, 'borrower'],
  [/^who(?:m)? (?:\w+ )?(?:is )?(?:responsible|does|assigned)/, 'assignee'],
  [/^who(?:m)? (\w+)ed\b/, '$1ed by'],
  [/^who(?:m)?\b/, 'person'],
  [/^which (\p{L}+)/u, '$1'],
  [/^what (?:is|['’]s|was) (?:broken|wrong|missing)/, 'problem'],
  [/^what\b/, 'description'],
];

/** The items from `start` on, to where the list ends: at a new subject, an owner of its own list, or a thing to do. */
export function listAt(
  chunks: readonly Chunk[],
  start: number,
  sentence: string,
  isInBrackets = false,
): { items: ListItem[]; end: number } {
  const items: ListItem[] = [];
  let at = start;
  let isClosing = false;
  if (isBreak(chunks, start)) return { items, end: start };
  while (at < chunks.length) {
    const end = itemEnd(chunks, at, isInBrackets);
    const item = end > at ? itemOf(chunks, at, end, sentence) : null;
    if (!item) break;
    if (isClosing && !item.isField && items.length > 1) break;
    items.push(item);
    const next = chunks[end];
    // "the name the room and the date": a phrase with its own article begins a further item
    if (next?.phrase && !isBreak(chunks, end)) {
      at = end;
      continue;
    }
    if (!next || (next.kind !== 'comma' && next.kind !== 'and')) {
      at = end;
      break;
    }
    const after = chunks[end + 1]?.kind === 'and' ? end + 2 : end + 1;
    const wasLast = isLastBefore(chunks, at);
    if (wasLast && next.kind === 'comma' && items.length > 1) isClosing = true;
    if (isBreak(chunks, after)) {
      at = end;
      break;
    }
    at = after;
  }
  return { items, end: at > start ? (items.at(-1)?.to ?? start) : start };
}

/** Whether the item that begins here came after "and". */
const isLastBefore = (chunks: readonly Chunk[], at: number): boolean => chunks[at - 1]?.kind === 'and';

/** Whether what begins here is not a further item: its own list, a clause with a verb, a thing to do. */
function isBreak(chunks: readonly Chunk[], at: number): boolean {
  const first = chunks[at];
  if (
    !first ||
    first.kind === 'preposition' ||
    first.kind === 'pronoun' ||
    first.kind === 'modal' ||
    first.kind === 'with'
  )
    return true;
  const isIngName =
    first.kind === 'verb' &&
    first.tokens[0]!.lower.endsWith('ing') &&
    chunks[at + 1]?.phrase &&
    isFieldPhrase(chunks[at + 1]!.phrase!, '');
  if (isIngName) return false;
  if (first.kind === 'verb')
    return (
      !/(?:ed|en)$/.test(first.tokens[0]!.lower) &&
      first.tokens[0]!.pos === 'verb' &&
      !fieldWords.has(first.tokens[0]!.lower)
    );
  const second = chunks[at + 1];
  if (first.kind === 'other' && second?.kind === 'verb' && !second.tokens[0]!.lower.endsWith('ed')) return true;
  if (first.phrase && featureWords.has(first.phrase.head) && first.phrase.words.at(-1)?.lower !== 'pages') return true;
  if (first.kind !== 'phrase' || !second) return false;
  if (second.kind === 'with') return true;
  // "formats and content, and the website will …"
  if (second.kind === 'modal' && appWords.has(first.phrase!.head)) return true;
  if (second.kind === 'open') return first.phrase!.isPlural && !isFieldPhrase(first.phrase!, '');
  if (chunks[at - 1]?.kind === 'and' && at > 2 && isFieldPhrase(first.phrase!, '') && !first.phrase!.isPlural)
    return false;
  return second.kind === 'modal' || (second.kind === 'verb' && !/(?:ed|en|ing)$/.test(second.tokens[0]!.lower));
}

function itemEnd(chunks: readonly Chunk[], from: number, isInBrackets: boolean): number {
  let depth = 0;
  for (let at = from; at < chunks.length; at++) {
    const { kind } = chunks[at]!;
    if (kind === 'open') depth++;
    if (kind === 'close') {
      if (depth === 0 && isInBrackets) return at;
      depth--;
    }
    if (depth <= 0 && (kind === 'comma' || kind === 'and')) return at;
    if (depth > 0 || at === from) continue;
    if (kind === 'with' || kind === 'modal') return at;
    if (kind === 'colon') return choicesEnd(chunks, at);
    if (chunks[from]!.kind === 'relative') continue;
    if (kind === 'relative' || (kind === 'verb' && !/(?:ed|en|ing)$/.test(chunks[at]!.tokens[0]!.lower))) return at;
    if (chunks[at]!.phrase?.determiner && chunks[at - 1]!.phrase) return at;
  }
  return chunks.length;
}

/** Choices after a colon go to the end of the sentence, or to the comma where strokes part them. */
function choicesEnd(chunks: readonly Chunk[], colon: number): number {
  const comma = chunks.findIndex(({ kind }, index) => index > colon && (kind === 'comma' || kind === 'and'));
  if (comma < 0) return chunks.length;
  const hasStrokes = chunks.slice(colon, comma).some(({ tokens }) => tokens.some(({ lower }) => lower === '/'));
  return hasStrokes ? comma : chunks.length;
}

function itemOf(chunks: readonly Chunk[], from: number, to: number, sentence: string): ListItem | null {
  const part = chunks.slice(from, to);
  const first = part[0];
  const lastToken = part.at(-1)?.tokens.at(-1);
  if (!first || !lastToken) return null;
  const raw = sentence.slice(first.tokens[0]!.at, lastToken.end).trim();
  if (first.kind === 'relative') {
    const found = asked.find(([words]) => words.test(raw.toLowerCase()));
    if (!found) return null;
    const text = raw
      .toLowerCase()
      .replace(found[0], found[1])
      .split(/\s+/)
      .slice(0, found[1].split(' ').length)
      .join(' ');
    return { from, to, text, head: null, isField: true };
  }
  if (part.some(({ kind }) => kind === 'pronoun')) return null;
  const head = part.find(({ phrase }) => phrase)?.phrase ?? null;
  const words = raw.replace(/\([^)]*\)/g, '').split(/\s+/).length;
  if (words > 6 && !raw.includes(':')) return null;
  if (!head && !/\p{L}/u.test(raw)) return null;
  const text = raw.replace(leadingWords, '');
  return {
    from,
    to,
    text,
    head,
    isField: head
      ? isFieldPhrase(head, raw) || (isPerson(head.head) && !head.isPlural)
      : fieldTypeOf(raw) !== 'text' || fieldWords.has(raw.toLowerCase()),
  };
}

const leadingWords =
  /^(?:(?:an?|the|its|their|his|her|my|our|your|one|two|three|four|five|six|or|more|several|multiple|many|some|any|optional|each|every|\d+|ein|eine|einen|der|die|das)\s+)+(?=\p{L})/iu;

export function isFieldPhrase(phrase: Phrase, text: string): boolean {
  const last = phrase.words.at(-1)?.lower ?? phrase.head;
  const two = phrase.words
    .slice(-2)
    .map(({ lower }) => lower)
    .join('_');
  return (
    fieldWords.has(last) ||
    fieldWords.has(phrase.head) ||
    fieldWords.has(two) ||
    fieldWords.has(lemmaOfNoun(last)) ||
    (text !== '' && fieldTypeOf(text.replace(/\([^)]*\)/g, '')) !== 'text')
  );
}

/** How many of the items name fields. After "with" and "has" an unknown noun in the singular counts in part. */
export const fieldShare = (items: readonly ListItem[], isStated = false): number =>
  items.length === 0
    ? 0
    : items.reduce((sum, { isField, head }) => sum + (isField ? 1 : isStated && head && !head.isPlural ? 0.4 : 0), 0) /
      items.length;
