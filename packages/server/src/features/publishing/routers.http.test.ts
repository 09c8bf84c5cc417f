import { type Browser, expect as expectIn, type Frame, type Page } from '@playwright/test';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { createTestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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

/** Apps name the router by either package, and it has to be the same one. */
const pages = {
  'views/Home.jsx': `export default () => <><h1>Home</h1><a href="#below">Below</a><p style={{ height: 3000 }} /><p id="below">Down here</p></>;`,
  'views/Order.jsx': `import { useParams } from 'react-router';
import { useSearchParams } from 'react-router-dom';
export default function Order() {
  const { id } = useParams();
  const [query] = useSearchParams();
  return <><h1>Order {id} {query.get('tab')}</h1><button onClick={() => history.back()}>Back</button></>;
}`,
  'views/Later.jsx': 'export default () => <h1>Later</h1>;',
};
const shell = (links: string) => `import { Link, Outlet } from 'react-router-dom';
export default function Shell() {
  return <><nav>${links} <Link to="/orders/7?tab=lines">Order</Link> <Link to="/later">Later</Link>
    <button onClick={() => { window.location.href = HARD; }}>Hard</button></nav><Outlet /></>;
}`;

const nested = {
  ...pages,
  'components/Shell.jsx': shell('').replace('HARD', "'/orders/8'"),
  'App.jsx': `import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes, useRoutes } from 'react-router-dom';
import Shell from '@/components/Shell';
import Home from '@/views/Home';
import Order from '@/views/Order';
const Later = lazy(() => import('./views/Later'));
const Orders = () => <Routes><Route path=":id" element={<Order />} /></Routes>;
const Table = () => useRoutes([{ element: <Shell />, children: [
  { index: true, element: <Home /> },
  { path: 'orders/*', element: <Orders /> },
  { path: 'later', element: <Suspense fallback={<p>Wait</p>}><Later /></Suspense> },
] }]);
export default () => <BrowserRouter><Table /></BrowserRouter>;`,
};
const dataRouter = {
  ...pages,
  'components/Shell.jsx': nested['components/Shell.jsx'],
  'App.jsx': `import { createBrowserRouter, RouterProvider, useRouteError } from 'react-router-dom';
import Shell from '@/components/Shell';
import Home from '@/views/Home';
import Order from '@/views/Order';
const Failed = () => <h1>{useRouteError().message}</h1>;
const router = createBrowserRouter([{ path: '/', element: <Shell />, errorElement: <Failed />, children: [
  { index: true, element: <Home /> },
  { path: 'orders/:id', loader: async () => null, element: <Order /> },
  { path: 'later', lazy: async () => ({ Component: (await import('./views/Later')).default }) },
] }]);
export default function App() { return <RouterProvider router={router} />; }`,
};
const hashRouter = {
  ...pages,
  'components/Shell.jsx': shell('').replace('HARD', "'/#/orders/8'"),
  'App.jsx': `import { HashRouter, Route, Routes } from 'react-router-dom';
import Shell from '@/components/Shell';
import Home from '@/views/Home';
import Order from '@/views/Order';
import Later from '@/views/Later';
export default () => <HashRouter><Routes><Route element={<Shell />}><Route path="/" element={<Home />} />
  <Route path="/orders/:id" element={<Order />} /><Route path="/later" element={<Later />} /></Route></Routes></HashRouter>;`,
};

const routers = {
  'nested tables of routes': nested,
  'a router that loads data': dataRouter,
  'routes behind the #': hashRouter,
};
const atHash = (files: typeof nested) => (files === hashRouter ? '/#' : '');

/** What every place shows: links, the way back, an assigned address, and links within a page. */
async function walk(place: Frame | Page, files: typeof nested) {
  const heading = place.locator('h1');
  await expectIn(heading).toHaveText('Home', { timeout: 30_000 });
  if (files !== hashRouter) {
    await place.getByRole('link', { name: 'Below' }).click();
    await expectIn(place.getByText('Down here')).toBeInViewport();
    await expectIn(heading).toHaveText('Home');
  }
  await place.getByRole('link', { name: 'Order' }).click();
  await expectIn(heading).toHaveText('Order 7 lines');
  await place.getByRole('button', { name: 'Back' }).click();
  await expectIn(heading).toHaveText('Home');
  await place.getByRole('link', { name: 'Later' }).click();
  await expectIn(heading).toHaveText('Later');
  await place.getByRole('button', { name: 'Hard' }).click();
  await expectIn(heading).toHaveText('Order 8', { timeout: 30_000 });
}

const ownerOf = ({ accountId, token }: TestBuilder) => ({ accountId, token }) as never;

test.each(Object.entries(routers))('[RUN-21] %s run in the preview, published, and at /app', async (_, files) => {
  const app = await createTestApp(server, { owner: ownerOf(ada), files, published: false });
  const window = await openPreview(browser, server, ada, app.id);
  await walk(window.frame, files);
  // The page around the frame has no icon.
  expect(window.consoleErrors.filter((one) => !one.startsWith('Failed to load resource'))).toEqual([]);
  await window.close();

  const access = 'public_without_login';
  const { url } = await ada.json<{ url: string }>(`/api/apps/${app.id}/publish`, {
    json: { header: 'Routes', access: { accessMode: access } },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(url);
  await walk(page, files);
  await page.goto(`${server.builderOrigin}/app/${app.slug}${atHash(files)}/orders/9?tab=notes`);
  await expectIn(page.locator('h1')).toHaveText('Order 9 notes', { timeout: 30_000 });
  expect(errors).toEqual([]);
  await page.close();
});
