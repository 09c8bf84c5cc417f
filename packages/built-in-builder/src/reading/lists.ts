import { fieldTypeOf } from '../recognise/field-type.ts';
import { askedField } from './asked-field.ts';
import { isPerson, type Chunk, type Phrase } from './chunks.ts';
import { asCalled } from './german-labels.ts';
import { germanQuestion } from './german-question.ts';
import { lemmaOfNoun } from './lemma.ts';
import { beginsAct, isParticiple, isPast, tailEnd } from './list-parts.ts';
import { germanVerbs } from './lexicon/german-words.ts';
import { isMeasuredThing } from './measured-names.ts';
import { appWords } from './lexicon/app-words.ts';
import { featureWords } from './lexicon/feature-words.ts';
import { fieldWords } from './lexicon/field-words.ts';

/** One item of a written list; `text` is as the person wrote it, choices in brackets included. */
export type ListItem = { from: number; to: number; text: string; head: Phrase | null; isField: boolean };

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
  const breaks = (index: number) => (isInBrackets ? !chunks[index] : isBreak(chunks, index));
  if (breaks(start)) return { items, end: start };
  while (at < chunks.length) {
    let end = itemEnd(chunks, at, isInBrackets);
    const item = end > at ? itemOf(chunks, at, end, sentence) : null;
    if (!item) break;
    if (items.length > 0 && !isInBrackets && !item.isField && isOneWordPlural(item) && leadsToList(chunks, at)) break;
    if (isClosing && (!item.isField || item.head?.isPlural || mayBeMany(chunks, at)) && items.length > 1) break;
    items.push(...withoutCommas(item));
    if (item.isField || !item.head?.isPlural) end = tailEnd(chunks, end);
    items.at(-1)!.to = end;
    const next = chunks[end];
    // "the name the room and the date": a phrase with its own article begins a further item
    if (next?.phrase && !breaks(end)) {
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
    if (breaks(after)) {
      at = end;
      break;
    }
    at = after;
  }
  return { items, end: at > start ? (items.at(-1)?.to ?? start) : start };
}

/** "Zimmer mit Größe und Etage, Bewohner, Schäden": behind the last of a list people with one form for both are several, unless fields go on. */
const mayBeMany = (chunks: readonly Chunk[], at: number): boolean => {
  const { phrase } = chunks[at]!;
  const isOneForm = phrase !== null && isPerson(phrase.head) && phrase.head.endsWith('er') && phrase.words.length === 1 && /^\p{Lu}/u.test(phrase.words[0]!.text);
  return isOneForm && !chunks.slice(at + 1).some((one) => one.phrase && !one.phrase.isPlural && isFieldPhrase(one.phrase, ''));
}; // prettier-ignore

/** "voice parts" are rather something that a song has. */
const isOneWordPlural = ({ head }: ListItem): boolean => head?.isPlural === true && head.words.length === 1;

/** "boats with a type, members and trips with a date": what stands before a thing with a list is a thing as well. */
function leadsToList(chunks: readonly Chunk[], from: number): boolean {
  let at = from;
  while (chunks[at]?.kind === 'phrase' || chunks[at]?.kind === 'comma' || chunks[at]?.kind === 'and') at++;
  return chunks[at]?.kind === 'with' && chunks[at - 1]?.phrase?.isPlural === true && at > from + 1;
}

/** Whether the item that begins here came after "and". */
const isLastBefore = (chunks: readonly Chunk[], at: number): boolean => chunks[at - 1]?.kind === 'and';

