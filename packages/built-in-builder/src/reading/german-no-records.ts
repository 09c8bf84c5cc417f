import { isPerson } from './chunks.ts';
import { one as singular } from './german-people.ts';
import { germanPlural } from './german-plural.ts';
import { gradeOf } from './lexicon/graded-nouns.ts';
import type { ReadEntity, Reading, Relation } from './reading.ts';
import { capital } from './capital.ts';

/** Who runs, decides and counts, and on what it was written until now. */
const office =
  /(?:leitung|disposition|vorstand|verwaltung|sekretariat|büro|labor|redaktion|geschäftsführung|geschäftsstelle|mannschaft|kassierer|kassenwart|kapellmeister|chef|gerätewart|laborant|laborleiter|disponent|dispatcher|besucher|bürger|nutzer|benutzer|anwender|administrator|assistenze?)$/;
const media =
  /^(?:kladde|zettel|karteikarte|kartei|whiteboard|kreide|exceltabelle|heft|stalltür|startseite|tafel|tagesliste|jahresbericht|monatsübersicht|knopf|hätte|startwagen|chaos|programm|browser|tablet|handy|liter|küche|laden|warnung|quote|statistik|auswertung|benachrichtigung|durchschnitt|(?:quartals|monats|jahres|wochen)ende)$/;

/** "Fundbüro für unsere Verkehrsbetriebe": whose app it is. */
const whoseApp = /^[^.:;]{0,60}?(?<!\p{L})(?:für|von|bei|in|an) (?:unsere[nrm]?|meine[nrm]?|eine[nrm]?|die|den|das|der|dem) (?:\p{Ll}+ )?(\p{Lu}[\p{L}-]+)(?=[.:,;]|$| (?:mit \d|in |am |im ))/u; // prettier-ignore
const isHouse =
  /(?:betrieb|werk|verein|schule|klinik|praxis|kita|garten|heim|haus|mensa|küche|kantine|werkstatt|firma|büro|amt|gemeinde|stadt|hof|laden|studio|wehr|bücherei|bibliothek|bäckerei|gärtnerei|brauerei|hotel|restaurant|club|klub|abteilung|station|stelle|dienst|siedlung|anlage)$/;

/** German lists without those of whoever only uses the app, and of what the notes stand on today. */
export function withoutGermanOffices(read: Reading): Reading {
  const listed = new Set(read.lists.flatMap(({ items }) => items.map(({ field }) => singular(field))));
  const owner = whoseApp.exec(read.plain)?.[1];
  const isOwner = (noun: string) => owner !== undefined && isHouse.test(noun) && (singular(owner) === noun || owner.toLowerCase() === noun); // prettier-ignore
  const isNone = ({ noun, fields, isLink, why }: ReadEntity) =>
    !isLink && !why.includes('so many are kept') && fields.length === 0 && !listed.has(noun) && (media.test(noun) || office.test(noun) || isOwner(noun)); // prettier-ignore
  const entities = read.entities.filter((one) => !isNone(one));
  if (entities.length === 0 || entities.length === read.entities.length) return read;
  const nouns = new Set(entities.map(({ noun }) => noun));
  return { ...read, entities, relations: read.relations.filter(({ from, to }) => nouns.has(from) && nouns.has(to)) };
}

/** What is done to a thing, or found on it, and written down with its day. */
const isOfAThing =
  /(?:protokoll|prüfung|wartung|kontrolle|zählung|messung|ablesung|behandlung|inspektion|reparatur|reinigung|fütterung|impfung|untersuchung|begehung|mangel|schaden|störung|befund|vorfall|gewicht|wägung|medikament|medikation|pflegegang|zählerstand|ausgabe|rückgabe|vermietung|lammung|ernte|düngung|umpumpung|abholtermin|besuchstermin|liefertermin)$/;
const isDay = /datum|(?<!\p{L})(?:tag|wann|am|frist|zeit)(?!\p{L})/iu;

/** "Orgeln mit Kirche. Protokolle mit Datum": what is done belongs to the one thing that is kept. */
export function withDeedsOwned(read: Reading): Reading {
  // money that is spent is of nothing
  const isDeed = ({ noun, fields }: ReadEntity) => isOfAThing.test(noun) && !(noun === 'ausgabe' && fields.includes('Betrag')); // prettier-ignore
  const things = read.entities.filter((one) => !isDeed(one) && !isPerson(one.noun) && !one.isImplied && !one.isLink && gradeOf(one.noun)?.kind !== 'deed' && gradeOf(one.noun)?.kind !== 'event'); // prettier-ignore
  const most = Math.max(0, ...things.map(({ fields }) => fields.length));
  const main = things.find(({ fields }) => fields.length === most);
  if (!main || (things.length > 1 && most < 2)) return read;
  const added = read.entities.filter((one) => one !== main && isDeed(one) && (one.fields.some((field) => isDay.test(field)) || (one.fields.length > 0 && one.noun.endsWith('termin'))) && !read.relations.some(({ from }) => from === one.noun) && !read.relations.some(({ from, to }) => from === main.noun && to === one.noun)); // prettier-ignore
  const dated = (one: ReadEntity): ReadEntity => (added.includes(one) && !one.fields.some((field) => isDay.test(field)) ? { ...one, fields: ['Datum', ...one.fields] } : one); // prettier-ignore
  return added.length === 0 ? read : { ...read, entities: read.entities.map(dated), relations: [...read.relations, ...added.map(({ noun }) => ({ from: noun, to: main.noun }))] }; // prettier-ignore
}

