import { germanSingulars } from './lexicon/german-nouns.ts';
import {
  germanContainers,
  germanDeterminers,
  germanOpenings,
  germanPrepositions,
  germanPronouns,
  germanVerbs,
} from './lexicon/german-words.ts';
import type { PartOfSpeech, Tagger, Token } from './token.ts';

const conjunctions = new Set([
  'und',
  'oder',
  'sowie',
  'wenn',
  'weil',
  'dass',
  'wer',
  'wann',
  'wo',
  'mit',
  'wie',
  'ob',
  'was',
  'warum',
  'wem',
  'wen',
  'wofür',
]);
const numbers = new Set('zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig'.split(' '));
const endings: readonly (readonly [RegExp, string])[] = [
  [/(ung|heit|keit|schaft|ion|tät|ur|sicht|fahrt|schrift|schicht|anstalt|gestalt)en$/, '$1'],
  [/innen$/, 'in'],
  [/(?<=.{3})lingen?$/, 'ling'],
  [/(?<!gl|gr|g|atl|anan|chem|l|mo|cha)([ao])s$/, '$1'],
];
const leastStem = 4;
const singulars = new Set(germanSingulars.values());
/** Before "-kalender" and "-plan" often stands a verb: an Impfkalender is of Impfungen. */
const verbStems = new Map([['impf', 'Impfung'], ['putz', 'Putzdienst'], ['gieß', 'Pflanze'], ['wasch', 'Waschtermin'], ['koch', 'Rezept'], ['back', 'Rezept'], ['lern', 'Lektion'], ['fütter', 'Fütterung'], ['pflanz', 'Pflanze'], ['trainings', 'Training'], ['fahr', 'Fahrt'], ['lese', 'Buch'], ['spar', 'Sparziel']]); // prettier-ignore

/**
 * German parts of speech without a library: nouns are written with a capital, verbs and small words stand in lists.
 * Compounds that end in a word for a collection come as two nouns. Texts in lower case are beyond it.
 */
