// @vitest-environment happy-dom
import { pickLanguage } from '@whittle/domain/languages/languages';
import { beforeEach, expect, test, vi } from 'vitest';
import { translateBy } from './translation.ts';

/** The words are fixed when modules are loaded, so each language begins with none loaded. */
beforeEach(() => vi.resetModules());

async function speaking(tag: string) {
  const { speak } = await import('./speak.ts');
  await speak(pickLanguage(tag, []));
}

test('[LANG-01] [LANG-04] in German texts, plurals, numbers and days are German, and the page says so', async () => {
  await speaking('de');
  const { versionTexts } = await import('../core/versions/versions.texts.ts');
  const { errorTexts } = await import('../lib/errors.texts.ts');
  const { count } = await import('../lib/numbers.ts');
  const { dayName } = await import('../lib/times.ts');
  expect(versionTexts.effect(1, 0, 1_200)).toBe('1.200 Dateien ändern sich, 1 Nachricht wird aus dem Chat entfernt.');
  expect(errorTexts['not-signed-in']).toBe('Melden Sie sich an, um fortzufahren.');
  expect(count(1_234_567)).toBe('1.234.567');
  expect(dayName('2025-11-12T10:00:00', new Date('2026-11-21'))).toBe('12. Nov. 2025');
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['de', 'ltr']);
});

test('[LANG-03] sentences that the server or the rules wrote are found by their English, others stay as they are', async () => {
  await speaking('de');
  const { inShownLanguage } = await import('../lib/sentences.ts');
  expect(inShownLanguage('“a (b)” is not a number')).toBe('„a (b)“ ist keine Zahl');
  expect(inShownLanguage('Only admins can view, anyone can submit')).toBe(
    'Nur Admins können sehen, alle können eintragen',
  );
  expect(inShownLanguage('Nobody ever wrote this.')).toBe('Nobody ever wrote this.');
});

test('[LANG-02] in the pseudo-locale every text is dressed, and runs from right to left where that is tried', async () => {
  await speaking('ar-XB');
  const { appTexts } = await import('../features/apps/apps.texts.ts');
  expect(appTexts.deleteTitle('Desk')).toMatch(/^\[Ðéļéţé Ðéšķ\?·+\]$/);
  expect(document.documentElement.dir).toBe('rtl');
});

test('[LANG-03] what a language lacks stays English, at every depth; a list is translated as a whole', () => {
  const translate = translateBy({ pet: { cat: 'Katze', bowl: { water: 'Wasser' }, toys: ['Ball'] } });
  const english = { cat: 'cat', dog: 'dog', bowl: { water: 'water', food: 'food' }, toys: ['ball', 'mouse'] };
  expect(translate('pet', english)).toEqual({
    ...{ cat: 'Katze', dog: 'dog', bowl: { water: 'Wasser', food: 'food' }, toys: ['Ball'] },
  });
  expect(translate('other', english)).toEqual(english);
});
