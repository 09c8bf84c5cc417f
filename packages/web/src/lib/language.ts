import { type Language, english, languageCookie, pickLanguage } from '@whittle/domain/languages/languages';
import { readCookie, writeCookie } from './cookies.ts';

let shown: Language = english;

/** The language that the interface is shown in. */
export const shownLanguage = (): Language => shown;

/** The reader's choice; null where the browser decides. */
export const chosenLanguage = (): string | null => readCookie(languageCookie);

/** What the reader chose or the browser asks for. Rule: LANG-01. */
export const wantedLanguage = (): Language => pickLanguage(chosenLanguage(), navigator.languages);

/** Says to the browser, and so to screen readers and the stylesheet, which language follows and which way it runs. */
export function showLanguage(language: Language): void {
  shown = language;
  document.documentElement.lang = language.tag;
  document.documentElement.dir = language.direction;
}

/** Keeps the choice (null: what the browser asks for) and begins again in it: words are fixed when the page is loaded. */
export function chooseLanguage(tag: string | null): void {
  writeCookie(languageCookie, tag ?? '', tag === null ? 0 : 365);
  location.reload();
}

/**
 * How numbers, amounts and times are written: as in the reader's own region where it speaks the language that is shown,
 * so that a Briton who reads English gets 24 November and not November 24.
 */
export function shownLocale(): string {
  const tag = shown.tag;
  const asked = typeof navigator === 'undefined' ? [] : navigator.languages;
  return asked.find((locale) => locale === tag || locale.startsWith(`${tag}-`)) ?? tag;
}
