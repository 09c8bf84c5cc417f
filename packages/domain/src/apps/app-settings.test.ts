import { expect, it } from 'vitest';
import { mainPageOf } from '../publishing/resolve-page.ts';
import { appSettingsPath, readAppSettings, writeAppSettings } from './app-settings.ts';

const none = {
  name: null,
  mainPage: null,
  language: null,
  direction: null,
  description: null,
  viewport: null,
  icon: null,
};

it('[ROUTE-12] the page that whittle.json names answers the app’s own address', () => {
  const files = new Map([[appSettingsPath, writeAppSettings({ mainPage: 'Board' })]]);
  expect(mainPageOf({ pages: ['Home', 'Board'], mainPage: readAppSettings(files).mainPage })).toBe('Board');
});

it('the language of an app and the way it reads are said where they are known', () => {
  const settings = { ...none, language: 'he', direction: 'rtl' } as const;
  const text = writeAppSettings(settings);
  expect(JSON.parse(text)).toEqual({ language: 'he', direction: 'rtl' });
  expect(readAppSettings(new Map([[appSettingsPath, text]]))).toEqual(settings);
});

it('[PUB-19] the name is one line of a bounded length', () => {
  const named = (name: unknown) => readAppSettings(new Map([[appSettingsPath, JSON.stringify({ name })]])).name;
  expect(named(' Bike\ndesk\u202e ')).toBe('Bike desk');
  expect(named('x'.repeat(500))!.length).toBeLessThanOrEqual(100);
  expect([named(''), named(7)]).toEqual([null, null]);
});

it.each([
  '',
  '{',
  '[]',
  '{"mainPage": 7}',
  'null',
  '{"language": "<b>", "direction": "up"}',
  '{"viewport": "<script>", "icon": "javascript:alert(1)", "description": 7}',
])('settings that cannot be read are none: %j', (content) => {
  expect(readAppSettings(new Map([[appSettingsPath, content]]))).toEqual(none);
});
