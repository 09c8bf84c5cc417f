import { applyHotUpdate } from '@whittle/runtime/registry/hot-update.ts';
import { expect, test } from 'vitest';
import { compileApp } from './compile-app.ts';
import { testPlatform, treeOf } from './platform.fixture.ts';
import { registryOf } from './modules/registry.fixture.ts';

/** Functions with a capital are components, and a name is a family. */
const familyOf = (value: unknown) => (typeof value === 'function' && /^[A-Z]/.test(value.name) ? value.name : null);

/** An app whose page runs, and how to edit it as the preview does. */
function run(files: Record<string, string>) {
  let shown = compileApp(treeOf(files), testPlatform);
  const { registry, failures } = registryOf(shown.modules.values());
  const page = registry.load('pages/Home.jsx') as { default(): unknown };
  return {
    shows: () => page.default(),
    failures,
    edit(changes: Record<string, string | null>) {
      for (const [path, text] of Object.entries(changes)) {
        if (text === null) delete files[path];
        else files[path] = text;
      }
      const next = compileApp(treeOf(files), testPlatform);
      const changed = [...next.modules.values()].filter(({ id, hash }) => shown.modules.get(id)?.hash !== hash);
      const removed = [...shown.modules.keys()].filter((id) => !next.modules.has(id));
      shown = next;
      return applyHotUpdate(registry, familyOf, { changed, removed });
    },
  };
}

const files = () => ({
  'pages/Home.jsx': `import { label } from '../lib/label.js';
import { Row } from '../components/Row.jsx';
export default function Home() { return [label(), Row()].join(' '); }`,
  'lib/label.js': `import { word } from './word.js';\nconst made = word + '!';\nexport const label = () => made;`,
  'lib/word.js': `export const word = 'good';`,
  'components/Row.jsx': `export function Row() { return 'row'; }`,
});

test.each([
  ['does not compile', `export const word = ;`],
  ['imports what is not there', `import x from './nowhere.js';\nexport const word = x;`],
  ['throws while it runs', `export const word = null.x;`],
  ['throws after a part of it ran', `import './label.js';\nexport let word = 'half';\nthrow new Error('late');`],
])('[PREV-14] a file that %s leaves the page as it was, and fixed it is there', (_, broken) => {
  const app = run(files());
  expect(app.edit({ 'lib/word.js': broken }).kind).toBe('nothing');
  expect(app.shows()).toBe('good! row');
  // What stands on it can still be edited meanwhile.
  app.edit({ 'components/Row.jsx': `export function Row() { return 'line'; }` });
  expect(app.shows()).toBe('good! line');
  expect(app.edit({ 'lib/word.js': `export const word = 'better';` }).kind).toBe('refresh');
  expect(app.shows()).toBe('better! line');
});

test('[PREV-14] a file that was fixed to what it was runs on', () => {
  const app = run(files());
  app.edit({ 'components/Row.jsx': 'export function Row( {' });
  expect(app.shows()).toBe('good! row');
  app.edit({ 'components/Row.jsx': files()['components/Row.jsx'] });
  expect(app.shows()).toBe('good! row');
});

test('[PREV-14] a file that is held back follows what it stands on', () => {
  const app = run(files());
  app.edit({ 'lib/label.js': `import { word } from './word.js';\nthrow new Error(word);` });
  app.edit({ 'lib/word.js': `export const word = 'other';` });
  expect(app.shows()).toBe('good! row');
  app.edit({ 'lib/label.js': `import { word } from './word.js';\nexport const label = () => word + '?';` });
  expect(app.shows()).toBe('other? row');
  expect(app.failures).toEqual(['lib/label.js: good', 'lib/label.js: other']);
});

test('a file that is removed while it is shown stays until its importer changes', () => {
  const app = run(files());
  expect(app.edit({ 'components/Row.jsx': null }).kind).toBe('nothing');
  expect(app.shows()).toBe('good! row');
  app.edit({
    'pages/Home.jsx': `import { label } from '../lib/label.js';\nexport default function Home() { return label(); }`,
  });
  expect(app.shows()).toBe('good!');
});

test('a renamed component, an export that comes and one that goes reach whoever imports them', () => {
  const app = run(files());
  app.edit({
    'components/Row.jsx': `export function Line() { return 'line'; }\nexport const count = 2;`,
    'pages/Home.jsx': `import { Line, count } from '../components/Row.jsx';\nexport default function Home() { return Line() + count; }`,
  });
  expect(app.shows()).toBe('line2');
  app.edit({
    'components/Row.jsx': `export function Line() { return 'one'; }`,
    'pages/Home.jsx': `import { Line } from '../components/Row.jsx';\nexport default function Home() { return Line(); }`,
  });
  expect(app.shows()).toBe('one');
});

test('what was worked out from a changed file is worked out again, however many lie between', () => {
  const app = run({
    'pages/Home.jsx': `import { a } from '../lib/a.js';\nimport { c } from '../lib/c.js';\nconst all = a + c;\nexport default function Home() { return all; }`,
    'lib/a.js': `export const a = 'a1 ';`,
    'lib/b.js': `import { a } from './a.js';\nexport const b = a + 'b ';`,
    'lib/c.js': `import { b } from './b.js';\nexport const c = b + 'c';`,
  });
  app.edit({
    'lib/a.js': `export const a = 'a2 ';`,
    'lib/c.js': `import { b } from './b.js';\nexport const c = b + 'd';`,
  });
  expect(app.shows()).toBe('a2 a2 b d');
});
