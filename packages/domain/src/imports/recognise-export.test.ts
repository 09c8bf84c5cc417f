import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import type { ImportPlan } from './import-plan.ts';
import { recogniseExport } from './recognise-export.ts';
import { usualParts } from './usual-parts/usual-parts.ts';
import type { PlatformNames } from './platform-names.ts';
import type { ParseCode, SyntaxNode } from '../source-code/syntax.ts';

const parse: ParseCode = (path, source) => {
  const { program, errors } = parseSync(path, source, {
    lang: /\.tsx?$/.test(path) ? 'tsx' : 'jsx',
    sourceType: 'module',
  });
  return errors.length > 0 ? null : (program as unknown as SyntaxNode);
};

const kit: Record<string, ReadonlySet<string>> = { '@/components/ui/carousel': new Set(['Carousel']) };
const platform: PlatformNames = {
  answers: (specifier) =>
    /^@\/(?:api\/(?:base44Client|entities)|utils|lib\/utils|pages\.config|components\/ui\/\w+)$/.test(specifier),
  exportsOf: (specifier) => kit[specifier] ?? null,
};

function planOf(files: Record<string, string>): ImportPlan {
  const recognised = recogniseExport(new Map(Object.entries(files)), { parse, platform });
  if (!recognised.ok) throw new Error('this is no app');
  return recognised.plan;
}

const page = (name: string, body = '') => `${body}\nexport default function ${name}() { return null }`;
const client =
  "import { createClient } from '@base44/sdk';\nexport const base44 = createClient({ appId: '1', requiresAuth: true });";

