import { isPerson } from './chunks.ts';
import type { ClauseState, ReadPart } from './clause-state.ts';
import { recordOf } from './implied.ts';
import { organisations } from './lexicon/organisations.ts';
import { haveVerbs, noteVerbs } from './lexicon/verbs.ts';
import { fieldShare, listAt } from './lists.ts';
import { genericPeople } from './noun-of.ts';
import { enoughFields, listStart, ownerAfter, takeFields } from './take-fields.ts';

/** "it" and "they" are what was last spoken of. */
const standsForLast = /^(?:it|they|es|sie)$/;
const speakers = /^(?:we|i|wir|ich)$/;

/** "can", "should": what stood before can do what follows. */
export const readModal: ReadPart = (state, at) => {
  const before = state.chunks[at - 1];
  if (state.chunks[at]!.kind !== 'modal') return null;
  if (before?.kind === 'pronoun' && standsForLast.test(before.lemma))
    state.subject = state.context.last ?? state.context.main;
  else if (state.lastNoun && before?.phrase) state.subject = state.lastNoun;
  if (state.subject && isPerson(state.subject)) state.facts.actors.add(state.subject);
  state.verb = null;
  return at;
};

/** A verb: who does it, and, where it owns or writes down, the fields that follow. */
export const readVerb: ReadPart = (state, at) => {
  const { chunks, context, facts } = state;
  if (chunks[at]!.kind !== 'verb') return null;
  findSubject(state, at);
  const verb = chunks[at]!.lemma;
  state.chain = isChained(state, at) ? [...state.chain, verb] : [verb];
  state.verb = verb;
  context.record = recordOf(verb) ?? context.record;
  facts.acts.push({ subject: state.subject, verb, object: '' });
  return ownedList(state, at, verb) ?? notedList(state, at, verb) ?? at;
};

function findSubject(state: ClauseState, at: number): void {
  const { chunks, context, facts, lastNoun } = state;
  const before = chunks[at - 1];
  const { lemma, tokens } = chunks[at]!;
  const isFinite = tokens[0]!.lower !== lemma || haveVerbs.has(lemma) || before?.phrase?.isPlural === true;
  if (before?.phrase && lastNoun && isFinite) {
    state.subject = lastNoun;
    if (isPerson(lastNoun) && !genericPeople.has(lastNoun)) {
      facts.add(lastNoun, 0.8, 'does something');
      facts.actors.add(lastNoun);
    }
  }
  if (before?.kind !== 'pronoun') return;
  if (speakers.test(before.lemma)) state.subject = null;
  if (standsForLast.test(before.lemma)) state.subject = context.last ?? context.main;
}

function isChained({ chunks }: ClauseState, at: number): boolean {
  const goesOn = chunks[at - 1]?.kind === 'comma' || chunks[at - 1]?.kind === 'and';
  return goesOn && chunks.slice(Math.max(0, at - 3), at).some(({ kind }) => kind === 'verb') && !chunks[at - 2]?.phrase;
}

/** "A project has a client and a budget." */
function ownedList(state: ClauseState, at: number, verb: string): number | null {
  const { subject } = state;
  if (!haveVerbs.has(verb) || !subject || organisations.has(subject)) return null;
  const list = listAt(state.chunks, at + 1, state.sentence);
  if (!takeFields(state, subject, list.items, enoughFields.stated)) return null;
  state.lastPhrase = null;
  return list.end - 1;
}

/** "We write down brand and model": of what was last spoken of, or of what stands behind the list. */
function notedList(state: ClauseState, at: number, verb: string): number | null {
  if (!noteVerbs.has(verb)) return null;
  const list = listAt(state.chunks, listStart(state.chunks, at + 1), state.sentence);
  const owner = ownerAfter(list.items) ?? state.context.last ?? state.context.main;
  if (!owner || list.items.length < 2 || fieldShare(list.items) < enoughFields.implied) return null;
  takeFields(state, owner, list.items, enoughFields.implied);
  return list.end - 1;
}
