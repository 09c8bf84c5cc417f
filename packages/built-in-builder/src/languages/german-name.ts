import { germanOpenings } from '../reading/lexicon/german-words.ts';

const opening =
  /^\s*(?:(?:bitte|hallo|guten tag|ich (?:möchte|will|brauche|hätte gern|suche)|wir (?:möchten|wollen|brauchen|suchen)|(?:bau|mach|erstell|entwickl|programmier)e?n? (?:Sie )?(?:mir|uns|bitte)?)[\s,!.:]+)*(?:(?:ein|eine|einen|mein|meine|meinen|unser|unsere|unseren|der|die|das)\s+)?(?:(?:kleine|einfache|neue|schöne|digitale|moderne|gemeinsame|interne|private|persönliche)[rsnm]?\s+)*([\p{Lu}][\p{L}]+(?:-[\p{L}]+)*)/iu;
const anything =
  /^(?:.*-?(?:app|tool|software|programm|anwendung|system|datenbank)|web-?seite|webseite|website|internetseite|homepage|seite|portal|plattform|liste|übersicht|verwaltung|möglichkeit)$/i;

/** What a German prompt calls the app, such as "Putzplan"; null where it says only that it is one. */
export function germanName(text: string): string | null {
  const said = opening.exec(text)?.[1];
  if (!said || said.length > 28 || said.length < 4 || !/^\p{Lu}/u.test(said)) return null;
  if (germanOpenings.has(said.toLowerCase())) return null;
  return anything.test(said) && !/^(?!web)\p{L}{4,}(?:system|programm|datenbank|verwaltung)$/iu.test(said)
    ? null
    : said;
}
