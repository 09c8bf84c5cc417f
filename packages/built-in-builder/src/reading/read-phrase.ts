import { isPerson, type Phrase } from './chunks.ts';
import type { ClauseState, ReadPart } from './clause-state.ts';
import { appWords } from './lexicon/app-words.ts';
import { organisations } from './lexicon/organisations.ts';
import { isFieldPhrase } from './lists.ts';
import { genericPeople, headOf, nounOf } from './noun-of.ts';
import { ownedField } from './owned-field.ts';
import { readBareList } from './read-list.ts';
import { relate } from './relate.ts';
import { informationWords } from './take-fields.ts';
import { reasonOf, weigh } from './weigh.ts';

/** A noun phrase: a list of its own, a field of something, or a noun with its evidence. */
export const readPhrase: ReadPart = (state, at) => {
  const { phrase } = state.chunks[at]!;
  if (!phrase) return null;
  const bare = readBareList(state, at);
  state.isFirst = false;
  return bare ?? fieldOfThing(state, at, phrase) ?? possessed(state, at, phrase) ?? noun(state, at, phrase);
};

function fieldOfThing(state: ClauseState, at: number, phrase: Phrase): number | null {
  const owned = ownedField(state.chunks, at, state.sentence);
  if (!owned) return null;
  state.facts.addFields(owned.owner, [owned.item]);
  goOnAbout(state, owned.owner, phrase);
  state.headNoun = owned.owner;
  return owned.end - 1;
}

/** "the guitar's colour" */
function possessed(state: ClauseState, at: number, phrase: Phrase): number | null {
  const { owner } = phrase;
  if (!owner || !isFieldPhrase(phrase, '')) return null;
  if (genericPeople.has(owner) || organisations.has(owner) || appWords.has(owner)) return null;
  const text = phrase.words.map((word) => word.text).join(' ');
  state.facts.addFields(owner, [{ from: at, to: at + 1, text, head: phrase, isField: true }]);
  goOnAbout(state, owner, phrase);
  return at;
}

function goOnAbout(state: ClauseState, owner: string, phrase: Phrase): void {
  state.facts.add(owner, 0.8, `has a ${phrase.head}`);
  state.context.last = owner;
  state.lastNoun = owner;
  state.lastPhrase = phrase;
}

function noun(state: ClauseState, at: number, phrase: Phrase): number {
  const { chunks } = state;
  const found = nounOf(phrase);
  const isContainerOf = chunks[at + 1]?.kind === 'preposition';
  // "who borrowed which tool": asked for, so it is a thing and not the app
  const said =
    found.noun ??
    (/^(?:which|welche[rsnm]?)$/.test(chunks[at - 1]?.lemma ?? '') && appWords.has(phrase.head) ? phrase.head : null);
  if (said && isOfOther(state, at, phrase, said, found.isHeld)) state.lastNoun = null;
  else if (said) addNoun(state, at, phrase, said, found.isHeld);
  else if (!isContainerOf && !informationWords.has(phrase.head)) state.lastNoun = null;
  state.lastPhrase = phrase;
  return at;
}

/** "a contact list of suppliers", "an inventory of our theatre: costumes with sizes" say of what they are. */
function isOfOther({ chunks, role }: ClauseState, at: number, phrase: Phrase, said: string, isHeld: boolean): boolean {
  if (!isHeld || role !== 'app') return false;
  if (chunks[at + 1]?.lemma === 'of' && chunks[at + 2]?.phrase?.isPlural) return true;
  const colon = chunks.findIndex(({ kind }, index) => index > at && kind === 'colon');
  const isListed =
    chunks[colon + 1]?.phrase?.isPlural === true && /^(?:with|open)$/.test(chunks[colon + 2]?.kind ?? '');
  const isTopic = !phrase.words.some(({ lemma, lower }) => lemma === said || lower === said);
  return isTopic && !said.includes(' ') && colon > 0 && isListed;
}

const asked = /^(?:pledge|donate|raise|request|give|send|lend|collect|earn|make|save)$/;

const genitives = new Set([
  'meiner',
  'unserer',
  'deiner',
  'seiner',
  'ihrer',
  'der',
  'des',
  'eines',
  'einer',
  'meines',
  'unseres',
]);

function addNoun(state: ClauseState, at: number, phrase: Phrase, said: string, isHeld: boolean): void {
  const { chunks, context, facts, role, verb, subject } = state;
  // money that is given or asked for is no list of what was spent
  if (phrase.head === 'money' && verb !== null && asked.test(verb)) return;
  const [before, chunk, next] = [chunks[at - 1], chunks[at]!, chunks[at + 1]];
  const isOwned = /^(?:an?|my|our|the|eine?n?|meine?n?|unsere?n?|die|das|den)$/.test(phrase.determiner ?? '');
  if (role === 'app' && organisations.has(headOf(said)) && !phrase.isPlural && isOwned) facts.bodies.add(said);
  const weight = weigh({
    chunk,
    noun: said,
    phrase,
    isHeld,
    verb,
    role,
    before,
    previous: state.lastPhrase,
    next,
    index: at,
  });
  if (weight > 0) facts.add(said, weight, reasonOf(verb, phrase, isHeld, before));
  for (const one of verb ? state.chain : []) facts.acts.push({ subject, verb: one, object: said });
  // "Arbeitszeiten meiner Mitarbeiter": whose they are
  const isGenitive = Boolean(before?.phrase) && genitives.has(phrase.determiner ?? '');
  const isAttached = isGenitive || (before?.kind === 'preposition' && Boolean(chunks[at - 2]?.phrase));
  const hasModal = chunks.some(({ kind }) => kind === 'modal');
  relate(facts, { noun: said, phrase, lastNoun: isAttached ? state.lastNoun : null, before, subject, verb, hasModal });
  // "repairs of my car" are about repairs, "the covers of books" about books
  const isOfOne = before?.lemma === 'of' && !phrase.isPlural && /^(?:my|our|the|an?)$/.test(phrase.determiner ?? '');
  const isOfForm = before?.lemma === 'for' && chunks[at - 2]?.phrase?.head.startsWith('form') === true;
  state.isLastOblique = isAttached && !isOfForm && state.headNoun !== null && (before?.lemma !== 'of' || isOfOne);
  if (!state.isLastOblique) state.headNoun = said;
  if (!isPerson(said)) context.last = said;
  else if (next?.kind === 'modal' || next?.kind === 'verb') facts.actors.add(said);
  if (role === 'app' && !context.main && (isHeld || !isPerson(said)) && weight > 0) context.main = said;
  if (phrase.owner && !genericPeople.has(phrase.owner) && isPerson(phrase.owner))
    facts.relations.push({ from: said, to: phrase.owner, why: 'possessive' });
  state.lastNoun = said;
}