export const germanTagger: Tagger = (sentence) => {
  const tokens: Token[] = [];
  for (const match of sentence.matchAll(/\p{L}[\p{L}\p{N}-]*|\p{N}+|[^\s\p{L}\p{N}]/gu)) {
    const text = match[0];
    const at = match.index;
    const lower = text.toLowerCase();
    // "mit Von, Bis und Grund": a small word with a capital inside a sentence is a name
    const isName = at > 0 && /^\p{Lu}/u.test(text) && (germanPrepositions.has(lower) || germanVerbs.has(lower));
    const rest = sentence.slice(at + text.length);
    // the verb comes last: "Mitfahrgelegenheiten anbieten:", "Bilder hochladen können"
    const isLast = at > 0 && /^\p{Ll}{2,}(?:en|ern|eln)$/u.test(text) && /^\s*(?:$|[.,:;]|und\b|(?:können|kann|sollen|soll|dürfen|möchten)\b)/.test(rest); // prettier-ignore
    const isOpening = germanOpenings.has(lower) && /(?:^|[.:;!?(]\s*)$/.test(sentence.slice(0, at));
    const usual = isName ? 'noun' : isOpening ? 'other' : posOf(text, lower);
    const pos = usual === 'adjective' && isLast && !isInList(sentence, at) ? 'verb' : usual;
    if (pos === 'noun') tokens.push(...nounTokens(text, at));
    else
      tokens.push({
        text,
        isKnown: true,
        lower,
        lemma: germanVerbs.get(lower) ?? lower,
        pos,
        at,
        end: at + text.length,
      });
  }
  return tokens;
};

/** "bezahlt, offen, ausgeliehen": what stands between commas names states. */
const isInList = (sentence: string, at: number): boolean => /(?:[,(:]|und|oder)\s*$/.test(sentence.slice(0, at));

function posOf(text: string, lower: string): PartOfSpeech {
  if (!/^\p{L}/u.test(text)) return /^\p{N}/u.test(text) ? 'number' : 'mark';
  if (germanDeterminers.has(lower)) return 'determiner';
  if (numbers.has(lower)) return 'number';
  if (germanPronouns.has(lower)) return 'pronoun';
  if (germanPrepositions.has(lower)) return 'preposition';
  if (conjunctions.has(lower)) return 'conjunction';
  if (germanVerbs.has(lower)) return 'verb';
  if (/^\p{Lu}/u.test(text)) return 'noun';
  return /(?:e|en|er|es|em)$/.test(lower) &&
    !/^(?:aber|immer|wieder|können|sollen|werden|möchten|oder|oben|unten)$/.test(lower)
    ? 'adjective'
    : 'other';
}

function nounTokens(text: string, at: number): Token[] {
  const lower = text.toLowerCase();
  const container = germanContainers.find((word) => lower.endsWith(word) && lower.length >= word.length + leastStem);
  const whole = {
    text,
    isKnown: true,
    lower,
    // several of what is called by its letters: NPCs, LKWs
    lemma: /^\p{Lu}{2,5}s$/u.test(text) ? lower.slice(0, -1) : germanSingular(lower),
    pos: 'noun' as const,
    at,
    end: at + text.length,
  };
  if (!container) return [whole];
  const cut = text.length - container.length;
  const written = text.slice(0, cut);
  const plain = written.toLowerCase();
  const stem = verbStems.get(plain) ?? (singulars.has(plain) ? written : written.replace(/(?<=[^s])s-?$|-$/, ''));
  const first = {
    text: stem,
    isKnown: true,
    lower: stem.toLowerCase(),
    lemma: germanSingular(stem.toLowerCase()),
    pos: 'noun' as const,
    at,
    end: at + cut,
  };
  const last = {
    text: text.slice(cut),
    isKnown: true,
    // a plan of shifts is about shifts, as a planning is
    lower: container === 'plan' ? 'planung' : container,
    lemma: container === 'plan' ? 'planung' : container,
    pos: 'noun' as const,
    at: at + cut,
    end: at + text.length,
  };
  return [first, last];
}

const isOfMany = /(?:[aeiouäöü](?:[bdfgkmpvwz]|ch|sch|ck|rk|rb|rv|lk|nk|tz|pp|nz|rz|rt|st|ss|ff|mm|nn|ll|tt)|ie)en$/;
/** Nouns that end so in the singular, most of them alone or at the end of a compound, and verbs that serve as nouns. */
const isOneInEn =
  /(?:wagen|garten|laden|kasten|schaden|rasen|boden|ofen|hafen|faden|graben|kuchen|drachen|rücken|namen|nacken|balken|zapfen|tropfen|ballen|becken|zeichen|wesen|leben|essen|treffen|rennen|schreiben|vorhaben|guthaben|verfahren|vermögen|interessen|morgen|regen|segen|magen|kragen|bogen|brunnen|knochen|kissen|wochen|daten|kosten|ferien|noten|personen|medien|leuten?|spenden|zutaten|frauen|herren|firmen|themen|museen|[aeiu]tionen|(?:ent|ist|ant|at|ot)en|chen)$/;

const isMeal = /(?:^|mittag|abend|fest)essen$/;

type Ending = { ending: string; one: string; rank: number };
/** What compounds end in, with the dative plural: of two that fit the first in the list. */
const compoundEndings = new Map<string, Ending>();
for (const [plural, one] of germanSingulars)
  for (const ending of plural.endsWith('n') || plural.endsWith('s') ? [plural] : [plural, `${plural}n`])
    if (!compoundEndings.has(ending)) compoundEndings.set(ending, { ending, one, rank: compoundEndings.size });
const leastBefore = 3;

function compoundEnding(lower: string): Ending | undefined {
  let found: Ending | undefined;
  for (let at = leastBefore; at < lower.length; at++) {
    const ending = compoundEndings.get(lower.slice(at));
    if (ending && (!found || ending.rank < found.rank)) found = ending;
  }
  return found;
}

/** The singular of a German noun in lower case, as far as lists and endings tell. */
export function germanSingular(lower: string): string {
  const known = germanSingulars.get(lower);
  if (known) return known;
  // the dative plural ends in one n more: Mitgliedern
  const nominative = lower.endsWith('n') ? germanSingulars.get(lower.slice(0, -1)) : undefined;
  if (nominative) return nominative;
  const compound = compoundEnding(lower);
  if (compound) return lower.slice(0, -compound.ending.length) + compound.one;
  // of Lesern each is a Leser, of Parzellen each a Parzelle
  if (/..(?:er|el)n$/.test(lower)) return lower.slice(0, -1);
  if (/([lst])\1en$/.test(lower)) return isMeal.test(lower) ? lower : lower.slice(0, -1);
  for (const [ending, one] of endings) if (ending.test(lower)) return lower.replace(ending, one);
  // of Tauben each is a Taube, but a Wagen is one
  if (isOfMany.test(lower) && !isOneInEn.test(lower)) return lower.slice(0, -1);
  return lower;
}
