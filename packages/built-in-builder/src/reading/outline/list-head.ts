import { lemmaOfNoun } from '../lemma.ts';
import { fieldWords } from '../lexicon/field-words.ts';
import { germanFieldWords } from '../lexicon/german-field-words.ts';
import { germanPlural } from '../german-plural.ts';
import { germanSingular } from '../german-tagger.ts';

/** What a list is called where it is told: `noun` singular, in small letters; `plural` where it stands so in the text. */
export type ListHead = { noun: string; plural: string | null };

const introducing = {
  en: /^(?:need|needs|want|like|keep|track|record|note|write|log|list|have|has|had|got|there's|there|are|is|were|store|manage|organise|organize|collect|add|enter|submit|register|browse|view|know|about|of|also|plus|then|and|per|each|every|any|down|for|now|with)$/iu,
  de: /^(?:brauche|brauchen|braucht|möchte|möchten|moechte|moechten|will|wollen|haben|hab|habe|hätte|hätten|haette|gern|gerne|verwalten|verwalte|erfassen|notieren|aufschreiben|führen|fuehren|und|sowie|dazu|dann|noch|außerdem|ausserdem|auch|natürlich|pro|je|zu|jede[nmrs]?|für|fuer|gibt|alle|sind|drin|kommen)$/iu,
} as const;

const skipped = {
  en: /^(?:i|we|you|they|us|me|my|our|your|their|its|his|her|the|a|an|to|some|all|about|around|roughly|just|really|also|and|then|there['’]?s?|is|are|here|so|well|next|finally|first|second|third|second(?:ly)?|lastly|now|['’]d|[iw]e?['’]d|would|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|every|each|per|any|different|various|of|for|own|need|want|like|keep|know|besides|plus|oh|ok|okay)$/iu,
  de: /^(?:ich|wir|ihr|sie|man|es|uns|mir|mich|der|die|das|den|dem|des|ein|eine[nmrs]?|mein[a-zäöü]{0,2}|unser[a-zäöü]{0,2}|sein[a-zäöü]{0,2}|ihre?[nmrs]?|alle[nmrs]?|jede[nmrs]?|noch|auch|dann|und|so|also|gern|gerne|wissen|zu|\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|pro|je|für|von|vom|dazu|außerdem|ausserdem|natürlich|nun|jetzt|erstens|zweitens|drittens|will|wollen|möchte|möchten|brauche|brauchen|haben|hab|hätte|hätten|einmal|mal|erfassen|aufschreiben|verwalten|notieren|drin)$/iu,
} as const;

const stops =
  /^(?:that|which|who|whom|whose|where|when|we|i|you|they|it|he|she|such|like|between|from|in|on|at|for|of|to|with|should|must|can|could|will|would|is|are|was|were|has|have|come|comes|get|gets|the|a|an|and|or|as|by|look|lend|into|out|over)$/iu;

/** Parts of an app, and words that only open what is told. */
const noList =
  /^(?:features?|functions?|functionality|pages?|sections?|fields?|columns?|tabs?|menus?|roles?|requirements?|examples?|notes?|ideas?|options?|rules?|steps?|things? to do|everything|something|anything|it|them|this|that|these|those|one|ones|app|apps|website|site|system|tool|database|page|screen|users? can|colou?rs?|style|design|seite|seiten|funktion(?:en)?|felder|spalten?|anforderung(?:en)?|beispiele?|hinweise?|regeln?|rollen?|app|webseite|system|tabelle|übersicht|farben?|design|stil|folgende[ns]?|information(?:en)?|daten|data|details|infos?|angaben|kategorien?|categor(?:y|ies)|kinds?|types?|arten)$/iu;

const words = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’/-]*/gu) ?? [];

function englishNoun(rest: readonly string[]): ListHead | null {
  let at = 0;
  while (at < rest.length && skipped.en.test(rest[at]!)) at++;
  const name: string[] = [];
  for (; at < rest.length && name.length < 3; at++) {
    const word = rest[at]!.toLowerCase();
    if (stops.test(word)) break;
    name.push(word);
    if (lemmaOfNoun(word) !== word) break;
  }
  const noun = name.map((word, index) => (index === name.length - 1 ? lemmaOfNoun(word) : word)).join(' ');
  if (name.length === 0 || noList.test(name.at(-1)!) || /['’]/.test(noun) || !/\p{L}{2}/u.test(noun)) return null;
  return { noun, plural: noun === name.join(' ') ? null : name.join(' ') };
}

function germanNoun(rest: readonly string[], isSmall: boolean, isNext: boolean): ListHead | null {
  const isNoun = (one: string) => (isSmall || /^\p{Lu}\p{L}/u.test(one)) && !skipped.de.test(one) && !introducing.de.test(one); // prettier-ignore
  const word = isNext && !isSmall ? rest.findLast(isNoun) : rest.find(isNoun);
  if (!word || noList.test(word)) return null;
  return germanHead(word.toLowerCase());
}

/** A German word as the name of a list: "Fahrrädern" are Fahrräder, and Schüler may be several. */
export function germanHead(lower: string): ListHead {
  const noun = germanSingular(lower);
  const many = germanPlural(noun, []);
  if (noun === lower) return { noun, plural: many === lower && /(?:er|el|en|chen)$/.test(lower) ? lower : null };
  return { noun, plural: lower === `${many}n` ? many : lower };
}

const hasCapitals = (text: string): boolean => /(?<=\p{Ll} )\p{Lu}\p{Ll}/u.test(text);

/** The list that a clause opens, whatever else it says: "Ich möchte die Parzellen aufschreiben", "the courses we give". */
export function headOfClause(clause: string, language: 'en' | 'de', whole: string, isNext = false): ListHead | null {
  const all = words(clause);
  if (all.length === 0 || all.length > 40) return null;
  const nounIn = (rest: readonly string[]) => (language === 'en' ? englishNoun(rest) : germanNoun(rest, !hasCapitals(whole), isNext)); // prettier-ignore
  for (let at = all.length - 2; at >= 0; at--) {
    if (!introducing[language].test(all[at]!)) continue;
    const found = nounIn(all.slice(at + 1));
    if (found) return found;
  }
  return nounIn(all);
}

/** A word that names a field stands for no list, unless there are several. */
export const mayBeList = ({ noun, plural }: ListHead): boolean =>
  plural !== null || !(fieldWords.has(noun.split(' ').at(-1)!) || germanFieldWords.has(noun));

/** What a clause says is done, as the list of it is called. */
const deeds: readonly (readonly [RegExp, ListHead])[] = [
  [/(?<!\p{L})(?:reservieren|reserviert)$/iu, { noun: 'reservierung', plural: 'reservierungen' }],
  [/(?<!\p{L})(?:buchen|bucht)$/iu, { noun: 'buchung', plural: 'buchungen' }],
  [/(?<!\p{L})(?:ausleihen|ausleiht|verleihen)$/iu, { noun: 'ausleihe', plural: 'ausleihen' }],
  [/(?<!\p{L})(?:bestellen|bestellt)$/iu, { noun: 'bestellung', plural: 'bestellungen' }],
  [/(?<!\p{L})(?:verkaufen|verkauft)$/iu, { noun: 'verkauf', plural: 'verkäufe' }],
  [/(?<!\p{L})wegwerfen(?: müssen)?$/iu, { noun: 'abfall', plural: 'abfälle' }],
  [/(?<!\p{L})wer (?:wann )?(?:da|dabei|dort|hier) war$/iu, { noun: 'besuch', plural: 'besuche' }],
  [/(?<!\p{L})(?:wer (?:wann )?(?:hilft|dran ist|dienst hat)|wann (?:er|sie) dran (?:ist|sind))$/iu, { noun: 'einsatz', plural: 'einsätze' }],
  [/\bwho is on(?: duty)?(?: when)?$/iu, { noun: 'shift', plural: 'shifts' }],
  [/\bwhat (?:we|i) (?:have to )?(?:throw|threw) (?:away|out)$/iu, { noun: 'waste entry', plural: 'waste' }],
  [/\b(?:every|each) time (?:i|we|somebody|someone) (?:look|looks|check|checks)(?: \w+)?$/iu, { noun: 'check', plural: 'checks' }],
  [/\bwhat (?:we|i) (?:sell|sold)$/iu, { noun: 'sale', plural: 'sales' }],
  [/\bwhat (?:we|i) (?:buy|bought)$/iu, { noun: 'purchase', plural: 'purchases' }],
]; // prettier-ignore

/** "die Kollegen sollen den Raum reservieren", "was wir wegwerfen müssen": a list of what is done. */
export const headOfDeed = (clause: string): ListHead | null =>
  deeds.find(([said]) => said.test(clause.trim()))?.[1] ?? null;

const reported = /(?<!\p{L})(?:soll|sollen|können|koennen|dürfen|duerfen) .{0,120}?(\p{Lu}\p{L}+) (?:melden|eintragen|erfassen|aufschreiben|notieren)$/u; // prettier-ignore

/** "Außerdem sollen die Leute Schäden melden" */
export function headOfReport(clause: string): ListHead | null {
  const word = reported.exec(clause.trim())?.[1]?.toLowerCase();
  if (!word) return null;
  return germanHead(word);
}
