import { isPerson, type Chunk, type Phrase } from './chunks.ts';
import { isFunctionWord } from './clauses.ts';
import type { ClauseState, ReadPart } from './clause-state.ts';
import { recordOf } from './implied.ts';
import { germanVerbs } from './lexicon/german-words.ts';
import { organisations } from './lexicon/organisations.ts';
import { unitsOfTime } from './lexicon/ties.ts';
import { recordVerbs } from './lexicon/verbs.ts';
import { fieldShare, isFieldPhrase, listAt, type ListItem } from './lists.ts';
import { genericPeople, nounOf } from './noun-of.ts';
import { enoughFields, informationWords, listStart, maybeThings, takeFields } from './take-fields.ts';

const openers = new Set(['with', 'such', 'colon', 'open']);
const findVerbs = new Set([
  'search',
  'filter',
  'sort',
  'find',
  'browse',
  'group',
  'compare',
  'suchen',
  'vergleichen',
  'look',
]);

/** What follows "with", "such as", a colon or a bracket: the fields of an owner, or choices. */
export const readOpened: ReadPart = (state, at) => {
  const { chunks, sentence, lastPhrase, role } = state;
  const { kind } = chunks[at]!;
  if (!openers.has(kind)) return null;
  // "an app for farms, with functionalities for …", "a site with pages for …": parts of the app
  const part = chunks[at + 1]?.phrase;
  const isOfParts =
    part && isFunctionWord(part.head) && /^(?:for|to|like|such|where|that)$/.test(chunks[at + 2]?.lemma ?? '');
  if (kind === 'with' && isOfParts) return at;
  // "chat with sellers": with whom, not what of
  if (
    kind === 'with' &&
    part?.isPlural &&
    isPerson(part.head) &&
    /^(?:chat|talk|communicate|connect)$/.test(chunks[at - 1]?.lemma ?? '')
  )
    return at;
  const list = listAt(chunks, listStart(chunks, at + 1), sentence, kind === 'open');
  const isOfSteps = /^(?:step|part|page|section|stage)$/.test(lastPhrase?.head ?? '');
  const choices = kind === 'colon' && !isOfSteps ? choicesOf(lastPhrase, list.items) : null;
  if (choices) {
    if (state.subject)
      state.facts.addFields(state.subject, [
        { from: at, to: list.end, text: choices, head: lastPhrase, isField: true },
      ]);
    return list.end - 1;
  }
  const isOfRecord =
    kind === 'with' &&
    state.verb !== null &&
    recordOf(state.verb) !== null &&
    (isOfPerson(list.items) || takesPart.test(state.verb));
  const ofField = kind === 'open' ? fieldWithChoices(state, list.items) : null;
  if (ofField) {
    state.facts.addFields(ofField.owner, [
      { from: at, to: list.end, text: ofField.text, head: lastPhrase, isField: true },
    ]);
    return Math.min(chunks.length - 1, list.end);
  }
  const isFunctions = lastPhrase ? isFunctionWord(lastPhrase.head) : role === 'functions';
  const isAsked = lastPhrase !== null && informationWords.has(lastPhrase.head);
  const isOfApp = kind === 'colon' && list.items.some(({ isField }) => isField) && !list.items.some(isOtherThing);
  // "resources, including gold and wood" names examples unless they are names of fields
  const isIncluding = chunks[at]!.lemma === 'including' && !list.items.some(({ isField }) => isField);
  const least = isIncluding
    ? enoughFields.listed
    : kind === 'with' || isAsked || isOfApp
      ? enoughFields.stated
      : enoughFields.listed;
  const isList = list.items.length > (kind === 'with' ? 0 : 1);
  const found = isFunctions || !isList ? null : isOfRecord ? recordOf(state.verb!) : ownerOf(state, at);
  // "a website for a bakery with products": the site has them, not the bakery
  const isBody = role === 'app' && found !== null && state.facts.bodies.has(found);
  const kept = state.context.main;
  // "an invoice list for my cleaning business, with rate and total": the invoice has them
  const owner = isBody
    ? kept !== null && !state.facts.bodies.has(kept) && state.headNoun === kept
      ? kept
      : null
    : found;
  if (owner && takeFields(state, owner, list.items, least)) {
    ownListOf(state, owner, list.end);
    state.lastPhrase = null;
    return kind === 'open' ? Math.min(chunks.length - 1, list.end) : list.end - 1;
  }
  // "an invoice generator with clients, line items and tax": the invoice has the tax, the rest are things
  if (owner && kind === 'with' && !isFunctions && !isPerson(owner) && list.items.length > 2) {
    const own = list.items.filter(({ isField, head }) => isField && head !== null && !head.isPlural && head.words.length === 1); // prettier-ignore
    if (own.length < list.items.length) state.facts.addFields(owner, own);
  }
  const opens = chunks[at]!.lemma;
  const isExamples = (opens === 'including' || kind === 'such') && !isFunctions && state.lastNoun !== null;
  if (isExamples && !owner?.includes('field') && isPlainList(list.items)) {
    const examples = list.items.flatMap(({ text }) => (/^(?:others?|more|many more)$/i.test(text) ? [] : [text]));
    state.facts.examples.set(state.lastNoun!, examples);
    return list.end - 1;
  }
  if ((kind === 'colon' || kind === 'with') && state.verb && !recordVerbs.has(state.verb)) state.verb = null;
  return at;
};

