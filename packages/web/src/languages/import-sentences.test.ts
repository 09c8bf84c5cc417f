// @vitest-environment happy-dom
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
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
  const { inShownLanguage } = await import('../lib/sentences.ts');
  const said = new Set<string>();
  for (const name of readdirSync(exportsFolder)) {
    const recognised = recognise(Object.fromEntries(filesOf(join(exportsFolder, name))));
    if (!recognised.ok) continue;
    const { functions, agents, settings, changed, leftOut, warnings, entities, accessReason } = recognised.plan;
    for (const { message } of [functions, agents, settings, changed, leftOut, warnings].flat())
      said.add(message.replace(/^\d+ files?: /, ''));
    for (const { accessReason: reason, fields } of entities) {
      said.add(reason);
      for (const field of fields) for (const one of [field.type, field.reason]) if (one !== null) said.add(one);
    }
    said.add(accessReason);
  }
  expect(said.size).toBeGreaterThan(100);
  expect([...said].filter((sentence) => inShownLanguage(sentence) === sentence)).toEqual([]);
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
