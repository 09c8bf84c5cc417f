import type { AppPlan } from '../../../plan/plan.ts';
import type { Outright } from '../outright.ts';

const app = '(?:the (?:whole |entire )?(?:app|thing|site|website|page)|the name(?: of (?:the|this) app)?|die (?:ganze )?app|der app|das ganze|die seite|der name(?: der app)?|unsere app|our app|this app|the title|der titel)'; // prettier-ignore
const ours =
  "(?:we are|we['’]re|we go by|our (?:name|shop|club|business|company|group|team|workshop|studio|band|choir) is|(?:my|our|the) \\p{L}+ is|(?:mein|unser|das|der|die|unsere|meine) \\p{L}+ (?:heißt|nennt sich)|wir (?:heißen|nennen uns)|heißt (?:mein|meine|unser|unsere) \\p{L}+)(?: called| named| now| jetzt| übrigens)*";
const toBeSo = /(?<!\p{L})(?:so|that|this|same|also|auch|put|make|name)(?!\p{L}).*(?<!\p{L})(?:app|title|top|oben|titel|heißen|called)(?!\p{L})/iu; // prettier-ignore
const ways: readonly { words: RegExp; isOurs?: true }[] = [
  { words: new RegExp(`${app} (?:goes by|is called|should be called|is to be called|must be called|should (?:say|read|be)|is named|heißt|soll(?:te)?|heisst)(?: now| jetzt| ab jetzt| bitte| just| lieber| künftig| from now on| the name)* (.+)$`, 'iu') },
  { words: new RegExp(`(?:call|rename|name|nenne?|nennt) ${app}(?: in| to| into| zu| bitte| now| lieber| please)* (.+)$`, 'iu') },
  { words: new RegExp(`${ours} (.+)$`, 'iu'), isOurs: true },
]; // prettier-ignore
const inMarks = /^["“„«]([^"“”„»]{1,50})["“”»]/u;
/** A name without marks is as far as its words have capitals. */
const proper = /^(?:\p{Lu}|\d)[\p{L}\d.'’-]*(?:\s+(?:(?:&|and|und|of|the|der|die|das|am|im|zum|zur|von)\s+)?(?:\p{Lu}|\d)[\p{L}\d.'’-]*){0,4}/u; // prettier-ignore

/** "From today the whole thing goes by Hammer & String", "mein Laden heißt Klamottenkiste, so soll auch die App heißen". */
export function appNamedWish(message: string, plan: AppPlan): Outright {
  const text = message.replace(/[\s.!?]+$/, '');
  for (const { words, isOurs } of ways) {
    const rest = words.exec(text)?.[1] ?? '';
    const said = (inMarks.exec(rest)?.[1] ?? proper.exec(rest)?.[0])?.replace(/[.,]$/, '');
    if (!said || said === plan.name || (isOurs && !toBeSo.test(rest.slice(said.length)))) continue;
    if (!isOurs && plan.entities.some(({ label, plural }) => [label, plural].includes(said)) && plan.language !== 'de') continue; // prettier-ignore
    return [{ kind: 'rename-app', name: said }];
  }
  return null;
}
