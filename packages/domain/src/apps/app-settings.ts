import { isPlainObject } from '../entities/json.ts';

/** What an app says of itself beside its code; one of its files, so that versions keep it. */
export const appSettingsPath = 'whittle.json';

export type AppSettings = {
  /** The page that answers the app's own address, if the app names one. */
  mainPage: string | null;
};

/** Without the file, or with one that says nothing that is understood, an app has no settings. Never throws. */
export function readAppSettings(files: ReadonlyMap<string, string>): AppSettings {
  const content = files.get(appSettingsPath);
  if (content === undefined) return { mainPage: null };
  try {
    const json: unknown = JSON.parse(content);
    const mainPage = isPlainObject(json) ? json['mainPage'] : null;
    return { mainPage: typeof mainPage === 'string' ? mainPage : null };
  } catch {
    return { mainPage: null };
  }
}

export const writeAppSettings = (settings: AppSettings): string => `${JSON.stringify(settings, null, 2)}\n`;