describe('[IMPORT-01] layouts', () => {
  it('the oldest keeps pages and entities at the root', () => {
    const plan = planOf({
      'pages/Home.js': page('Home', "import { Task } from '@/entities/Task';"),
      'Layout.js': page('Layout'),
      'entities/Task.json': '\uFEFF{ // a comment\n"name": "Task", "properties": { "title": { "type": "string" }, }, }',
    });
    expect(plan).toMatchObject({ layout: 'G0', pages: ['Home'], warnings: [] });
    expect([...plan.files.keys()]).toContain('Layout.js');
    expect(plan.files.get('index.css')).toContain('--primary: 0 0% 9%;');
    expect(plan.entities).toMatchObject([{ name: 'Task', source: 'declared' }]);
  });

  it('the second lists its pages in pages.config.js, which is answered by the platform', () => {
    const plan = planOf({
      'x/src/pages.config.js':
        "import Home from './pages/Home';\nimport Board from './pages/Board';\nimport __Layout from './Layout.jsx';\nexport const PAGES = { \"Home\": Home, \"Board\": Board };\nexport const pagesConfig = { mainPage: 'Board', Pages: PAGES, Layout: __Layout };",
      'x/src/App.jsx':
        "import { pagesConfig } from './pages.config'\nimport { BrowserRouter as Router, Route, Routes } from 'react-router-dom';\nconst { Pages } = pagesConfig;\nexport default function App() { return <Router><Routes>{Object.entries(Pages).map(([path, Page]) => <Route key={path} path={`/${path}`} element={<Page />} />)}</Routes></Router> }",
      'x/src/api/base44Client.js': client,
      'x/src/pages/Home.jsx': page('Home'),
      'x/src/pages/Board.jsx': page('Board'),
      'x/src/Layout.jsx': page('Layout'),
    });
    expect(plan).toMatchObject({ layout: 'G2', mainPage: 'Board', hasOwnRoot: false, accessMode: 'public_with_login' });
    expect([...plan.files.keys()].toSorted()).toEqual([
      'Layout.jsx',
      'pages/Board.jsx',
      'pages/Home.jsx',
      'whittle.json',
    ]);
  });

  it('the newest keeps a table of routes of its own, with entities, functions and settings below base44', () => {
    const plan = planOf({
      'base44/config.jsonc': '{ "name": "Shop", "visibility": "public" }',
      'base44/entities/Product.jsonc': '{ "name": "Product", "properties": {}, "rls": { "read": true } }',
      'base44/functions/pay/entry.ts': 'Deno.serve(() => new Response())',
      'src/App.jsx':
        'import { Route, Routes } from \'react-router-dom\';\nimport Home from \'./pages/Home\';\nexport default function App() { return <Routes><Route path="/" element={<Home />} /><Route path="/p/:id" element={<Home />} /></Routes> }',
      'src/pages/Home.jsx': page('Home'),
    });
    expect(plan).toMatchObject({ layout: 'G3', name: 'Shop', accessMode: 'public_without_login', hasOwnRoot: true });
    expect(plan.files.has('App.jsx')).toBe(true);
    expect(plan.functions).toHaveLength(1);
    expect(plan.entities).toMatchObject([{ name: 'Product', access: null }]);
  });

  it('an entity has the name that the code asks for, however its file is called', () => {
    const use = (name: string) => `base44.entities.${name}.list();`;
    const uses = ['BlogPost', 'Task', 'Team', 'Order'].map(use).join('\n');
    const plan = planOf({
      'base44/entities/blog-post.jsonc': '{ "name": "BlogPost", "properties": { "title": { "type": "string" } } }',
      'base44/entities/task.jsonc': '{ "name": "Task", "properties": {} }',
      'base44/entities/team.jsonc': '{ "properties": {} }',
      'base44/entities/Order.jsonc': '{ "name": "order", "properties": {} }',
      'src/pages/Home.jsx': page('Home', `import { base44 } from '@/api/base44Client';\n${uses}`),
    });
    expect(plan.entities.map(({ name, source }) => [name, source])).toEqual([
      ['BlogPost', 'declared'],
      ['Order', 'declared'],
      ['Task', 'declared'],
      ['Team', 'declared'],
    ]);
  });

  it('files that lost their extension are code in the folders of code', () => {
    const plan = planOf({
      'Pages/Home.js': page('Home'),
      'Components/board/Column': page('Column'),
      'Entities/Task': '{ "name": "Task", "properties": {} }',
      'Entities/Job.js':
        "// made by hand\nexport default {\n  name: 'Job',\n  properties: { title: { type: 'string' }, },\n};\n",
      'pages/LICENSE': 'MIT',
    });
    expect([...plan.files.keys()]).toEqual(expect.arrayContaining(['pages/Home.js', 'components/board/Column.jsx']));
    expect(plan.entities).toMatchObject([
      { name: 'Job', source: 'declared', fields: [{ name: 'title' }] },
      { name: 'Task', source: 'declared' },
    ]);
    expect(plan.files.has('pages/LICENSE.jsx')).toBe(false);
  });

  it('language, direction and stylesheets of other sites are taken from index.html', () => {
    const inter = 'https://fonts.googleapis.com/css2?family=Heebo:wght@400;700&amp;display=swap';
    const plan = planOf({
      'index.html': `<!doctype html><html lang="he" dir='rtl'><head><title>Shop</title>
        <link rel="preconnect" href="https://fonts.gstatic.com" /><link href="${inter}" rel="stylesheet">
        <link rel="stylesheet" href="/local.css"></head></html>`,
      'src/main.jsx': "import './index.css';\nimport App from './App';\nrender(<App />);",
      'src/index.css': '.a { color: red }',
      'src/globals.css': '.never { color: red }',
      'src/pages/Home.jsx': page('Home'),
    });
    expect(JSON.parse(plan.files.get('whittle.json')!)).toEqual({ language: 'he', direction: 'rtl' });
    expect(plan.files.get('index.css')).toBe(`@import url("${inter.replace('&amp;', '&')}");\n.a { color: red }`);
    expect(plan.files.has('globals.css')).toBe(false);
    expect(plan.leftOut).toContainEqual(expect.objectContaining({ path: 'globals.css' }));
  });

  it('what index.html says of the app to phones, search engines and tabs stays, what templates write does not', () => {
    const svg = `<svg xmlns='http://www.w3.org/2000/svg'><text y='.9em'>A</text></svg>`;
    const headOf = (head: string, files: Record<string, string> = {}) =>
      JSON.parse(
        planOf({
          'index.html': `<!doctype html><html lang="en"><head>${head}</head></html>`,
          'src/pages/Home.jsx': page('Home'),
          ...files,
        }).files.get('whittle.json') ?? '{}',
      ) as object;
    const viewport = 'width=device-width, initial-scale=1, viewport-fit=cover';
    expect(
      headOf(`<meta name="viewport" content="${viewport}" /><meta name="description" content="Shop online" />
        <link rel="icon" href="data:image/svg+xml,${svg}" />`),
    ).toEqual({ viewport, description: 'Shop online', icon: `data:image/svg+xml,${svg}` });
    expect(
      headOf(
        `<meta name="viewport" content="width=device-width, initial-scale=1.0" /><link rel="icon" href="/vite.svg" />`,
      ),
    ).toEqual({});
    expect(headOf('<link rel="icon" type="image/png" href="/logo.png" />', { 'public/logo.png': 'png' })).toEqual({
      icon: '/logo.png',
    });
    expect(headOf('<link rel="icon" href="/gone.png" />')).toEqual({});
  });

  it('styles and classes of index.html stay, around every page', () => {
    const files = {
      'index.html': `<!doctype html><html lang="en" class="dark"><head><!-- <style>b { color: blue }</style> -->
        <style>body { background: #111 }</style><noscript><style>.js { display: none }</style></noscript></head>
        <body class="antialiased bg-gray-950"><div id="root"></div></body></html>`,
      'src/main.jsx': "import './index.css';\nimport App from './App';\nrender(<App />);",
      'src/index.css': '.a { color: red }',
      'src/pages/Home.jsx': page('Home'),
      'src/Layout.jsx': page('Layout'),
    };
    const plan = planOf(files);
    expect(plan.files.get('index.css')).toBe('@import url("./styles/index-html.css");\n.a { color: red }');
    expect(plan.files.get('styles/index-html.css')).toBe('body { background: #111 }\n');
    expect(plan.files.get('Layout.jsx')).toMatch(/^import '@\/lib\/page-classes';\n/);
    expect(plan.files.get('lib/page-classes.js')).toBe(
      'document.documentElement.classList.add("dark");\ndocument.body.classList.add("antialiased", "bg-gray-950");\n',
    );
    const own = planOf({ ...files, 'src/App.jsx': 'export default function App() { return <main>Mine</main> }' });
    expect(own.files.get('App.jsx')).toMatch(/^import '@\/lib\/page-classes';\n/);
  });

  it('stylesheets of the project that index.html loads are the app’s, in the order of the page', () => {
    const plan = planOf({
      'index.html': `<!doctype html><head><link rel="stylesheet" href="/style.css?v=2"><style>body { margin: 0 }</style>
        <link rel="stylesheet" href="./print.css" /><link rel="stylesheet" href="/gone.css">
        <script src="/vendor.js"></script><script src="https://cdn.example.com/x.js"></script>
        <script type="module" src="/src/main.jsx"></script><script src="/src/App.jsx"></script></head>`,
      'public/style.css': '.a { background: url(img/dot.png) }\n.b { background: url("/full.png"), url(data:x) }',
      'print.css': '.c { background: url("./c.png") }',
      'public/vendor.js': 'window.vendor = 1;',
      'src/main.jsx': "import './index.css';\nimport App from './App';\nrender(<App />);",
      'src/index.css': '.d { color: red }',
      'src/pages/Home.jsx': page('Home'),
    });
    expect(plan.files.get('styles/index-html.css')).toBe(
      '.a { background: url(/img/dot.png) }\n.b { background: url("/full.png"), url(data:x) }\n\nbody { margin: 0 }\n\n.c { background: url("@/c.png") }\n',
    );
    expect(plan.files.get('index.css')).toBe('@import url("./styles/index-html.css");\n.d { color: red }');
    expect(plan.files.has('public/style.css')).toBe(false);
    expect(plan.warnings).toEqual([
      expect.objectContaining({ path: 'index.html', message: expect.stringContaining('“/gone.css”') as string }),
      expect.objectContaining({ path: 'index.html', message: expect.stringContaining('“/vendor.js”') as string }),
    ]);
    expect(plan.leftOut.map(({ path }) => path)).toEqual(['main.jsx', 'public/vendor.js']);
  });

  it('nothing of the platform’s look lies below an app without Tailwind', () => {
    const files = {
      'package.json': '{ "dependencies": { "react": "^18.0.0" } }',
      'src/main.jsx': "import './index.css';\nimport App from './App';\nrender(<App />);",
      'src/App.jsx': 'export default function App() { return <main className="card">Mine</main> }',
      'src/index.css': '.card { color: red }',
    };
    const blank = '@import "whittle/blank.css";';
    expect(planOf(files).files.get('index.css')).toBe(`${blank}\n.card { color: red }`);
    const others: Record<string, string>[] = [
      { 'package.json': '{ "devDependencies": { "tailwindcss": "^3.4.0" } }' },
      { 'index.html': '<script src="https://cdn.tailwindcss.com"></script>' },
      { 'src/index.css': '@tailwind base;' },
      { 'src/App.jsx': "import { Button } from './components/ui/button';\nexport default () => <Button />;" },
    ];
    for (const more of others) expect(planOf({ ...files, ...more }).files.get('index.css')).not.toContain(blank);
  });

  it('what is no valid code stays out when nothing asks for it, and is named when something does', () => {
    const plan = planOf({
      'src/pages.config.js':
        "import Home from './pages/Home';\nexport const PAGES = { Home };\nexport const pagesConfig = { mainPage: 'Home', Pages: PAGES };",
      'src/pages/Home.jsx': page('Home', "import '@/components/Broken';"),
      'src/pages/README.jsx': '# How to go on\n\n- first this',
      'src/components/PUSH_SETUP.jsx': '# Set up <b>push',
      'src/components/Broken.jsx': 'export default () => <b>',
    });
    expect(plan.leftOut.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['components/PUSH_SETUP.jsx', 'pages/README.jsx']),
    );
    expect(plan.warnings.map(({ path }) => path)).toEqual(['components/Broken.jsx']);
    expect(plan.pages).toEqual(['Home']);
  });

  it('files outside of the source come along where it asks for them', () => {
    const plan = planOf({
      'src/pages/Home.jsx': page('Home', "import { songs } from '../../config/songs';"),
      'config/songs.js': "import { artists } from '../config/artists';\nexport const songs = artists;",
      'config/artists.js': 'export const artists = [];',
      'scripts/deploy.js': 'export {};',
    });
    expect([...plan.files.keys()]).toEqual(expect.arrayContaining(['config/songs.js', 'config/artists.js']));
    expect(plan.leftOut).toContainEqual(expect.objectContaining({ path: 'scripts/deploy.js' }));
  });

  it('texts come along where a module imports them, finds them by a pattern or asks their address', () => {
    const plan = planOf({
      'src/pages/Home.jsx': page(
        'Home',
        `import notes from '@/data/notes.md?raw';
        import terms from '../../content/terms.txt?raw';
        const posts = import.meta.glob(['./posts/*.md', '!**/draft.md'], { query: '?raw', import: 'default', eager: true });
        const map = new URL('../data/map.geojson', import.meta.url);
        const later = () => import('@/data/later.yml?raw');`,
      ),
      'src/data/notes.md': '# Notes\r\n',
      'src/data/map.geojson': '{}',
      'src/data/later.yml': 'a: 1',
      'src/data/none.md': '# None',
      'src/pages/posts/one.md': '# One',
      'src/pages/posts/draft.md': '# Draft',
      'content/terms.txt': 'Be kind.',
      'docs/guide.md': '# Guide',
    });
    expect([...plan.files.keys()]).toEqual(
      expect.arrayContaining(['content/terms.txt', 'data/later.yml', 'data/map.geojson', 'pages/posts/one.md']),
    );
    expect(plan.files.get('data/notes.md')).toBe('# Notes\n');
    expect(plan.leftOut.map(({ path }) => path)).toEqual(['data/none.md', 'docs/guide.md', 'pages/posts/draft.md']);
  });

  it('[IMPORT-02] what lies in public is the app’s, but for what the platform answers itself', () => {
    const plan = planOf({
      'src/pages/Home.jsx': page('Home'),
      'public/template.xlsx': '',
      'public/models/face.bin': '',
      'public/map.geojson': '{}',
      'public/captions.vtt': 'WEBVTT',
      'public/terms.html': '<h1>Terms</h1>',
      'public/theme.css': '.a {}',
      'public/robots.txt': '',
      'public/manifest.json': '{}',
      'public/404.html': '',
      'public/sw.js': '',
      'public/.htaccess': '',
      'public/LICENSE': '',
    });
    expect([...plan.assets.keys()]).toEqual(['public/models/face.bin', 'public/template.xlsx']);
    expect([...plan.files.keys()].filter((path) => path.startsWith('public/'))).toEqual([
      ...['public/captions.vtt', 'public/map.geojson', 'public/terms.html', 'public/theme.css'],
    ]);
    expect(plan.leftOut.map(({ path }) => path)).toEqual([
      ...['public/.htaccess', 'public/404.html', 'public/LICENSE', 'public/manifest.json', 'public/robots.txt'],
      'public/sw.js',
    ]);
  });

  it('names in api/entities that are no entities of the app make none', () => {
    const plan = planOf({
      'src/api/base44Client.js': client,
      'src/api/entities.js':
        "import { base44 } from './base44Client';\nexport const Task = base44.entities.Task;\nexport const Query = base44.entities.Query;\nexport const User = base44.auth;",
      'src/pages/Home.jsx': page('Home', "import { Task } from '@/api/entities';\nawait Task.list();"),
    });
    expect(plan.entities.map(({ name }) => name)).toEqual(['Task']);
  });

  it('[IMPORT-13] declared entities are lenient, and open to people who are signed in where nothing else is stated', () => {
    const plan = planOf({
      'pages/Home.js': page('Home'),
      'entities/Task.json': '{ "properties": { "status": { "type": "string", "enum": ["open"] } } }',
      'entities/Mine.json': '{ "properties": {}, "rls": { "update": { "created_by": "{{user.email}}" } } }',
    });
    expect(plan.entities.map(({ name, access, schema }) => [name, access, schema['x-lenient']])).toEqual([
      ['Mine', null, true],
      ['Task', { read: 'all', write: 'all' }, true],
    ]);
  });

  it('a stylesheet that index.html loads is part of the app', () => {
    const plan = planOf({
      'index.html': '<!doctype html><link rel="stylesheet" href="/src/index.css">',
      'src/main.jsx': "import App from './App';\nrender(<App />);",
      'src/index.css': '.a { color: red }',
      'src/pages/Home.jsx': page('Home'),
    });
    expect(plan.files.get('index.css')).toBe('.a { color: red }');
  });

  it('`@` may stand for the project instead of its source', () => {
    const plan = planOf({
      'package.json': '{}',
      'src/main.jsx': "import Layout from '../Layout.jsx';\nrender(<Layout />);",
      'Layout.jsx': page(
        'Layout',
        "import { createPageUrl } from '@/lib/utils'; import { Task } from '@/entities/Task';",
      ),
      'lib/utils.js': 'export const cn = () => ""; export const createPageUrl = () => "/";',
    });
    expect([...plan.files.keys()]).toContain('lib/utils.js');
    expect(plan.entities.map(({ name }) => name)).toEqual(['Task']);
  });

  it.each([
    ["return '/' + pageName.toLowerCase().replace(/ /g, '-');", false],
    ['return `/${pageName}`;', false],
    ["return { Home: '/', Quote: '/quotation' }[pageName] ?? '/';", true],
    ["if (pageName === 'Home') return '/'; return '/' + pageName;", true],
    ["return '/' + pageName.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();", true],
  ])('addresses of pages that an app makes its own way stay its own: %s', (body, isKept) => {
    const plan = planOf({
      'src/pages/Home.jsx': page('Home', "import { Task } from '@/entities/Task';"),
      'src/api/base44Client.js': client,
      'src/utils/index.ts': `export function createPageUrl(pageName: string) { ${body} }`,
    });
    expect(plan.files.has('utils/index.ts')).toBe(isKept);
  });

  it('entities that code loads when it needs them are found', () => {
    const plan = planOf({
      'src/api/base44Client.js': client,
      'src/api/entities.js': "import { base44 } from './base44Client';\nexport const { Note, Mark } = base44.entities;",
      'src/pages/Home.jsx': page(
        'Home',
        `async function load() {
          const { Note, User } = await import('@/api/entities');
          const { Tag } = await import('@/entities/Tag');
          await Note.create({ text: 'x', done: false });
          import('@/api/entities').then(({ Mark }) => Mark.list());
          (await import('@/entities/all')).Step.filter({ place: 1 });
        }`,
      ),
    });
    expect(plan.entities.map(({ name }) => name).toSorted()).toEqual(['Mark', 'Note', 'Step', 'Tag']);
  });

  it('an export of pages alone has its look also beside a package.json', () => {
    const files = { 'pages/Home.js': page('Home', "import { Task } from '@/entities/Task';") };
    expect(planOf(files).files.has('index.css')).toBe(true);
    expect(planOf({ ...files, 'package.json': '{}' }).files.has('index.css')).toBe(true);
  });

  it('entities that an export lists are there, also when code asks for them by a word', () => {
    const plan = planOf({
      'src/api/base44Client.js': client,
      'src/api/entities.js':
        "import { base44 } from './base44Client';\nexport const Lead = base44.entities.Lead;\nexport const Query = base44.entities.Query;\nexport const User = base44.auth;",
      'src/pages/Home.jsx': page(
        'Home',
        "import * as All from '@/api/entities'; export const rows = (n) => All[n].list();",
      ),
    });
    expect(plan.entities.map(({ name }) => name)).toEqual(['Lead']);
  });

  it('an entity whose file was copied under the ending of code is read', () => {
    const plan = planOf({
      'Pages/Home.js': page('Home', "import { Trade } from '@/entities/Trade';"),
      'Entities/Trade.js': '{ "name": "Trade", "properties": { "state": { "type": "string", "default": "open" } } }',
    });
    expect(plan.entities[0]?.schema.properties).toMatchObject({ state: { default: 'open' } });
  });

  it('what is no app says so', () => {
    const recognised = recogniseExport(new Map([['letter.txt', 'Dear all']]), { parse, platform });
    expect(recognised).toMatchObject({ ok: false });
  });
});

