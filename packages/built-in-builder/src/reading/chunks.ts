import { lemmaOfNoun } from './lemma.ts';
import { personWords } from './lexicon/person-words.ts';
import { germanVerbs } from './lexicon/german-words.ts';
import type { Token } from './token.ts';

/** A noun with the words before it that belong to it. `head` is singular. */
export type Phrase = {
  words: Token[];
  head: string;
  isPlural: boolean;
  determiner: string | null;
  owner: string | null;
};

export type ChunkKind =
  | 'phrase'
  | 'verb'
  | 'modal'
  | 'with'
  | 'such'
  | 'preposition'
  | 'comma'
  | 'and'
  | 'colon'
  | 'open'
  | 'close'
  | 'relative'
  | 'pronoun'
  | 'other';
export type Chunk = { kind: ChunkKind; tokens: Token[]; lemma: string; phrase: Phrase | null };

const single: ReadonlyMap<string, ChunkKind> = new Map(
  Object.entries<ChunkKind>({
    ',': 'comma',
    and: 'and',
    or: 'and',
    plus: 'and',
    und: 'and',
    oder: 'and',
    sowie: 'and',
    ':': 'colon',
    '(': 'open',
    ')': 'close',
    with: 'with',
    including: 'with',
    having: 'with',
    containing: 'with',
    mit: 'with',
    inklusive: 'with',
    such: 'such',
    like: 'such',
    wie: 'such',
    who: 'relative',
    which: 'relative',
    that: 'relative',
    where: 'relative',
    when: 'relative',
    what: 'relative',
    how: 'relative',
    if: 'relative',
    whether: 'relative',
    whose: 'relative',
    whom: 'relative',
    why: 'relative',
    wer: 'relative',
    wann: 'relative',
    wo: 'relative',
    wieviel: 'relative',
    ob: 'relative',
    warum: 'relative',
    wem: 'relative',
    wen: 'relative',
    wofür: 'relative',
  }),
);
const modals = new Set([
  'can',
  'could',
  'should',
  'must',
  'will',
  'would',
  'may',
  'able',
  'können',
  'kann',
  'könnten',
  'dürfen',
  'darf',
  'müssen',
  'sollten',
  'soll',
  'sollen',
  'möchte',
  'muss',
]);
const quantifiers = new Set([
  'several',
  'multiple',
  'many',
  'some',
  'all',
  'any',
  'more',
  'both',
  'one',
  'each',
  'every',
  'no',
  'most',
  'few',
  'various',
  'jede',
  'jeder',
  'jedes',
  'jeden',
  'alle',
]);

/** A sentence as phrases, verbs and the small words between them. */
export function chunksOf(tokens: readonly Token[]): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!;
    const length = phraseLength(tokens, at);
    if (length > 0) {
      chunks.push(phraseChunk(tokens.slice(at, at + length)));
      at += length;
      continue;
    }
    const kind = kindOf(token, tokens[at + 1]);
    chunks.push({ kind, tokens: [token], lemma: kind === 'verb' ? token.lemma : token.lower, phrase: null });
    at++;
  }
  return chunks;
}

function kindOf(token: Token, after: Token | undefined): ChunkKind {
  if (token.lower === 'like' && token.pos === 'verb') return 'verb';
  // German "was" asks, the English one does not
  if (token.lower === 'was' && token.pos === 'conjunction') return 'relative';
  if (
    token.lower === 'wie' &&
    after &&
    /^(?:lange?|oft|viele?|weit|alt|gut|zufrieden|schwer|dringend|sehr|lecker|schön|teuer)$/.test(after.lower)
  )
    return 'relative';
  if (modals.has(token.lower)) return 'modal';
  const known = single.get(token.lower);
  if (known) return known;
  if (token.pos === 'preposition') return 'preposition';
  if (
    token.pos === 'verb' ||
    (token.pos === 'auxiliary' && /^(?:have|has|had|habe|haben|hat)$/.test(token.lower) && after?.pos !== 'verb')
  )
    return 'verb';
  return token.pos === 'pronoun' ? 'pronoun' : 'other';
}

