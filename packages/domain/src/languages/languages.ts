/** A language of the interface: its tag (BCP 47), its name in itself, and which way it is written. */
export type Language = { tag: string; name: string; direction: 'ltr' | 'rtl' };

/** English is what everything is written in first; the others are translated from it. */
export const english: Language = { tag: 'en', name: 'English', direction: 'ltr' };

/** What a reader can choose from. */
export const languages: readonly Language[] = [english, { tag: 'de', name: 'Deutsch', direction: 'ltr' }];

/** English in pseudo-locale, to see which words are not translatable, and what breaks when they run from right to left. */
export const testLanguages: readonly Language[] = [
  { tag: 'en-XA', name: '[Ŧḗşŧ] →', direction: 'ltr' },
  { tag: 'ar-XB', name: '[Ŧḗşŧ] ←', direction: 'rtl' },
];

/** Where the reader's choice is kept; the server reads it too, for the `lang` of the page. */
export const languageCookie = 'whittle_language';

/**
 * The language that is shown: the one that was chosen, else the first that the browser asks for and that exists, else
 * English. `wanted` are tags by preference; `de-AT` is served by `de`.
 */
export function pickLanguage(chosen: string | null | undefined, wanted: readonly string[]): Language {
  const picked = [...languages, ...testLanguages].find(({ tag }) => tag === chosen);
  return picked ?? wanted.map(byTag).find((language) => language !== undefined) ?? english;
}

function byTag(tag: string): Language | undefined {
  const [wanted = ''] = tag.toLowerCase().split('-');
  return languages.find((language) => language.tag === wanted);
}

/** The tags of an `Accept-Language` header, best first; what has the weight 0 is not wanted. */
export function wantedLanguages(header: string | undefined): string[] {
  return (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
