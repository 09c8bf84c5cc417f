import type { ValueMention } from '../fields/said.ts';

const courtesy =
  '(?:please |bitte |mal |lieber |rather |now |jetzt |künftig |just |einfach |doch |da |dort |hier |auch |du |ihr |man )*';
const name = `["“„«]?(?<now>[\\p{L}\\d][\\p{L}\\d'’&/ -]{0,38}?)["”“»]?`;
const article = '(?:the |den |der |dem |die |das |ein(?:e[mnrs]?)? |an? )?';

/** How a value that is named gets another name; ⟨old⟩ is what it is called so far. */
const ways: readonly string[] = [
  `what (?:we|they|you|the app|it) (?:used to call |calls? |now calls? )${article}⟨old⟩ (?:is|are) ${courtesy}(?:called )?${name}(?: now)?$`,
  `mach\\p{L}* ${courtesy}aus ${article}⟨old⟩ ${courtesy}${name}(?: draus)?$`,
  `aus ${article}⟨old⟩ ${courtesy}mach\\p{L}* ${courtesy}${name}$`,
  `^⟨old⟩ .*?mach\\p{L}* ${courtesy}${name} draus$`,
  `(?:statt|anstatt|instead of) ${article}⟨old⟩ (?:should it |it should |should |soll\\p{L}* |muss |schreib\\p{L}* |write |say |put |(?:we|i) (?:say|write) )*${courtesy}(?:es |it |be |say )*${courtesy}${name}(?: stehen| heißen| heissen| sein| hin| geschrieben werden| there)*$`,
  `⟨old⟩ ${courtesy}(?:durch|by|with) ${name}(?: (?:zu )?ersetz\\p{L}*)?$`,
  `⟨old⟩ (?:soll\\p{L}*|müsst\\p{L}*|should|must|ought to) ${courtesy}(?:be (?:called )?|say |read )?${courtesy}${name}(?: heißen| heissen| sein| stehen)?$`,
  `(?:rename|call|turn|change|nenn\\p{L}*|benenn\\p{L}*) ${courtesy}${article}⟨old⟩ ${courtesy}(?:to |into |in |as )?${name}(?: um)?$`,
  `⟨old⟩ (?:is|heißt|are|ist) ${courtesy}(?:called )?${courtesy}${name}$`,
  `⟨old⟩(?: ones?)? (?:will |should |shall |must )?goe?s? by (?:the name of )?${name}$`,
  `(?:say|says|write|calls? (?:it|that)|it['’]s) ${name}(?: here)?,? (?:and )?(?:not|never|instead of|rather than) ${article}⟨old⟩$`,
  `^${article}⟨old⟩ .*?[,;.] .*?(?:call|nenn\\p{L}*) (?:wir |we )?(?:it|that|them|es|das|sie) ${courtesy}${name}$`,
];
const since = /,? (?:from now on|in future|from \p{L}+ on|ab jetzt|ab sofort|künftig|in zukunft)(?=[ ,.]|$)/giu;

/** Words of a sentence, which no value is called by. */
const noName =
  /(?<!\p{L})(?:should|must|the|it|that|they|we|soll\p{L}*|muss|wir|es|sie|weg|raus|gone|more|mehr)(?!\p{L})/iu;

/** The value of those that a part names which is called otherwise from now on, and how. */
export function newNameIn(part: string, values: readonly ValueMention[]): { option: string; label: string } | null {
  for (const { value, field, at, end } of values) {
    const called = new RegExp(`(?:(?:at|in|for|under|bei|beim|in) )?(?:the |der |dem |die |das )?${field.label.replace(/[^\p{L}\d ]/gu, '.')} `, 'giu'); // prettier-ignore
    const text = `${part.slice(0, at).replace(/["“„«]$/u, '')}⟨old⟩${part.slice(end).replace(/^["”“»]/u, '')}`
      .replace(called, '')
      .replace(since, '')
      .trim();
    for (const way of ways) {
      const now = new RegExp(way, 'iu').exec(text)?.groups?.['now']?.trim();
      if (now && !noName.test(now) && now.toLowerCase() !== value.toLowerCase()) return { option: value, label: now };
    }
  }
  return null;
}
