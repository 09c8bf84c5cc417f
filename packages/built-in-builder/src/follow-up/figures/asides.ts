import type { AppPlan } from '../../plan/plan.ts';
import { entitiesIn, fieldsIn } from '../understand/gist/mentions.ts';
import { saysSpan } from './conditions.ts';
import { charts, counts, incomes, means, mosts, otherDeeds, owed, percents, ranks, sums, wholes } from './words.ts';

/** Says why, whatever it names. */
const why = /^(?:so (?:that )?(?:i|we|they|you|he|she|people|everybody|everyone) (?:know|knows|can|see|sees|finally|don['’]t)|because|weil|damit|denn|just for fun|nur aus spaß|ich (?:glaub|vermut|schätz)e?|i (?:suspect|guess|bet))(?!\p{L})/iu; // prettier-ignore

/** Opens a reason, a guess or a comfort: what follows says why, and wishes nothing. */
const reason = /^(?:so (?:that )?(?:i|we|they|you|he|she|people|that|no)|because|since|as (?:i|we)|weil|damit|denn|da (?:ich|wir)|ich (?:glaub|denk|vermut|schätz|will (?:nur|mal) wissen|frag mich)\p{L}*|i (?:suspect|think|guess|bet|believe|just|always|never|hate|keep)|just for fun|nur (?:so|aus spaß|mal)|(?:one|a single|a rough) (?:number|figure)|eine (?:einzige )?zahl|dont|don['’]t want|people|the \p{L}+ (?:like|love|want|ask|keep)|would be (?:lovely|nice|great|good)|wäre (?:schön|toll|super|nett|gut|praktisch)|(?:that|this|it)(?:['’]s| is| would be)|das (?:ist|wäre|will|fragt|fragen)|please|bitte|thanks|danke|if (?:that['’]s |it['’]s )?possible|wenn(?:s| das| es)? (?:geht|möglich)|some sort|irgendwie|maybe|vielleicht|for the|für (?:die|den|das)|\p{L}+ (?:asks?|fragt|fragen|will|wants?) (?:me|mich|that|das|always|immer|ständig|every))(?!\p{L})/iu; // prettier-ignore

const because =
  /(?:,|;|\s[–—-])\s*(?:because|since|weil|denn|obwohl|although|though|damit|so that)(?!\p{L})[^.!?;]*$/iu;
/** Without a clause at the end that says why. */
export const withoutReason = (text: string): string => text.replace(because, '');

/** Says which ones are meant, or when, and is no aside. */
const qualifies = /^(?:(?:and |und |but |aber |also )?(?:die|der|das|den|dem|deren|dessen|bei (?:denen|dem|der)|which|that|who|whose|where|wo|when|wenn|sobald|if|until|unless|bis|without|ohne|only|nur|just|except|außer|excluding|but not|not|nicht|split|sorted|grouped|each|every|jede\p{L}*|per|pro|je|by|nach|from|von|ab|since|seit|last|letzte\p{L}*|this|diese\p{L}*|in) )/iu; // prettier-ignore

/** What else is said names nothing of the app and wishes nothing of it. */
function isAside(text: string, plan: AppPlan): boolean {
  const said = text.trim().replace(/^(?:and|und|but|aber|also)\s/iu, '');
  if (said === '') return true;
  if (otherDeeds.test(said) && !reason.test(said)) return false;
  if (why.test(said)) return true;
  if (reason.test(said)) return !isFigure(said);
  if (qualifies.test(said) || isFigure(said)) return false;
  return said.length < longest && !saysSpan(said) && entitiesIn(said, plan).length === 0 && fieldsIn(said, plan, { least: 2 }).length === 0 && !wish.test(said); // prettier-ignore
}
const isFigure = (text: string): boolean => charts.any.test(text) || [charts.pie, charts.line, charts.bars, counts, means, percents, ranks, wholes, sums, owed, incomes, mosts].some((words) => words.test(text)); // prettier-ignore
const longest = 90;
const wish = /(?<!\p{L})(?:add|make|give|put|show|please|need|want|should|must|can|could|may|only|nur|bitte|brauch\p{L}*|soll\p{L}*|muss|müssen|will|wollen|hätte|hätten|kann|könn\p{L}*|darf|dürfen|zeig\p{L}*|mach\p{L}*)(?!\p{L})/iu; // prettier-ignore

/** Sentences, and of each the parts between commas, dashes and the like. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?;…])\s+|\n+/).map((one) => one.trim()).filter((one) => /\p{L}/u.test(one)); // prettier-ignore
const partsOf = (sentence: string): string[] => sentence.split(/\s*[,;:–—]\s+|\s-\s|\s*\(|\)\s*|\.{2,}\s*/).filter((one) => /\p{L}/u.test(one)); // prettier-ignore

/**
 * What is left of a message where a part of it gives a reason or says how somebody feels about it: the shorter texts that it may
 * come to, the longest first. Nothing is left out that names a list, a field or a span, or that wishes something else.
 */
export function withoutAsides(text: string, plan: AppPlan): string[] {
  const sentences = sentencesOf(text);
  const found: string[] = [];
  const add = (kept: readonly string[], glue: string) => {
    const joined = kept.join(glue).replace(/[.!,;\s]+$/, '');
    if (kept.length > 0 && joined !== text && joined !== '' && !found.includes(joined)) found.push(joined);
  };
  if (sentences.length > 1) {
    const kept = sentences.filter((one) => !isAside(one, plan));
    if (kept.length < sentences.length) add(kept, ' ');
    if (kept.length === 1) add(keptParts(kept[0]!, plan), ', ');
  } else add(keptParts(text, plan), ', ');
  return found;
}

const keptParts = (sentence: string, plan: AppPlan): string[] => {
  const parts = partsOf(sentence);
  const kept = parts.filter((one) => !isAside(one, plan));
  return kept.length < parts.length ? kept : parts;
};
