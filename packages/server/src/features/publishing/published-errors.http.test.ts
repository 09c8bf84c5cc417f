import type { Browser } from '@playwright/test';
import type { AppErrorList } from '@whittle/contract/app-errors';
import { createTestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBrowser } from '@whittle/testing/preview-window';

let server: TestServer;
let browser: Browser;
vi.setConfig({ testTimeout: 90_000 });
beforeAll(async () => {
  server = await startTestServer();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const files = {
  'pages/Home.jsx': `import List from '@/components/List';
import { explode } from '@/lib/boom';

export default function Home() {
  const later = async () => {
    await null;
    throw new Error('from the promise');
  };
  return (
    <main>
      <h1>Home page</h1>
      <button onClick={() => explode()}>Explode</button>
      <button onClick={later}>Later</button>
      <button onClick={() => fetch('/api/apps/x/broken')}>Call</button>
      <List rows={null} />
    </main>
  );
}
`,
  'lib/boom.js': `// A line of its own.
export function explode() {
  const list = undefined;
  return list.map((row) => row);
}
`,
  'components/List.jsx': `export default function List({ rows }) {
  return <ul>{rows.length}</ul>;
}
`,
};

test('[RUN-15] errors of a published app are led to the file and line, by maps that nobody can fetch', async () => {
  const app = await createTestApp(server, { files, published: false });
  const published = await server.request(`/api/apps/${app.id}/publish`, { json: {}, token: app.owner.token });
  expect(published.status).toBe(200);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route('**/broken', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto(`http://${app.publishedHost}/`);
  await page.getByRole('heading', { name: 'Home page' }).waitFor();
  for (const name of ['Explode', 'Later', 'Call']) await page.getByRole('button', { name }).click();

  const reported = async () => {
    const answer = await server.request(`/api/apps/${app.id}/app-errors`, { token: app.owner.token });
    const { items } = (await answer.json()) as AppErrorList;
    return items
      .map(({ title, componentName, details, scope }) => [title, componentName, details.split('\n')[0], scope])
      .toSorted();
  };
  await expect.poll(reported, { timeout: 15_000 }).toEqual([
    ["Cannot read properties of null (reading 'length')", 'List', 'components/List.jsx:2', 'component'],
    ["Cannot read properties of undefined (reading 'map')", 'boom', 'lib/boom.js:4', 'component'],
    ['GET /api/apps/x/broken: answered 503', 'Home', 'pages/Home.jsx:14', 'page'],
    ['from the promise', 'Home', 'pages/Home.jsx:7', 'page'],
  ]);

  const html = await page.content();
  const [script] = /\/assets\/[\w-]+\.js/.exec(html)!;
  expect(await (await server.request(script, { host: app.publishedHost })).text()).not.toContain('sourceMappingURL');
  for (const name of ['places.json', 'publication.json', `${script.slice('/assets/'.length)}.map`]) {
    expect((await server.request(`/assets/${name}`, { host: app.publishedHost })).status).toBe(404);
  }
  // What the builder's panels need is not in a visitor's page.
  expect(await page.evaluate('console.log.toString()')).toContain('[native code]');
  await context.close();
});