const isModifier = (token: Token, after: Token | undefined): boolean =>
  !single.has(token.lower) &&
  !modals.has(token.lower) &&
  (token.pos === 'adjective' ||
    token.pos === 'noun' ||
    token.pos === 'number' ||
    quantifiers.has(token.lower) ||
    (token.pos === 'verb' &&
      /(?:ed|en)$/.test(token.lower) &&
      after?.pos === 'noun' &&
      token.lower !== 'need' &&
      !germanVerbs.has(token.lower)));

/** How many tokens from here make up one noun phrase; 0 when none begins here. */
function phraseLength(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < tokens.length && isDeterminer(tokens[at]!)) at++;
  const isDative = at > from && /^(?:dem|einem|meinem|unserem)$/.test(tokens[at - 1]!.lower);
  let lastNoun = -1;
  for (; at < tokens.length; at++) {
    const token = tokens[at]!;
    const isOwner = /^['’]s?$/.test(token.lower) && lastNoun >= 0;
    if (isOwner) continue;
    if (!isModifier(token, tokens[at + 1])) break;
    if (token.pos === 'noun') {
      lastNoun = at;
      // "aus dem Dorf Mitfahrten": German joins nouns that belong together
      if (isDative && tokens[at + 1]?.pos === 'noun') break;
    }
  }
  return lastNoun < 0 ? 0 : lastNoun + 1 - from;
}

const isDeterminer = (token: Token): boolean =>
  (token.pos === 'determiner' ||
    /^(?:my|our|your|their|its|his|her|the|a|an|each|every|all|some)$/.test(token.lower)) &&
  !single.has(token.lower);

function phraseChunk(tokens: readonly Token[]): Chunk {
  const ownerMark = tokens.findLastIndex(({ lower }) => /^['’]s?$/.test(lower));
  const own = tokens.slice(ownerMark + 1);
  const owner = ownerMark > 0 ? lemmaOfNoun(tokens[ownerMark - 1]!.lower) : null;
  const words = own.filter((token) => !isDeterminer(token) && !quantifiers.has(token.lower));
  const last = words.at(-1) ?? own.at(-1)!;
  const head = last.pos === 'noun' ? last.lemma : lemmaOfNoun(last.lower);
  const determiner = tokens.find((token) => isDeterminer(token) || quantifiers.has(token.lower))?.lower ?? null;
  // "die Spieler" are several
  const isOfMany = /^(?:die|meine|unsere|alle)$/.test(determiner ?? '') && last.lower.endsWith('er') && isPerson(head);
  const isPlural = head !== last.lower || plurals.has(last.lower) || isOfMany;
  const phrase: Phrase = { words, head, isPlural, determiner, owner };
  return { kind: 'phrase', tokens: [...tokens], lemma: head, phrase };
}

const plurals = new Set([
  'people',
  'staff',
  'news',
  'children',
  'equipment',
  'gear',
  'inventory',
  'homework',
  'series',
]);

/** Fahrlehrer, Tierpfleger, Bewohnerinnen: German joins what they do to what they are. */
const germanPeople = /^\p{L}{2,}(?:lehrer|fahrer|halter|pfleger|sammler|züchter|spieler|läufer|betreuer|besitzer|leiter|führer|helfer|prüfer|händler|bewohner|mieter|nehmer|gänger|schwimmer|reiter|segler|kegler|schüler|lehrkraft|fachkraft|pflegekraft|arzt|ärztin|mitglied|techniker|mechaniker|künstler|musiker|sänger|tänzer|berater|beauftragte|verantwortliche)(?:in)?$|^(?:konfi|konfirmand|firmling|ministrant|messdiener|pfadfinder|azubi|bufdi)(?:in)?$/u; // prettier-ignore

export const isPerson = (head: string): boolean => {
  const last = head.split(' ').at(-1) ?? head;
  return personWords.has(last) || germanPeople.test(last);
};