it('[IMPORT-02] a file of the vendor that was changed is kept; interface parts stay where a page asks for them', () => {
  const files = (clientSource: string) => ({
    'package.json': '{}',
    'src/api/base44Client.js': clientSource,
    'src/components/ui/button.jsx': "export const Button = () => <i className={cn('h-9')} />;",
    'src/components/ui/pagination.jsx': "import { Button } from './button';\nexport const Next = () => <Button />;",
    'src/index.css': '@tailwind utilities;',
    'src/components/ui/avatar.jsx': 'export const Avatar = () => null;',
    'src/components/ui/carousel.jsx': 'export const Carousel = () => null;',
    'src/pages/Home.jsx': page(
      'Home',
      "import { Next } from '@/components/ui/pagination'; import { base44 } from '@/api/base44Client';",
    ),
  });
  const parts = ['components/ui/button.jsx', 'components/ui/pagination.jsx'];
  const usual = planOf(files(client));
  expect([...usual.files.keys()].toSorted()).toEqual([...parts, 'index.css', 'pages/Home.jsx']);
  expect(usual.leftOut.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['components/ui/avatar.jsx', 'components/ui/carousel.jsx']),
  );
  const changed = planOf(files('export const base44 = { entities: window.store };'));
  expect([...changed.files.keys()].toSorted()).toEqual([
    'api/base44Client.js',
    ...parts,
    'index.css',
    'pages/Home.jsx',
  ]);
});

