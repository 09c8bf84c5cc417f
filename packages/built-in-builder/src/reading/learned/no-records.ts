import { isAlike } from '../lexicon/alike.ts';
import { gradeOf } from '../lexicon/graded-nouns.ts';
import { isFunctionWord } from '../clauses.ts';
import { genericPeople, headOf } from '../noun-of.ts';
import type { Mention } from './mentions.ts';
import type { Weighed } from './weighed.ts';

/** What is no record however likely it looks, if the rules found none, beside all that a text names. */
export const isNoRecord = (one: Weighed, all: readonly Weighed[]): boolean =>
  isPartOfApp(one) || isFieldOfOne(one, all) || isIdleDeed(one) || isWorkedOut(one) || isWishList(one) || isOneOfSeveral(one, all) || isToldByAnother(one, all) || [isBareItem, isMeasure, isPer, isFreeSlot, isWhoseApp, isOnlyOne, isCriterion, isTakenOnce].some((test) => isOnly(one, test)); // prettier-ignore

/** Users and visitors are accounts; steps, checks, forms and carts are parts of pages; pictures are files of something. */
const isPartOfApp = ({ origin, noun, mentions }: Weighed): boolean =>
  (origin === 'noun' && (genericPeople.has(headOf(noun)) || isFunctionWord(headOf(noun)))) ||
  /^(?:step|check|report|reminder|picture|cart|value|analysis|criterion|parameter|schritt|bild|erinnerung|warenkorb|auswertung|analyse)$/.test(
    noun,
  ) ||
  (/^(?:contact|menu)$/.test(noun) && !mentions.some(({ phrase }) => phrase.isPlural)) ||
  (/^(?:profile|profil)$/.test(noun) && !mentions.some(({ owns }) => owns)) ||
  /^(?:app-part|file)$/.test(gradeOf(noun)?.kind ?? '');

/** "Product prices": a field of the products. */
const isFieldOfOne = ({ noun }: Weighed, all: readonly Weighed[]): boolean => {
  const [first, last, ...more] = noun.split(' ');
  const grade = gradeOf(last ?? '');
  return last !== undefined && more.length === 0 && grade !== undefined && grade.asField >= 3 && grade.asRecord <= 1 && all.some(({ entity }) => entity?.noun === first); // prettier-ignore
};

/** "Perform corresponding operations", "best practice" */
const isIdleDeed = ({ noun, mentions }: Weighed): boolean =>
  /^(?:operation|practice|action|activity)$/.test(noun) &&
  mentions.length > 0 &&
  mentions.every(({ phrase }) => phrase.words.some(({ lower }) => /^(?:corresponding|related|relevant|basic|other|various|common|best|daily|such)$/.test(lower))); // prettier-ignore

/** "Gesamtwert", "total": what is worked out. */
const isWorkedOut = ({ noun }: Weighed): boolean =>
  /^(?:gesamt\p{L}+|rest(?:betrag|urlaub|zeit|summe|bestand|menge|guthaben|laufzeit)|total|subtotal|sum|summe|zwischensumme|win|draw|defeat|standings?|revenue|turnover|umsatz|balance|saldo|average|durchschnitt)$/u.test(
    noun,
  );

/** A field with its choices, "package (small, medium, large)", has no list beside it. */
const isOneOfSeveral = ({ noun }: Weighed, all: readonly Weighed[]): boolean =>
  all.some(({ entity }) => entity?.fields.some((field) => field.toLowerCase().startsWith(`${noun} (`)));

/** A wish list shows what is wanted of another list. */
const isWishList = ({ noun, mentions }: Weighed): boolean =>
  /^(?:wish|wunsch)$/.test(noun) && mentions.some(({ isHeld, phrase }) => isHeld && !phrase.isPlural);

