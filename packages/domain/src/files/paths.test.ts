import { limits } from '@whittle/contract/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEntityName } from './names.ts';
import { isModule } from './file-kinds.ts';
import { comparePaths, newPageProblem, normalisePath } from './paths.ts';

describe('normalisePath', () => {
  it.each([
    ['pages/Home.jsx', 'pages/Home.jsx', 'page', 'Home'],
    ['/src/pages/Home.tsx', 'pages/Home.tsx', 'page', 'Home'],
    ['./pages/Home', 'pages/Home.jsx', 'page', 'Home'],
    ['Pages/Home.JSX', 'pages/Home.jsx', 'page', 'Home'],
    ['@/components/ui/button.tsx', 'components/ui/button.tsx', 'component', 'ui/button'],
    ['components/tasks/TaskCard.jsx', 'components/tasks/TaskCard.jsx', 'component', 'tasks/TaskCard'],
    ['services/api.client.js', 'services/api.client.js', 'service', 'api.client'],
    ['hooks/use-tasks', 'hooks/use-tasks.js', 'other-code', 'use-tasks'],
    ['lib/format.ts', 'lib/format.ts', 'other-code', 'format'],
    ['entities/Task', 'entities/Task.json', 'entity', 'Task'],
    ['entities/Task.jsonc', 'entities/Task.json', 'entity', 'Task'],
    ['src/layout.jsx', 'Layout.jsx', 'layout', 'Layout'],
    ['Layout', 'Layout.jsx', 'layout', 'Layout'],
    ['global.css', 'globals.css', 'global-css', 'globals'],
    ['  pages/Sales-Report.jsx ', 'pages/Sales-Report.jsx', 'page', 'Sales-Report'],
    ['src/App.jsx', 'App.jsx', 'root', 'App'],
    ['src/main.jsx', 'main.jsx', 'root', 'main'],
    ['src/index.css', 'index.css', 'style', 'index'],
    ['src/App.css', 'App.css', 'style', 'App'],
    ['tailwind.config.js', 'tailwind.config.js', 'style', 'tailwind.config'],
    ['src/pages.config.js', 'pages.config.js', 'other-code', 'pages.config'],
    ['src/pages/Layout.jsx', 'pages/Layout.jsx', 'layout', 'Layout'],
    ['src/pages/Home.css', 'pages/Home.css', 'style', 'Home'],
    ['src/pages/admin/Users.jsx', 'pages/admin/Users.jsx', 'page', 'admin/Users'],
    ['src/pages/admin/components/Row.jsx', 'pages/admin/components/Row.jsx', 'component', 'admin/components/Row'],
    ['src/pages/admin/format.js', 'pages/admin/format.js', 'component', 'admin/format'],
    ['pages/Login.jsx', 'pages/Login.jsx', 'page', 'Login'],
    ['pages/404.jsx', 'pages/404.jsx', 'component', '404'],
    ['src/contexts/AuthContext.tsx', 'contexts/AuthContext.tsx', 'other-code', 'AuthContext'],
    ['src/data/cities.json', 'data/cities.json', 'data', 'cities'],
    ['src/entities/Task.js', 'entities/Task.js', 'other-code', 'Task'],
    ['src/assets/Logo (2).PNG', 'assets/Logo (2).png', 'asset', 'Logo (2)'],
    ['src/assets/שלום.svg', 'assets/שלום.svg', 'asset', 'שלום'],
    ['public/models/net.bin', 'public/models/net.bin', 'asset', 'models/net'],
    ['public/map.geojson', 'public/map.geojson', 'data', 'map'],
    ['src/data/notes.yml', 'data/notes.yml', 'data', 'notes'],
    ['functions/sendMail.ts', 'functions/sendMail.ts', 'function', 'sendMail'],
    ['functions/sendMail/entry.ts', 'functions/sendMail/entry.ts', 'function', 'sendMail/entry'],
    ['agents/helper.jsonc', 'agents/helper.jsonc', 'agent', 'helper'],
  ])('[S-21] %j becomes %s', (written, path, kind, name) => {
    expect(normalisePath(written)).toEqual({ ok: true, path, kind, name });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    [`components/${'x'.repeat(limits.filePathMaxChars)}.jsx`, 'too-long'],
    ['pages/../x.jsx', 'not-a-path'],
    ['../x', 'not-a-path'],
    ['pages/..', 'not-a-path'],
    ['pages/./x.jsx', 'not-a-path'],
    ['components/.hidden.jsx', 'not-a-path'],
    ['pages\\Home.jsx', 'not-a-path'],
    ['pages/%2e%2e/x.jsx', 'not-a-path'],
    ['pages/Ho\u0000me.jsx', 'not-a-path'],
    ['pages/Ho\nme.jsx', 'not-a-path'],
    ['components/a//b.jsx', 'not-a-path'],
    ['components/', 'not-a-path'],
    ['C:/Windows/win.ini', 'not-a-path'],
    ['src', 'not-a-path'],
    ['/etc/passwd', 'extension'],
    ['README', 'outside-folders'],
    ['vite.config.js', 'outside-folders'],
    ['tsconfig.app.json', 'outside-folders'],
    ['node_modules/react/index.js', 'outside-folders'],
    ['lib/node_modules/x/index.js', 'outside-folders'],
    ['lib/.env', 'not-a-path'],
    ['.env', 'not-a-path'],
    ['assets/logo .', 'not-a-path'],
    ['lib/run.sh', 'extension'],
    ['lib/LICENSE.exe', 'extension'],
    ['package.json', 'outside-folders'],
    ['constructor/x.jsx', 'outside-folders'],
    ['__proto__/x.jsx', 'outside-folders'],
    ['entities/constructor.json', 'entity-name'],
    ['entities/__proto__.json', 'entity-name'],
    ['entities/class.json', 'entity-name'],
    ['entities/all.json', 'entity-name'],
    ['entities/my-task.json', 'entity-name'],
    ['entities/a/Task.json', 'entity-name'],
  ])('[S-21] %j is refused as %s', (written, problem) => {
    const result = normalisePath(written);
    expect(result).toMatchObject({ ok: false, problem });
    if (!result.ok) expect(result.message).toMatch(/^[“A-Z].+\.$/);
  });

  it('[S-21] never lets anything out of the app, and is stable', () => {
    const piece = fc.constantFrom(
      'pages',
      'components',
      '..',
      '.',
      '',
      '/',
      '\\',
      'src',
      'Home',
      '.jsx',
      '~',
      '%2e',
      'a',
      ' ',
      '\u202e',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('/')),
        ),
        (written) => {
          const result = normalisePath(written);
          if (!result.ok) return;
          expect(result.path).not.toMatch(/[\\%\p{Cc}\p{Cf}]/u);
          expect(result.path).not.toMatch(/^\/|\/\/|\.\.|(?:^|\/)\./);
          expect(result.path.split('/')).not.toContain('..');
          expect(normalisePath(result.path)).toEqual(result);
        },
      ),
    );
  });
});

