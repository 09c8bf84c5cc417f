import { isPerson } from './chunks.ts';
import type { ClauseState, ReadPart } from './clause-state.ts';
import { recordOf } from './implied.ts';
import { appWords } from './lexicon/app-words.ts';
import { organisations } from './lexicon/organisations.ts';
import { haveVerbs, noteVerbs } from './lexicon/verbs.ts';
import { fieldShare, listAt } from './lists.ts';
import { genericPeople, nounOf } from './noun-of.ts';
import { enoughFields, listStart, maybeThings, ownerAfter, takeFields } from './take-fields.ts';

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
  // "no flowers in Lent"
  if (chunks[at]!.tokens[0]!.lower === 'lent' && chunks[at - 1]?.kind === 'preposition') return at;
  findSubject(state, at);
  // "who has which book" is about books that are lent, "who has which boiler (make, year)" about whose they are
  const isLent = /^(?:have|hold|get)$/.test(chunks[at]!.lemma) && chunks[at + 1]?.lemma === 'which' && chunks[at + 3]?.kind !== 'open'; // prettier-ignore
  const verb = isLent ? 'borrow' : chunks[at]!.lemma;
  state.chain = isChained(state, at) ? [...state.chain, verb] : [verb];
  state.verb = verb;
  // "the shop where I bought it" is no order
  const isPastBuy = chunks[at]!.tokens[0]!.lower === 'bought';
  context.record = (isPastBuy ? null : recordOf(verb)) ?? context.record;
  if (recordOf(verb)) context.actor = state.subject;
  if (!isPastBuy) facts.acts.push({ subject: state.subject, verb, object: '' });
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
  const each = before?.phrase && /^(?:each|every)$/.test(before.phrase.determiner ?? '') ? before.phrase.head : '';
  if (maybeThings.has(each)) state.subject = each;
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
  const owner = state.chunks[at - 1]?.phrase;
  const isOneOfMany = owner?.isPlural === true || /^(?:each|every|any|jede[rs]?)$/.test(owner?.determiner ?? '');
  if (!haveVerbs.has(verb) || !subject || (organisations.has(subject) && !isOneOfMany)) return null;
  // "has a profile page with name and phone"
  const isHolder = /^(?:profile|page|card|file|account|sheet)$/.test(state.chunks[at + 1]?.phrase?.head ?? '');
  const from = isHolder && state.chunks[at + 2]?.kind === 'with' ? at + 3 : at + 1;
  const list = listAt(state.chunks, from, state.sentence);
  // "my mum needs an app with a list": the app is what follows
  if (verb === 'need' && appWords.has(state.chunks[at + 1]?.phrase?.head ?? '')) return null;
  // "our choir needs an archive", but "lessons need a teacher and a date"
  if (verb === 'need' && fieldShare(list.items) < enoughFields.listed) return null;
  if (!takeFields(state, subject, list.items, enoughFields.stated)) return null;
  state.lastPhrase = null;
  return list.end - 1;
}

/** "We write down brand and model": of what was last spoken of, or of what stands behind the list. */
function notedList(state: ClauseState, at: number, verb: string): number | null {
  if (!noteVerbs.has(verb)) return null;
  // "pick a screening from the calendar": a record that is there
  if (/^(?:pick|choose|select|take)$/.test(verb) && state.chunks[at + 2]?.lemma === 'from') return null;
  const list = listAt(state.chunks, listStart(state.chunks, at + 1), state.sentence);
  const owner =
    ownerAfter(list.items) ?? actOf(state) ?? state.context.last ?? state.context.main ?? thingAsked(state, at);
  const isOutput = /^(?:display|list|see|show|view)$/.test(verb);
  const isAsked = list.items[0]?.head === null && list.items[0].isField;
  // "show the hours per project", "it shows who ordered what": what comes out, not what is kept
  const isOrder = state.chunks[0]!.kind === 'verb';
  if (isOutput && (isAsked || isOrder)) return null;
  // "I enter systolic, diastolic and pulse": what is entered is a field, known or not
  const isTheirs = list.items.length > 1 && /^(?:their|his|her)$/.test(list.items[0]!.head?.determiner ?? '');
  const isEntered = (verb === 'enter' && list.items.length > 2) || (isTheirs && gives.test(verb));
  const share = isEntered ? fieldShare(list.items, true) : fieldShare(list.items);
  const least = isEntered ? enoughFields.listed : enoughFields.implied;
  if (!owner || (list.items.length < 2 && !isAsked) || share < least) return null;
  takeFields(state, owner, list.items, isEntered ? enoughFields.stated : least);
  return list.end - 1;
}

const gives = /^(?:enter|give|provide|leave|specify|state)$/;
const enters = /^(?:choose|enter|fill|give|leave|pick|provide|specify|tell|type)$/;

/** "Guests book a table. They choose a day and enter their name": what they enter is about the booking. */
function actOf({ chunks, context, subject, verb }: ClauseState): string | null {
  const isTheirs =
    chunks.some(({ kind, lemma }) => kind === 'pronoun' && lemma === 'they') || subject === context.actor;
  return context.record && isTheirs && verb !== null && enters.test(verb) ? context.record : null;
}

/** "I forget when I last cleaned the aquarium": asked of an aquarium. */
function thingAsked({ chunks }: ClauseState, at: number): string | null {
  const rest = chunks.slice(at + 1);
  if (rest.some(({ kind, lemma }) => lemma === 'which' || (kind === 'verb' && recordOf(lemma)))) return null;
  return (
    rest.flatMap(({ phrase }) => (phrase ? (nounOf(phrase).noun ?? []) : [])).find((noun) => !isPerson(noun)) ?? null
  );
}
