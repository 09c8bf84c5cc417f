import { outsideServices } from '../../reading/lexicon/not-made.ts';

/** Wishes that no change of this builder meets, each with what helps instead. */
const wishes: readonly (readonly [RegExp, string])[] = [
  [/\btranslat|\b(?:in|to|into|auf) (?:german|deutsch|french|spanish|italian|polish|another language)\b/i, 'I write apps in English only, so I changed nothing. A connected model can translate them.'],
  [/\b(?:e-?mails?|notifications?|reminders?|alerts?|notify|remind)\b.*\b(?:when|if|every|each|before|after)\b|^send\b|^(?:notify|remind)\b/i, 'Apps made here send no e-mail and no notifications, so I changed nothing.'],
  [/\b(?:add|need|want) (?:an? |the )?search\b/i, 'Every list has its search above it, and it looks through all texts of a record. I changed nothing.'],
  [/^(?:sort|order)\b|\bnewest first\b|\bsorted? by\b/i, 'Every list has its order above it, and tables sort by their headers; the choice stays in the address. I changed nothing.'],
  [/\b(?:bigger|larger|smaller) (?:fonts?|text|letters|type)\b/i, 'The size of the type belongs to the theme and follows the browser; I can change typefaces, for example “use a serif font”. I changed nothing.'],
  [/\b(?:darker|lighter|brighter|prettier|nicer|more modern|more beautiful)\b/i, 'Tell me which colour or typeface, for example “dark blue background” or “use a serif font”. I changed nothing.'],
  [/\b(?:doesn['’]t|does not|didn['’]t|did not|won['’]t) work\b|\bis broken\b/i, 'Tell me which page and what you did there. When the app shows an error, its “Fix” button sends it to me. I changed nothing.'],
  [/\b(?:required|mandatory|optional)\b/i, 'I cannot change whether a field must be filled in; a new field can be added as required, for example “add a required notes field”. I changed nothing.'],
]; // prettier-ignore

/** Why a request cannot be met; null where nothing is known about it. */
export function beyond(text: string): string | null {
  const outside = outsideServices.find(([words]) => words.test(text))?.[1];
  if (outside) return `Not made: ${outside}. That needs a service outside of the app, so I changed nothing.`;
  return wishes.find(([words]) => words.test(text))?.[1] ?? null;
}
