import { toLabel } from '../plan/names.ts';
import type { Language } from '../reading/language.ts';

const longest = 32;
const mostWords = 4;
const isApp =
  /^(?:(?:an? |the |eine? )?(?:small |simple |kleine |einfache )?(?:app|web ?app|application|tool|program|programm|system|software|anwendung|web ?site|webseite|datenbank|verwaltung|management))$/iu;

/** What stands above everything else as the title of the message: "Job book for a small print shop" is called "Job book". */
export function titleOf(prompt: string, language: Language): string | null {
  const [first = '', second = ''] = prompt.trim().split('\n');
  const line = first.replace(/^[#*\s]+|[*:\s]+$/g, '');
  if (!prompt.includes('\n') || line === '' || /[.!?]$|[,;=]|:\s/.test(line) || line.split(' ').length > 9) return null;
  // a list follows at once under its own name
  if (/^\s*[-*•]/.test(second)) return null;
  const inside = /^[^()]+\(([^()]{4,32})\)$/.exec(line)?.[1];
  const bare = line.replace(/\s*\([^()]*\)/g, '');
  const between = language === 'de' ? / (?:für|von|vom|des|der) / : / (?:for|of) /;
  const [thing = '', ...rest] = bare.split(between);
  const whom = rest.join(' ').replace(/^(?:(?:an?|the|our|my|their|small|little|local|unser\p{L}*|mein\p{L}*|ein\p{L}*|den|die|das|dem|der|klein\p{L}*) )+/iu, ''); // prettier-ignore
  const name = !isApp.test(thing) ? thing : inside && language === 'de' ? inside : whom;
  return name.length >= 3 && name.length <= longest && name.split(' ').length <= mostWords && /^\p{L}/u.test(name) ? toLabel(name) : null; // prettier-ignore
}
