import { readFileSync, readdirSync } from 'node:fs';
import { aboutIndex, domainsBegun, type AboutIndex } from './about-index.ts';
import { gradeOf } from '../reading/lexicon/graded-nouns.ts';
import type { Domain, DomainList } from './domain.ts';
import type { Reading } from '../reading/reading.ts';
import { parseDomains } from './parse-domain.ts';
import { phraseOf, placesOf, saidAmong, spaced, wordsOf, type Phrase } from './phrases.ts';

type Language = Domain['language'];
const known = new Map<Language, { domains: readonly Domain[]; index: AboutIndex }>();

function read(language: Language): { domains: readonly Domain[]; index: AboutIndex } {
  const before = known.get(language);
  if (before) return before;
  const domains = readAll(language);
  const all = { domains, index: aboutIndex(domains) };
  known.set(language, all);
  return all;
}

/** Every domain of the files in `data`, read with the first message of its language. */
export const everyDomain = (language: Language): readonly Domain[] => read(language).domains;

function readAll(language: Language): readonly Domain[] {
  const folder = new URL('data/', import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .flatMap((file) => parseDomains(readFileSync(new URL(file, folder), 'utf8'), language));
}

/** A domain that a text speaks of, with the lists of it that the text names. */
export type Match = { domain: Domain; lists: readonly DomainList[]; score: number };

/** Below, an app is made of what was read alone. */
const leastScore = 1.5;
/** The same where it has something of a game, where the text describes one of its lists itself, and where it is an app of a common kind. */
export const leastOfGame = 1.8;
export const leastOfTold = 1.75;
export const leastOfKind = 3;
/** The same where what people tell has the shape of something they do, and where it speaks of a website. */
export const leastOfShaped = 3.3;
export const leastOfSite = 3.6;
/** Where nothing was read that is known as a noun, the words decide. */
const ofNothingRead = 0.6;
const ofAbout = 0.4;
const ofLonger = 0.4;
const ofList = 0.5;
const ofSameWord = 0.3;
const ofField = 0.08;
/** "Pocket money app for two kids: they earn for chores": what an app is called says what it is about. */
const ofName = 1;
const mostFields = 8;
/** From so many letters on, a word that begins as one of the domain is of it: Schuld, schuldet. */
const leastStem = 5;

/** The domain that a text speaks of most; null where none does. Of two that know a trade alike, either is better than none. */
export function findDomain(text: string, reading: Reading): Match | null {
  const [best] = rankedDomains(text, reading);
  return best && best.score >= leastScore ? best : null;
}

/** Every domain of which a word stands in the text, the best first. */
export function rankedDomains(text: string, reading: Reading): Match[] {
  if (reading.language === 'other') return [];
  const words = wordsOf(text);
  const items = itemsOf(reading, words);
  const nouns = reading.entities.filter(({ isImplied }) => !isImplied).map(({ noun }) => noun);
  const name = placesOfName(text);
  return [...domainsBegun(read(reading.language).index, spaced(words))]
    .flatMap((domain) => matchOf(domain, words, { items, nouns, name }) ?? [])
    .toSorted((a, b) => b.score - a.score || a.domain.id.localeCompare(b.domain.id));
}

/** Words of a domain that stand in the text, worth less the more of what was read it does not know. */
function matchOf(
  domain: Domain,
  words: readonly string[],
  { items, nouns, name }: { items: readonly string[]; nouns: readonly string[]; name: ReadonlySet<number> },
): Match | null {
  const about = saidAmong(domain.about, words);
  if (about.length === 0) return null;
  // a list that was read is named, whatever the words were
  const isRead = ({ label }: DomainList) => nouns.some((noun) => noun.toLowerCase() === label.toLowerCase());
  const named = domain.lists.filter((list) => saidAmong(list.words, words).length > 0 || isRead(list));
  if (named.length === 0) return null;
  const fields = domain.lists.flatMap((list) =>
    list.fields.filter((field) => saidAmong(field.words, words).length > 0),
  );
  const places = new Set(about.flatMap((phrase) => placesOf(phrase, words)));
  // a word that says what it is about says little more as the name of a list
  const isOwn = (list: DomainList) =>
    list.words.some((phrase) => placesOf(phrase, words).some((at) => !places.has(at)));
  const lists = named.reduce((sum, list) => sum + (isOwn(list) ? ofList : ofSameWord), 0);
  // "car pool" says more than "car"
  const longest = Math.max(...about.map(({ text }) => text.split(' ').length));
  const said =
    1 +
    ofLonger * (Math.min(longest, 3) - 1) +
    ofAbout * (places.size - 1) +
    lists +
    ofField * Math.min(mostFields, fields.length);
  const known = items.length === 0 ? ofNothingRead : items.filter((item) => isTouched(domain, item)).length / items.length; // prettier-ignore
  return {
    domain,
    lists: domain.lists.filter((list) => list.isCore || named.includes(list)),
    score: (said * (1 + known)) / 2 + ([...places].some((at) => name.has(at)) ? ofName : 0),
  };
}

/** Where the words stand by which a text calls its app: those of its first clause, where that speaks of an app or a log. */
function placesOfName(text: string): ReadonlySet<number> {
  const [clause = ''] = /^[^.,:;!?()\n]*/.exec(text.trim()) ?? [];
  const words = wordsOf(clause).slice(0, mostOfName);
  return new Set(words.some((word) => appWord.test(word)) ? words.keys() : []);
}
const mostOfName = 8;
const appWord =
  /^(?:apps?|tool|tracker|log|logbook|diary|journal|planner|manager|organi[sz]er|register|database|programm|verwaltung|datenbank|tagebuch|planer)$/i;

/** Nouns and fields that were read, as far as they stand in the text. */
function itemsOf({ entities }: Reading, words: readonly string[]): string[] {
  const names = entities
    .filter(({ noun, isImplied, isLink }) => !isLink && (!isImplied || saidDeeds.test(noun)))
    .filter(({ noun, fields }) => fields.length > 0 || gradeOf(noun) !== undefined)
    .flatMap(({ noun, fields }) => [noun, ...fields.map((field) => field.replace(/\s*[(:].*$/, ''))]);
  return [...new Set(names)]
    .filter((name) => !ofAll.test(name))
    .filter((name) => saidDeeds.test(name) || standsIn(name, words));
}

/** Fields that any list may have. */
const ofAll = /^(?:name|title|titel|description|beschreibung|notes?|notiz(?:en)?|person)$/i;

/** What people do is said by a verb, whatever its noun is. */
const saidDeeds =
  /^(?:sign-?up|registration|booking|reservation|loan|order|vote|anmeldung|buchung|reservierung|ausleihe|bestellung|abstimmung)$/;

/** Whether a noun stands in a text in whatever form. */
export const standsIn = (name: string, words: readonly string[]): boolean =>
  wordsOf(name).every((word) => words.some((one) => one.startsWith(word.slice(0, Math.max(3, word.length - 2)))));

const phrasesOf = ({ about, lists }: Domain): Phrase[] => [
  ...about,
  ...lists.flatMap((list) => [...list.words, ...list.fields.flatMap((field) => field.words)]),
];

/** Whether a domain knows a word of it. */
const isTouched = (domain: Domain, name: string): boolean =>
  isOfDomain(domain, name) || phrasesOf(domain).some((phrase) => placesOf(phrase, wordsOf(name)).length > 0);

/** Whether a noun or the name of a field is one that the domain knows. */
export function isOfDomain(domain: Domain, name: string): boolean {
  const { language, lists } = domain;
  const words = wordsOf(name);
  const phrases = phrasesOf(domain);
  const fields = lists.flatMap((list) => list.fields);
  const [last = ''] = words.slice(-1);
  // a doctor appointment is an appointment, whatever is known of doctors
  const isHead = (phrase: Phrase) =>
    placesOf(phrase, words).some((at) => at + phrase.text.split(' ').length === words.length);
  const isChoice = fields.some(({ field }) => field.options?.some(({ value }) => isHead(phraseOf(value, language))));
  const isAlike = (phrase: Phrase) => words.length === 1 && last.length >= leastStem && phrase.text.startsWith(last.slice(0, -1)); // prettier-ignore
  return isChoice || phrases.some((phrase) => isHead(phrase) || isAlike(phrase));
}
