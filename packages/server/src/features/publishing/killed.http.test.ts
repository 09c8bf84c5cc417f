import type { AppSummary } from '@whittle/contract/apps';
import type { Import, ImportAppAnswer } from '@whittle/contract/imports';
import type { PublishResponse } from '@whittle/contract/publishing';
import { openDatabase } from '@whittle/server/adapters/database/database';
import { createLog } from '@whittle/server/log/log';
import { signUp } from '@whittle/testing/builder';
import { createTestDatabase } from '@whittle/testing/database';
import { invariantViolations } from '@whittle/testing/invariants';
import { startProduct } from '@whittle/testing/product';
import { sendRequest } from '@whittle/testing/request';
import type {} from '@whittle/testing/vitest-postgres';
import { zipBytes } from '@whittle/testing/zip-bytes';
import { expect, inject, it, onTestFinished } from 'vitest';

const parts = Array.from({ length: 40 }, (_, n) => n);
const archive = {
  'my-app/package.json': '{"name":"base44-app","dependencies":{"@base44/sdk":"^0.1.2"}}',
  'my-app/src/pages/index.jsx': `import Home from "./Home"; import { Route, Routes } from 'react-router-dom';
const PAGES = { Home }
export default function Pages() { return <Routes><Route path="/" element={<Home />} /><Route path="/Home" element={<Home />} /></Routes> }`,
  'my-app/src/pages/Home.jsx': `${parts.map((n) => `import Part${n} from '@/components/Part${n}';`).join('\n')}
export default function Home() { return <main>${parts.map((n) => `<Part${n} />`).join('')}</main> }`,
  ...Object.fromEntries(
    parts.map((n) => [
      `my-app/src/components/Part${n}.jsx`,
      `export default function Part${n}() { return <p>Part ${n}</p> }`,
    ]),
  ),
};

/** Into the act, whatever it is doing then. */
const killAfterMs = 60;

it('[VER-20] a server that is killed in the middle of an import or a publish leaves what was before it, or all of it', async () => {
  const database = await createTestDatabase(inject('adminDatabaseUrl'));
  onTestFinished(() => database.drop());
  const opened = openDatabase({ url: database.url }, { poolSize: 2, log: createLog({ logLevel: 'silent' }) });
  onTestFinished(() => opened.close());
  const server = await startProduct({
    env: { DATABASE_URL: database.url, WHITTLE_SECRET: 'x'.repeat(64), PRERENDER: 'off' },
  });
  onTestFinished(() => server.close());
  const request = (path: string, options = {}) =>
    sendRequest(server.port, path, { host: new URL(server.url).host, ...options });
  const ada = await signUp({ request });
  const killedIn = async (act: Promise<Response>) => {
    const answered = act.then(
      () => undefined,
      () => undefined,
    );
    await new Promise((resolve) => setTimeout(resolve, killAfterMs));
    await server.kill();
    await answered;
    await server.start();
  };
  const apps = async () => (await ada.json<{ items: AppSummary[] }>('/api/apps')).items;
  const agree = async () => {
    for (const { id } of await apps()) expect(await invariantViolations(opened.db.$client, id, ada.json)).toEqual([]);
  };

  const form = new FormData();
  form.append('file', new File([new Uint8Array(zipBytes(archive))], 'my-app.zip'));
  const { importId } = await ada.json<Import>('/api/imports', { method: 'POST', body: form });
  await killedIn(ada.request(`/api/imports/${importId}/apps`, { json: {} }));
  for (const { latestVersionId } of await apps()) expect(latestVersionId).not.toBeNull();
  await agree();
  const again = await ada.request(`/api/imports/${importId}/apps`, { json: {} });
  const appId = again.ok ? ((await again.json()) as ImportAppAnswer).appId : (await apps())[0]!.id;
  await agree();

  await killedIn(ada.request(`/api/apps/${appId}/publish`, { json: {} }));
  await agree();
  const { slug, publishedVersionId } = (await apps()).find(({ id }) => id === appId)!;
  const shown = await request('/', { host: `${slug}.${new URL(server.url).host}` });
  expect(shown.status).toBe(publishedVersionId === null ? 404 : 200);
  const published = await ada.json<PublishResponse>(`/api/apps/${appId}/publish`, { json: {} });
  const page = await request('/', { host: new URL(published.url).host });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<script')]);
}, 240_000);
