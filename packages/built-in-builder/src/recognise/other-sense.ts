import { headOf } from '../reading/noun-of.ts';

/**
 * Nouns whose usual record is one of a certain kind of app, with what such a text speaks of: jobs are vacancies where people
 * are hired, and otherwise just work that is done.
 */
const needed: readonly (readonly [nouns: RegExp, spokenOf: RegExp])[] = [
  [/^(?:job|position|opening|vacancy)$/, /\b(?:vacanc\w+|hir(?:e|es|ing)|recruit\w*|applicants?|applications?|apply|employers?|salar\w+|career\w*|candidates?|job (?:board|listing|posting|offer|search|seeker)\w*|jobs? (?:website|portal|platform|market)|remote|full[- ]?time|part[- ]?time|freelanc\w*)\b/i],
  [/^(?:service|offer|offering|package)$/, /\b(?:book|reserv|offer|client|patient|customer|guest|salon|spa|barber|hairdress|beaut|clinic|practice|price|pricing|agency|studio|consult|compan|visitor|website)\w*\b/i],
  [/^plan$/, /\b(?:subscri\w+|tariffs?|pricing|mobile|phone|internet|data|contracts?|premium|membership|providers?)\b/i],
  [/^(?:house|flat|apartment|home|villa|listing|property|unit)$/, /\b(?:rent\w*|sale|sell\w*|sold|buy\w*|estate|propert\w+|tenants?|landlord|lettings?|bedrooms?|agents?|viewings?|guests?|holiday|book\w*|airbnb|apartments|flats)\b/i],
  [/^(?:course|class|lesson|training|program|programme)$/, /\b(?:courses?|class(?:es)?|studio|gym|yoga|school|students?|pupils?|teach\w*|instructors?|trainers?|participants?|enrol\w*|sign(?:s|ed|ing)? up|e-?learning|syllabus|certificates?|employees|academy|workshops?|timetable)\b/i],
  [/^(?:song|track|tune)$/, /\b(?:songs?|music\w*|bands?|albums?|artists?|playlists?|sing\w*|choir|play(?:ing)?|concerts?|gigs?|tunes?)\b/i],
  [/^(?:reading|measurement)$/, /\b(?:weather|climate|air|sensors?|stations?|temperatures?|humid\w*|environment\w*|pollut\w*|greenhouse)\b/i],
  [/^game$/, /\b(?:chess|board ?games?|video ?games?|card ?games?|console|players?|consoles|steam|levels?|collection|tournament|backlog|playing)\b/i],
]; // prettier-ignore

/** English nouns that German has in another sense: Noten are sung, a Stock of bees is no share. */
const falseFriends =
  /^(?:note|stock|fund|plan|position|album|tag|student|club|instrument|gift|rat|art|kind|brief|hut|wand|boot|rock|see|rate|herd|list|mode|ton|war|video|training|rolle)$/;
const isGerman = (text: string): boolean =>
  /(?<!\p{L})(?:und|mit|für|der|die|das|wir|ich|eine?|unsere?)(?!\p{L})/iu.test(text);

/** Whether the text means something else by this noun than the record that apps usually keep under it. */
export function isOtherSense(noun: string, text: string): boolean {
  if (text === '') return false;
  if (falseFriends.test(noun) && isGerman(text)) return true;
  const spokenOf = needed.find(([nouns]) => nouns.test(noun) || nouns.test(headOf(noun)))?.[1];
  return spokenOf !== undefined && !spokenOf.test(text);
}
