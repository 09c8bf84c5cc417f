import { isPerson } from './chunks.ts';
import { lemmaOfNoun } from './lemma.ts';
import { organisations } from './lexicon/organisations.ts';
import { actVerbs, noteVerbs, recordVerbs } from './lexicon/verbs.ts';
import type { Token } from './token.ts';

/** They are nouns as often as verbs; behind people and before what it is done to they are what people do. */
const ofPeople = new Set('apply book claim comment log order pledge post preorder rate register report request review search share swap trade upload vote'.split(' ')); // prettier-ignore
const modals = /^(?:can|could|should|must|may|will|would)$/;
const isPhrasal = /^(?:checks|drops|fills|gives|hands|looks|picks|sets|signs)$/;
const separators = /^(?:,|and|or|:|;)$/;

const isVerb = (word: string): boolean => actVerbs.has(word) || recordVerbs.has(word) || noteVerbs.has(word);

/** "assigning" is done when one assigns, "managing" when one manages. */
function infinitiveOf(gerund: string): string {
  const base = gerund.slice(0, -3);
  return [base, `${base}e`, base.replace(/(.)\1$/, '$1')].find(isVerb) ?? base;
}

/** What a tagger takes for a noun where a prompt says what is done: `before` and `after` are the words beside it. */
export function actOrNull(token: Token, out: readonly Token[], after: Token | undefined): Token | null {
  const before = out.at(-1);
  if (!before || token.pos === 'verb') return null;
  const isMany = (one: Token | undefined) => one?.pos === 'noun' && lemmaOfNoun(one.lower) !== one.lower;
  // "functionalities for reporting defects, assigning technicians and tracking progress"
  const isGerund =
    token.lower.endsWith('ing') &&
    separators.test(before.lower) &&
    (after?.pos === 'noun' || after?.lower.endsWith('ing'));
  if (isGerund && out.some(({ pos, lower }) => pos === 'verb' && lower.endsWith('ing')))
    return { ...token, pos: 'verb', lemma: infinitiveOf(token.lower) };
  if (token.pos !== 'noun') return null;
  // "the recipient picks up with a code"
  if (
    isPhrasal.test(token.lower) &&
    after !== undefined &&
    /^(?:up|off|out)$/.test(after.lower) &&
    isPerson(before.lemma)
  )
    return { ...token, pos: 'verb', lemma: token.lower.slice(0, -1) };
  // "people can preorder"
  if (modals.test(before.lower) && token.lemma === token.lower) return { ...token, pos: 'verb' };
  if (!ofPeople.has(token.lower)) return null;
  // "clubs request money", "pupils search and claim"
  const beginsClause = out.length < 2 || separators.test(out.at(-2)!.lower) || out.at(-2)!.pos === 'determiner';
  const isDoer = isMany(before) && (isPerson(before.lemma) || organisations.has(before.lemma));
  const goesOn = after !== undefined && (/^(?:noun|determiner|adjective|pronoun|number)$/.test(after.pos) || /^(?:and|or|for|on|to)$/.test(after.lower)); // prettier-ignore
  if (isDoer && beginsClause && goesOn) return { ...token, pos: 'verb', lemma: token.lower };
  // the second of two: "search and claim"
  const isSecond =
    separators.test(before.lower) && out.at(-2)?.pos === 'verb' && out.some((one) => isPerson(one.lemma));
  return isSecond && !isMany(token) ? { ...token, pos: 'verb', lemma: token.lower } : null;
}

/** "user reviews with ratings": whose they are stands before them. */
export const isListedOfSomebody = (token: Token, out: readonly Token[], after: Token | undefined): boolean =>
  token.pos === 'verb' &&
  /[^s]s$/.test(token.lower) &&
  after?.lower === 'with' &&
  out.at(-1)?.pos === 'noun' &&
  isPerson(out.at(-1)!.lemma) &&
  (out.length < 2 || separators.test(out.at(-2)!.lower));
