import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants, Script } from 'node:vm';
import { afterAll, describe, expect, test } from 'vitest';
import { compileApp } from '../compile-app.ts';
import { testPlatform, treeOf } from '../platform.fixture.ts';
import { registryOf } from './registry.fixture.ts';

const folder = await mkdtemp(join(tmpdir(), 'whittle-modules-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What `lib/entry.js` exports when the platform runs it. */
async function runHere(files: Record<string, string>): Promise<unknown> {
  const app = compileApp(treeOf(files), testPlatform);
  expect(app.problems).toEqual([]);
  const { registry, failures } = registryOf(app.modules.values());
  const exports = registry.load('lib/entry.js');
  expect(failures).toEqual([]);
  return settle(exports);
}

/** `import()` that no test tool rewrites. */
const nativeImport = new Script('(address) => import(address)', {
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
}).runInThisContext() as (address: string) => Promise<Record<string, unknown>>;

/** The same with the module loader of the language. */
async function runNatively(files: Record<string, string>): Promise<unknown> {
  const root = join(folder, crypto.randomUUID());
  for (const [path, source] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), source);
  }
  await writeFile(join(root, 'package.json'), '{"type":"module"}');
  return settle(await nativeImport(pathToFileURL(join(root, 'lib/entry.js')).href));
}

/** Functions count by kind, since two runs never make the same one, and namespaces by what they hold. */
async function settle(exports: Record<string, unknown>) {
  const valueOf = (value: unknown) =>
    typeof value === 'function'
      ? 'a function'
      : Array.isArray(value) || typeof value !== 'object'
        ? value
        : { ...value };
  const entries = Object.keys(exports).map(async (name) => [name, valueOf(await exports[name])] as const);
  return Object.fromEntries(await Promise.all(entries));
}

const graphs: Record<string, Record<string, string>> = {
  'every kind of import and export': {
    'lib/entry.js': `import def, { named as other, value } from './parts.js';
import * as all from './parts.js';
import './effect.js';
export { named, default as again } from './parts.js';
export * from './star.js';
export * as space from './star.js';
export const result = [def(), other, value, all.value, Object.keys(all).sort().join(), globalThis.effect];
export const { a, b: [c] } = { a: 1, b: [2] };
export let d = 4, e = 5;
export default class Thing {}
const hidden = 6;
export { hidden as shown, hidden as "quoted name" };
export async function later() { return 1; }
delete globalThis.effect;
`,
    'lib/parts.js': `export default function () { return 'default'; }\nexport const named = 'named';\nexport var value = 7;\n`,
    'lib/star.js': `export const star = '*';\nexport default 'not passed on';\n`,
    'lib/effect.js': `globalThis.effect = 'ran';\n`,
  },
  'default exports of every form': {
    'lib/entry.js':
      ['arrow', 'fn', 'named', 'cls', 'expr', 'gen', 'async', 'obj']
        .map((name, index) => `import v${index} from './${name}.js';`)
        .join('\n') + `\nexport const seen = [v0(), v1(), v2(), new v3().x, v4, [...v5()], typeof v6, v7.deep];`,
    'lib/arrow.js': `export default () => 1;`,
    'lib/fn.js': `const first = hoisted();\nexport default function () { return first; }\nfunction hoisted() { return 2; }\n[1].forEach(() => {});`,
    'lib/named.js': `export default function named() { return 3; }`,
    'lib/cls.js': `export default class { x = 4 }`,
    'lib/expr.js': `export default 2 + 3;`,
    'lib/gen.js': `export default function* () { yield 6; }`,
    'lib/async.js': `export default async function () { return 7; }`,
    'lib/obj.js': `export default { deep: 8 };`,
  },
  'a cycle that is used after both have run': {
    'lib/entry.js': `import { even } from './even.js';\nexport const answers = [even(4), even(7)];`,
    'lib/even.js': `import { odd } from './odd.js';\nexport const even = (n) => n === 0 || odd(n - 1);`,
    'lib/odd.js': `import { even } from './even.js';\nexport const odd = (n) => n !== 0 && even(n - 1);`,
  },
  'a cycle in which a function is called before its module has run': {
    'lib/entry.js': `import { early } from './other.js';\nexport function hoisted() { return 'hoisted'; }\nexport const seen = early;`,
    'lib/other.js': `import { hoisted } from './entry.js';\nexport const early = hoisted();`,
  },
  'variables that change after they were imported': {
    'lib/entry.js': `import { count, add, swap, left, right } from './counter.js';
const before = count;
add(); add();
swap();
export const seen = [before, count, left, right];`,
    'lib/counter.js': `export let count = 0;
export let left = 'l', right = 'r';
export function add() { count++; count = count + 1; const inner = () => { count += 1 }; inner(); }
export function swap() { [left, right] = [right, left]; }`,
  },
  'dynamic imports': {
    'lib/entry.js': `export const lazy = import('./lazy.js').then((m) => [m.default, m.x]);
export const failed = import('../' + 'nowhere.js').catch(() => 'refused');`,
    'lib/lazy.js': `export default 'lazy';\nexport const x = 1;`,
  },
  'names as short as any': {
    'lib/entry.js': "import m, { w } from './short.js';\nexport const seen = [m, w];",
    'lib/short.js': 'export default 1;\nexport const w = 2;',
  },
  'text that looks like modules': {
    'lib/entry.js':
      "export const text = `\nimport x from 'y';\nexport const fake = 1;\n`;\nexport const more = /import('z')/.source + \"export default 5\"; // export { a }\n",
  },
  'exports that share names with object properties': {
    'lib/entry.js': `import * as ns from './odd-names.js';\nexport const seen = [ns.constructor, ns.toString, 'hasOwnProperty' in ns];`,
    'lib/odd-names.js': `export const constructor = 1;\nexport const toString = 2;`,
  },
  'emoji and accents before the statements': {
    'lib/entry.js': `/* 😀é */ const s = '😀é'; import { x } from './x.js'; export { x }; export const y = s + '😀';`,
    'lib/x.js': `export const x = '😀'.length;`,
  },
};

