import type { AppSummary } from '@whittle/contract/apps';
import { sampleAppIds } from '@whittle/contract/sample-apps';
import { signUp } from '@whittle/testing/builder';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.close());

it('[HOME-04] a sample opens as an own app of its own that is in no list, with records, and stays the same one', async () => {
  const ada = await signUp(server);
  const open = (sampleId: string, builder = ada) => builder.json<AppSummary>('/api/samples', { json: { sampleId } });
  for (const sampleId of sampleAppIds) {
    const app = await open(sampleId);
    expect(app).toMatchObject({ appType: 'space_app', status: 'draft' });
    expect((await open(sampleId)).id).toBe(app.id);
    const { files } = await ada.json<{ files: { path: string; content: string }[] }>(
      `/api/apps/${app.id}/versions/latest/files`,
    );
    const entities = files.flatMap(({ path }) => /^entities\/(\w+)\.json$/.exec(path)?.[1] ?? []);
    const rows = await Promise.all(
      entities.map((entity) => ada.json<unknown[]>(`/api/apps/${app.id}/entities/${entity}`)),
    );
    expect(rows.flat().length, sampleId).toBeGreaterThan(4);
    expect(files.find(({ path }) => path === 'whittle.json')?.content).toContain(app.name);
  }
  expect(await ada.json('/api/apps')).toEqual({ items: [] });

  const bob = await signUp(server);
  expect((await open('bike-desk', bob)).id).not.toBe((await open('bike-desk')).id);
  expect((await ada.request('/api/samples', { json: { sampleId: 'another' } })).status).toBe(400);
});

it('[HOME-04] a sample that is opened twice at once is one app', async () => {
  const ada = await signUp(server);
  const open = () => ada.json<AppSummary>('/api/samples', { json: { sampleId: 'bike-desk' } });
  const [first, ...others] = await Promise.all([open(), open(), open(), open(), open()]);
  expect(new Set(others.map(({ id }) => id))).toEqual(new Set([first.id]));
});

it('[HOME-04] [PUB-19] the copy of a sample is an app in the list, with the records or without, and says its own name', async () => {
  const ada = await signUp(server);
  const sample = await ada.json<AppSummary>('/api/samples', { json: { sampleId: 'page-turners' } });
  const books = await ada.json<unknown[]>(`/api/apps/${sample.id}/entities/Book`);
  expect(books.length).toBeGreaterThan(4);
  const copies = [
    { name: 'Kitchen', withData: true, count: books.length },
    { name: 'Cellar', withData: false, count: 0 },
  ];
  for (const { count, ...request } of copies) {
    const copy = await ada.json<AppSummary>(`/api/apps/${sample.id}/copies`, { json: request });
    expect(await ada.json<unknown[]>(`/api/apps/${copy.id}/entities/Book`)).toHaveLength(count);
    const { files } = await ada.json<{ files: { path: string; content: string }[] }>(
      `/api/apps/${copy.id}/versions/latest/files`,
    );
    expect(files.find(({ path }) => path === 'Layout.jsx')?.content).toContain(`title="${request.name}"`);
  }
  const { items } = await ada.json<{ items: AppSummary[] }>('/api/apps');
  expect(items.map(({ name, appType }) => [name, appType])).toEqual([
    ['Cellar', 'space_app'],
    ['Kitchen', 'space_app'],
  ]);
});