/** "clients with an address and medications (name, dose)": what has a list of its own in the list of another belongs to it. */
function ownListOf({ chunks, facts }: ClauseState, owner: string, end: number): void {
  const [link, thing, open] = chunks.slice(end, end + 3);
  const noun = link?.kind === 'and' && open?.kind === 'open' && thing?.phrase?.isPlural ? nounOf(thing.phrase).noun : null;
  const named = noun ?? (link?.kind === 'and' && open?.kind === 'open' && thing?.phrase?.isPlural ? thing.phrase.head : null);
  if (!named || named === owner) return;
  facts.add(named, 1.5, 'has fields');
  facts.relations.push({ from: named, to: owner, why: 'of each' });
} // prettier-ignore

/** "students" in "a school app: students, courses" */
const isOtherThing = ({ isField, head }: ListItem): boolean => !isField && head?.isPlural === true;

/** Two or more names that are neither fields nor many words. */
const isPlainList = (items: readonly ListItem[]): boolean =>
  items.length > 1 &&
  items.every(({ text, isField, head }) => !isField && head !== null && text.split(' ').length <= 3);

/** "staff set the status (open, done)": a field of what was last spoken of, with what it may be. */
function fieldWithChoices(
  { lastPhrase, subject, context }: ClauseState,
  items: readonly ListItem[],
): { owner: string; text: string } | null {
  if (!lastPhrase || lastPhrase.isPlural || items.length < 2 || !isFieldPhrase(lastPhrase, '')) return null;
  if (items.some(({ isField }) => isField)) return null;
  const owner = subject && !isPerson(subject) && !genericPeople.has(subject) ? subject : (context.last ?? context.main);
  return owner
    ? {
        owner,
        text: `${lastPhrase.words.map(({ text }) => text).join(' ')} (${items.map(({ text }) => text).join(', ')})`,
      }
    : null;
}

/** "choose from four races: humans, elves" names choices, not things. */
function choicesOf(phrase: Phrase | null, items: readonly ListItem[]): string | null {
  const isCounted = phrase?.words.some(({ pos, lower }) => pos === 'number' || lower === 'following') === true;
  // "my five colleagues: name, phone" is a list of fields
  const areFields = items.filter(({ isField }) => isField).length >= items.length / 2;
  return isCounted && !areFields && items.length > 1
    ? `${phrase.head} (${items.map(({ text }) => text).join(', ')})`
    : null;
}

/** What German says in one word: Reitstall, Pflegeheim, Gärtnerei. */
const germanHouse =
  /(?:verein|stall|heim|schule|werkstatt|praxis|klub|club|laden|büro|studio|zentrum|betrieb|verwaltung|(?:gärtn|imk|büch|druck|bäck|tischl|wäsch|brau)erei|vermietung|kanzlei|kita|hort|chor|orchester|museum|hotel|pension|campingplatz|nachhilfe)$/;