it('[IMPORT-02] usual interface parts that an export asks for and does not bring come along, in the look it counts on', () => {
  const plan = planOf({
    'pages/Home.jsx': page(
      'Home',
      "import { Card } from '@/components/ui/card'; import { Dialog } from '@/components/ui/dialog'; import { Button } from '../components/ui/button';",
    ),
    'components/ui/button.jsx': 'export const Button = () => null;',
  });
  expect([...plan.files.keys()].filter((path) => path.startsWith('components/'))).toEqual([
    'components/ui/button.jsx',
    'components/ui/card.jsx',
  ]);
  expect(plan.files.get('components/ui/card.jsx')).toContain("cn('p-6 pt-0', className)");
  for (const [part, source] of Object.entries(usualParts)) expect(parse(`${part}.jsx`, source), part).not.toBeNull();
});

it.each([
  ['cva("inline-flex h-9 rounded-md px-4 text-sm font-medium shadow hover:bg-primary/90 [&_svg]:size-4")', true],
  ['cn("rounded-md", isWide && "tracking-[0.2em]")', false],
  ['<i className={cn("bg-primary", isOn ? "hover:bg-brand-gradient" : "")} />', false],
  ['<i className={`rounded-md ${size} h-${n} shadow-card`} />', false],
  ['<i className={buttonVariants({ variant: "brand" })} />', true],
])(
  '[IMPORT-02] of the parts that the platform brings, one whose classes are not the usual ones is the app’s own: %s',
  (look, isUsual) => {
    const plan = planOf({
      'package.json': '{}',
      'src/components/ui/carousel.jsx': `const look = ${look};\nexport const Carousel = () => look;`,
      'src/pages/Home.jsx': page('Home', "import { Carousel } from '@/components/ui/carousel';"),
    });
    expect(plan.files.has('components/ui/carousel.jsx')).toBe(!isUsual);
  },
);

