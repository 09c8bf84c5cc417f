import { isPerson } from './chunks.ts';
import { germanPlural } from './german-plural.ts';
import { gradeOf } from './lexicon/graded-nouns.ts';
import { organisations } from './lexicon/organisations.ts';
import { pluralise } from '../plan/names.ts';
import type { ReadEntity, Reading } from './reading.ts';
import { fitsAt, placesOf, wholePlacesOf } from './words-in.ts';

/** Who asks for the app, in what they say first: "wir sind eine Kapelle", "our lab has", "Weingut an der Mosel,". */
const introduces = String.raw`(?:^\W*(?:(?:hi|hello|hallo|servus|moin)[,!. ]+)?(?:(?:small|little|kleine[rs]?|shared|volunteer|amateur) )?|(?<!\p{L})(?:our|my|unsere[rmn]?|unser|meine[rmn]?|mein) (?:\p{L}+ )?|(?<!\p{L})(?:we are|we['’]re|i run|i have|we run|we have|wir sind|ich bin|ich habe|ich führe|wir haben) (?:\p{L}+ )?(?:an?|eine?[nrm]?|one) (?:\p{L}+ )?)`;
/** Somebody of whom there is one, and what they may do. */
const one = '(?:the|our|my|der|die|dem|den|unsere?|mein[er]?) ';
const holds = String.raw`(?:who |die |der )?(?:can|may|should|must|shall|will|wants?|needs?|sees?|gets?|looks?|decides?|confirms?|approves?|edits?|does|soll(?:te)?|darf|kann|muss|will|möchte|sieht|bekommt|entscheidet|bestätigt|genehmigt|prüft|pflegt|schlägt|wertet|verwaltet|gibt)(?!\p{L})`;

/** "will der Anwalt wissen": asked before who asks. */
const asksFor = '(?:will|möchte|muss|soll|darf|kann|braucht|fragt|does|did|can|will)';
const behindIntroduction = new RegExp(`(?<=${introduces})`, 'iuy');
const behindOne = new RegExp(`(?<=(?<!\\p{L})${one}(?:\\p{L}+ )?)`, 'iuy');
const beforeHolds = new RegExp(` ${holds}`, 'iuy');
const behindQuestion = new RegExp(`(?<=(?<!\\p{L})${asksFor} ${one})`, 'iuy');

const severalOf = ({ noun, plural }: ReadEntity, isGerman: boolean): string => plural ?? (isGerman ? germanPlural(noun, []) : pluralise(noun)); // prettier-ignore

/**
 * Lists without those who ask, who only decide or look on, and what is never kept. None of them has fields by the text, and
 * where nothing else is left all stay.
 */
export function withoutBystanders(read: Reading, typed: string): Reading {
  if (read.language === 'other') return read;
  const isGerman = read.language === 'de';
  const listed = new Set(read.lists.flatMap(({ items }) => items.map(({ field }) => field.toLowerCase())));
  const isOne = (entity: ReadEntity): boolean => {
    const many = severalOf(entity, isGerman);
    return (
      many.toLowerCase() !== entity.noun && [many, `${many}n`].every((word) => wholePlacesOf(word, typed).length === 0)
    );
  };
  const isNone = (entity: ReadEntity): boolean => {
    const { noun, fields, isLink, isImplied, why } = entity;
    if (fields.length > 0 || isLink || isImplied || listed.has(noun) || why.some((one) => /^so many are|^has fields/.test(one))) return false; // prettier-ignore
    const grade = gradeOf(noun);
    const isTied = read.relations.some(({ from, to, isLoose }) => !isLoose && (from === noun || to === noun));
    if (isPerson(noun) || grade?.kind === 'person') {
      const isOffice = grade?.kind === 'person' && grade.asRecord <= 1 && !isFamily.test(noun);
      return (
        (isOffice && (!isTied || isOne(entity))) ||
        (isOne(entity) &&
          (placesOf(noun, typed).some((at) => fitsAt(behindOne, typed, at) && fitsAt(beforeHolds, typed, at + noun.length)) || // prettier-ignore
            wholePlacesOf(noun, typed).some((at) => fitsAt(behindQuestion, typed, at))))
      );
    }
    if (grade?.asRecord === 0 && !['amount', 'event', 'deed'].includes(grade.kind) && !entersIt(noun, typed))
      return true;
    // "who of the neighbourhood": where they live
    const isWhere = /^(?:group|place)$/.test(grade?.kind ?? '') && !isTied && isOnlyWithin(noun, typed);
    if (isWhere) return true;
    const isSaidOften = placesOf(noun, typed).length > 1;
    const isBody = !isSaidOften && (organisations.has(noun) || grade?.kind === 'group' || grade?.kind === 'place');
    return (
      isBody &&
      (isOne(entity) || severalOf(entity, isGerman).toLowerCase() === noun) &&
      wholePlacesOf(noun, typed).some((at) => fitsAt(behindIntroduction, typed, at))
    );
  };
  const named = isGerman ? withoutNameOfApp(read, typed) : read;
  const kept = named.entities.filter((entity) => !isNone(entity));
  if (kept.length === 0 || (named === read && kept.length === read.entities.length)) return read;
  const nouns = new Set(kept.map(({ noun }) => noun));
  return { ...read, entities: kept, relations: read.relations.filter(({ from, to }) => nouns.has(from) && nouns.has(to)) }; // prettier-ignore
}

/** "Schlüsselverwaltung ... Schließanlagen mit": a word of which only the name of the app is made is no list; what it has is of the thing that is told of. */
function withoutNameOfApp(read: Reading, typed: string): Reading {
  const main = read.entities.filter(({ isLink, noun }) => !isLink && !isPerson(noun)).toSorted((a, b) => b.fields.length - a.fields.length)[0]; // prettier-ignore
  const gone = read.entities.filter((one) => one !== main && !one.isImplied && !one.isLink && isOnlyInName(one, typed));
  if (!main || main.fields.length < 2 || gone.length === 0) return read;
  const moved = gone.flatMap(({ fields }) => fields);
  const entities = read.entities.filter((one) => !gone.includes(one)).map((one) => (one === main ? { ...one, fields: [...one.fields, ...moved.filter((field) => !one.fields.includes(field))] } : one)); // prettier-ignore
  return { ...read, entities };
}
const isOnlyInName = ({ noun }: ReadEntity, typed: string): boolean => {
  const all = placesOf(noun, typed);
  return all.length > 0 && all.every((at) => fitsAt(endsAsApp, typed, at + noun.length));
};
const endsAsApp = /\p{L}*(?:verwaltung|management|planung|app|programm|software|tool|kartei|kataster|beauftragt\p{L}*|wart|leitung)(?!\p{L})/iuy; // prettier-ignore

/** Nowhere but after "of our", "aus der". */
function isOnlyWithin(noun: string, typed: string): boolean {
  const places = placesOf(noun, typed);
  return places.length > 0 && places.every((at) => fitsAt(behindWithin, typed, at));
}
const behindWithin =
  /(?<=(?:from|of|in|at|within|aus|in|im|bei) (?:the |our |my |der |dem |den |unsere[rm] |meine[rm] ))/iuy;

const isFamily = /^(?:eltern|parent|kind|kid|child)$/;

/** "a list of needs", "manage homes": asked for by name. */
const entersIt = (noun: string, text: string): boolean =>
  wholePlacesOf(pluralise(noun), text).some((at) => fitsAt(behindEntering, text, at));
const behindEntering = /(?<=\b(?:manage|add|keep|list of|lists? for|record) (?:the |all |our |my )?(?:\p{L}+ )?)/iuy;
