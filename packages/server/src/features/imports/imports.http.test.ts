import type { AppSignInResponse } from '@whittle/contract/app-users';
import type { EntityRecord } from '@whittle/contract/entities';
import type { Import, ImportAppAnswer } from '@whittle/contract/imports';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { testPassword } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { unzip } from '@whittle/testing/unzip';
import { zipBytes, type ZipEntry } from '@whittle/testing/zip-bytes';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
let builder: TestBuilder;
beforeAll(async () => {
  server = await startTestServer();
  builder = await signUp(server);
});
afterAll(() => server.close());

function form(bytes: Uint8Array, name = 'my-app.zip'): FormData {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], name));
  return body;
}

const inspect = (files: Record<string, string | Uint8Array> | ZipEntry[], name?: string) =>
  builder.request('/api/imports', { method: 'POST', body: form(zipBytes(files), name) });

const inspected = async (files: Record<string, string | Uint8Array>) => (await (await inspect(files)).json()) as Import;

const filesOf = async (appId: string) => {
  const { files } = await builder.json<{ files: { path: string; content: string }[] }>(
    `/api/apps/${appId}/versions/latest/files`,
  );
  return new Map(files.map(({ path, content }) => [path, content]));
};

const firstLayout = {
  'my-app/package.json': '{"name":"base44-app","dependencies":{"@base44/sdk":"^0.1.2"}}',
  'my-app/src/main.jsx':
    "import ReactDOM from 'react-dom/client'\nimport App from '@/App.jsx'\nReactDOM.createRoot(document.getElementById('root')).render(<App />)",
  'my-app/src/App.jsx':
    'import Pages from "@/pages/index.jsx"\nfunction App() { return <><Pages /></> }\nexport default App',
  'my-app/src/api/base44Client.js':
    "import { createClient } from '@base44/sdk';\nexport const base44 = createClient({ appId: '68', requiresAuth: true });",
  'my-app/src/api/entities.js':
    "import { base44 } from './base44Client';\nexport const Task = base44.entities.Task;\nexport const User = base44.auth;",
  'my-app/src/pages/index.jsx': [
    'import Layout from "./Layout.jsx"; import Board from "./Board"; import Home from "./Home";',
    "import { BrowserRouter as Router, Route, Routes } from 'react-router-dom';",
    'const PAGES = { Board: Board, Home: Home }',
    'export default function Pages() { return <Router><Layout><Routes><Route path="/" element={<Board />} />',
    '<Route path="/Board" element={<Board />} /><Route path="/Home" element={<Home />} /></Routes></Layout></Router> }',
  ].join('\n'),
  'my-app/src/pages/Layout.jsx': 'export default function Layout({ children }) { return <main>{children}</main> }',
  'my-app/src/pages/Board.jsx': [
    "import { useEffect, useState } from 'react'; import { Task } from '@/api/entities'; import logo from '@/assets/logo.png';",
    'export default function Board() { const [tasks, setTasks] = useState([]);',
    "useEffect(() => { Task.list('-created_date').then(setTasks) }, []);",
    "const add = () => Task.create({ title: '', hours: 2, done: false, due_date: '2026-01-02' });",
    'return <ul>{tasks.map((task) => <li key={task.id}>{task.title}</li>)}<img src={logo} /></ul> }',
  ].join('\n'),
  'my-app/src/pages/Home.jsx': 'export default function Home() { return <p>Hello</p> }',
  'my-app/src/assets/logo.png': Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

it('[IMPORT-01] an export of the first layout becomes an app with its pages, inferred entities and files', async () => {
  const { importId, report } = await inspected(firstLayout);
  expect(report).toMatchObject({
    layout: 'G1',
    name: 'My app',
    mainPage: 'Board',
    pages: ['Board', 'Home'],
    warnings: [],
  });
  expect(report.entities).toMatchObject([{ name: 'Task', source: 'inferred', access: { read: 'all', write: 'all' } }]);
  expect(report.entities[0]?.fields.map(({ name }) => name)).toEqual(['title', 'hours', 'done', 'due_date']);
  expect(await builder.json(`/api/imports/${importId}`)).toEqual({ importId, report, appId: null });

  const entities = { Task: { access: { read: 'creator', write: 'creator' } } };
  const { appId } = await builder.json<ImportAppAnswer>(`/api/imports/${importId}/apps`, { json: { entities } });
  const files = await filesOf(appId);
  expect([...files.keys()].toSorted()).toEqual(
    [
      'Layout.jsx',
      'assets/logo.png',
      'entities/Task.json',
      'pages/Board.jsx',
      'pages/Home.jsx',
      'whittle.json',
    ].toSorted(),
  );
  expect(JSON.parse(files.get('entities/Task.json')!)).toMatchObject({
    'x-accessControl': { permissions: { read: 'creator', write: 'creator' } },
  });
  const image = await server.request(files.get('assets/logo.png')!, { host: server.previewHost(appId) });
  expect(image.headers.get('content-type')).toBe('image/png');
  const { messages } = await builder.snapshot(appId);
  expect(messages.at(0)?.content).toContain('Imported from “my-app.zip”');
});

it('[IMPORT-08] records of people who are not in the app name the email that the export states, and are nobody’s', async () => {
  const [goneId, formerOwner] = ['a1'.repeat(12), 'b2'.repeat(12)];
  const ruled = {
    properties: { title: { type: 'string' } },
    rls: {
      read: true,
      create: true,
      update: { created_by: '{{user.email}}' },
      delete: { created_by_id: '{{user.id}}' },
    },
  };
  const line = (title: string, creator: object) => JSON.stringify({ title, created_date: '2026-01-02', ...creator });
  const lines = [
    line('A', { created_by: 'Gone@example.com', created_by_id: goneId }),
    line('B', { created_by: 'old@example.com' }),
    line('C', { created_by: 'old@example.com' }),
    line('D', { created_by_id: formerOwner }),
    line('E', { created_by: 'no address' }),
  ];
  const { importId } = await inspected({
    ...firstLayout,
    'my-app/base44/entities/Task.json': JSON.stringify(ruled),
    'my-app/data/Task.jsonl': lines.join('\n'),
  });
  const { appId } = await builder.json<ImportAppAnswer>(`/api/imports/${importId}/apps`, { json: {} });
  const tasks = `/api/apps/${appId}/entities/Task`;
  const seen = await builder.json<EntityRecord[]>(`${tasks}?sort=title`);
  const emails = [
    ['A', 'gone@example.com'],
    ['B', 'old@example.com'],
    ['C', 'old@example.com'],
    ['D', null],
    ['E', null],
  ];
  expect(seen.map((task) => [task['title'], task.created_by])).toEqual(emails);
  expect(seen.map((task) => task.created_by_id)).toMatchObject([
    goneId,
    seen[2]!.created_by_id,
    expect.any(String),
    formerOwner,
    null,
  ]);
  expect(await builder.json(`${tasks}/${seen[0]!.id}`)).toEqual(seen[0]);
  const of = (email: string) => builder.json(`${tasks}?q=${encodeURIComponent(JSON.stringify({ created_by: email }))}`);
  expect(await of('old@example.com')).toEqual([]);

  const archive = await builder.request(`/api/apps/${appId}/export?data=1`);
  const zip = await unzip(new Uint8Array(await archive.arrayBuffer()));
  const exported = zip.get('data/Task.jsonl')!.toString('utf8');
  expect(exported.match(/"created_by":"[^"]*"/g)).toHaveLength(3);

  const { slug } = await builder.json<{ slug: string }>(`/api/apps/${appId}`);
  await builder.json(`/api/apps/${appId}/publish`, { json: {} });
  const host = server.publishedHost(slug);
  const json = { email: 'old@example.com', password: testPassword };
  const answer = await server.request(`/api/apps/${appId}/auth/register`, { host, json });
  const joined = (await answer.json()) as AppSignInResponse;
  expect(joined.user.email).toBe('old@example.com');
  const token = joined.access_token;
  for (const { id } of seen) {
    expect(
      (await server.request(`${tasks}/${id}`, { host, token, method: 'PUT', json: { title: 'Mine' } })).status,
    ).toBe(404);
    expect((await server.request(`${tasks}/${id}`, { host, token, method: 'DELETE' })).status).toBe(404);
  }
  await server.request(`/api/apps/${appId}/entities/User/${joined.user.id}`, { host, token, method: 'DELETE' });
  const left = await builder.json<EntityRecord[]>(`${tasks}?sort=title`);
  expect(left.map((task) => task.created_by)).toEqual(['gone@example.com', null, null, null, null]);
});

const page = 'export default function Home() { return null }';

it.each<[string, ZipEntry[] | Uint8Array, number, string]>([
  [
    'is no zip',
    Buffer.from('hello'),
    400,
    'This file is not a valid ZIP archive. Choose a .zip, or the folder itself.',
  ],
  ['is no app', [{ name: 'letter.txt', content: 'Dear all' }], 400, 'This archive does not contain an app.'],
  ['leads outside', [{ name: '../../etc/passwd', content: 'x' }], 400, 'would lie outside it (“../../etc/passwd”)'],
  ['has an absolute path', [{ name: '/etc/passwd', content: 'x' }], 400, 'would lie outside it (“/etc/passwd”)'],
  ['is a bomb', [{ name: 'pages/Home.jsx', content: page, claimedSize: 4_000_000_000 }], 413, 'or is built to'],
  ['packs next to nothing', [{ name: 'pages/Home.jsx', content: new Uint8Array(12_000_000) }], 413, 'or is built to'],
  ['lies about sizes', [{ name: 'pages/Home.jsx', content: page, claimedSize: 7 }], 400, 'is corrupt'],
  ['is locked', [{ name: 'pages/Home.jsx', content: page, isEncrypted: true }], 400, 'locked with a password'],
  [
    'overlaps',
    [
      { name: 'pages/Home.jsx', content: page },
      { name: 'pages/B.jsx', content: page, isOverlapping: true },
    ],
    400,
    'The archive is damaged',
  ],
])(
  '[IMPORT-05] an archive that %s is refused in a sentence, and nothing is kept',
  async (_, archive, status, sentence) => {
    const bytes = archive instanceof Uint8Array ? archive : zipBytes(archive);
    const response = await builder.request('/api/imports', { method: 'POST', body: form(bytes) });
    expect(response.status).toBe(status);
    expect(((await response.json()) as { message: string }).message).toContain(sentence);
  },
);

it('[IMPORT-06] links, broken schemas and other encodings are named, and the rest comes in', async () => {
  const latin = Buffer.from(`export default function Home() { return <p>Caf\xe9</p> }\r\n`, 'latin1');
  const response = await inspect([
    { name: 'pages/Home.jsx', content: latin },
    { name: 'pages/Mark.jsx', content: `\uFEFF${page}` },
    { name: 'pages/Link.jsx', content: '/etc/passwd', isLink: true },
    { name: 'entities/Task.json', content: '{ "name": ' },
  ]);
  const { report, importId } = (await response.json()) as Import;
  expect(report.pages).toEqual(['Home', 'Mark']);
  expect(report.changed.map(({ path }) => path)).toEqual(['pages/Home.jsx', 'index.css']);
  expect(report.leftOut).toContainEqual(expect.objectContaining({ path: 'pages/Link.jsx', code: 'link-in-archive' }));
  expect(report.warnings.map(({ path }) => path)).toContain('entities/Task.json');
  const { appId } = await builder.json<ImportAppAnswer>(`/api/imports/${importId}/apps`, { json: {} });
  const files = await filesOf(appId);
  expect(files.get('pages/Home.jsx')).toBe('export default function Home() { return <p>Café</p> }\n');
  expect(files.get('pages/Mark.jsx')).toBe(page);
});

it('[IMPORT-02] files that pages fetch from public come along, as text or as an upload where they are large or no text', async () => {
  const { importId, report } = await inspected({
    ...firstLayout,
    'my-app/public/map.geojson': '{"type":"FeatureCollection"}',
    'my-app/public/large.geojson': JSON.stringify({ type: 'x'.repeat(1_000_001) }),
    'my-app/public/models/net.bin': new Uint8Array([1, 2, 3, 0, 255]),
    'my-app/public/sw.js': 'self.onfetch = () => {};',
  });
  expect(report.warnings).toEqual([]);
  expect(report.leftOut.map(({ path }) => path)).toContain('public/sw.js');
  const { appId } = await builder.json<ImportAppAnswer>(`/api/imports/${importId}/apps`, { json: {} });
  const files = await filesOf(appId);
  expect(files.get('public/map.geojson')).toBe('{"type":"FeatureCollection"}');
  const kept = async (path: string) => {
    const answer = await server.request(files.get(path)!, { host: server.previewHost(appId) });
    return [answer.headers.get('content-type'), (await answer.arrayBuffer()).byteLength];
  };
  expect(await kept('public/large.geojson')).toEqual(['text/plain; charset=utf-8', 1_000_012]);
  expect(await kept('public/models/net.bin')).toEqual(['application/octet-stream', 5]);
});

it('[IMPORT-24] files are counted before they are read: far too many are refused, and the next import works', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 5_100 }, (_, n) => [`shop/components/Part${n}.jsx`, 'export default () => <b>']),
  );
  const answer = await inspect({ ...many, 'shop/pages/Home.jsx': page });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({
    code: 'imported-app-too-many-files',
    message: 'The app has 5101 files; the limit is 2500. Nothing was imported.',
  });
});

