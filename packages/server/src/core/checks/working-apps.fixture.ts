import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kinds } from '@whittle/built-in-builder/kinds/kinds';
import { parseReply, replyActions } from '@whittle/domain/chat/action-stream';
import { applyActions } from '@whittle/domain/chat/apply-actions';
import { recogniseExport } from '@whittle/domain/imports/recognise-export';
import { createBuiltInBuilder } from '../../adapters/language-model/built-in-builder/built-in-builder.ts';
import { loadPlatform } from '../../compile/load-platform.ts';
import { parseCode } from '../../compile/modules/parse-code.ts';
import { platformNames } from '../../compile/modules/platform-names.ts';

type Files = ReadonlyMap<string, string>;

const platform = loadPlatform();
const folder = fileURLToPath(new URL('../../../../../fixtures/exports/', import.meta.url));

function readFolder(place: string): Map<string, string> {
  const paths = readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(?:[jt]sx?|jsonc?|css|html)$/.test(path),
  );
  const values = { appId: '6871f0c2a1b2c3d4e5f60718', requiresAuth: 'true' };
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, key: keyof typeof values) => values[key] ?? '');
  return new Map(paths.map((path) => [path.replaceAll('\\', '/'), fill(readFileSync(join(place, path), 'utf8'))]));
}

export const exportNames: readonly string[] = readdirSync(folder).filter((name) => !name.startsWith('_'));

/** What an export becomes when it is imported, entities included. */
export function importedFiles(name: string): Files {
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

type App = { id: string; files: Files };

/** An app of each kind that the built-in builder knows, by the kind. */
export const builtInApps = () => apps(kinds.map(({ id }) => ({ id, message: `Build ${id}` })));

/** What it makes of other words, by their id. */
export async function* apps(requests: readonly { id: string; message: string }[]): AsyncGenerator<App> {
  const builder = createBuiltInBuilder({ paceMs: 0 });
  for (const { id, message } of requests) {
    const context = { appId: 'a', appName: 'App', files: new Map(), schemas: {}, message, earlier: [] };
    const wish = { system: [], messages: [], tools: [], maxSteps: 1, payer: null, context };
    let text = '';
    for await (const event of builder.stream(wish, new AbortController().signal)) {
      if (event.type === 'text') text += event.text;
    }
    yield { id, files: applyActions(new Map(), replyActions(parseReply(text, { ended: true }))).files };
  }
}