it.each(['Login', 'log-in', 'Tool', 'APPS', 'constructor', '2024', 'Home.test'])(
  '[S-21] nobody is given a new page called %s',
  (name) => {
    expect(newPageProblem(`pages/${name}.jsx`)).toMatch(/^[“A].+\.$/);
  },
);

it('what runs elsewhere is no module of the page', () => {
  const paths = ['App.jsx', 'lib/a.mjs', 'main.jsx', 'tailwind.config.js', 'functions/a.ts', 'lib/a.d.ts', 'a.css'];
  expect(paths.filter(isModule)).toEqual(['App.jsx', 'lib/a.mjs']);
});

describe('names', () => {
  it('[S-22] an entity is never called like a member of every object', () => {
    for (const name of Object.getOwnPropertyNames(Object.prototype)) expect(isEntityName(name)).toBe(false);
    expect(isEntityName('prototype')).toBe(false);
    expect(isEntityName('BlogPost')).toBe(true);
  });
});

it('[FILE-01] the file tree is sorted by kind, then by name', () => {
  const paths = [
    'globals.css',
    'Layout.jsx',
    'entities/A.json',
    'lib/x.js',
    'services/a.js',
    'components/B.jsx',
    'components/A.jsx',
    'pages/Z.jsx',
  ];
  expect(paths.toSorted(comparePaths)).toEqual([
    'pages/Z.jsx',
    'components/A.jsx',
    'components/B.jsx',
    'services/a.js',
    'lib/x.js',
    'entities/A.json',
    'Layout.jsx',
    'globals.css',
  ]);
});
