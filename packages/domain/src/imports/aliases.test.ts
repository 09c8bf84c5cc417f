import { describe, expect, it } from 'vitest';
import { planOf } from './plan.fixture.ts';

const files = {
  'package.json': '{}',
  'src/main.jsx': "import App from './App';\nrender(<App />);",
  'src/lib/double.js': 'export const double = (n) => 2 * n;',
  'src/pages/Home.jsx':
    "import { double } from '@lib/double';\nexport { double as twice } from '@lib/double';\nexport default function Home() { void import('@lib/double'); return <b>{double(2)}</b> }",
};
const plainHome = files['src/pages/Home.jsx'].replaceAll('@lib/', '@/lib/');
const config = (alias: string, head = '') =>
  `import path, { resolve } from 'node:path';\nimport { fileURLToPath, URL } from 'node:url';\n${head}
export default defineConfig(({ mode }) => ({ plugins: [react(), mode === 'x' && tagger()], resolve: { alias: ${alias} } }));`;

describe('[IMPORT-15] names by which a project imports its own files', () => {
  it.each([
    ["{ '@lib': path.resolve(__dirname, './src/lib') }"],
    ["{ '@': '/src', '@lib/': resolve(process.cwd(), 'src', 'lib/') }"],
    ["{ '@lib': fileURLToPath(new URL('./src/lib', import.meta.url)) }"],
    ["{ '@lib': new URL('./src/lib/', import.meta.url).pathname }"],
    ["{ '@lib': '/src/lib' }"],
    ['{ "@lib": `${import.meta.dirname}/src/lib` }'],
    ["[{ find: '@', replacement: '/src' }, { find: '@lib', replacement: __dirname + '/src/lib' }]"],
    ["[{ find: /^@lib\\/(.*)$/, replacement: path.join(__dirname, 'src/lib/$1') }]"],
    ['aliases', "const root = path.resolve(__dirname, 'src');\nconst aliases = { '@lib': path.join(root, 'lib') };"],
  ])('are read in vite.config: %s', (alias, head = '') => {
    const plan = planOf({ ...files, 'vite.config.ts': config(alias, head) });
    expect(plan.files.get('pages/Home.jsx')).toBe(plainHome);
    expect(plan.changed.filter(({ path }) => path === 'vite.config.ts')).toMatchObject([
      { path: 'vite.config.ts', line: null, message: 'Imports by the name “@lib” begin with “@/lib” now.' },
    ]);
  });

  it.each([
    ['jsconfig.json', '{ "compilerOptions": { "paths": { "@/*": ["./src/*"], "@lib/*": ["./src/lib/*"] } } }'],
    [
      'tsconfig.json',
      '{ // a comment\n"compilerOptions": { "baseUrl": "./src", "paths": { "@lib/*": ["lib/*"], }, } }',
    ],
    ['tsconfig.app.json', '{ "compilerOptions": { "paths": { "@lib/double": ["./src/lib/double.js"] } } }'],
  ])('are read in %s', (name, text) => {
    const plan = planOf({ ...files, [name]: text });
    const home = plan.files.get('pages/Home.jsx');
    expect(home?.replaceAll('double.js', 'double')).toBe(plainHome);
    expect(plan.changed.filter(({ path }) => path === name)).toHaveLength(1);
  });

  it('stand for files beside the source, for paths without “./”, and for a package and its version', () => {
    const plan = planOf({
      ...files,
      'vite.config.js': config(
        "{ '@shared': path.resolve(__dirname, 'shared'), 'lucide-react@0.487.0': 'lucide-react' }",
      ),
      'jsconfig.json': '{ "compilerOptions": { "baseUrl": "src" } }',
      'shared/prices.js': 'export const vat = 1.19;',
      'src/pages/Home.jsx':
        "import { vat } from '@shared/prices';\nimport { double } from 'lib/double';\nimport { X } from 'lucide-react@0.487.0';\nimport { useState } from 'react';\nimport { y } from 'lodash/y';\nexport default () => null;",
    });
    const home = plan.files.get('pages/Home.jsx');
    for (const specifier of ['@/shared/prices', '@/lib/double', 'lucide-react', 'react', 'lodash/y'])
      expect(home).toContain(`from '${specifier}'`);
    expect(plan.files.has('shared/prices.js')).toBe(true);
    expect(plan.changed.map(({ message }) => message)).toContain('Imports by paths without “./” begin with “@/” now.');
  });

  it.each([
    ['what leads out of the project', "{ '@lib': path.resolve(__dirname, '../lib') }"],
    ['what is not there', "{ '@lib': '/src/nowhere' }"],
    ['what has to be run', "{ '@lib': process.env.LIB, ...more() }"],
    ['another package', "{ '@lib/double': 'double' }"],
    ['itself', '(() => { const a = a + a; return a; })()'],
  ])('stay as they are where they stand for %s', (_, alias) => {
    const plan = planOf({ ...files, 'vite.config.js': config(alias) });
    expect(plan.files.get('pages/Home.jsx')).toBe(files['src/pages/Home.jsx']);
    expect(plan.changed).toEqual([]);
  });

  it('stay as they are where what they stand for would end the text', () => {
    const odd = "import { one } from '@odd/one';\nexport default () => one;";
    const plan = planOf({
      ...files,
      'vite.config.js': config('{ "@odd": "/src/it\'s" }'),
      "src/it's/one.js": 'export const one = 1;',
      'src/pages/Home.jsx': odd,
    });
    expect(plan.files.get('pages/Home.jsx')).toBe(odd);
  });

  it('lead to the parts that choose what comes along, as plain paths do', () => {
    const plan = planOf({
      ...files,
      'vite.config.js': config("{ '#': '/src', ui: '/src/components/ui' }"),
      'src/pages/Home.jsx':
        "import { Badge } from 'ui/badge';\nimport { double } from '#/lib/double';\nexport default () => <Badge />;",
      'src/components/ui/badge.jsx': 'export const Badge = () => null;',
      'src/components/ui/alert.jsx': 'export const Alert = () => null;',
    });
    expect(plan.files.get('pages/Home.jsx')).toMatch(
      /'@\/components\/ui\/badge';\nimport \{ double \} from '@\/lib\/double'/,
    );
    expect([plan.files.has('components/ui/badge.jsx'), plan.files.has('components/ui/alert.jsx')]).toEqual([
      true,
      false,
    ]);
  });
});