it('[IMPORT-03] fields are read from what the code writes, asks for and shows, across components and forms', () => {
  const plan = planOf({
    'package.json': '{}',
    'src/api/base44Client.js': client,
    'src/pages/Board.jsx': [
      "import { useState, useEffect } from 'react'; import { base44 } from '@/api/base44Client'; import Form from '../components/Form'; import Card from '../components/Card';",
      'export default function Board() { const [tasks, setTasks] = useState([]); const [user, setUser] = useState(null);',
      'const load = async () => { const [t, me] = await Promise.all([base44.entities.Task.filter({ archived: false }, "-due_date"), base44.auth.me()]); setTasks(t); setUser(me); };',
      'const save = async (data) => { await base44.entities.Task.create({ ...data, hours: Number(data.hours) }); };',
      'return <div>{user?.company}<Form onSubmit={save} />{tasks.map((task) => <Card key={task.id} task={task} />)}</div> }',
    ].join('\n'),
    'src/components/Form.jsx': [
      "import { useState } from 'react';",
      'export default function Form({ onSubmit }) { const [form, setForm] = useState({ title: "", urgent: false });',
      'const change = (field, value) => setForm((before) => ({ ...before, [field]: value }));',
      'return <form onSubmit={() => onSubmit(form)}><input value={form.title} onChange={(e) => change("title", e.target.value)} />',
      '<Select value={form.priority} onValueChange={(v) => change("priority", v)}><SelectItem value="low" /><SelectItem value="high" /></Select></form> }',
    ].join('\n'),
    'src/components/Card.jsx':
      'const colours = { open: "a", done: "b" };\nexport default function Card({ task }) { return <p className={colours[task.status]}>{task.tags.map((tag) => tag)}</p> }',
  });
  const task = plan.entities.find(({ name }) => name === 'Task')!;
  expect(task.schema).toMatchObject({
    additionalProperties: true,
    'x-inferred': true,
    properties: {
      title: { type: 'string' },
      urgent: { type: 'boolean' },
      hours: { type: 'number' },
      archived: { type: 'boolean' },
      due_date: { type: 'string', format: 'date' },
      priority: { type: 'string', enum: ['low', 'high'] },
      status: { type: 'string', description: 'Such as open, done' },
      tags: { type: 'array' },
    },
  });
  expect(task.fields.find(({ name }) => name === 'archived')?.reason?.message).toBe(
    'pages/Board.jsx:3, asked for in Task.filter',
  );
  expect(plan.entities.find(({ name }) => name === 'User')?.fields.map(({ name }) => name)).toEqual(['company']);
});

