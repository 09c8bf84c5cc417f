// @vitest-environment happy-dom
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { importNoteSchema } from '@whittle/contract/imports';
import type { ImportSentence } from '@whittle/contract/imports/sentences';
import { recognise } from '@whittle/domain/imports/plan.fixture';
import { pickLanguage } from '@whittle/domain/languages/languages';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

const exportsFolder = join(import.meta.dirname, '../../../../fixtures/exports');

function filesOf(folder: string, below = ''): [string, string][] {
  return readdirSync(join(folder, below)).flatMap((name): [string, string][] => {
    const path = below === '' ? name : `${below}/${name}`;
    if (statSync(join(folder, path)).isDirectory()) return filesOf(folder, path);
    return [[path, readFileSync(join(folder, path), 'utf8')]];
  });
}

test('[LANG-03] whatever an import report says of the exports of the corpus is German in German', async () => {
  const { speak } = await import('./speak.ts');
  await speak(pickLanguage('de', []));
  const { sentenceOf } = await import('../features/imports/sentence-of.ts');
  const said = new Map<string, string>();
  const hear = (one: ImportSentence) => void said.set(one.message, sentenceOf(one));
  for (const name of readdirSync(exportsFolder)) {
    const recognised = recognise(Object.fromEntries(filesOf(join(exportsFolder, name))));
    if (!recognised.ok) continue;
    const { functions, agents, settings, changed, leftOut, warnings, entities, accessReason } = recognised.plan;
    for (const note of [functions, agents, settings, changed, leftOut, warnings].flat()) hear(note);
    for (const { accessReason: reason, fields } of entities) {
      hear(reason);
      for (const field of fields) if (field.reason !== null) hear(field.reason);
    }
    hear(accessReason);
  }
  expect(said.size).toBeGreaterThan(90);
  expect([...said].filter(([english, german]) => english === german)).toEqual([]);
  const stored = importNoteSchema.parse({ path: null, line: null, message: 'Stored before there were codes.' });
  expect(sentenceOf(stored)).toBe('Stored before there were codes.');
});

test('[LANG-03] reasons of replies that broke off, and the name of what answers without a model, are German in German', async () => {
  const { speak } = await import('./speak.ts');
  await speak(pickLanguage('de', []));
  const { errorSentence } = await import('../lib/api-error.ts');
  const { shownModel } = await import('../core/models/shown-model.ts');
  const { errorCatalogue } = await import('@whittle/contract/errors');
  const reason = errorCatalogue['turn-shut-down'].message;
  expect(errorSentence('turn-shut-down', reason)).toMatch(/^Der Server wurde beendet/);
  expect([shownModel('Built-in builder'), shownModel('gpt-5-mini')]).toEqual(['Eingebauter Assistent', 'gpt-5-mini']);
});
