import { chooseKind } from '../recognise/choose-kind.ts';
import { everydayShapes } from '../recognise/shapes/everyday-shapes.ts';
import { germanSingular } from '../reading/german-tagger.ts';
import { lemmaOfNoun } from '../reading/lemma.ts';
import type { Reading } from '../reading/reading.ts';
import { writtenLists } from '../reading/written-lists.ts';
import type { Domain } from './domain.ts';
import { findDomain, leastOfGame, leastOfKind, leastOfShaped, leastOfSite, type Match } from './find-domain.ts';

/** What a text says is for its own people, though it speaks of a website or of everybody: no visitors come, nobody sells anything. */
export const ownDomain = (reading: Reading, text: string): boolean =>
  !forOthers.test(text) && !isSite.test(text) && (findDomain(text, reading)?.score ?? 0) >= leastOfSite;
const isSite = /\bweb ?sites?\b/i;
const forOthers = /\b(?:visitors?|portals?|(?:patients?|customers?|clients?|guests?|parents?) (?:can|should|may)|customers?|public|strangers?|without (?:signing|logging) in|shop|store|blog|magazine|market ?place|community|platform|news|articles?|contact (?:form|page)|about (?:us|page)|landing|company|agency|users should be able to (?:browse|book|order|register))\b|(?<!\p{L})(?:besucher|kunden|öffentlich|ohne anmeldung|shop|laden|über uns|kontaktformular|startseite)(?!\p{L})/iu; // prettier-ignore

/** The domain whose lists are better than what was read alone. Null where there is none. */
export function chooseDomain(reading: Reading, text: string, isPublic: boolean): Match | null {
  const match = findDomain(text, reading);
  return !match || (isPublic && isOfSite(reading, text)) || refusal(match, reading, text) ? null : match;
}

/** What a website shows and who books on it is read by the rules of sites. */
const isOfSite = ({ abilities }: Reading, text: string): boolean =>
  isSpecified.test(text) || siteWords.test(text) || abilities.includes('book');
const siteWords =
  /\bsites?\b|\b(?:shops?|stores?|(?:job|notice|message) boards?)\b|(?<!\p{L})(?:\p{L}*(?:seite|plattform|portal|homepage|shop|laden))n?(?!\p{L})/iu;

/** Why an app is made of what was read alone, though a domain was found; null where its lists are better. */
export function refusal(match: Match, reading: Reading, text: string): string | null {
  const { abilities } = reading;
  if (!keepsWritten(match, reading, text)) return 'the text writes down other lists';
  if (hasOwnApp.test(text)) return 'the builder makes it by itself';
  if (saysHow.test(text)) return 'the text says how it is worked out';
  if (abilities.includes('quiz') || isGame.test(text) || (abilities.includes('play') && match.score < leastOfGame))
    return 'a game';
  if (match.score < leastOfSite && isSpecified.test(text)) return 'a specification';
  // what is booked has free times, slots and a page of its own elsewhere
  const isBooked = abilities.includes('book') && booksSomething.test(text) && (!hasBookings(match.domain) || hasPlaces.test(text)); // prettier-ignore
  if (match.score < leastOfSite && (isBooked || bookedByGuests.test(text))) return 'something is booked';
  // what is sent in and decided on is seen by few, which the rules of requests know
  if (match.score < leastOfSite && (submitted.test(text) || (abilities.includes('approve') && decided.test(text))))
    return 'something is sent in';
  const [main] = reading.entities.filter(({ isImplied }) => !isImplied);
  const kind = match.score < leastOfKind && chooseKind(text, reading, main?.noun ?? null);
  if (kind) return `an app of a common kind: ${kind.id}`;
  if (match.score < leastOfShaped && reading.language === 'en' && everydayShapes(structuredClone(reading), text)?.isShaped) return 'something that people do'; // prettier-ignore
  return null;
}

