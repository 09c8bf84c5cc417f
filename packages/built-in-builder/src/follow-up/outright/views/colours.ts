import type { AppPlan } from '../../../plan/plan.ts';
import { lookGist } from '../../understand/gist/look.ts';
import type { Change } from '../../change.ts';
import { colourPairWish } from '../looks.ts';
import { shadesWish } from '../shades.ts';
import { coloursNamed } from '../thing-colours.ts';
import type { Outright } from '../outright.ts';

const disliked = /(?<!\p{L})(?:sad|depress\p{L}*|dull|boring|ugly|dreary|gloomy|awful|horrible|hate|can['’]?t stand|sick of|tired of|do(?:es)?(?:n['’]?t| not) (?:like|suit)|too (?:\p{L}+)|never liked|trist\p{L}*|traurig\p{L}*|hässlich\p{L}*|langweilig\p{L}*|öde|fad\p{L}*|deprimier\p{L}*|furchtbar\p{L}*|schrecklich\p{L}*|scheußlich\p{L}*|mag ich nicht|gefällt (?:\p{L}+ )?nicht|zu (?:grau|dunkel|hell|bunt|kalt|blass))(?!\p{L})/iu; // prettier-ignore
const rejects = /(?<!\p{L})(?:instead of|rather than|not so|statt|anstatt|anstelle von)(?: (?:the|this|that|all|so|much|dem|der|das|den|die|diesem))* \p{L}+/giu; // prettier-ignore
const named = /(?:(?<!\p{L})(?:put|write|have|says?|reads?|call it|name it|schreib\p{L}*|setz\p{L}*|steht|stehen|heißt|mit))\s+["“„]?(?<name>\p{Lu}[\p{L}'’&-]*(?: (?:of|the|and|&|am|an|der|die|das|des|und|für|im|in|zum|zur|\p{Lu}[\p{L}'’&-]*)){1,6}?)["“”]?(?=\s+(?:at the top|up top|on top|above|in the title|as (?:the )?title|oben|drüber|obendrüber|als titel)|\s*(?:[.,;!?]|$))/u; // prettier-ignore
const ofName = /(?<!\p{L})(?:at the top|up top|on top|sign|title|name|banner|logo|oben|obendrüber|drüber|schild|titel)(?!\p{L})/iu; // prettier-ignore

/** Colours that are wished for beside those that nobody can stand: "all this grey makes me sad, a warm green?" What the app is to be called may stand beside them. */
export function otherColoursWish(text: string, plan: AppPlan): Outright {
  const parts = text.replace(rejects, ' ').split(/\s*[,;.!?]+\s+|\s+(?:and|und)\s+(?=it |put |write |says |schreib|setz)/u);
  const bad = parts.filter((part) => disliked.test(part));
  const isRejected = [...text.matchAll(rejects)].some(([said]) => coloursNamed(said.split(' ').at(-1)!).length > 0);
  const isTurned = isRejected || bad.some((part) => coloursNamed(part).length > 0);
  if (!isTurned || text.length > longest) return null;
  const wish = parts.find((part) => !disliked.test(part) && coloursNamed(part).length > 0);
  if (!wish) return null;
  const colour = coloursNamed(wish).map(({ words }) => words).join(' and ');
  const found = shadesWish(wish, plan) ?? colourPairWish(wish, plan) ?? shadesWish(`make it ${colour}`, plan) ?? lookGist(`make everything ${colour}`, plan); // prettier-ignore
  if (!Array.isArray(found)) return null;
  const name = ofName.test(text) ? named.exec(text)?.groups?.['name']?.trim() : undefined;
  const called: Change[] = name && name !== plan.name ? [{ kind: 'rename-app', name }] : [];
  return [...found, ...called];
} // prettier-ignore

const longest = 200;