it('[IMPORT-05] what is larger than an import may be is refused before it is sent', async () => {
  const response = await builder.request('/api/imports', {
    method: 'POST',
    body: 'x',
    headers: { 'content-type': 'application/x-ndjson', 'content-length': '500000000' },
    signal: AbortSignal.timeout(5_000),
  });
  expect(response.status).toBe(413);
});

it('[IMPORT-05] the name of a folder that is not well encoded is refused in a sentence, and any other is kept as it is', async () => {
  const line = (path: string, text: string) => JSON.stringify({ path, base64: Buffer.from(text).toString('base64') });
  const send = (name: string) =>
    builder.request(`/api/imports?name=${name}`, {
      method: 'POST',
      body: line('pages/Home.jsx', page),
      headers: { 'content-type': 'application/x-ndjson' },
    });
  const malformed = await send('%E0%A4%A');
  expect(malformed.status).toBe(400);
  expect(await malformed.json()).toMatchObject({
    code: 'bad-request',
    message: 'The name of the folder in the address is not valid UTF-8. Percent-encode it and try again.',
  });
  const percent = (await (await send(encodeURIComponent('100% ready'))).json()) as Import;
  expect(percent.report.name).toBe('100% ready');
});

it('[IMPORT-26] an archive with several apps becomes none until one of them is chosen, and then that one', async () => {
  const app = (name: string) => ({
    [`repo/apps/${name}/package.json`]: `{"name":"${name}-app"}`,
    [`repo/apps/${name}/index.html`]: '<title>Vite App</title><script type="module" src="/src/main.jsx"></script>',
    [`repo/apps/${name}/src/main.jsx`]: [
      "import { createRoot } from 'react-dom/client'; import App from './App.jsx';",
      "createRoot(document.getElementById('root')).render(<App />);",
    ].join('\n'),
    [`repo/apps/${name}/src/App.jsx`]: `import { Title } from '@repo/ui'; export default () => <Title of="${name}" />;`,
  });
  const { importId, report } = await inspected({
    ...app('front'),
    ...app('back'),
    'repo/packages/ui/package.json': '{"name":"@repo/ui","main":"src/index.jsx"}',
    'repo/packages/ui/src/index.jsx': 'export const Title = ({ of }) => <h1>{of}</h1>;',
  });
  expect(report).toMatchObject({
    folder: null,
    apps: [
      { folder: 'repo/apps/back/', name: 'Back app' },
      { folder: 'repo/apps/front/', name: 'Front app' },
    ],
  });
  const make = () => builder.request(`/api/imports/${importId}/apps`, { json: {} });
  expect(await (await make()).json()).toMatchObject({ code: 'import-app-not-chosen' });
  const choose = (folder: string) => builder.request(`/api/imports/${importId}`, { method: 'PATCH', json: { folder } });
  expect((await choose('repo/')).status).toBe(400);
  const chosen = (await (await choose('repo/apps/front/')).json()) as Import;
  expect(chosen.report).toMatchObject({ folder: 'repo/apps/front/', name: 'Front app', warnings: [] });
  const { appId } = (await (await make()).json()) as ImportAppAnswer;
  const files = await filesOf(appId);
  expect(files.get('App.jsx')).toContain('of="front"');
  expect([...files.keys()]).toContain('packages/ui/src/index.jsx');
});

