import { mayBeField } from './german-brackets.ts';
import { germanVerbs } from './lexicon/german-words.ts';

export const capitalOf = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const small = /^(?:ich|wir|sie|er|man|das|dass|wenn|weil|aber|dann|jede[rs]?|alle|niemand|keiner|nicht|nur|auch|da|es)(?!\p{L})/iu; // prettier-ignore
const asks = /^(?:wer|was|wann|wo|wie|wem|wohin|welche\p{L}*|ob|seit|bis|in welche\p{L}*|an welche\p{L}*)(?!\p{L})/iu;

/** "Sujet", "in welcher Kiste", "Profiltiefe": what may stand in a list that no word opens; nothing that somebody does. */
export function mayBeListed(item: string): boolean {
  if (asks.test(item)) return true;
  if (small.test(item)) return false;
  if (/^\p{Lu}\p{L}+ von$/u.test(item)) return true;
  if (/^\p{Lu}\p{L}+ oder \p{Lu}\p{L}+$/u.test(item)) return true;
  const words = item.split(' ');
  if (words.some((word) => germanVerbs.has(word))) return false;
  return (words.length <= 2 && /^\p{Lu}/u.test(words.at(-1)!)) || mayBeField(item);
}
