import { isPerson } from '../reading/chunks.ts';
import { germanSingular } from '../reading/german-tagger.ts';
import { germanSingulars } from '../reading/lexicon/german-nouns.ts';
import { germanDeterminers, germanOpenings, germanPrepositions, germanPronouns, germanVerbs } from '../reading/lexicon/german-words.ts'; // prettier-ignore

const opening =
  /^\s*(?:(?:bitte|hallo|moin|servus|guten tag|ich (?:möchte|will|brauche|hätte gern|suche)|wir (?:möchten|wollen|brauchen|suchen)|(?:bau|mach|erstell|entwickl|programmier)e?n? (?:Sie )?(?:mir|uns|bitte)?)[\s,!.:]+)*(?:(?:ein|eine|einen|mein|meine|meinen|unser|unsere|unseren|der|die|das)\s+)?(?:(?:kleine|einfache|neue|schöne|digitale|moderne|gemeinsame|interne|private|persönliche)[rsnm]?\s+)*([\p{Lu}][\p{L}]+(?:-[\p{L}]+)*)(?=(\s+[\p{L}\d]+|\s*[^\p{L}\d\s])?)/iu;
/** What says only that it is an app, and what nobody would call one. */
export const isNoName = (said: string): boolean => anything.test(said);
const anything =
  /^(?:.*-?(?:app|tool|software|programm|anwendung|system|datenbank)|web-?seite|webseite|website|internetseite|homepage|(?:web|internet|info)?-?seiten?|portal|plattform|liste|übersicht|verwaltung|möglichkeit|lösung|werkzeug|konzept|projekt|idee|wunsch|ziel|aufgabe|excel|tabelle|formular|erstellung|entwicklung|programmierung|einrichtung|umsetzung|online-formular|rechner|spiel|archiv|verein|labor|praxis|gesamt|result|online)$/i;
/** Words that open a sentence of any kind, and people of whom one tells. */
const opensSentence =
  /^(?:wann|warum|wo|wie|wer|was|wenn|weil|sehr|nachdem|ständig|schreib|stell|zeig|gib|lass|unsre|lange|jetzt|oft|ist|sind|kater|nach|namen|seit|hallo|moin|servus|ahoi|hey|liebes?|gesucht|gebraucht|gewünscht|vermisst|betreff|gibt|gibts|lohnt|darf|dürfen|kann|kannst|könnt|könnte|können|könnten|könntest|soll|sollen|will|wollen|muss|müssen|habe?|haben|brauche?n?|bräuchte|suche|sammle|sammeln|entwickle?|entwickeln|erstelle?n?|baue?n?|mache?|wieviel|zweimal|einmal|jeden|jede|jeder|jedes|viele|frau|mann|oma|opa|mama|papa|sohn|tochter|mutter|vater|bruder|schwester|kollegen?|kolleginnen?|leute|freunde?|wunsch|nur|statt|laut|trotz|griaß|grüezi|benötigt|benötigen|erfasst|bin|mir|hab|haben)$/i;

/** What a German prompt calls the app, such as "Putzplan"; null where it says only that it is one, or begins with something else. */
export function germanName(text: string): string | null {
  const [, said, next = ''] = opening.exec(text) ?? [];
  if (!said || said.length > 28 || said.length < 4 || !/^\p{Lu}/u.test(said)) return null;
  const word = said.toLowerCase();
  if (isSmall(word) || opensSentence.test(word)) return null;
  // "Freie Trainingszeiten", "Wahlhelfer melden sich": another noun, or what people do, follows at once
  if (/(?:e|er|es|en)$/.test(word) && /^\s+\p{Lu}/u.test(next) && !isKnownNoun(word)) return null;
  const people = isPerson(word) || isPerson(germanSingular(word));
  if (people && /^\s+\p{Ll}/u.test(next) && !isSmall(next.trim()) && !joining.test(next.trim())) return null;
  if (people && germanVerbs.has(next.trim())) return null;
  return isNoName(said) && !/^(?!web)\p{L}{4,}(?:system|programm|datenbank|verwaltung)$/iu.test(said) ? null : said;
}

const isSmall = (word: string): boolean =>
  germanOpenings.has(word) ||
  germanDeterminers.has(word) ||
  germanPrepositions.has(word) ||
  germanPronouns.has(word) ||
  (germanVerbs.has(word) && /(?:[^s]t|[^e]e)$/.test(word));
const nouns = [...germanSingulars.values()];
const isKnownNoun = (word: string): boolean => nouns.some((noun) => noun.length > 3 && word.endsWith(noun));
/** What may follow a name without ending it: "Putzplan für", "Klassenkasse und", "Notenarchiv wo". */
const joining =
  /^(?:und|oder|wo|wer|was|wie|mit|inkl|bzw|sowie|wöchentlich|täglich|monatlich|digital|online|intern|hier)$/;
