import { describe, expect, it } from 'vitest';
import type { ImportPlan } from './import-plan.ts';
import { planOf } from './plan.fixture.ts';

/** A project whose page shows an expression. */
const showing = (shown: string, define: string, head = '') => ({
  'package.json': '{ "name": "shop", "version": "2.1.0" }',
  'vite.config.ts': `${head}\nexport default defineConfig(() => ({ plugins: [react()], define: ${define} }));`,
  'src/pages/Home.jsx': `export default function Home() { return <b>{String(${shown})}</b> }`,
});
const constantsOf = (plan: ImportPlan) => plan.files.get('lib/build-constants.js');

describe('[IMPORT-16] constants that a project’s build puts into its code', () => {
  it.each([
    ["JSON.stringify('1.2')", '"1.2"'],
    [`'"1.2"'`, '"1.2"'],
    [`"'1.2'"`, '"1.2"'],
    ['true', 'true'],
    ['!0', 'true'],
    ["'false'", 'false'],
    ['-3', '-3'],
    ["JSON.stringify({ a: [1, 'b'], c: null })", '{"a":[1,"b"],"c":null}'],
    ['{ a: 1 }', '{"a":1}'],
    ["'globalThis'", 'globalThis'],
    ['JSON.stringify(process.env.npm_package_version)', '"2.1.0"'],
    ["JSON.stringify(process.env.npm_package_version ?? '0')", '"2.1.0"'],
    ['JSON.stringify(pkg.version)', '"2.1.0"', "import pkg from './package.json';"],
    ['`"v${version}"`', '"v2.1.0"', "import { version } from './package.json' with { type: 'json' };"],
    ['JSON.stringify(pkg.version)', '"2.1.0"', "const pkg = JSON.parse(readFileSync('./package.json', 'utf8'));"],
    ['JSON.stringify(mark)', '"x"', "const mark = 'x';"],
  ])('are set before anything else: %s', (value, code, head = '') => {
    const plan = planOf(showing('__IT__', `{ __IT__: ${value}, __UNUSED__: 1 }`, head));
    expect(constantsOf(plan)).toBe(`globalThis.__IT__ = ${code};\n`);
    expect(plan.files.get('Layout.jsx')).toMatch(/^import '@\/lib\/build-constants';\n/);
    expect(plan.warnings).toEqual([]);
    expect(plan.changed.map(({ path }) => path)).toContain('vite.config.ts');
  });

  it('are set by the root of an app that has its own', () => {
    const plan = planOf({
      ...showing('__IT__', '{ __IT__: 1 }'),
      'index.html': '<html class="dark"></html>',
      'src/App.jsx': 'export default function App() { return <main>Mine</main> }',
    });
    expect(plan.files.get('App.jsx')).toMatch(/^import '@\/lib\/build-constants';\nimport '@\/lib\/page-classes';\n/);
  });

  it.each([
    ['JSON.stringify(new Date().toISOString())'],
    ['Date.now()'],
    ["'Date.now()'"],
    ['JSON.stringify(process.env.COMMIT)'],
    ['JSON.stringify(env.API)', "const env = loadEnv('production', '.');"],
    ['again', 'const again = [again, again];'],
    ['JSON.stringify(pkg.constructor)', "import pkg from './package.json';"],
  ])('that only a build knows are undefined, and named: %s', (value, head = '') => {
    const plan = planOf(showing('__IT__', `{ __IT__: ${value} }`, head));
    expect(constantsOf(plan)).toBe('globalThis.__IT__ = undefined;\n');
    expect(plan.warnings).toMatchObject([
      { path: 'vite.config.ts', line: null, message: expect.stringMatching(/until .*build-constants\.js”: __IT__\.$/) },
    ]);
  });

  it('that take the place of a variable of the build are named where the code reads them', () => {
    const define =
      "{ 'import.meta.env.VITE_KEY': '\"a\"', 'process.env.OTHER': '\"b\"', 'process.env.UNREAD': 1, 'process.env': {} }";
    const plan = planOf(showing('[import.meta.env.VITE_KEY, process.env.OTHER, process.env.NODE_ENV]', define));
    expect(constantsOf(plan)).toBeUndefined();
    expect(plan.warnings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/undefined here.*: import\.meta\.env\.VITE_KEY, process\.env\.OTHER\.$/),
    ]);
    const silent = planOf(showing('process.env.NODE_ENV', "{ 'process.env': process.env }"));
    expect(silent.warnings).toEqual([]);
  });

  it('are not taken from the settings of another machine', () => {
    const plan = planOf({
      ...showing('import.meta.env.VITE_KEY', '{}'),
      '.env': 'VITE_KEY=secret',
      '.env.production': 'VITE_KEY=secret',
    });
    expect([...plan.files.values()].join('\n')).not.toContain('secret');
  });
});