it('[IMPORT-03] records are followed through names below `api/entities`, taken apart exports and values that stand in', () => {
  const plan = planOf({
    'package.json': '{}',
    'src/api/base44Client.js': client,
    'src/lib/data.js':
      "import { base44 } from '@/api/base44Client';\nexport const { Task, Team: [First] = [], ...rest } = base44.entities;",
    'src/pages/Home.jsx': page(
      'Home',
      [
        "import { Task } from '@/lib/data'; import { Customer } from '@/api/entities/customer';",
        'Task.create({ title: "x" });',
        'const looks = { gold: 1, plain: 2 }; const names = { open: 1, shut: 2 };',
        'Customer.list().then((all) => all.map((one) => [(one.spent || 0).toFixed(2), one.tags ?? [], Math.round(one.share), one.isVip || false, looks[one.kind].x, names[one.state] || 3, one.comments || ""]));',
        'Customer.list().then((all) => all.map((one) => { const { months, rate } = one; const seen = one.places; Object.keys(one.extra);',
        'return [months?.map(String), rate.toFixed(1), Array.isArray(seen), one.pictures?.slice(0, 3).map(String)]; }));',
      ].join('\n'),
    ),
  });
  const fields = Object.fromEntries(plan.entities.map(({ name, schema }) => [name, schema.properties]));
  expect(fields['Task']).toMatchObject({ title: { type: 'string' } });
  expect(fields['Customer']).toMatchObject({
    spent: { type: 'number' },
    tags: { type: 'array' },
    share: { type: 'number' },
    isVip: { type: 'boolean' },
    kind: { type: 'string', enum: ['gold', 'plain'] },
    state: { type: 'string', description: 'Such as open, shut' },
    comments: { type: 'string' },
    months: { type: 'array' },
    rate: { type: 'number' },
    places: { type: 'array' },
    extra: { type: 'object' },
    pictures: { type: 'array' },
  });
});

