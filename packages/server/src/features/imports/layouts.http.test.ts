import type { Import, ImportAppAnswer } from '@whittle/contract/imports';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { zipBytes } from '@whittle/testing/zip-bytes';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
let builder: TestBuilder;
beforeAll(async () => {
  server = await startTestServer();
  builder = await signUp(server);
});
afterAll(() => server.close());

const client = "import { createClient } from '@base44/sdk';\nexport const base44 = createClient({ appId: '1' });";
const start =
  "import ReactDOM from 'react-dom/client'\nimport App from './App.jsx'\nReactDOM.createRoot(document.getElementById('root')).render(<App />)";
const page = (name: string, head = '') => `${head}\nexport default function ${name}() { return <p>${name}</p> }`;
const listed = (...names: string[]) =>
  [
    ...names.map((name) => `import ${name} from './pages/${name}';`),
    "import __Layout from './Layout.jsx';",
    `export const PAGES = { ${names.map((name) => `"${name}": ${name}`).join(', ')} };`,
    `export const pagesConfig = { mainPage: "${names[0]}", Pages: PAGES, Layout: __Layout };`,
  ].join('\n');
const showsPages = `import { pagesConfig } from './pages.config'
import { BrowserRouter as Router, Route, Routes } from 'react-router-dom';
const { Pages } = pagesConfig;
export default function App() { return <Router><Routes>{Object.entries(Pages).map(([path, Page]) => <Route key={path} path={'/' + path} element={<Page />} />)}</Routes></Router> }`;

/** Each layout as the smallest app that has its marks, and what must be found in it. */
it.each([
  [
    'G0',
    {
      'Layout.js': 'export default function Layout({ children }) { return <main>{children}</main> }',
      'pages/Home.js': page('Home', "import { Task } from '@/entities/Task';"),
      'entities/Task.json': '{ "name": "Task", "properties": { "title": { "type": "string" }, }, }',
    },
    { pages: ['Home'], entities: [{ name: 'Task', source: 'declared' }], functions: [] },
    ['Layout.js', 'entities/Task.json', 'index.css', 'pages/Home.js'],
  ],
  [
    'G2',
    {
      'x/package.json': '{"dependencies":{"@base44/sdk":"^0.8.3"}}',
      'x/src/api/base44Client.js': client,
      'x/src/pages.config.js': listed('Board', 'Home'),
      'x/src/main.jsx': start,
      'x/src/App.jsx': showsPages,
      'x/src/Layout.jsx': 'export default function Layout({ children }) { return <main>{children}</main> }',
      'x/src/pages/Board.jsx': page(
        'Board',
        "import { base44 } from '@/api/base44Client'; base44.entities.Task.create({ title: 'a' });",
      ),
      'x/src/pages/Home.jsx': page('Home'),
    },
    { mainPage: 'Board', pages: ['Board', 'Home'], entities: [{ name: 'Task', source: 'inferred' }] },
    ['Layout.jsx', 'entities/Task.json', 'pages/Board.jsx', 'pages/Home.jsx', 'whittle.json'],
  ],
  [
    'G3',
    {
      'base44/config.jsonc': '{ "name": "Shop", "visibility": "public" } // made by the vendor',
      'base44/entities/Product.jsonc': '{ "name": "Product", "properties": {}, "rls": { "read": true } }',
      'base44/functions/pay/entry.ts': 'Deno.serve(() => new Response())',
      'src/main.jsx': start,
      'src/App.jsx': `import { BrowserRouter, Route, Routes } from 'react-router-dom'; import Home from './pages/Home';
export default function App() { return <BrowserRouter><Routes><Route path="/" element={<Home />} /><Route path="/p/:id" element={<Home />} /></Routes></BrowserRouter> }`,
      'src/api/base44Client.js': client,
      'src/pages/Home.jsx': page(
        'Home',
        "import { base44 } from '@/api/base44Client'; base44.entities.Product.list();",
      ),
    },
    {
      name: 'Shop',
      accessMode: 'public_without_login',
      hasOwnRoot: true,
      entities: [{ name: 'Product', source: 'declared', access: null }],
      functions: [{ path: 'functions/pay/entry.ts' }],
    },
    ['App.jsx', 'entities/Product.json', 'functions/pay/entry.ts', 'pages/Home.jsx', 'whittle.json'],
  ],
  [
    'vite',
    {
      'shop/package.json': '{"name":"shop","dependencies":{"react":"19.0.0","react-router-dom":"7.0.0"}}',
      'shop/index.html': '<!doctype html><title>Corner shop</title><div id="root"></div>',
      'shop/src/main.jsx': start,
      'shop/src/App.jsx': "import Home from './pages/Home';\nexport default function App() { return <Home /> }",
      'shop/src/pages/Home.jsx': page('Home'),
    },
    { name: 'Corner shop', hasOwnRoot: true, entities: [] },
    ['App.jsx', 'pages/Home.jsx'],
  ],
] as const)(
  '[IMPORT-01] an app of the layout %s is recognised, made and compiles',
  async (layout, files, found, kept) => {
    const body = new FormData();
    body.append('file', new File([new Uint8Array(zipBytes(files))], 'my-app.zip'));
    const answer = await builder.request('/api/imports', { method: 'POST', body });
    const { importId, report } = (await answer.json()) as Import;
    expect(report).toMatchObject({ layout, warnings: [], ...found });
    const { appId } = await builder.json<ImportAppAnswer>(`/api/imports/${importId}/apps`, { json: {} });
    const made = await builder.json<{ files: { path: string }[] }>(`/api/apps/${appId}/versions/latest/files`);
    expect(made.files.map(({ path }) => path).toSorted()).toEqual(kept);
  },
);

it('[IMPORT-15] [IMPORT-16] names and constants of a project’s build are there without it', async () => {
  const files = {
    'package.json': '{"name":"shop","version":"2.1.0","dependencies":{"react":"19.0.0"}}',
    'vite.config.ts': `import path from 'node:path';
export default defineConfig({
  define: { __VERSION__: JSON.stringify(process.env.npm_package_version) },
  resolve: { alias: { '@': path.resolve(__dirname, './src'), '@lib': path.resolve(__dirname, './src/lib') } },
});`,
    'src/main.jsx': start,
    'src/App.jsx': "import Home from './pages/Home';\nexport default function App() { return <Home /> }",
    'src/lib/double.ts': 'export const double = (n: number): number => 2 * n;',
    'src/pages/Home.jsx':
      "import { double } from '@lib/double';\nexport default function Home() { return <p>{double(2)} {__VERSION__}</p> }",
  };
  const body = new FormData();
  body.append('file', new File([new Uint8Array(zipBytes(files))], 'shop.zip'));
  const { report } = await builder.json<Import>('/api/imports', { method: 'POST', body });
  expect(report.warnings).toEqual([]);
  expect(report.changed.filter(({ path }) => path === 'vite.config.ts')).toHaveLength(2);
});
