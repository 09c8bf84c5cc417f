import { describe, expect, it } from 'vitest';
import { expandBundlerCalls } from './bundler-calls.ts';
import { compileApp } from '../compile-app.ts';
import { globMatches } from '@whittle/domain/files/glob-files';
import { testPlatform, treeOf } from '../platform.fixture.ts';

const pages = {
  'pages/Home.jsx': 'export default () => <b>home</b>',
  'pages/Tasks.jsx': 'export default () => <b>tasks</b>',
  'pages/admin/Users.jsx': 'export default () => <b>users</b>',
  'data/tips.json': '[1, 2]',
  'data/notes.md': '# Notes',
  'data/map.geojson': '{}',
  'data/places.yml': 'a: 1',
  'assets/dot.png': '/files/1',
};
const paths = Object.keys(pages);
const expand = (source: string, path = 'App.jsx') => {
  const expanded = expandBundlerCalls(path, source, paths);
  return expanded.ok ? expanded.source : expanded.problem.message;
};
const problemOf = (source: string) => compileApp(treeOf({ ...pages, 'App.jsx': source }), testPlatform).problems;

describe('import() of a path with computed parts', () => {
  it.each([
    ['import(`./pages/${name}.jsx`)', ['"./pages/Home.jsx": () => import("@/pages/Home.jsx")', '"./pages/Tasks.jsx"']],
    ['import(`@/pages/${name}`)', ['"@/pages/Home": () => import("@/pages/Home.jsx")', '"@/pages/Tasks.jsx"']],
    ['import(`./pages/${folder}/${name}.jsx`)', ['"./pages/admin/Users.jsx": () => import("@/pages/admin/Users.jsx")']],
    ['import(/* @vite-ignore */ `./data/${name}.json`)', ['"./data/tips.json": () => import("@/data/tips.json")']],
  ])('%s', (call, expected) => {
    for (const text of expected) expect(expand(`const load = (folder, name) => ${call};`)).toContain(text);
    expect(problemOf(`const load = (folder, name) => ${call};\nexport default () => <b>{typeof load}</b>;`)).toEqual(
      [],
    );
  });

  it('keeps what is computed as it is written, calls in it as well', () => {
    const text = expand("const load = () => import(`./data/${require('./data/tips.json')[0]}.json`);");
    expect(text).toContain('"./data/tips.json": () => import("@/data/tips.json")');
    expect(text).toContain("}, `./data/${require('./data/tips.json')[0]}.json`)");
  });

  it('answers what the files say, and an error that names what is not there', async () => {
    const code = expand('export const load = (name) => import(`./data/${name}.json`);');
    const loaded = code.replace(/import\("@\/data\/tips\.json"\)/g, 'Promise.resolve([1, 2])');
    const { load } = (await import(`data:text/javascript,${encodeURIComponent(loaded)}`)) as {
      load(name: string): Promise<unknown>;
    };
    expect(await load('tips')).toEqual([1, 2]);
    await expect(load('none')).rejects.toThrow('There is no file ./data/none.json');
  });

  it.each(['import(`https://example.com/${name}.js`)', 'import(`${name}`)', 'import(name)'])('leaves %s', (call) => {
    expect(expand(`const load = (name) => ${call};`)).toBe(`const load = (name) => ${call};`);
  });
});

describe('import.meta.glob', () => {
  it.each([
    ['/src/pages/*.jsx', 'App.jsx', ['/src/pages/Home.jsx', '/src/pages/Tasks.jsx']],
    ['./pages/**/*.jsx', 'App.jsx', ['./pages/Home.jsx', './pages/Tasks.jsx', './pages/admin/Users.jsx']],
    ['@/pages/*.{js,jsx}', 'App.jsx', ['/src/pages/Home.jsx', '/src/pages/Tasks.jsx']],
    ['../pages/[HT]*.jsx', 'lib/routes.js', ['../pages/Home.jsx', '../pages/Tasks.jsx']],
    ['./*.jsx', 'pages/Home.jsx', ['./Tasks.jsx']],
    ['/pages/?ome.jsx', 'App.jsx', ['/pages/Home.jsx']],
    ['./nothing/*.jsx', 'App.jsx', []],
  ])('%s in %s', (pattern, from, keys) => {
    expect(globMatches([pattern], from, paths).map(({ key }) => key)).toEqual(keys);
  });

  it('answers each of several calls in one file, whatever holds the paths', () => {
    const source = "a(import.meta.glob('./pages/T*.jsx'));\nb(import.meta.glob('./pages/admin/*.jsx'));";
    const expanded = expandBundlerCalls('App.jsx', source, new Set(paths).values());
    expect(expanded.ok && expanded.source).toContain('"./pages/admin/Users.jsx": () => import');
  });

  it('takes away what a pattern with ! names', () => {
    expect(globMatches(['./pages/*.jsx', '!**/Tasks.jsx'], 'App.jsx', paths).map(({ path }) => path)).toEqual([
      'pages/Home.jsx',
    ]);
  });

  it.each([
    ["import.meta.glob('./pages/T*.jsx')", '{ "./pages/Tasks.jsx": () => import("@/pages/Tasks.jsx") }'],
    [
      "import.meta.glob('./pages/T*.jsx', { import: 'default' })",
      '() => import("@/pages/Tasks.jsx").then((m) => m["default"])',
    ],
    ["import.meta.glob('./pages/T*.jsx', { eager: true })", '{ "./pages/Tasks.jsx": __whittle0 }'],
    ["import.meta.globEager('./pages/T*.jsx')", '{ "./pages/Tasks.jsx": __whittle0 }'],
    ["import.meta.glob(['./pages/T*.jsx'], { eager: true, import: 'default' })", '__whittle0["default"]'],
    ["import.meta.glob('./data/*.json', { query: '?raw', import: 'default', eager: true })", '"@/data/tips.json?raw"'],
    ["import.meta.glob('./data/*.md', { query: '?raw', import: 'default' })", 'import("@/data/notes.md?raw").then('],
    ["import.meta.glob('./data/*.json', { as: 'raw' })", 'import("@/data/tips.json?raw").then((m) => m["default"])'],
  ])('%s', (call, expected) => {
    expect(expand(`const found = ${call};`)).toContain(expected);
    expect(problemOf(`const found = ${call};\nexport default () => <b>{Object.keys(found)}</b>;`)).toEqual([]);
  });

  it('follows the files of the app: a page that is added is found', () => {
    const source = "const all = import.meta.glob('./pages/*.jsx');\nexport default () => <b>{Object.keys(all)}</b>;";
    const idsOf = (files: Record<string, string>) =>
      compileApp(treeOf({ ...files, 'App.jsx': source }), testPlatform).modules.get('App.jsx')!.imports;
    expect(idsOf(pages)).not.toContain('pages/New.jsx');
    expect(idsOf({ ...pages, 'pages/New.jsx': 'export default () => null' })).toContain('pages/New.jsx');
  });

  it('is one problem with its line when it cannot be known beforehand', () => {
    expect(
      problemOf('const a = 1;\nconst found = import.meta.glob(`./${a}/*.jsx`);\nexport default () => null;'),
    ).toEqual([
      expect.objectContaining({
        file: 'App.jsx',
        line: 2,
        message: expect.stringContaining('needs its patterns and options written out') as string,
      }),
    ]);
  });
});

