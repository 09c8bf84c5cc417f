import { type Browser, expect as expectIn, type Frame, type Page } from '@playwright/test';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { createTestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openBrowser, openPreview } from '@whittle/testing/preview-window';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let server: TestServer;
let browser: Browser;
let ada: TestBuilder;
beforeAll(async () => {
  server = await startTestServer();
  browser = await openBrowser();
  ada = await signUp(server);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const task = JSON.stringify({
  properties: { title: { type: 'string' }, done: { type: 'boolean', default: false } },
  'x-accessControl': { permissions: { read: 'anonymous', write: 'anonymous' } },
});

/** An app whose own root asks who may see it, then lays out its pages itself. */
const ownRoot = {
  'entities/Task.json': task,
  'whittle.json': '{"mainPage":"Board"}',
  'main.jsx': "import './index.css';\nimport App from '@/App.jsx';",
  'index.css':
    '@tailwind base;\n@tailwind utilities;\n@layer base { :root { --primary: 120 100% 25%; } }\n.from-css { padding: 7px }',
  'tailwind.config.js': "module.exports = { theme: { extend: { colors: { brand: 'rgb(1, 2, 3)' } } } };",
  'App.jsx': `import { Toaster } from '@/components/ui/toaster';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClientInstance } from '@/lib/query-client';
import NavigationTracker from '@/lib/NavigationTracker';
import { pagesConfig } from './pages.config';
import { BrowserRouter as Router, Route, Routes } from 'react-router-dom';
import PageNotFound from './lib/PageNotFound';
import { AuthProvider, useAuth } from '@/lib/AuthContext';
import UserNotRegisteredError from '@/components/UserNotRegisteredError';
const { Pages, Layout, mainPage } = pagesConfig;
const Main = Pages[mainPage];
const Wrap = ({ children, currentPageName }) => Layout ? <Layout currentPageName={currentPageName}>{children}</Layout> : children;
function Content() {
  const { isLoadingAuth, isLoadingPublicSettings, authError, settings } = useAuth();
  if (isLoadingAuth || isLoadingPublicSettings) return <p>Loading</p>;
  if (authError) return <UserNotRegisteredError />;
  return <Routes>
    <Route path="/" element={<Wrap currentPageName={mainPage}><Main /></Wrap>} />
    {Object.entries(Pages).map(([name, Page]) => <Route key={name} path={'/' + name} element={<Wrap currentPageName={name}><Page /></Wrap>} />)}
    <Route path="/settings/:tab" element={<h1>Hand-made route</h1>} />
    <Route path="*" element={<PageNotFound />} />
  </Routes>;
}
export default function App() {
  return <AuthProvider><QueryClientProvider client={queryClientInstance}><Router><NavigationTracker /><Content /></Router><Toaster /></QueryClientProvider></AuthProvider>;
}`,
  'lib/AuthContext.jsx': `import React, { createContext, useContext, useEffect, useState } from 'react';
import { base44 } from '@/api/base44Client';
import { appParams } from '@/lib/app-params';
import { createAxiosClient } from '@base44/sdk/dist/utils/axios-client';
const AuthContext = createContext();
export const AuthProvider = ({ children }) => {
  const [state, setState] = useState({ isLoadingAuth: true });
  useEffect(() => { (async () => {
    const client = createAxiosClient({ baseURL: '/api/apps/public', headers: { 'X-App-Id': appParams.appId }, token: appParams.token, interceptResponses: true });
    try {
      const settings = await client.get('/prod/public-settings/by-id/' + appParams.appId);
      const user = appParams.token ? await base44.auth.me() : null;
      setState({ isLoadingAuth: false, settings, user });
    } catch (error) { setState({ isLoadingAuth: false, authError: error }); }
  })(); }, []);
  return <AuthContext.Provider value={state}>{children}</AuthContext.Provider>;
};
export const useAuth = () => useContext(AuthContext);`,
  'api/base44Client.js': `import { createClient } from '@base44/sdk';
import { appParams } from '@/lib/app-params';
const { appId, token, functionsVersion, appBaseUrl } = appParams;
export const base44 = createClient({ appId: 'id-of-another-place', token, functionsVersion, serverUrl: 'https://elsewhere.example', requiresAuth: false, appBaseUrl });`,
  'Layout.jsx': `import { Link } from 'react-router-dom';
import { createPageUrl } from '@/utils';
export default function Layout({ children, currentPageName }) {
  return <><nav>Now {currentPageName} <Link to={createPageUrl('Team?of=1')}>Team</Link> <Link to="/admin/Users">People</Link> <button onClick={() => { window.location.href = createPageUrl('Team'); }}>Assign</button> <Link to="/Nowhere">Nowhere</Link></nav>{children}</>;
}`,
  'pages/Board.jsx': `import { useQuery } from '@tanstack/react-query';
import { base44 } from '@/api/base44Client';
import cities, { second } from '@/data/cities.json';
import logo from '../assets/logo.svg';
import text from '../assets/logo.svg?raw';
import { Base44Error } from '@base44/sdk';
import { format } from 'date-fns/format';
export default function Board() {
  const { data } = useQuery({ queryKey: ['t'], queryFn: async () => {
    const made = await base44.entities.Task.create({ title: 'One' });
    if (base44.auth.hasToken()) await base44.entities.Task.upsert([{ title: 'One', done: true }], { key: 'title' });
    if (base44.auth.hasToken()) await base44.entities.Task.updateMany({ title: 'One' }, { $set: { done: true } });
    const page = await base44.entities.Task.list({ limit: 1 });
    const count = await base44.entities.Task.count({ title: 'One' });
    let refused;
    try { await base44.functions.invoke('sendMail', { a: 1 }); } catch (error) { refused = error.status + ' ' + error.response.data.code + ' ' + (error instanceof Base44Error); }
    let service;
    try { service = await base44.asServiceRole.entities.Task.list(); } catch (error) { service = error.code; }
    return { title: made.title, page: page.items.length, hasCount: count > 0, refused, service, id: base44.getConfig().appId === import.meta.env.VITE_BASE44_APP_ID };
  } });
  return <main><h1 className="text-primary">Board</h1><p className="from-css text-brand">{cities.first} {second} {text.includes('<svg') ? 'svg' : ''} {format(new Date(2026, 0, 31), 'dd.MM.')}</p><img src={logo} alt="Logo" /><pre>{JSON.stringify(data)}</pre></main>;
}`,
  'pages/Team.jsx':
    "import { useLocation } from 'react-router-dom';\nexport default () => <h1>Team page{useLocation().search}</h1>;",
  'pages/admin/Users.jsx': 'export default () => <h1>Nested page</h1>;',
  'pages/Broken.jsx': "import Gone from '@/components/Gone';\nexport default () => <Gone />;",
  'data/cities.json': '{"first":"Ghent","second":"Lyon"}',
  'assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"></svg>',
};

/** What every place that runs the app must show. */
async function walk(place: Frame | Page) {
  await expectIn(place.locator('pre')).toContainText('"service":"service-role-not-available"', { timeout: 20_000 });
  expect(JSON.parse((await place.locator('pre').textContent())!)).toEqual({
    title: 'One',
    page: 1,
    hasCount: true,
    refused: '404 function-not-run true',
    service: 'service-role-not-available',
    id: true,
  });
  await expectIn(place.locator('nav')).toContainText('Now Board');
  await expectIn(place.locator('.from-css')).toHaveText('Ghent Lyon svg 31.01.');
  await expectIn(place.locator('.from-css')).toHaveCSS('padding', '7px');
  await expectIn(place.locator('.from-css')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expectIn(place.locator('h1')).toHaveCSS('color', 'rgb(0, 128, 0)');
  await place.getByText('Team', { exact: true }).click();
  await expectIn(place.locator('h1')).toHaveText('Team page?of=1');
  await place.getByText('People').click();
  await expectIn(place.locator('h1')).toHaveText('Nested page');
  await place.getByText('Nowhere').click();
  await expectIn(place.locator('body')).toContainText('There is no page at this address');
  await place.evaluate('history.back()');
  await expectIn(place.locator('h1')).toHaveText('Nested page');
}

describe('an app with a root of its own', () => {
  test('[RUN-20] [RUN-21] [ROUTE-10] runs in the preview, tells where it is, and follows its files', async () => {
    const app = await createTestApp(server, { owner: ownerOf(ada), files: ownRoot, published: false });
    const window = await openPreview(browser, server, ada, app.id);
    await window.next('painted');
    expect(await window.next('app_changed_url')).toMatchObject({ url: '/', pageName: 'Board' });
    await walk(window.frame);
    // Addresses that follow one another quickly are told as one.
    const told = async () =>
      (await window.messages()).flatMap((one) => (one.type === 'app_changed_url' ? [one.pageName] : []));
    await expectIn.poll(async () => (await told()).at(-1)).toBe('admin/Users');
    expect((await told())[0]).toBe('Board');

    await window.send({ type: 'navigate', path: '/Broken' });
    await expectIn(window.frame.locator('[role=alert]')).toContainText(
      '“@/components/Gone” leads to no file of the app.',
    );
    await expectIn(window.frame.locator('nav')).toContainText('Now Broken');
    await window.send({ type: 'navigate', path: '/settings/x' });
    await expectIn(window.frame.locator('h1')).toHaveText('Hand-made route');
    await window.send({ type: 'navigate', path: '/Board' });
    await window.frame.getByText('Assign').click();
    await expectIn(window.frame.locator('h1')).toHaveText('Team page');
    await window.close();
  });

  test('[RUN-20] [RUN-21] [PUB-01] runs published, at every address', async () => {
    const { 'pages/Broken.jsx': _, ...files } = ownRoot;
    const app = await createTestApp(server, { owner: ownerOf(ada), files, published: false });
    const { url } = await ada.json<{ url: string }>(`/api/apps/${app.id}/publish`, {
      json: { header: 'Own root', access: { accessMode: 'public_without_login' } },
    });
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(url);
    await walk(page);
    await page.goto(new URL('/settings/x', url).href);
    await expectIn(page.locator('h1')).toHaveText('Hand-made route');
    await page.goto(`${server.builderOrigin}/app/${app.slug}/Team?of=2`);
    await expectIn(page.locator('h1')).toHaveText('Team page?of=2');
    expect(errors).toEqual([]);
    await page.close();
  });
});

/** Files that its code asks for as text, fetches, and would run as a worker. */
const withTexts = {
  'App.jsx': `import { useEffect, useState } from 'react';
import notes from '@/data/notes.md?raw';
import Counter from './count.worker.js?worker';
const posts = import.meta.glob('./posts/*.md', { query: '?raw', import: 'default', eager: true });
const failing = (worker) => new Promise((resolve) => {
  worker.addEventListener('error', () => resolve('failed'));
  worker.postMessage(1);
});
const get = async (path) => { const answer = await fetch(path); return answer.ok ? (await answer.text()).trim() : answer.status; };
export default function App() {
  const [found, setFound] = useState(null);
  useEffect(() => void (async () => setFound({
    notes: notes.trim(),
    posts: Object.entries(posts).map(([path, text]) => path + ' ' + text.trim()),
    address: await get(new URL('./data/map.geojson', import.meta.url)),
    workers: await Promise.all([
      failing(new Counter()),
      failing(new Worker(new URL('./count.worker.js', import.meta.url), { type: 'module' })),
    ]),
    fetched: [await get('/map.geojson'), await get('/terms.html'), await get('/gone.geojson'), await get('/gone.xlsx')],
  }))(), []);
  return <pre>{JSON.stringify(found)}</pre>;
}`,
  'count.worker.js': 'self.onmessage = ({ data }) => self.postMessage(data + 1);',
  'data/notes.md': '# Notes\n',
  'data/map.geojson': '{"type":"own"}',
  'posts/one.md': '# One\n',
  'public/map.geojson': '{"type":"public"}',
  'public/terms.html': '<b>Terms</b>',
};
const foundOfTexts = {
  notes: '# Notes',
  posts: ['./posts/one.md # One'],
  address: '{"type":"own"}',
  workers: ['failed', 'failed'],
  fetched: ['{"type":"public"}', '<b>Terms</b>', 404, 404],
};

test('[RUN-26] [PUB-08] texts are imported, found and fetched, and a worker fails where the app can tell', async () => {
  const app = await createTestApp(server, { owner: ownerOf(ada), files: withTexts, published: false });
  const window = await openPreview(browser, server, ada, app.id);
  await expectIn(window.frame.locator('pre')).toContainText('fetched', { timeout: 20_000 });
  expect(JSON.parse((await window.frame.locator('pre').textContent())!)).toEqual(foundOfTexts);
  await window.close();

  const { url } = await ada.json<{ url: string }>(`/api/apps/${app.id}/publish`, {
    json: { header: 'Texts', access: { accessMode: 'public_without_login' } },
  });
  const page = await browser.newPage();
  await page.goto(url);
  await expectIn(page.locator('pre')).toContainText('fetched', { timeout: 20_000 });
  expect(JSON.parse((await page.locator('pre').textContent())!)).toEqual(foundOfTexts);
  await page.close();
});

const ownerOf = ({ accountId, token }: TestBuilder) => ({ accountId, token }) as never;
