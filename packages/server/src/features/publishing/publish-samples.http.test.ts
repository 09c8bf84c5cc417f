import { createTestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.close());

const files = {
  'pages/Home.jsx': 'export default () => <h1>Home</h1>;',
  'entities/Offer.json': JSON.stringify({
    type: 'object',
    properties: { title: { type: 'string' } },
    'x-accessControl': { permissions: { read: 'anonymous', write: 'anonymous' } },
  }),
};

test('[PUB-21] a stranger of a published app meets no sample, until its owner keeps them as content', async () => {
  const app = await createTestApp(server, { files, published: true });
  const own = { token: app.owner.token };
  const path = `/api/apps/${app.id}/entities/Offer`;
  const made = async (json: unknown) => (await (await server.request(path, { ...own, json })).json()) as { id: string };
  const sample = await made({ title: 'Made up', is_sample: true });
  const real = await made({ title: 'Real' });
  const titles = async () =>
    ((await (await server.request(path, { host: app.publishedHost })).json()) as { title: string }[]).map(
      ({ title }) => title,
    );
  const byId = async (id: string) => (await server.request(`${path}/${id}`, { host: app.publishedHost })).status;
  const samples = async () =>
    ((await (await server.request(`/api/apps/${app.id}/publication`, own)).json()) as { sampleRecords: number })
      .sampleRecords;

  expect(await titles()).toEqual(['Real']);
  expect([await byId(sample.id), await byId(real.id)]).toEqual([404, 200]);
  expect(await (await server.request(path, own)).json()).toHaveLength(2);
  expect(await samples()).toBe(1);

  expect((await server.request(`/api/apps/${app.id}/publish`, { ...own, json: {} })).status).toBe(200);
  expect(await titles()).toEqual(['Real']);
  const keep = await server.request(`/api/apps/${app.id}/publish`, { ...own, json: { samples: 'keep' } });
  expect(keep.status).toBe(200);
  expect((await titles()).sort()).toEqual(['Made up', 'Real']);
  expect(await samples()).toBe(0);
});