it('[IMPORT-01] what is done with a field says whether it is a number or a date, in any language', () => {
  const body = [
    'new Date(one.d1 + "T00:00:00"); new Date(`${one.d2}T12:00:00`); one.d3.split("T")[0]; one.d4.slice(0, 7);',
    'one.d5 <= hoje; one.d6 === format(new Date(), "yyyy-MM-dd"); one.d7 < new Date().toISOString().slice(0, 10);',
    'all.reduce((soma, one) => soma + one.n1, 0); parseFloat(one.n2); one.n3.toLocaleString("pt-BR"); -one.n4; total - one.n5;',
    'formatCurrency(one.n6); new Intl.NumberFormat("pt").format(one.n7); total += one.n8; `${one.n9}%`;',
    'one.t1 + " x"; `${one.t2} T`; one.t3.slice(0, 10).toUpperCase(); html += one.t4; one.t5.slice(0, 10);',
  ].join('\n');
  const plan = planOf({
    'src/api/base44Client.js': client,
    'src/pages/Home.jsx': page(
      'Home',
      `import { Sale } from '@/api/entities';
Sale.list().then((all) => all.forEach((one) => { ${body} }));
const Form = () => { const [form, setForm] = useState({ start_date: '', t5: '' });
  const save = () => Sale.create(form);
  return <><input type="datetime-local" value={form.start_date} onChange={(e) => setForm({ ...form, start_date: e.target.value })} />
    <input value={form.t5} onChange={(e) => setForm({ ...form, t5: e.target.value })} onBlur={save} /></>; };`,
    ),
  });
  const fields = plan.entities[0]!.schema.properties as Record<string, { type: string; format?: string }>;
  const kinds = Object.entries(fields).map(([name, { type, format }]) => [name, format ?? type]);
  const kindOf = (name: string) => (name.startsWith('d') ? 'date' : name.startsWith('n') ? 'number' : 'string');
  expect(Object.fromEntries(kinds)).toEqual({
    ...Object.fromEntries(kinds.map(([name]) => [name, kindOf(name!)])),
    t3: 'date',
    start_date: 'date-time',
  });
  expect(kinds).toHaveLength(22);
});

it('[IMPORT-01] what lists and objects hold is read as well, and what comes into a function', () => {
  const plan = planOf({
    'src/api/base44Client.js': client,
    'src/pages/Home.jsx': page(
      'Home',
      `import { Order } from '@/api/entities';
const show = (day) => new Date(\`\${day}T12:00:00\`);
const money = (n) => n.toFixed(2);
Order.list().then((all) => all.map((one) => [one.items.map((it) => it.unit_price.toFixed(2) + it.code.trim()),
  one.address.street.toUpperCase(), one.words.map((word) => word.trim()), show(one.quando), money(one.preco)]));
Order.create({ items: [{ code: 'x', quantity: 1, done: false }], address: { street: '', floor: 3 } });`,
    ),
  });
  expect(plan.entities[0]!.schema.properties).toMatchObject({
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          unit_price: { type: 'number' },
          code: { type: 'string' },
          quantity: { type: 'number' },
          done: { type: 'boolean' },
        },
      },
    },
    address: { type: 'object', properties: { street: { type: 'string' }, floor: { type: 'number' } } },
    words: { type: 'array', items: { type: 'string' } },
    quando: { type: 'string', format: 'date' },
    preco: { type: 'number' },
  });
});

it('[IMPORT-01] a page that the list of pages does not name is none, and an app that signs people in itself is open', () => {
  const plan = planOf({
    'src/pages.config.js':
      "import Home from './pages/Home';\nexport const PAGES = { Home };\nexport const pagesConfig = { Pages: PAGES };",
    'src/api/base44Client.js': client,
    'src/pages/Home.jsx': page(
      'Home',
      "import { base44 } from '@/api/base44Client'; base44.auth.loginViaEmailPassword('a', 'b');",
    ),
    'src/pages/Draft.jsx': page('Draft', "import x from 'nowhere';"),
  });
  expect(plan).toMatchObject({ pages: ['Home'], accessMode: 'public_without_login' });
  expect(plan.leftOut.map(({ path }) => path)).toContain('pages/Draft.jsx');
});