/** Whether what begins here is not a further item: its own list, a clause with a verb, a thing to do. */
function isBreak(chunks: readonly Chunk[], at: number): boolean {
  const first = chunks[at];
  if (first?.kind === 'preposition' && chunks[at + 1]?.kind === 'relative') return false;
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
    (isFieldPhrase(chunks[at + 1]!.phrase!, '') || isNamedBesideFields(chunks, at + 1));
  if (isIngName) return false;
  if (first.kind === 'verb')
    return (
      chunks[at + 1]?.kind !== 'open' &&
      (!isPast(first) || beginsAct(first, chunks[at + 1])) &&
      first.tokens[0]!.pos === 'verb' &&
      !fieldWords.has(first.tokens[0]!.lower)
    );
  const second = chunks[at + 1];
  // "and message owners": what one does to people is no name of a field
  const [act, ...whom] = first.phrase?.words ?? [];
  if (act && whom.length > 0 && /^(?:message|contact|chat|invite|email)$/.test(act.lower) && first.phrase!.isPlural && isPerson(first.phrase!.head)) return true; // prettier-ignore
  if (first.kind === 'other' && !/^(?:next|last)$/.test(first.lemma) && second?.kind === 'verb' && !isPast(second))
    return true;
  // "a form for requests", "a list of my sessions" are parts of the app
  if (/^(?:form|formular|list|liste)$/.test(first.phrase?.head ?? '') && chunks[at + 1]?.kind === 'preposition')
    return true;
  if (first.phrase && featureWords.has(first.phrase.head) && first.phrase.words.at(-1)?.lower !== 'pages') return true;
  if (first.kind !== 'phrase' || !second) return false;
  if (second.kind === 'with') return true;
  // "formats and content, and the website will …"
  if (second.kind === 'modal' && appWords.has(first.phrase!.head)) return true;
  if (second.kind === 'open')
    return (
      first.phrase!.isPlural &&
      !opensChoices(chunks, at + 1) &&
      (!isFieldPhrase(first.phrase!, '') || (at > 1 && fieldsInside(chunks, at + 1) > 1))
    );
  if (chunks[at - 1]?.kind === 'and' && at > 2 && isFieldPhrase(first.phrase!, '')) {
    // "mit Baujahr und Fotos erfassen": in German the verb comes last
    const isGermanEnd = germanVerbs.has(second.tokens[0]!.lower) && !chunks[at + 2]?.phrase;
    if (!first.phrase!.isPlural || isGermanEnd) return false;
  }
  return second.kind === 'modal' || (second.kind === 'verb' && !isParticiple(second));
}

/** "species, collecting site, collection date": one without an article, beside fields; "adding reviews" is done. */
function isNamedBesideFields(chunks: readonly Chunk[], at: number): boolean {
  const phrase = chunks[at]!.phrase!;
  const isListed = /^(?:comma|and)$/.test(chunks[at + 1]?.kind ?? '') || chunks[at + 1] === undefined;
  const beside = [chunks[at - 3], chunks[at + 2]].flatMap((chunk) => chunk?.phrase ?? []);
  return !phrase.isPlural && phrase.determiner === null && isListed && beside.some((one) => isFieldPhrase(one, ''));
}

/** "who has it", "since when" */
const isQuestion = (chunks: readonly Chunk[], at: number): boolean =>
  chunks[at]?.kind === 'relative' || (chunks[at]?.kind === 'preposition' && chunks[at + 1]?.kind === 'relative');

/** "clients with an address and medications (name, dose)": the medications have fields of their own. */
const fieldsInside = (chunks: readonly Chunk[], open: number): number => {
  const close = chunks.findIndex(({ kind }, at) => at > open && kind === 'close');
  return chunks.slice(open + 1, close < 0 ? undefined : close).filter(({ phrase }) => phrase && isFieldPhrase(phrase, '')).length; // prettier-ignore
};

/** "voices (alto, tenor)" may be either of two, "singers (name, email)" have fields. */
function opensChoices(chunks: readonly Chunk[], open: number): boolean {
  const close = chunks.findIndex(({ kind }, at) => at > open && kind === 'close');
  const inside = chunks.slice(open + 1, close < 0 ? undefined : close);
  const fields = inside.filter(({ phrase }) => phrase && isFieldPhrase(phrase, '')).length;
  const items = inside.filter(({ kind }) => kind === 'comma' || kind === 'and').length + 1;
  return items > 1 && fields < items / 2;
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
    if (isQuestion(chunks, from) && kind === 'colon') return at;
    if (isQuestion(chunks, from) && kind !== 'with') continue;
    if (kind === 'with' || kind === 'modal') return at;
    if (kind === 'colon') return choicesEnd(chunks, at);
    if (kind === 'relative' || (kind === 'verb' && !isParticiple(chunks[at]!))) return at;
    // "the days they are free", "the month to sow it": what is said about a field is not part of its name
    if (kind === 'pronoun' && chunks[at - 1]!.phrase) return at;
    if (chunks[at]!.lemma === 'to' && chunks[at - 1]!.phrase && chunks[at + 1]?.kind === 'verb') return at;
    if (chunks[at]!.phrase?.determiner && chunks[at - 1]!.phrase && !isMeasuredThing(chunks, at)) return at;
  }
  return chunks.length;
}