const leastEnd = 4;

/** "Pflegegänge mit Laib": what a list names is what it belongs to, by its whole name or the end of it. */
export function withListedOwners(read: Reading): Reading {
  let { entities, relations } = read;
  for (const { owner, items } of read.lists) {
    const of = owner === null ? '' : singular(owner);
    const from = entities.find(({ noun }) => noun === of) ?? (of.length < leastEnd ? undefined : only(entities.filter(({ noun }) => noun.endsWith(of)))); // prettier-ignore
    if (!from || from.isLink || items.length < 2) continue;
    for (const { field } of items) {
      const word = field.toLowerCase();
      // where the list ended sooner, what is named behind it is no part of it
      if (!entities.some(({ noun, fields }) => noun === from.noun && fields.some((one) => one.toLowerCase() === word))) continue; // prettier-ignore
      const others = entities.filter(({ noun }) => noun !== from.noun);
      const to = others.find(({ noun }) => noun === word) ?? only(others.filter(({ noun }) => word.length >= leastEnd && noun.endsWith(word) && noun.length > word.length + 2)); // prettier-ignore
      // "Koordinaten" in a list is what it has, where nothing more is said of them
      const bare = others.find(({ noun, fields, isLink, isImplied }) => noun !== word && noun === singular(field.split(' ').at(-1)!) && fields.length === 0 && !isLink && !isImplied && !isPerson(noun)); // prettier-ignore
      if (bare && items.length > 2) {
        entities = entities.filter((one) => one !== bare).map((one) => (one.noun === from.noun && !one.fields.includes(field) ? { ...one, fields: [...one.fields, field] } : one)); // prettier-ignore
        relations = relations.filter((one) => one.from !== bare.noun && one.to !== bare.noun);
      }
      // "Kunde" of what is kept for the Kunden
      const people = to === undefined && isSpokenOf(word, read) ? word : null;
      if (people !== null) {
        entities = [...entities, { noun: people, plural: null, fields: [], weight: 1.5, why: ['spoken of beside a list'], isImplied: false }]; // prettier-ignore
        relations = [...relations, { from: from.noun, to: people }];
        entities = entities.map((one) => (one.noun === from.noun ? { ...one, fields: one.fields.filter((name) => name.toLowerCase() !== word) } : one)); // prettier-ignore
      }
      if (!to) continue;
      relations = relations.filter((one) => !(one.from === to.noun && one.to === from.noun));
      if (!relations.some((one) => one.from === from.noun && one.to === to.noun)) relations = [...relations, { from: from.noun, to: to.noun }]; // prettier-ignore
      // what would be its title is what it points to
      if (to.noun !== word || isPerson(word) || from.fields[0]?.toLowerCase() === word) entities = entities.map((one) => (one.noun === from.noun ? { ...one, fields: one.fields.filter((name) => name.toLowerCase() !== word) } : one)); // prettier-ignore
    }
  }
  return { ...read, entities, relations: relations.filter((one) => !isByAnother(one, read, relations)) };
}

/** An Ausgabe whose list names the Schlüssel is of that, and of nothing that it does not name. */
const isByAnother = ({ from, to }: Relation, { lists }: Reading, relations: readonly Relation[]): boolean => {
  const listed = lists.filter(({ owner }) => owner !== null && singular(owner) === from).flatMap(({ items }) => items.map(({ field }) => field.toLowerCase())); // prettier-ignore
  return !listed.includes(to) && relations.some((one) => one.from === from && listed.includes(one.to) && !isPerson(one.to)); // prettier-ignore
};

const only = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined);

/** People who are named in a list, and elsewhere as several. */
function isSpokenOf(word: string, { plain }: Reading): boolean {
  if (!isPerson(word) || office.test(word)) return false;
  const many = germanPlural(word, []);
  return many !== word && new RegExp(String.raw`(?:für|von|unsere[nr]?|meine[nr]?|die|den|unserer) (?:\p{Ll}+ )?${capital(many)}n?(?!\p{L})`, 'u').test(plain); // prettier-ignore
}

const isTaught = /(?:stunde|lektion|einsatz|führung|termin|fahrt|tour)$/;

/** "22 Skilehrer ... Privatstunden": each hour is of one of those of whom there is a number. */
export function withHoursOfPeople(read: Reading): Reading {
  const who = read.entities.find(({ noun, why }) => isPerson(noun) && why.includes('so many are kept'));
  if (!who) return read;
  const added = read.entities.filter(({ noun }) => isTaught.test(noun) && !read.relations.some(({ from, to }) => from === noun || (to === noun && from === who.noun))); // prettier-ignore
  return added.length === 0 ? read : { ...read, relations: [...read.relations, ...added.map(({ noun }) => ({ from: noun, to: who.noun }))] }; // prettier-ignore
}