/** Whether the lists that a text writes down with their fields are those of the domain, and no others come with them. */
function keepsWritten({ lists }: Match, { language }: Reading, text: string): boolean {
  const written = writtenLists(text, language === 'de');
  const singular = (word: string) => (language === 'de' ? germanSingular(word.toLowerCase()) : lemmaOfNoun(word));
  const isOf = ({ label, words }: Domain['lists'][number], noun: string) => [label, ...words.map((word) => word.text)].some((word) => singular(word) === noun || word.toLowerCase() === noun); // prettier-ignore
  return written.length === 0 || (written.every(({ noun }) => lists.some((one) => isOf(one, noun))) && lists.every((one) => written.some(({ noun }) => isOf(one, noun)))); // prettier-ignore
}

const booksSomething = /\b(?:book|reserv)\w*|(?<!\p{L})(?:buch(?!halt|führ)|reservier)\p{L}*/iu;
const submitted = /\b(?:employees?|staff|workers?|customers?|clients?|tenants?|students?|members?|users?|parents?)(?: can| should| may| to)? (?:submit|apply|hand in|file)s?\b|(?<!\p{L})(?:Mitarbeiter|Mitarbeitende|Kund(?:en|innen)|Mieter|Schüler|Mitglieder|Eltern)(?:innen)? (?:können |sollen )?(?:reichen|beantragen|stellen (?:einen |einen? )?Antr\p{L}+)(?!\p{L})/iu; // prettier-ignore
/** Somebody asks, and somebody else decides. */
const decided = /\b(?:requests?|asks?|apply|applies|submits?)\b[^.]{0,120}\b(?:approv\w*|declin\w*|reject\w*)|(?<!\p{L})(?:beantrag\p{L}*|anträge|antrag|anfrag\p{L}*)[^.]{0,120}(?:genehmig\p{L}*|ablehn\p{L}*|lehn\p{L}* |freigeb\p{L}*)/iu; // prettier-ignore
/** Who comes from outside books, rents or orders. */
const bookedByGuests = /\b(?:people|customers?|clients?|guests?|visitors?|bands?|groups?|users?|tourists?|they)(?: can| should| may| to|s?) (?:book|rent|hire|reserve|order)s?\b|(?<!\p{L})(?:Kund(?:en|innen)|Gäste|Besucher|Leute|Urlauber)(?:innen)? (?:können |sollen )?(?:online )?(?:buchen|mieten|leihen|reservieren|bestellen)(?!\p{L})/iu; // prettier-ignore
const hasPlaces = /\b\d+ (?:places?|seats?|spots?|slots?|people|persons|participants|mats|minutes?|min|hours?)\b|\bslots?\b|(?<!\p{L})\d+(?:er)? ?(?:Plätze?|Sitze?|Personen|Leute|Teilnehmer|Matten|Minuten|Min|Stunden)(?!\p{L})/iu; // prettier-ignore
const hasBookings = ({ lists }: Domain): boolean =>
  lists.some(({ words }) => words.some(({ text }) => /book|reserv|stay|buch|termin/.test(text)));

const isGame = /^\W*(?:an? |the |simple |small )*(?:[\p{L}-]+ ){0,3}game (?:with|where|that|for)\b/iu;

/** A text that says by itself how a day is worked out is taken at its word. */
const saysHow =
  /\p{L} \d+(?:[.,]\d+)? ?(?:euros?|€|eur), \p{L}+ \d+|\p{L} ?= ?\p{L}[\p{L} ]* [x×*/+-] ?\p{L}|\b(?:\d+) (?:days|weeks|months) (?:later|after|before)\b|(?<!\p{L})\d+ (?:Tage|Wochen|Monate) (?:später|danach|nach|vor(?! (?:dem )?Ablauf|her\p{L}* (?:warn|erinner)))(?!\p{L})/iu;

/** A specification names what it wants. */
const isSpecified =
  /\bweb ?(?:site|page|application)s?\b|\b(?:platform|portal)\b|\bshould (?:have|provide|offer|include) (?:functional|functions|features)|\busers should be able to\b/i;

/** What the builder makes by itself, with more than lists. */
const hasOwnApp =
  /\bgoods (?:received|issued|receipts?|issues?)\b|\bstock-?taking\b|wareneing[aä]ng|warenausg[aä]ng|inventur|flash ?cards?|\btime[- ]off requests?\b/i;

/** Something is booked, and the domain has no list for it. */
export const isBookedBeside = (domain: Domain, text: string): boolean => booksSomething.test(text) && !hasBookings(domain); // prettier-ignore