it('[IMPORT-01] the files of a folder, sent as lines, become an app', async () => {
  const lines = [
    { path: 'shop/pages/Home.jsx', content: page },
    { path: 'shop/entities/Item.json', content: '{"name":"Item","properties":{"title":{"type":"string"}}}' },
  ].map(({ path, content }) => JSON.stringify({ path, base64: Buffer.from(content).toString('base64') }));
  const headers = { 'content-type': 'application/x-ndjson' };
  const first = await builder.json<Import>('/api/imports?name=shop', {
    method: 'POST',
    body: lines.join('\n'),
    headers,
  });
  const { appId } = await builder.json<ImportAppAnswer>(`/api/imports/${first.importId}/apps`, { json: {} });
  expect([...(await filesOf(appId)).keys()].toSorted()).toEqual(['entities/Item.json', 'index.css', 'pages/Home.jsx']);
});

it('[IMPORT-17] who may open the app is as proposed, or as it was chosen', async () => {
  const modeOf = async (choices: object) => {
    const { importId, report } = await inspected(firstLayout);
    expect(report).toMatchObject({
      accessMode: 'public_with_login',
      accessReason: { code: 'mode-client-asks', message: 'The app’s client asks everybody to sign in.' },
    });
    const { appId } = await builder.json<ImportAppAnswer>(`/api/imports/${importId}/apps`, {
      json: choices,
    });
    return (await builder.json<{ accessMode: string }>(`/api/apps/${appId}/access`)).accessMode;
  };
  expect(await modeOf({})).toBe('public_with_login');
  expect(await modeOf({ accessMode: 'private_with_login' })).toBe('private_with_login');
});

it('[IMPORT-01] a zip with the separators of Windows is the same as any other', async () => {
  const windows = Object.entries(firstLayout).map(([path, content]) => [path.replaceAll('/', '\\'), content] as const);
  const { report } = await inspected(Object.fromEntries(windows));
  expect(report).toMatchObject({ layout: 'G1', pages: ['Board', 'Home'] });
});
