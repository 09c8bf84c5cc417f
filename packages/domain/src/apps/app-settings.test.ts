import { expect, it } from 'vitest';
import { mainPageOf } from '../publishing/resolve-page.ts';
import { appSettingsPath, readAppSettings, writeAppSettings } from './app-settings.ts';

it('[ROUTE-12] the page that whittle.json names answers the app’s own address', () => {
  const files = new Map([[appSettingsPath, writeAppSettings({ mainPage: 'Board' })]]);
  expect(mainPageOf({ pages: ['Home', 'Board'], mainPage: readAppSettings(files).mainPage })).toBe('Board');
});

it.each(['', '{', '[]', '{"mainPage": 7}', 'null'])('settings that cannot be read are none: %j', (content) => {
  expect(readAppSettings(new Map([[appSettingsPath, content]]))).toEqual({ mainPage: null });
});