describe('a module graph runs as the language says', () => {
  test.each(Object.keys(graphs))('%s', async (name) => {
    expect(await runHere(graphs[name]!)).toEqual(await runNatively(graphs[name]!));
  });
});

test('a module that is replaced hands its new exports to everybody who imported them', () => {
  const files = {
    'lib/entry.js': `import { x } from './x.js';\nexport const read = () => x;`,
    'lib/x.js': `export const x = 1;`,
  };
  const { registry } = registryOf(compileApp(treeOf(files), testPlatform).modules.values());
  const { read } = registry.load('lib/entry.js') as { read(): number };
  const next = compileApp(treeOf({ ...files, 'lib/x.js': `export const x = 2;` }), testPlatform);
  registry.define([next.modules.get('lib/x.js')!]);
  registry.rerun(['lib/x.js']);
  expect(read()).toBe(2);
});

test('a module that throws while it runs fails alone', () => {
  const files = {
    'lib/entry.js': `import { broken, Broken } from './broken.js';\nimport { fine } from './fine.js';\nexport const seen = [broken, Broken, fine];`,
    'lib/broken.js': `export const broken = null.x;`,
    'lib/fine.js': `export const fine = 1;`,
  };
  const { registry, failures } = registryOf(compileApp(treeOf(files), testPlatform).modules.values());
  const message = "Cannot read properties of null (reading 'x')";
  expect(registry.load('lib/entry.js')['seen']).toEqual([`broken: ${message}`, `Broken: ${message}`, 1]);
  expect(failures).toEqual([`lib/broken.js: ${message}`]);
});

test('a component is found by its name and as the default, whichever its file exports', () => {
  const files = {
    'lib/entry.js': `import Card from '../components/Card.jsx';\nimport { Row } from '../components/Row.jsx';\nexport const seen = [Card(), Row()];`,
    'components/Card.jsx': `export function Card() { return 'card'; }`,
    'components/Row.jsx': `export default function () { return 'row'; }`,
  };
  const app = compileApp(treeOf(files), testPlatform);
  expect(app.problems).toEqual([]);
  expect(registryOf(app.modules.values()).registry.load('lib/entry.js')['seen']).toEqual(['card', 'row']);
});

test('a file that holds only types runs, and gives nothing', async () => {
  const files = {
    'lib/entry.js': `import * as types from './types.ts';\nexport const seen = Object.keys(types);`,
    'lib/types.ts': `export type Task = { title: string };\nexport interface Board { tasks: Task[] }`,
    'lib/nothing.ts': 'declare global { interface Window { mine: string } }\nexport {};',
  };
  const app = compileApp(treeOf(files), testPlatform);
  expect(app.problems).toEqual([]);
  expect(registryOf(app.modules.values()).registry.load('lib/entry.js')['seen']).toEqual([]);
});

test('a variable of a build that nobody set is undefined, and reading it does not throw', () => {
  const files = {
    'lib/entry.js': 'export const seen = [import.meta.env.VITE_KEY, import.meta.env?.VITE_KEY?.length];',
  };
  const { registry, failures } = registryOf(compileApp(treeOf(files), testPlatform).modules.values());
  expect(registry.load('lib/entry.js')['seen']).toEqual([undefined, undefined]);
  expect(failures).toEqual([]);
});