describe('require', () => {
  it.each([
    ["const { format } = require('date-fns');", '({ "format": "format" in __whittle0'],
    ["const tips = require('./data/tips.json');", '(__whittle0.default ?? __whittle0)'],
    ["const Home = require('./pages/Home').default;", '"default" in __whittle0'],
  ])('%s', (call, expected) => {
    expect(expand(call)).toContain(expected);
    expect(problemOf(`${call}\nexport default () => null;`)).toEqual([]);
  });

  it('leaves a function of that name alone', () => {
    const source = "const require = (name) => name;\nexport default () => <b>{require('x')}</b>;";
    expect(expand(source)).toBe(source);
  });

  it.each([
    ["const a = 1;\nconst b = require('../' + a);", 2, 'Write “import name from'],
    ["const a = 1;\n\nconst b = require('left-pad');", 3, 'left-pad'],
    ['const a = 1;\nmodule.exports = { a };', 2, 'export default'],
  ])('names the line of what cannot be had: %s', (source, line, message) => {
    const problems = problemOf(source);
    expect(problems).toEqual([
      expect.objectContaining({ file: 'App.jsx', line, message: expect.stringContaining(message) as string }),
    ]);
  });
});

describe('addresses of files', () => {
  it('new URL(…, import.meta.url) is the address of the file', () => {
    expect(expand("const dot = new URL('./assets/dot.png', import.meta.url).href;")).toBe(
      'const dot = new URL(__whittle0?.default ?? \'\', window.location.href).href;\nimport * as __whittle0 from "./assets/dot.png?url";',
    );
  });

  it.each([
    ['./assets/dot.png?url', 'assets/dot.png', '"/files/1"'],
    ['./data/tips.json?url', 'data/tips.json?url', 'data:application/json;charset=utf-8,%5B1%2C%202%5D'],
    ['./data/tips.json?raw', 'data/tips.json?raw', '"[1, 2]"'],
    ['./data/notes.md?raw', 'data/notes.md?raw', '"# Notes"'],
    ['@/data/map.geojson?url', 'data/map.geojson?url', 'data:application/geo+json;charset=utf-8,%7B%7D'],
    ['@/data/places.yml?raw', 'data/places.yml?raw', '"a: 1"'],
  ])('%s', (specifier, id, value) => {
    const app = compileApp(
      treeOf({ ...pages, 'App.jsx': `import x from '${specifier}';\nexport default () => x;` }),
      testPlatform,
    );
    expect(app.problems).toEqual([]);
    expect(app.modules.get(id)?.code).toContain(value);
  });

  it.each([
    ["import Logo from './logo.svg?react';", '<img'],
    ["import url from 'pdfjs-dist/build/pdf.worker.mjs?url';", 'Import the package itself'],
  ])('what apps do not have is one sentence: %s', (source, message) => {
    const problems = problemOf(`\n${source}\nexport default () => null;`);
    expect(problems).toEqual([
      expect.objectContaining({ line: 2, message: expect.stringContaining(message) as string }),
    ]);
  });
});

describe('workers', () => {
  it.each([
    "import W from './work.js?worker';",
    "import W from '@/work?sharedworker&inline';",
    "const w = new Worker(new URL('./work.js', import.meta.url), { type: 'module' });",
    "const w = new SharedWorker(new URL('./work.js', import.meta.url));",
  ])('one of a file of the app fails when it is started, and the app runs: %s', (source) => {
    const app = compileApp(
      treeOf({ 'work.js': 'onmessage = () => {};', 'App.jsx': `\n${source}\nexport default () => null;` }),
      testPlatform,
    );
    expect(app.problems).toEqual([
      expect.objectContaining({
        ...{ file: 'App.jsx', line: 2, severity: 'warning' },
        message: expect.stringContaining('fails when it is started') as string,
      }),
    ]);
    expect(app.modules.get('App.jsx')?.imports).toContain('sdk:worker');
  });
});