it.each([
  ['is written as another word', "entities.Task.create({ ...form, state: 'archived' })"],
  ['is put together', 'entities.Task.create({ ...form, state: `${form.kind}-new` })'],
  ['is compared with another word', "entities.Task.create(form); if (form.state === 'gone') stop()"],
  ['is typed, too', 'entities.Task.create(form)', '<input value={form.state} onChange={set} />'],
])('[IMPORT-03] a choice is no whole list of values where the field %s', (_, write, more = '') => {
  const plan = planOf({
    'package.json': '{}',
    'src/api/base44Client.js': client,
    'src/pages/Form.jsx': [
      "import { useState } from 'react'; import { base44 } from '@/api/base44Client'; const { entities } = base44;",
      `export default function Form() { const [form, set] = useState({ state: 'new', kind: '' }); const save = () => { ${write} };`,
      `return <form onSubmit={save}>${more}<select value={form.state} onChange={(e) => set({ ...form, state: e.target.value })}>`,
      '<option value="new" /><option value="old" /></select></form> }',
    ].join('\n'),
  });
  const { state } = plan.entities.find(({ name }) => name === 'Task')!.schema.properties;
  expect(state).toMatchObject({ type: 'string', description: expect.stringContaining('new') as string });
});

it('[IMPORT-01] an app that keeps its data itself is open, though a file of an entity is left in it', () => {
  const files = {
    'package.json': '{}',
    'entities/Note.json': '{ "name": "Note", "properties": { "text": { "type": "string" } } }',
    'src/entities/Note.js': "export const Note = { list: () => JSON.parse(localStorage.getItem('notes')) };",
    'src/pages/Home.jsx': page('Home', "import { Note } from '@/entities/Note';\nNote.list();"),
  };
  expect(planOf(files).accessMode).toBe('public_without_login');
  const asks = {
    ...files,
    'src/pages/More.jsx': page('More', "import { Task } from '@/entities/Task';\nTask.list();"),
  };
  expect(planOf(asks).accessMode).toBeNull();
});

it('[IMPORT-03] entities that are asked for by a word in a variable are found, with their fields where it is one word', () => {
  const plan = planOf({
    'package.json': '{}',
    'src/api/base44Client.js': client,
    'src/pages/Home.jsx': [
      "import { base44 } from '@/api/base44Client'; const kinds = ['Task', 'Note']; const name = 'Book';",
      'export default function Home() { const load = () => Promise.all(kinds.map((kind) => base44.entities[kind].list()));',
      "const add = () => base44.entities[name].create({ title: 'x', pages: 3 }); return <button onClick={add}>{load}</button> }",
    ].join('\n'),
  });
  expect(plan.entities.map(({ name, fields }) => [name, fields.map((field) => field.name)])).toEqual([
    ['Book', ['title', 'pages']],
    ['Note', []],
    ['Task', []],
  ]);
});

it('[IMPORT-04] a client that leads to another server is named, the vendor’s is not', () => {
  const withClient = (source: string) =>
    planOf({ 'package.json': '{}', 'src/api/base44Client.js': source, 'src/pages/Home.jsx': page('Home') }).warnings;
  expect(withClient(client)).toEqual([]);
  const own =
    'class Client { list() { return fetch("http://localhost:3000/api"); } }\nexport const base44 = new Client();';
  expect(withClient(own).map(({ path }) => path)).toEqual(['api/base44Client.js']);
});

it('[IMPORT-04] a back end that keeps the data elsewhere is named once, with the first file that calls it', () => {
  const warned = (files: Record<string, string>) =>
    planOf({ 'package.json': '{}', 'src/pages/Home.jsx': page('Home'), ...files }).warnings.map(
      ({ path, message }) => `${path}: ${message.split(':')[0]}`,
    );
  const supabase = "import { createClient } from '@supabase/supabase-js';\nexport const db = createClient('u', 'k');";
  expect(
    warned({
      'src/lib/db.js': supabase,
      'src/lib/sessions.js': supabase,
      'src/lib/store.js': "import { getFirestore } from 'firebase/firestore';\nexport const store = getFirestore();",
    }),
  ).toEqual([
    'lib/db.js: This file calls Supabase for data, which stay there',
    'lib/store.js: This file calls Firebase for data, which stay there',
  ]);
  expect(
    warned({
      'src/lib/http.js':
        "import axios from 'axios';\nexport default axios.create({ baseURL: 'https://api.shop.example/v1' });",
      'src/lib/own.js':
        "import axios from 'axios';\nexport default axios.create({ baseURL: import.meta.env.VITE_API_URL });",
    }),
  ).toEqual([
    'lib/http.js: This file calls api.shop.example for data, which stay there',
    'lib/own.js: This file calls axios for data, which stay there',
  ]);
  expect(
    warned({ 'src/lib/http.js': "import axios from 'axios';\nexport const get = (url) => axios.get(url);" }),
  ).toEqual([]);
});
