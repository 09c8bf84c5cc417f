import { limits } from '@whittle/contract/limits';
import { oneLine } from '../accounts/one-line.ts';
import { isPlainObject } from '../entities/json.ts';

/** What an app says of itself beside its code; one of its files, so that versions keep it. */
export const appSettingsPath = 'whittle.json';

export type AppSettings = {
  /** What the app is called; its address follows until it is published. */
  name: string | null;
  /** The page that answers the app's own address, if the app names one. */
  mainPage: string | null;
  /** The language that its pages are written in, as a BCP 47 tag such as `pt-BR`. */
  language: string | null;
  /** Which way its pages read, if they say so. */
  direction: 'ltr' | 'rtl' | null;
  /** What search engines and shared links say of it, until its owner writes something else. */
  description: string | null;
  /** How phones lay its pages out, where that is more than their width. */
  viewport: string | null;
  /** The picture of its tab: an address by https, a file of its own, or the picture itself as `data:`. */
  icon: string | null;
};

const viewportContent = /^[\w\s=,.;-]{1,200}$/;
const iconAddress = /^(?:https:\/\/|data:image\/|\/(?!\/))/;
const iconMaxChars = 10_000;
const languageTag = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i;

/** Without the file, or with one that says nothing that is understood, an app has no settings. Never throws. */
export function readAppSettings(files: ReadonlyMap<string, string>): AppSettings {
  return appSettingsOf(jsonOf(files.get(appSettingsPath)));
}

/** The settings among what somebody else wrote. */
export function appSettingsOf(json: unknown): AppSettings {
  const { name, mainPage, language, direction, description, viewport, icon } = isPlainObject(json) ? json : {};
  return {
    name: typeof name === 'string' ? oneLine(name, limits.appNameMaxChars) || null : null,
    mainPage: typeof mainPage === 'string' ? mainPage : null,
    language: typeof language === 'string' && languageTag.test(language) ? language : null,
    direction: direction === 'rtl' || direction === 'ltr' ? direction : null,
    description: typeof description === 'string' ? description.slice(0, limits.publicationDescriptionMaxChars) : null,
    viewport: typeof viewport === 'string' && viewportContent.test(viewport) ? viewport : null,
    icon: typeof icon === 'string' && icon.length <= iconMaxChars && iconAddress.test(icon) ? icon : null,
  };
}

/** Only what the app says. */
export const writeAppSettings = (settings: Partial<AppSettings>): string => {
  const said = Object.entries(settings).filter(([, value]) => value !== null);
  return `${JSON.stringify(Object.fromEntries(said), null, 2)}\n`;
};

function jsonOf(content: string | undefined): unknown {
  try {
    return JSON.parse(content ?? 'null');
  } catch {
    return null;
  }
}
