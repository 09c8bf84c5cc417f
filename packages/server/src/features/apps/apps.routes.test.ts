import type { AppSummary } from '@whittle/contract/apps';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { says, saysThenWaits, scriptedModel } from '@whittle/testing/scripted-model';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, it } from 'vitest';

const models = scriptedModel();
let server: TestServer;
let ada: TestBuilder;

beforeAll(async () => {
  server = await startTestServer({ models });
  ada = await signUp(server);
});
afterAll(() => server.close());

const list = async (builder: TestBuilder) => (await builder.json<{ items: AppSummary[] }>('/api/apps')).items;
const patch = (appId: string, json: object, builder = ada) =>
  builder.request(`/api/apps/${appId}`, { method: 'PATCH', json });

it('an account lists its own apps, last changed first', async () => {
  const bob = await signUp(server);
  expect(await list(bob)).toEqual([]);
  const one = await bob.makeApp('One');
  const two = await bob.makeApp('Two');
  await patch(one.id, { name: 'One again' }, bob);
  expect((await list(bob)).map(({ id }) => id)).toEqual([one.id, two.id]);
  expect((await list(bob))[0]).toMatchObject({
    name: 'One again',
    slug: 'one',
    status: 'draft',
    generation: 'ready',
    latestVersionId: null,
    publishedUrl: null,
    accentColor: null,
  });
  expect((await list(ada)).some(({ id }) => id === one.id)).toBe(false);
  expect((await server.request('/api/apps')).status).toBe(401);
});

it('[PUB-03] saving with an id renames that app, without one makes a new app', async () => {
  const app = await ada.makeApp('Tasks');
  const saved = await ada.json<AppSummary>('/api/apps', { json: { appId: app.id, genApp: { name: 'Chores' } } });
  expect(saved).toMatchObject({ id: app.id, name: 'Chores', slug: app.slug });
  const plain = { appType: 'tool', app: { name: 'Tip calculator' }, appBuilderVersion: 4 };
  expect(await ada.json<AppSummary>('/api/apps', { json: plain })).toMatchObject({
    appType: 'tool',
    name: 'Tip calculator',
    slug: 'tip-calculator',
  });
  const stranger = await signUp(server);
  const foreign = await stranger.request('/api/apps', { json: { appId: app.id, genApp: { name: 'Mine' } } });
  expect(foreign.status).toBe(404);
});

it('[PUB-02] refuses another builder version, an empty name and an unknown kind of app', async () => {
  for (const json of [{ appBuilderVersion: 3 }, { genApp: { name: '  ' } }, { appType: 'website' }]) {
    expect((await ada.request('/api/apps', { json })).status).toBe(400);
  }
});

it('apps of one name get addresses of their own', async () => {
  const apps = await Promise.all(Array.from({ length: 8 }, () => ada.makeApp('Same Name!')));
  const slugs = apps.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(8);
  for (const slug of ['same-name', 'same-name-2']) expect(slugs).toContain(slug);
  for (const slug of slugs) expect(slug).toMatch(/^same-name(-[0-9a-f]+)?$/);
});

it('an app without a name is named after its first message, once', async () => {
  const app = await ada.makeApp();
  expect(app.name).toBe('Untitled app');
  models.next(says('Hello.'));
  await ada.say(app.id, 'Please build me a recipe collection with photos');
  await ada.say(app.id, 'Make it a job board');
  expect(await ada.json(`/api/apps/${app.id}`)).toMatchObject({ name: 'Recipe collection', slug: 'recipe-collection' });
});

it.each(['preview--0123', 'www', 'A', 'a_b', '-a', 'a--b', '../x'])('refuses the address %s', async (slug) => {
  const { id } = await ada.makeApp();
  const response = await patch(id, { slug });
  expect(response.status).toBe(400);
  expect(((await response.json()) as { fields: { slug: string } }).fields.slug).toMatch(/\w+ .*\./);
});

it('refuses an address that another app has, and takes a free one', async () => {
  const [one, two] = [await ada.makeApp('Taken address'), await ada.makeApp()];
  expect((await patch(two.id, { slug: one.slug })).status).toBe(409);
  expect((await patch(two.id, { slug: 'free-address' })).status).toBe(200);
  expect((await patch(two.id, { slug: 'free-address' })).status).toBe(200);
  expect(await ada.json(`/api/apps/${two.id}`)).toMatchObject({ slug: 'free-address' });
});

it('a deleted app is gone for everybody, its address stays taken', async () => {
  const app = await ada.makeApp('To be deleted');
  expect((await ada.request(`/api/apps/${app.id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await ada.request(`/api/apps/${app.id}`)).status).toBe(404);
  expect((await ada.request(`/api/apps/${app.id}`, { method: 'DELETE' })).status).toBe(404);
  expect((await list(ada)).some(({ id }) => id === app.id)).toBe(false);
  expect((await ada.makeApp('To be deleted')).slug).toBe('to-be-deleted-2');
});

it('[GEN-22] an app says that a turn runs', async () => {
  const { id } = await ada.makeApp();
  const waiting = saysThenWaits('…');
  models.next(waiting.script);
  const response = await ada.send(id, 'build');
  expect(await ada.json(`/api/apps/${id}`)).toMatchObject({ generation: 'streaming' });
  waiting.release();
  await response.text();
  expect(await ada.json(`/api/apps/${id}`)).toMatchObject({ generation: 'ready' });
});

it('[HOME-03] an app keeps one picture of its main page, of one size, for its owner alone', async () => {
  const head = (width: number) =>
    Buffer.from(`524946461600000057454250565038580a00000000000000${width === 640 ? '7f0200' : 'ff0f00'}df0100`, 'hex');
  const keep = (id: string, bytes: Buffer, builder = ada) =>
    builder.request(`/api/apps/${id}/picture`, {
      method: 'PUT',
      json: { versionId: 'v1', image: bytes.toString('base64') },
    });
  const { id } = await ada.makeApp();
  const path = `/api/apps/${id}/picture`;
  expect(await ada.json(path)).toEqual({ image: null });
  expect((await keep(id, head(4_096))).status).toBe(400);
  expect((await keep(id, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(400);
  expect((await keep(id, Buffer.concat([head(640), Buffer.alloc(120_000)]))).status).toBe(400);
  expect((await keep(id, head(640))).status).toBe(204);
  const larger = Buffer.concat([head(640), Buffer.alloc(300)]);
  expect((await keep(id, larger)).status).toBe(204);
  expect(await ada.json(path)).toEqual({ image: larger.toString('base64') });
  const stranger = await signUp(server);
  expect((await stranger.request(path)).status).toBe(404);
  expect((await keep(id, head(640), stranger)).status).toBe(404);
});
