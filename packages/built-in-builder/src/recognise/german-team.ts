import { germanSingular } from '../reading/german-tagger.ts';
import { gradeOf } from '../reading/lexicon/graded-nouns.ts';

const isGerman = /(?<!\p{L})(?:und|mit|für|der|die|das|ein|eine)(?!\p{L})/iu;
const we = /(?<!\p{L})(?:wir|unser\p{L}{0,3}|uns)(?!\p{L})/iu;
const alone = /(?<!\p{L})(?:ich|mein\p{L}{0,2}|mir|mich)(?!\p{L})/iu;
const isClub =
  /(?:verein|klub|club|feuerwehr|chor|kapelle|genossenschaft|initiative|gemeinschaft|verband)s?(?!\p{L})/iu;
const ourHouse = /(?<!\p{L})(?:[Uu]nser\p{L}{0,3}|[Ww]ir sind (?:eine?|\d+|zwei|drei|vier|fünf|sechs)(?: kleine[rs]?)?) (?:\p{Ll}+ )?(?<house>\p{Lu}[\p{L}-]+)/gu; // prettier-ignore

/** "Jeder stellt Bücher ein, andere können sie anfragen" */
const eachOfThem = /(?<!\p{L})jede[rs]? (?:\p{Lu}\p{L}+ )?(?:stellt|trägt|macht|meldet|sieht|schreibt|gibt|sagt|hakt|bucht)(?!\p{L})|(?<!\p{L})(?:die )?andere[nr]? (?:können|sollen|dürfen)(?!\p{L})/iu; // prettier-ignore

/** "Unsere Theatergruppe", "wir sind drei Familien": several people use it, unless only one of them speaks of it as theirs. */
export function isGermanTeam(text: string): boolean {
  if (!isGerman.test(text)) return false;
  if (eachOfThem.test(text)) return true;
  if (!alone.test(text)) return we.test(text) || isClub.test(text);
  return [...text.matchAll(ourHouse)].some(({ groups }) => gradeOf(germanSingular(groups!.house!.toLowerCase()))?.kind === 'group'); // prettier-ignore
}
