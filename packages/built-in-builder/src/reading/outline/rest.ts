import { isQuestion, tellsField } from './tells-field.ts';

/** What people do in an app, with what they do it to: "reserve an item", "filter by light", and no "put up on". */
const isAct = /^(?:(?:choose|pick|put|see|view|mark|place|filter|search|sort|browse|book|reserve|add|get|pay|download|register|submit|send|upload|edit|delete|manage|create|compare|share|enter|record|generate|compose|assign|estimate|track|log) (?:an?|the|them|it|their|my|his|her|our|your|all|items?|by|for|in|and|or|as) |log in|(?:suchen|filtern|sortieren|auswählen|sehen|anlegen|buchen|after which|upon which) )/iu; // prettier-ignore
const opens = /^(?:i|we|they|you|it|he|she|there|so|because|but|then|should|please|ich|wir|man|damit|weil|aber|sonst|dann|er|sie|bitte|soll)\b/iu; // prettier-ignore
const says = /\b(?:should|would|must|can|want|was a|were|i['’]d|sollen?|möchte|muss|kann|könnte|würde)\b/iu;
/** Another list begins, with what is noted of that: "; orders with country", "and then each tuning with pitch". */
const next = /(?:;|,? (?:and|und)) (?:then |dann )?(?:(?:each|every|jede[mnrs]?) (?:\p{L}[\p{L}-]+ )?|(?:\p{L}[\p{L}-]+ )?\p{L}[\p{L}-]+s |\p{Lu}[\p{L}-]+ )(?:with|having|mit) /u; // prettier-ignore
const mostWords = 8;

/** The part of a text in front of where another list begins. */
export function upToNext(body: string): string {
  const at = next.exec(body)?.index ?? body.length;
  const before = body.slice(0, at);
  return before.lastIndexOf('(') > before.lastIndexOf(')') ? body : before;
}

const isSaid = (item: string): boolean =>
  !isQuestion(item) && (opens.test(item) || (says.test(item) && !tellsField(item)));
const isLong = (item: string): boolean => !isQuestion(item) && item.replace(/\([^()]*\)/g, '').trim().split(' ').length > mostWords; // prettier-ignore

/** The items up to where the sentence goes on to say something else; what is told at length is no name of a field. */
export function withoutRest(items: readonly string[]): string[] {
  const end = items.findIndex((item) => isAct.test(item) || isSaid(item));
  return items.slice(0, end < 0 ? items.length : end).filter((item) => !isLong(item));
}
