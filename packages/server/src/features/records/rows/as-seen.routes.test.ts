import type { EntityRecord } from '@whittle/contract/entities';
import { createTestApp, signInToApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

const open = { permissions: { read: 'all', write: 'all' } };
const text = { type: 'string' };
const book = { properties: { title: text, author: text, extra: { type: 'object' } }, 'x-accessControl': open };
const secret = { properties: { title: text, code: { ...text, rls: { read: false } } }, 'x-accessControl': open };

let server: TestServer;
let app: TestApp;
beforeAll(async () => {
  server = await startTestServer();
  app = await createTestApp(server, {
    files: { 'entities/Book.json': JSON.stringify(book), 'entities/Secret.json': JSON.stringify(secret) },
  });
});
afterAll(() => server.close());

const asOwner = (path: string, options: { method?: string; json?: unknown } = {}) =>
  server.request(`/live_api/apps/${app.id}/entities/${path}`, { token: app.owner.token, ...options });
const made = async (fields: object) =>
  (await (await asOwner('Book', { method: 'POST', json: fields })).json()) as EntityRecord;
const change = (id: string, fields: object, seen: object) =>
  asOwner(`Book/${id}`, { method: 'PATCH', json: { fields, seen } });
const stored = async (id: string) => (await (await asOwner(`Book/${id}`)).json()) as Record<string, unknown>;

test('[ENT-40] of writers who saw the same value one is stored, and each other one is told what stands there now', async () => {
  const { id } = await made({ title: 'Kokoro', author: 'Soseki' });
  const names = Array.from({ length: 8 }, (_, index) => `Writer ${index}`);
  const answers = await Promise.all(names.map((author) => change(id, { author }, { author: 'Soseki' })));
  const winner = names[answers.findIndex(({ status }) => status === 200)];
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...names.slice(1).map(() => 409)]);
  expect(await stored(id)).toMatchObject({ title: 'Kokoro', author: winner });
  const refused = answers.find(({ status }) => status === 409)!;
  expect(await refused.json()).toMatchObject({
    code: 'record-changed',
    message: 'This has been changed since you saw it. Nothing was saved.',
    extra_data: { now: { author: winner } },
  });
});

test('[ENT-40] writers of different fields do not stand in each other’s way', async () => {
  const { id } = await made({ title: 'a', author: 'b' });
  const answers = await Promise.all([
    change(id, { title: 'A' }, { title: 'a' }),
    change(id, { author: 'B' }, { author: 'b' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await stored(id)).toMatchObject({ title: 'A', author: 'B' });
});

test('[ENT-40] nothing of a change is stored when one of its fields holds something else', async () => {
  const { id } = await made({ title: 'a', author: 'b' });
  const refused = await change(id, { title: 'A', author: 'B' }, { title: 'a', author: 'older' });
  expect(await refused.json()).toMatchObject({ extra_data: { now: { author: 'b' } } });
  expect(await stored(id)).toMatchObject({ title: 'a', author: 'b' });
});

test('[ENT-40] what already holds the new value, is empty either way or is equal as JSON counts as seen', async () => {
  const { id } = await made({ title: 'a', extra: { x: 1, y: [2] } });
  expect((await change(id, { title: 'b' }, { title: 'a' })).status).toBe(200);
  expect((await change(id, { title: 'b' }, { title: 'a' })).status).toBe(200);
  expect((await change(id, { author: 'c' }, {})).status).toBe(200);
  expect((await change(id, { author: null }, { author: 'c' })).status).toBe(200);
  expect((await change(id, { extra: { z: 1 } }, { extra: { y: [2], x: 1 } })).status).toBe(200);
  expect(await stored(id)).toMatchObject({ title: 'b', author: null, extra: { z: 1 } });
});

test('[ENT-40] PUT replaces whatever stands there, as the client libraries expect it', async () => {
  const { id } = await made({ title: 'a' });
  expect((await asOwner(`Book/${id}`, { method: 'PUT', json: { title: 'b' } })).status).toBe(200);
  expect((await asOwner(`Book/${id}`, { method: 'PUT', json: { title: 'c' } })).status).toBe(200);
  expect(await stored(id)).toMatchObject({ title: 'c' });
});

test('[ENT-40] a record that is gone, and a body without what was seen, are refused', async () => {
  const { id } = await made({ title: 'a' });
  expect((await asOwner(`Book/${id}`, { method: 'PATCH', json: { title: 'b' } })).status).toBe(400);
  await asOwner(`Book/${id}`, { method: 'DELETE' });
  expect(await (await change(id, { title: 'b' }, { title: 'a' })).json()).toMatchObject({ code: 'record-not-found' });
});

test('[ENT-40] a refusal does not tell what a field holds that the caller may not read', async () => {
  const made = await asOwner('Secret', { method: 'POST', json: { title: 't', code: 'hidden' } });
  const { id } = (await made.json()) as EntityRecord;
  const { access_token: token } = await signInToApp(server, app, { email: 'ada@example.com' });
  const ask = (seen: string) =>
    server.request(`/api/apps/${app.id}/entities/Secret/${id}`, {
      ...{ host: app.publishedHost, token, method: 'PATCH' },
      json: { fields: { code: 'guess' }, seen: { code: seen } },
    });
  const answers = [await ask('hidden'), await ask('wrong')];
  expect(await Promise.all(answers.map((answer) => answer.text()))).not.toContainEqual(
    expect.stringContaining('hidden'),
  );
  expect(answers.map(({ status }) => status)).toEqual([409, 409]);
});
