import { everyDomain } from '../../domains/find-domain.ts';
import { wordsOf } from '../../domains/phrases.ts';
import type { AppPlan, Entity } from '../../plan/plan.ts';
import { entitiesIn, stemOf, tokensIn } from '../understand/gist/mentions.ts';

type Language = 'en' | 'de';
type Sense = ReadonlyMap<string, number>;
const known = new Map<Language, ReadonlyMap<string, Sense>>();

/** By which other words people call what a list holds, as the lists of all domains have them; the number says in how many. */
function sensesIn(language: Language): ReadonlyMap<string, Sense> {
  const before = known.get(language);
  if (before) return before;
  const senses = new Map<string, Map<string, number>>();
  const add = (name: string, word: string, times: number) => {
    const sense = senses.get(name) ?? new Map<string, number>();
    senses.set(name, sense.set(word, (sense.get(word) ?? 0) + times));
  };
  for (const { lists } of everyDomain(language))
    for (const list of lists) {
      const label = stemOf(list.label);
      const words = [...new Set(list.words.filter(({ text }) => !/[*\s]/.test(text) && text.length >= leastLetters).map(({ text }) => stemOf(text)))]; // prettier-ignore
      for (const word of words)
        if (word !== label && !vague.test(word)) {
          add(label, word, 1);
          // what one of its words is called is called like the list as well
          add(word, label, 1);
        }
    }
  known.set(language, senses);
  return senses;
}

const leastLetters = 4;
const vague = /^(?:who|what|when|where|much|many|wer|was|wann|wie|viel|date|datum|peopl|leut|list|entr|note|thing|make|made|work|time|year|month|jahr|monat|money|geld|paid|bezahlt|open|offen|each|every|left)$/; // prettier-ignore

/** What people call the records of many lists, and what such a list is called. */
const general: readonly (readonly [said: RegExp, list: RegExp])[] = [
  [/^(?:customers?|clients?|buyers?|kund(?:e|en|in|innen|schaft)|käufer\p{L}*|auftraggeber)$/iu, /customer|client|buyer|guest|kunde|käufer|gast|auftraggeber|patient|mandant/i], // prettier-ignore
  [/^(?:animals?|pets?|creatures?|beasts?|tiere?n?|vierbeiner\p{L}*|viecher|schützlinge?)$/iu, /dog|cat|horse|animal|pet|hund|katze|pferd|tier|hühner|huhn|schaf|kaninchen|vogel|goat|sheep|hen|cow/i], // prettier-ignore
  [/^(?:colon(?:y|ies)|völker?n?|stöcke?)$/iu, /hive|colony|volk|stock/i],
  [/^(?:instruments?|instrumente?n?)$/iu, /piano|guitar|violin|instrument|klavier|flügel|gitarre|geige|orgel/i],
  [/^(?:vehicles?|fahrzeuge?n?)$/iu, /car|van|truck|bike|vehicle|auto|wagen|rad|fahrzeug|lkw|motorrad|boot/i],
  [/^(?:productions?|plays?|evenings?|performances?|stücke?n?|vorstellung\p{L}*|aufführung\p{L}*|abende?n?)$/iu, /show|play|performance|event|concert|stück|vorstellung|aufführung|konzert|veranstaltung/i], // prettier-ignore
  [/^(?:trips?|rides?|drives?|outings?|journeys?|tours?|ausfahrt(?:en)?|touren?|ausflüge?n?|strecken?)$/iu, /trip|ride|outing|tour|drive|walk|hike|fahrt|ausflug|wanderung/i], // prettier-ignore
  [/^(?:rooms?|zimmern?|räume?n?)$/iu, /room|raum|zimmer/i],
  [/^(?:jobs?|tasks?|things to do|sachen|aufgaben?|arbeiten|dinge|cleaning|punkte)$/iu, /chore|task|to-?do|job|duty|aufgabe|dienst|auftrag|erledigung|visit/i], // prettier-ignore
  [
    /^(?:shopping|purchases?|groceries|einkäufe?n?|anschaffung\p{L}*)$/iu,
    /purchase|shopping|expense|einkauf|anschaffung|ausgabe/i,
  ],
  [/^(?:bills?|invoices?|rechnung(?:en)?)$/iu, /bill|invoice|rechnung/i],
  [/^(?:people|members?|persons?|mitglied\p{L}*|leuten?|personen|heads?|köpfe)$/iu, /member|person|people|player|volunteer|participant|flatmate|mitglied|spieler|helfer|teilnehmer|bewohner/i], // prettier-ignore
  [/^(?:pieces|möbel\p{L}*|stücke)$/iu, /auftrag|order|piece|stück/i],
  [/^(?:nights?|stays?|guests?|gäste?n?|besuch\p{L}*|aufenthalt\p{L}*)$/iu, /stay|booking|visit|reservation|aufenthalt|buchung|besuch|gast|guest/i], // prettier-ignore
];

export type Named = { entity: Entity; at: number; end: number; sure: number };

/** The lists that a text names: as they are called, or by another word for what they hold. */
export function thingsIn(text: string, plan: AppPlan): Named[] {
  const named = entitiesIn(text, plan).map(({ entity, at, end }) => ({ entity, at, end, sure: 4 }));
  const senses = sensesIn(plan.language === 'de' ? 'de' : 'en');
  const taken = (at: number) => named.some((one) => at >= one.at && at < one.end);
  for (const { word, at, end } of tokensIn(text)) {
    if (taken(at)) continue;
    const stem = stemOf(word);
    const byWord = plan.entities.filter(({ label, plural }) => general.some(([said, list]) => said.test(word) && (list.test(label) || list.test(plural)))); // prettier-ignore
    const bySense = stem.length < leastLetters || vague.test(stem) ? [] : plan.entities.filter(({ label }) => (senses.get(stemOf(lastWordOf(label)))?.get(stem) ?? 0) >= leastDomains); // prettier-ignore
    const byPart = plan.language === 'de' && stem.length > 4 ? plan.entities.filter(({ label }) => stemOf(label) !== stem && stem.endsWith(stemOf(label)) && stemOf(label).length > 3) : []; // prettier-ignore
    const deed = word
      .toLowerCase()
      .replace(/^ge(?=\p{L}{4})/u, '')
      .replace(/(?:ed|et|en|t|d)$/, '');
    const byDeed = deed.length > 3 && deed.length < word.length ? plan.entities.filter(({ label }) => label.toLowerCase().startsWith(deed)) : []; // prettier-ignore
    const [found, sure] =
      byWord.length > 0
        ? [byWord, 2]
        : byPart.length > 0
          ? [byPart, 2]
          : bySense.length > 0
            ? [bySense, 1.5]
            : [byDeed, 1.5];
    if (found.length > 0 && found.length <= 2) for (const entity of found) named.push({ entity, at, end, sure: found.length === 1 ? sure : sure / 2 }); // prettier-ignore
  }
  return named.sort((a, b) => a.at - b.at);
}

const leastDomains = 2;
const lastWordOf = (label: string): string => wordsOf(label).at(-1) ?? label;

/** The list that words name first and most surely. */
export const thingIn = (text: string, plan: AppPlan): Entity | undefined =>
  thingsIn(text, plan).toSorted((a, b) => b.sure - a.sure)[0]?.entity;
