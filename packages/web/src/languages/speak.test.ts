// @vitest-environment happy-dom
import type { EntityProperty } from '@whittle/contract/entities';
import { checkValue, type FieldProblems } from '@whittle/domain/entities/check-value';
import { readCsv } from '@whittle/domain/entities/csv/read-csv';
import { pickLanguage } from '@whittle/domain/languages/languages';
import { beforeEach, expect, test, vi } from 'vitest';
import { translateBy } from './translation.ts';

/** The words are fixed when modules are loaded, so each language begins with none loaded. */
beforeEach(() => vi.resetModules());

async function* inPieces(text: string) {
  yield text;
}

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
  const { inShownLanguage, linesInShownLanguage } = await import('../lib/sentences.ts');
  expect(inShownLanguage('“a (b)” is not a number')).toBe('„a (b)“ ist keine Zahl');
  expect(inShownLanguage('Only admins can view, anyone can submit')).toBe(
    'Nur Admins können sehen, alle können eintragen',
  );
  expect(inShownLanguage('“@/components/Nix” leads to no file of the app. Did you mean “@/components/Nil”?')).toBe(
    '„@/components/Nix“ führt zu keiner Datei der App. Meinten Sie „@/components/Nil“?',
  );
  expect(inShownLanguage('Changed `pages/Home.jsx` by hand.')).toBe('`pages/Home.jsx` von Hand geändert.');
  expect(linesInShownLanguage('Added `a.js` by hand.\nAdded `b.js` by hand.')).toBe(
    '`a.js` von Hand angelegt.\n`b.js` von Hand angelegt.',
  );
  expect(inShownLanguage('Nobody ever wrote this.')).toBe('Nobody ever wrote this.');
});

test('[LANG-03] [CSV-26] whatever a field or a row of a file refuses is said in German', async () => {
  await speaking('de');
  const { problemsInShownLanguage } = await import('../lib/sentences.ts');
  const problems: FieldProblems = new Map();
  const refused: [EntityProperty, unknown][] = [
    [{ type: 'number' }, 'x'],
    [{ type: 'integer' }, 1.5],
    [{ type: 'boolean' }, 'x'],
    [{ type: 'string' }, 1],
    [{ type: 'array' }, 1],
    [{ type: 'object' }, 1],
    [{ type: 'string', enum: ['a; b', 'c'] }, 'd'],
    [{ type: 'number', minimum: 2 }, 1],
    [{ type: 'number', maximum: 2 }, 3],
    [{ type: 'string', maxLength: 2 }, 'abc'],
    [{ type: 'string', format: 'date' }, 'x'],
    [{ type: 'string', format: 'date-time' }, 'x'],
    [{ type: 'string', format: 'email' }, 'x'],
    [{ type: 'string', format: 'url' }, 'x'],
    [{ type: 'string' }, '\u0000'],
  ];
  refused.forEach(([property, value], at) => checkValue(value, property, `field_${at}`, problems));
  expect(problems.size).toBe(refused.length);
  for (const problem of problems.values()) expect(problemsInShownLanguage(problem)).not.toBe(problem);
  expect(problemsInShownLanguage('name is required; age must be at least 3; and 2 more.')).toBe(
    'name wird benötigt; age muss mindestens 3 sein; und 2 weitere.',
  );
  const rows: (string | null)[] = [];
  for await (const part of readCsv(inPieces('a,b\n1\n1,2,3\na,b\n"x"y,1\n"x,1'), { delimiter: ',' }))
    rows.push(...part.rows.map(({ problem }) => problem));
  expect(rows.map((problem) => problem && problemsInShownLanguage(problem))).toEqual([
    'Die Zeile hat 1 Wert, die Kopfzeile 2.',
    'Die Zeile hat 3 Werte, die Kopfzeile 2.',
    'Die Zeile wiederholt die Namen der Spalten.',
    expect.stringMatching(/Anführungszeichen/),
  ]);
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