/** Choices after a colon go to the end of the sentence, or to the comma where strokes part them. */
function choicesEnd(chunks: readonly Chunk[], colon: number): number {
  const comma = chunks.findIndex(({ kind }, index) => index > colon && (kind === 'comma' || kind === 'and'));
  // "an archive: works with title and composer"
  if (chunks.slice(colon, comma < 0 ? undefined : comma).some(({ kind }) => kind === 'with' || kind === 'open'))
    return colon;
  // "a household book with expenses: date, shop, amount" tells of the expenses
  const named = chunks.slice(colon + 1).filter(({ phrase }) => phrase !== null);
  const fields = named.filter(({ phrase }) => isFieldPhrase(phrase!, '')).length;
  if (chunks[colon - 1]?.phrase?.isPlural && fields > 1 && fields * 2 >= named.length) return colon;
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
  if (isQuestion(chunks, from)) {
    const text = askedField(raw) ?? germanQuestion(raw);
    return text ? { from, to, text, head: null, isField: true } : null;
  }
  if (part.some(({ kind }) => kind === 'pronoun')) return null;
  const head = part.find(({ phrase }) => phrase)?.phrase ?? null;
  const closed = raw.lastIndexOf(')') + 1;
  const words = `${raw.slice(0, closed).replace(/\([^)]*\)/g, '')}${raw.slice(closed)}`.split(/\s+/).length;
  if (words > 6 && !raw.includes(':')) return null;
  if (!head && !/\p{L}/u.test(raw)) return null;
  const text = asCalled(raw).replace(leadingWords, '');
  return {
    from,
    to,
    text,
    head,
    isField:
      /\((?:yes\/no|\d+-\d+)\)$/.test(raw) || (head?.isPlural === false && /\([^()]+,[^()]+\)$/.test(raw))
        ? true
        : head
          ? isFieldPhrase(head, raw) || (isPerson(head.head) && !head.isPlural)
          : fieldTypeOf(raw) !== 'text' || fieldWords.has(raw.toLowerCase()),
  };
}

/** Names of fields that stand side by side without commas: "title composer key". */
function withoutCommas(item: ListItem): ListItem[] {
  const words = item.text.replace(/(\p{L}+(?:ed|ght)) (on|by)\b/gu, '$1_$2').split(' ');
  if (
    words.length < 3 ||
    /[^\p{L} -]|(?<!(?:ed|ght) )\b(?:in|of|per|at|for|to|on|by|as|a|the|is|yes|pro|je|als|für|im|am|von|mit|zum|zur|bei)\b/iu.test(
      item.text,
    )
  )
    return [item];
  const names: string[] = [];
  for (const text of words) {
    const lower = text.toLowerCase();
    const isSecond = secondWords.has(lower) && names.length > 0 && !names.at(-1)!.includes(' ') && !secondWords.has(names.at(-1)!.toLowerCase()); // prettier-ignore
    if (isSecond || /^(?:first|last|full|middle|start|end|due|next)$/.test(names.at(-1)?.toLowerCase() ?? ''))
      names.push(`${names.pop()} ${text}`);
    else names.push(text.replace('_', ' '));
  }
  const known = names.filter((name) => fieldWords.has(lemmaOfNoun(name.split(' ').at(-1)!.toLowerCase())));
  if (names.length < 3 || known.length < names.length * 0.6) return [item];
  return names.map((text) => ({ ...item, text, head: null, isField: true }));
}

/** Words that seldom name a field alone. */
const secondWords = new Set(['name', 'number', 'date', 'time', 'code', 'address', 'no', 'id', 'day']);

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
