import { fitsAt, wholePlacesOf } from './words-in.ts';
import { germanDeterminers, germanPrepositions, germanPronouns, germanVerbs } from './lexicon/german-words.ts';
import { wordsOf } from './lexicon/lines.ts';
import { germanPlural } from './german-plural.ts';
import type { ReadEntity, Reading } from './reading.ts';

/**
 * What a list cannot be called: words that stand where a noun could, and are none. "Trägt urlaubszeit" is about
 * Urlaubszeiten, "Sauna Aufgüsse" about Aufgüsse; what is left without a noun is no list.
 */
export function withSensibleNouns(reading: Reading): Reading {
  if (reading.language === 'other') return reading;
  const nouns = new Map<string, string | null>();
  for (const { noun, fields } of reading.entities)
    nouns.set(noun, noun === 'thing' && fields.length > 0 ? 'item' : sensible(noun, reading));
  const kept: ReadEntity[] = [];
  for (const entity of reading.entities) {
    const noun = nouns.get(entity.noun) ?? null;
    if (noun === null) continue;
    const same = kept.find((one) => one.noun === noun);
    if (same) same.fields = [...new Set([...same.fields, ...entity.fields])];
    else if (noun === entity.noun) kept.push({ ...entity });
    else kept.push({ ...entity, noun, plural: reading.language === 'de' ? germanPlural(noun, []) : null });
  }
  const relations = reading.relations.flatMap((relation) => {
    const from = nouns.has(relation.from) ? nouns.get(relation.from) : relation.from;
    const to = nouns.has(relation.to) ? nouns.get(relation.to) : relation.to;
    return from && to && from !== to ? [{ ...relation, from, to }] : [];
  });
  return kept.length > 0 || reading.entities.length === 0 ? { ...reading, entities: kept, relations } : reading;
}

/** A noun as it can name a list, or null where no part of it is one. */
export function sensible(noun: string, { language, plain }: Pick<Reading, 'language' | 'plain'>): string | null {
  const words = noun.split(' ');
  if (language === 'en') return words.some((word) => notEnglish.has(word)) ? (words.filter((word) => !notEnglish.has(word)).join(' ') || null) : noun; // prettier-ignore
  const left = words.filter((word) => !isNoGermanNoun(word, plain));
  const last = left.at(-1);
  if (!last) return null;
  return left.length > 1 && isAdjective(left[0]!, plain) ? left.join(' ') : last;
}

const notEnglish = wordsOf(`
become
both
everything
for
get
give
has
have
him
make
myself
nothing
one
ones
out
several
some
take
their
them
these
thing
those
with
`);

const notGerman = wordsOf(`
streit
krach
doppelt
fällig
mal
zuweisen
geschlafen
zählt
wochenansicht
monatsansicht
abbestellen
abbestelle
montag
dienstag
mittwoch
donnerstag
freitag
samstag
sonntag
aktuell
anderes
beide
besser
derzeit
entwickel
gedüngt
gerade
gesamt
gramm
lieber
mitmachen
nächste
pro
qr
rest
soweit
tabelle
vergleichen
vorbestell
wartend
wieviel
wöchentlich
zusammenstelle
lol
mähen
logisch
kein
`);

/** A small word or a verb; "Karten" and "Spenden" are things also where a verb has the same letters. */
const isNoGermanNoun = (word: string, text: string): boolean =>
  notGerman.has(word) ||
  germanDeterminers.has(word) ||
  germanPrepositions.has(word) ||
  germanPronouns.has(word) ||
  (germanVerbs.has(word) && word.endsWith('t')) ||
  opensAsVerb(word, text);

/** "Trägt jemand ein", "Gibt es": a verb that opens a sentence has a capital only therefore. */
const opensAsVerb = (word: string, text: string): boolean => {
  if (!/(?:t|en|e)$/.test(word)) return false;
  const places = wholePlacesOf(word, text).filter((at) => text[at - 1] !== '-' && text[at + word.length] !== '-');
  return places.length > 0 && places.every((at) => fitsAt(afterStop, text, at) && isSubject(text, at + word.length));
};
const afterStop = /(?<=^|[.!?:]\s+)/uy;
const nextWord = / (\p{L}+)/uy;

function isSubject(text: string, at: number): boolean {
  nextWord.lastIndex = at;
  const next = nextWord.exec(text)?.[1];
  return next !== undefined && (germanPronouns.has(next) || /^(?:alles|bitte|den|einen|eine|mir|uns)$/.test(next));
}

/** "Freie Trainingszeiten": written small before the noun. */
const isAdjective = (word: string, text: string): boolean =>
  /(?:e|er|es|en)$/.test(word) &&
  text.includes(word) &&
  new RegExp(String.raw`(?<!\p{L})${word}[nrs]? \p{Lu}`, 'u').test(text);
