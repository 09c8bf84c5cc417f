import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseReply, replyActions } from '@whittle/domain/chat/action-stream';
import { applyActions } from '@whittle/domain/chat/apply-actions';
import { recogniseExport } from '@whittle/domain/imports/recognise-export';
import { describe, expect, test } from 'vitest';
import { kinds } from '@whittle/built-in-builder/kinds/kinds';
import { createBuiltInBuilder } from '../../adapters/language-model/built-in-builder/built-in-builder.ts';
import { loadPlatform } from '../../compile/load-platform.ts';
import { parseCode } from '../../compile/modules/parse-code.ts';
import { platformNames } from '../../compile/modules/platform-names.ts';
import { createFindAppProblems } from './find-app-problems.ts';

const platform = loadPlatform();
const findAppProblems = createFindAppProblems(() => platform);
const folder = fileURLToPath(new URL('../../../../../fixtures/exports/', import.meta.url));

const findings = async (files: ReadonlyMap<string, string>) =>
  (await findAppProblems(files))
    .filter(({ severity }) => severity !== 'hint')
    .map(({ kind, file, message }) => `${kind} ${file}: ${message}`);

function readFolder(place: string): Map<string, string> {
  const paths = readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(?:[jt]sx?|jsonc?|css|html)$/.test(path),
  );
  const values = { appId: '6871f0c2a1b2c3d4e5f60718', requiresAuth: 'true' };
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, key: keyof typeof values) => values[key] ?? '');
  return new Map(paths.map((path) => [path.replaceAll('\\', '/'), fill(readFileSync(join(place, path), 'utf8'))]));
}

/** What an export becomes when it is imported, entities included. */
function importedFiles(name: string): Map<string, string> {
  const template = /^g[12]/.exec(name)?.[0];
  const written = new Map([
    ...(template ? readFolder(join(folder, '_template', template)) : []),
    ...readFolder(join(folder, name)),
  ]);
  const recognised = recogniseExport(written, { parse: parseCode, platform: platformNames(platform) });
  if (!recognised.ok) throw new Error('this is no app');
  const files = new Map(recognised.plan.files);
  for (const { name: entity, schema } of recognised.plan.entities) {
    files.set(`entities/${entity}.json`, files.get(`entities/${entity}.json`) ?? JSON.stringify(schema));
  }
  return files;
}

/** The one true finding: the import works, because the compiler forgives capitals. */
const known: Record<string, string[]> = {
  'g2-events': [
    'wrong-capitals pages/Home.jsx: The file is called “components/EventCard.jsx”, the import says “@/components/eventcard”.',
  ],
};

describe('[REPAIR-04] nothing is found wrong with apps that work', () => {
  test.each(readdirSync(folder).filter((name) => !name.startsWith('_')))('the export %s', async (name) => {
    expect(await findings(importedFiles(name))).toEqual(known[name] ?? []);
  });

  test('every kind of app of the built-in builder', async () => {
    const builder = createBuiltInBuilder({ paceMs: 0 });
    for (const { id } of kinds) {
      const context = {
        appId: 'a',
        appName: 'App',
        files: new Map(),
        schemas: {},
        message: `Build ${id}`,
        earlier: [],
      };
      let text = '';
      for await (const event of builder.stream(
        { system: [], messages: [], tools: [], maxSteps: 1, payer: null, context },
        new AbortController().signal,
      )) {
        if (event.type === 'text') text += event.text;
      }
      const { files } = applyActions(new Map(), replyActions(parseReply(text, { ended: true })));
      expect(files.size).toBeGreaterThan(10);
      expect({ id, found: await findings(files) }).toEqual({ id, found: [] });
    }
  });
});
