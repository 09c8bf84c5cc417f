import { type Language, english } from '@whittle/domain/languages/languages';
import { showLanguage } from '../lib/language.ts';
import { type Translate, translateWith } from '../lib/texts.ts';
import { translateBy } from './translation.ts';

/** Each language is a part of its own, fetched by those who read it. */
const languages: Record<string, () => Promise<Translate>> = {
  de: async () => translateBy((await import('./de/index.ts')).german),
  'en-XA': async () => (await import('./pseudo-locale.ts')).pseudoLocale,
  'ar-XB': async () => (await import('./pseudo-locale.ts')).pseudoLocale,
};

/** Makes the interface speak a language; in English where the words cannot be fetched. Comes before any text is defined. */
export async function speak(language: Language): Promise<void> {
  showLanguage(language);
  try {
    const translate = await languages[language.tag]?.();
    if (translate) translateWith(translate);
  } catch {
    showLanguage(english);
  }
}
