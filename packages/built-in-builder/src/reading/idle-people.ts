import { isPerson } from './chunks.ts';
import { germanPlural } from './german-plural.ts';
import { gradeOf } from './lexicon/graded-nouns.ts';
import { pluralise } from '../plan/names.ts';
import type { ReadEntity, Reading } from './reading.ts';
import { fitsAt, placesOf } from './words-in.ts';

/**
 * Lists without people who only use the app: "teachers can see overdue loans", "time sheets for craftsmen". Nothing is told
 * of them, nothing surely belongs to one of them, and they are neither listed nor kept by anybody.
 */
export function withoutIdlePeople(read: Reading, typed: string): Reading {
  if (read.language === 'other') return read;
  const isTied = (noun: string) => read.relations.some(({ from, to, isLoose }) => !isLoose && (from === noun || to === noun)); // prettier-ignore
  const isIdle = (entity: ReadEntity): boolean => {
    const { noun, fields, isLink, isImplied, leads } = entity;
    if (fields.length > 0 || isLink || isImplied || leads || isTied(noun)) return false;
    if (!isPerson(noun) && gradeOf(noun)?.kind !== 'person') return false;
    const many = entity.plural ?? (read.language === 'de' ? germanPlural(noun, []) : pluralise(noun));
    const places = [noun, many].flatMap((name) => placesOf(name, typed).map((from): Place => ({ from, to: from + name.length }))); // prettier-ignore
    if (new Set(places.map(({ from }) => from)).size > 1 || eachHas.test(typed)) return false;
    return places.some((place) => onlyLooks(place, typed) || isFor(place, typed)) && !places.some((place) => isListed(place, typed) || isKept(place, typed)); // prettier-ignore
  };
  const gone = new Set(read.entities.filter(isIdle).map(({ noun }) => noun));
  const kept = read.entities.filter(({ noun }) => !gone.has(noun));
  if (gone.size === 0 || kept.every(({ noun }) => isPerson(noun))) return read;
  return { ...read, entities: kept, relations: read.relations.filter(({ from, to }) => !gone.has(from) && !gone.has(to)) }; // prettier-ignore
}

/** "Members write down what they drank, each has a balance" */
const eachHas = /(?<!\p{L})(?:jede[rs]?|each|everyone|everybody) (?:of them )?(?:hat|has|gets|bekommt)(?!\p{L})/iu;

/** Where their name stands in the text. */
type Place = { from: number; to: number };

/** "teachers can see", "parents say whether": who enters what is told of is kept with it. */
function onlyLooks({ to }: Place, text: string): boolean {
  looksOn.lastIndex = to;
  return looksOn.test(text);
}
const looksOn = /n? (?:also |only |just |then |auch |nur |dann )?(?:(?:can|could|may|should|must|will|want to|need to|kann|können|soll|sollen|darf|dürfen|wollen|möchten) (?:only |just |also |nur |auch )?)?(?:sees?|views?|looks?|reads?|browses?|checks?|watch|finds?|says?|tells?|comes?|know|get|gets|sehen|sieht|schauen|lesen|finden|sagen|kommen|bekommen|who (?:can|may|only)|(?:\p{Ll}+ ){0,3}(?:einsehen|ansehen|sehen|lesen))(?!\p{L})(?! (?:only |just |nur )?(?:their own|ihre eigenen|ihren eigenen|their|ihre)(?!\p{L}))/iuy; // prettier-ignore
const endsThere = /n?(?!\p{L})/iuy;

const isFor = ({ from, to }: Place, text: string): boolean => fitsAt(behindFor, text, from) && fitsAt(endsThere, text, to); // prettier-ignore
const behindFor = /(?<=^[^.:;]{3,70} (?:for|für) (?:\p{L}+ ){0,2})/iuy;

/** "members, courts and bookings" */
const isListed = ({ from, to }: Place, text: string): boolean => fitsAt(behindComma, text, from) && fitsAt(beforeComma, text, to); // prettier-ignore
const behindComma = /(?<=(?:[,:;(]|(?<!\p{L})(?:and|or|und|oder|plus|with|mit)) (?:(?:the|our|their|its|all|die|unsere|alle) )?)/iuy; // prettier-ignore
const beforeComma = /n?\s*(?:$|[,.;:)(]|(?:and|or|und|oder) (?!(?:can|should|may|kann|können)\b))/iuy;

/** "manage tenants", "a list of tenants", "each tenant", "the tenant's rent" */
const isKept = ({ from, to }: Place, text: string): boolean =>
  fitsAt(beforeWhatItHas, text, to) || (fitsAt(noLetter, text, to) && fitsAt(behindKeeping, text, from));
const noLetter = /(?!\p{L})/uy;
const beforeWhatItHas = /['’]s?(?!\p{L})| (?:with|have|has|mit|haben|hat)(?!\p{L})/iuy;
const behindKeeping = /(?<=(?<!\p{L})(?:(?:manag|regist|add|invit|assign|track|recor|ent)\p{L}*|lists? of|each|every|per|about|which|what|who|whose|verwalt\p{L}*|erfass\p{L}*|anleg\p{L}*|liste (?:der|von|aller)|jede[rnms]?|pro|je|welche[rnms]?|über) (?:the |all |our |new |a |an |die |der |den |alle |neue |unsere )?)/iuy; // prettier-ignore