/** Two words for one record are one; a booking needs no entry, a repair order no repair, a contact form no contact beside it. */
const isToldByAnother = ({ noun, origin }: Weighed, all: readonly Weighed[]): boolean =>
  all.some(
    ({ entity }) =>
      entity !== null &&
      (isAlike(headOf(entity.noun), headOf(noun)) ||
        isFirstPartOf(noun, entity.noun) ||
        (noun === 'contact' && entity.noun === 'message') ||
        (origin !== 'noun' && entity.fields.some((field) => field.startsWith(noun))) ||
        (origin !== 'noun' && isEntry.test(noun) && gradeOf(entity.noun)?.kind === 'deed')),
  );
/** Repair of a repair order, Urlaub of an Urlaubsantrag. */
const isFirstPartOf = (noun: string, whole: string): boolean =>
  whole.split(' ').slice(0, -1).includes(noun) ||
  (noun.length >= 5 && whole.startsWith(noun) && whole.length > noun.length + 3);
const isEntry = /^(?:entry|eintrag|log|record)$/;

const isOnly = ({ mentions }: Weighed, test: (mention: Mention) => boolean): boolean =>
  mentions.length > 0 && mentions.every(test);

/** "What I can invoice" is a field, if anything. */
const isBareItem = ({ isBare }: Mention): boolean => isBare;

/** "Number of seats", "kind of work": a field, if anything. */
const isMeasure = ({ name, phrase }: Mention): boolean => name !== phrase.head && / (?:of|von|der|des) /.test(name);

/** "Clients pick a free slot" */
const isFreeSlot = ({ noun, phrase }: Mention): boolean =>
  /^(?:slot|time slot|time|termin)$/.test(noun) && phrase.words.some(({ lower }) => /^(?:free|available|time|freien?|freie[rs]|verfügbare[rns]?)$/.test(lower)); // prettier-ignore

/** "Price per unit" */
const isPer = ({ chunks, index }: Mention): boolean => /^(?:per|pro)$/.test(chunks[index - 1]?.lemma ?? '') && /^(?:amount|money)$/.test(gradeOf(chunks[index - 2]?.phrase?.head ?? '')?.kind ?? ''); // prettier-ignore

/** "Invoices for a translator", "sales of my market stall": whose app it is. */
const isWhoseApp = ({ phrase, chunks, index, sentence }: Mention): boolean => {
  const before = chunks[index - 1]?.lemma ?? '';
  const isOwn = /^(?:my|our|meine?[rsnm]?|unser(?:e[rsnm]?)?)$/.test(phrase.determiner ?? '');
  const isOne = isOwn || /^(?:an?|the|eine?[rsnm]?|de[rsnm]|die|das)$/.test(phrase.determiner ?? '');
  return sentence === 0 && !phrase.isPlural && (/^(?:for|für)$/.test(before) ? isOne : isOwn && /^(?:of|von)$/.test(before)); // prettier-ignore
};

/** "Our rehearsal room": there is one. */
const isOnlyOne = ({ phrase }: Mention): boolean =>
  !phrase.isPlural && /^(?:my|our|meine?[mn]?|unser(?:e[mn]?)?)$/.test(phrase.determiner ?? '');

const isOfSearch = /^(?:search|filter|sort|browse|group|suchen|filtern|sortieren|gruppieren)$/;

/** "Filter by cuisine": a field of what is filtered. */
const isCriterion = ({ chunks, index }: Mention): boolean => {
  const verb = chunks.slice(0, index).findLast(({ kind, tokens }) => kind === 'verb' || tokens.some(({ lemma }) => isOfSearch.test(lemma))); // prettier-ignore
  const by = chunks.slice(0, index).findLast(({ kind }) => kind === 'preposition');
  return (verb?.tokens.some(({ lemma }) => isOfSearch.test(lemma)) ?? false) && /^(?:by|nach)$/.test(by?.lemma ?? '');
};

/** "Reserve a table: date, time": what follows is of the reservation, and the rules know that it has no table. */
const isTakenOnce = ({ phrase, chunks, index }: Mention): boolean =>
  !phrase.isPlural &&
  /^(?:an?|eine?n?)$/.test(phrase.determiner ?? '') &&
  chunks[index - 1]?.kind === 'verb' &&
  chunks[index + 1]?.kind === 'colon';