/** Whose list it is: the record of the verb before it, what was last spoken of, or the nearest noun. */
function ownerOf(state: ClauseState, at: number): string | null {
  const { chunks, context, lastPhrase, lastNoun, headNoun, isLastOblique, subject, verb } = state;
  const { kind } = chunks[at]!;
  if (kind === 'with' && context.record && isOfAct(chunks, at)) return context.record;
  const isOfVerb = kind === 'with' && chunks[at - 1]?.kind === 'verb' && verb !== null && recordOf(verb) !== null;
  // "pay with a card": with what, not what of
  // "Rezepte sammeln mit Zutaten": in German the verb comes last
  const isGermanEnd = germanVerbs.has(chunks[at - 1]?.tokens[0]?.lower ?? '') && lastNoun !== null;
  if (kind === 'with' && chunks[at - 1]?.kind === 'verb' && !isOfVerb && !isGermanEnd) return null;
  // "a form to report that a kid is sick: name, class": of the report
  const isForm =
    lastPhrase?.head.startsWith('form') === true ||
    (kind === 'colon' && chunks.slice(0, at).some(({ phrase }) => phrase?.head === 'form'));
  if ((isOfVerb || isForm) && context.record) return context.record;
  // "book club: meetings, votes": a club is whose app it is
  // "dance school for kids: classes by age" as well
  const [house, ...others] = chunks.slice(0, at).filter(({ phrase }, index) => phrase && chunks[index - 1]?.kind !== 'preposition'); // prettier-ignore
  const isOfHouse = house?.phrase && (organisations.has(house.phrase.head) || germanHouse.test(house.phrase.head));
  if (kind === 'colon' && others.length === 0 && isOfHouse && !house.phrase?.isPlural) return null;
  if (lastPhrase && informationWords.has(lastPhrase.head))
    return lastNoun ?? context.last ?? context.main ?? (kind === 'colon' ? 'entry' : null);
  // "matches students with providers based on criteria such as location": of what the app is about
  if (lastPhrase?.head === 'criterion' || lastPhrase?.head === 'criteria') return context.main ?? headNoun;
  if (lastPhrase?.isPlural && maybeThings.has(lastPhrase.head)) return lastPhrase.head;
  // "choose a service (name, price)": brackets are of the noun that they follow
  const isBehind = kind === 'open' && chunks[at - 1]?.phrase === lastPhrase && lastPhrase !== null;
  if (isBehind && isNamedInBrackets(chunks, at, lastPhrase)) return lastPhrase.head;
  // "members, scores per session with distance and rings": not of the members before them
  const counted = chunks[at - 2]?.lemma === 'per' ? chunks[at - 3]?.phrase : chunks[at - 1]?.phrase;
  if (kind === 'with' && counted?.isPlural && counted.head === 'score') return 'score';
  // "submit a location with address, type and fee": what is added is kept, even where it mostly is a field
  if (kind === 'with' && isAdded(chunks, at) && lastPhrase !== null) return lastNoun ?? lastPhrase.head;
  // "on a day, with notes" goes on about the subject
  const namesNothing = lastPhrase === null || nounOf(lastPhrase).noun === null;
  // "create listings with photos and price": of what is listed
  if (kind === 'with' && /^(?:listing|advert|ad)$/.test(lastPhrase?.head ?? '') && context.main) return context.main;
  // "clubs request money with purpose and amount": of the request
  if (kind === 'with' && verb === 'request' && (namesNothing || lastPhrase?.head === 'money')) return 'request';
  if (namesNothing && subject) return isFromThere(chunks, at) && headNoun ? headNoun : subject;
  const nearest = isLastOblique && headNoun ? headNoun : lastNoun;
  if (nearest) return nearest;
  if (kind === 'colon') return context.main ?? context.last ?? 'entry';
  // "an invoice list for my cleaning business, with client and hours": the invoice has them
  const isOfOurs = /^(?:my|our|meine[nr]?|unsere[nr]?)$/.test(lastPhrase?.determiner ?? '');
  if (kind === 'with' && chunks[at - 1]?.kind === 'comma' && isOfOurs && context.main) return context.main;
  return lastPhrase === null ? context.last : null;
}

/** Three fields in brackets make a thing of a word that is seldom one: a service, a score. */
function isNamedInBrackets(chunks: readonly Chunk[], open: number, phrase: Phrase): boolean {
  if (nounOf(phrase).noun !== null || !seldomThings.has(phrase.head)) return false;
  const close = chunks.findIndex(({ kind }, at) => at > open && kind === 'close');
  const inside = chunks.slice(open + 1, close < 0 ? undefined : close);
  return inside.filter((chunk) => chunk.phrase && isFieldPhrase(chunk.phrase, '')).length > 1;
}
const seldomThings = new Set([
  'service',
  'score',
  'solution',
  'resource',
  'option',
  'level',
  'type',
  'category',
  'page',
]);

/** One of a kind, named right after a verb of adding, with three fields or more. */
function isAdded(chunks: readonly Chunk[], at: number): boolean {
  const phrase = chunks[at - 1]?.phrase;
  const isOne = /^(?:an?|new)$/.test(phrase?.determiner ?? '') && !phrase?.isPlural;
  const verb = chunks[at - 2];
  const fields = chunks.slice(at + 1, at + 12).filter((chunk) => chunk.phrase && isFieldPhrase(chunk.phrase, ''));
  return isOne && verb?.kind === 'verb' && adding.test(verb.lemma) && fields.length > 2;
}
const adding = /^(?:add|create|submit|register|enter|record|post|publish|log|propose|suggest)$/;

/** "pick a pizza from the menu with price and size": the pizza has them. */
const isFromThere = (chunks: readonly Chunk[], at: number): boolean =>
  chunks[at - 1]?.phrase !== null && /^(?:from|on|in|out)$/.test(chunks[at - 2]?.lemma ?? '');

/** "book one with name and phone", "report what they lost with date and place": told of what the act leaves behind. */
function isOfAct(chunks: readonly Chunk[], at: number): boolean {
  const isVerb = (index: number) => chunks[index]?.kind === 'verb' && recordOf(chunks[index]!.lemma) !== null;
  let before = at - 1;
  while (chunks[before]?.kind === 'pronoun' || chunks[before]?.kind === 'other') before--;
  if (before < at - 1 && isVerb(before)) return true;
  const question = chunks.findLastIndex(({ kind }, index) => kind === 'relative' && index < at && index > at - 5);
  return question > 0 && isVerb(question - 1);
}

/** What is written down with these is of who applies, and not of what they apply for. */
const takesPart = /^(?:apply|enlist|enrol|enroll|register)$/;

const ofPeople = /^(?:(?:first|last|full|contact|customer|guest|your|their) )?(?:names?|e-?mails?|(?:e-?mail )?address|phone|phone number|telephone|mobile|date|day|time|start time|end time|start date|end date|from|to|hours?|duration|reason|message|notes?|number of .*|pick-?up .*|preferred .*|delivery .*|(?:vor|nach)?name|telefon(?:nummer)?|datum|uhrzeit|zeit|tag|dauer|stunden|personen(?:zahl)?|anzahl .*|nachricht|von|bis)$/i; // prettier-ignore

/** "reserve a room with name, phone and day": who does it and when, not what the room has. */
const isOfPerson = (items: readonly ListItem[]): boolean =>
  items.length > 1 && items.filter(({ text }) => ofPeople.test(text)).length > items.length / 2;

/** "search for cars by brand and price" */
export const readBy: ReadPart = (state, at) => {
  const { chunks, sentence, verb, lastNoun, context, facts } = state;
  const { kind, lemma } = chunks[at]!;
  if (kind !== 'preposition' || (lemma !== 'by' && lemma !== 'nach') || !verb || !findVerbs.has(verb)) return null;
  const { items, end } = listAt(chunks, at + 1, sentence);
  const owner = lastNoun ?? context.last ?? context.main;
  if (!owner || items.length === 0 || items.some(({ text }) => text.toLowerCase() === owner)) return null;
  if (fieldShare(items, true) < (items.length > 2 ? enoughFields.implied : 1)) return null;
  facts.addFields(owner, items);
  return end - 1;
};

/** "my book collection, title, author, year": mostly names of fields after a comma are the fields of what stood before. */
export const readAfterComma: ReadPart = (state, at) => {
  const { chunks, sentence, facts, lastPhrase, role } = state;
  // "track blood pressure twice a day, systolic, diastolic and pulse"
  const isOfTime = lastPhrase !== null && unitsOfTime.has(lastPhrase.head);
  const last = state.lastNoun ?? (isOfTime ? state.context.main : null);
  const owner = state.isLastOblique && state.headNoun ? state.headNoun : last;
  if (chunks[at]!.kind !== 'comma' || !owner || !lastPhrase || role === 'functions') return null;
  if ((isFieldPhrase(lastPhrase, '') && !(isOfTime && state.lastNoun === null)) || facts.fields.has(owner)) return null;
  const { items, end } = listAt(chunks, at + 1, sentence);
  if (items.length < 2 || fieldShare(items) < enoughFields.implied) return null;
  // "bows, arrows, members, who borrowed one" goes on with things
  if (items[0]!.head?.isPlural && !items[0]!.isField) return null;
  takeFields(state, owner, items, enoughFields.implied);
  return end - 1;
};

/** A sentence that is a list of fields is about what the app is about. */
export const readBareList: ReadPart = (state, at) => {
  const { chunks, sentence, facts, context, role } = state;
  const next = chunks[at + 1]?.kind;
  if (!state.isFirst || role === 'functions' || (next !== 'comma' && next !== 'and')) return null;
  const { items, end } = listAt(chunks, at, sentence);
  // "geocaching log. code, terrain, found (yes/no), date": entries, where nothing says of what
  const isUnnamed = context.main === null && context.last === null && facts.fields.size === 0 && end >= chunks.length;
  if (isUnnamed && items.length > 3 && fieldShare(items) >= enoughFields.listed) {
    facts.add('entry', 2.2, 'has fields');
    facts.addFields('entry', items);
    return end - 1;
  }
  if (!context.main) return null;
  // "Customer, order, defect, photo and status." is nothing but a list
  const isWhole =
    items.length > 3 &&
    end >= chunks.length &&
    !facts.fields.has(context.main) &&
    items.every(({ head }) => !head?.isPlural);
  if (items.length < 2 || fieldShare(items) < (isWhole ? enoughFields.listed : enoughFields.bare)) return null;
  facts.addFields(context.main, items);
  return end - 1;
};
