import type { AppTemplate } from '@whittle/contract/app-templates';
import type { AppSummary } from '@whittle/contract/apps';
import type { Integrations } from '@whittle/contract/integrations';
import { apps } from '@whittle/server/adapters/database/schema';
import { hashOf, insertBlobs } from '@whittle/server/core/app-files/blobs.store';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { createTestApp, signInToApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let admin: TestBuilder;
let ada: TestBuilder;
beforeAll(async () => {
  server = await startTestServer();
  // The first account of an installation is its admin.
  admin = await signUp(server, 'admin@example.com');
  ada = await signUp(server, 'ada@example.com');
});
afterAll(() => server.close());

const files = {
  'pages/Home.jsx': 'export default function Home() { return <h1>Shop</h1>; }\n',
  'entities/Item.json': JSON.stringify({
    properties: { title: { type: 'string' } },
    'x-accessControl': { permissions: { read: 'anonymous', write: 'anonymous' } },
  }),
};
const newApp = (owner: TestBuilder) => createTestApp(server, { owner: { ...owner, expiresAt: '' }, files });
const set = (app: TestApp, appSettings: object, by = admin) =>
  by.json(`/api/apps/${app.id}/settings`, { method: 'POST', json: { appSettings } });
const listed = async (by = ada) => (await by.json<{ items: AppTemplate[] }>('/api/app-templates')).items;
const open = (app: { id: string }, by = ada) => by.request(`/api/app-templates/${app.id}`, { method: 'POST' });
const opened = async (app: { id: string }, by = ada) => (await (await open(app, by)).json()) as AppSummary;
const settingsOf = (id: string, by = ada) =>
  by.json<{ settings: Record<string, unknown>; style: Record<string, unknown> }>(`/api/apps/${id}/settings`);
const titles = async (id: string, by = ada) =>
  (await by.json<{ title: string }[]>(`/api/apps/${id}/entities/Item`)).map(({ title }) => title).sort();
const template = async () => {
  const app = await newApp(admin);
  await set(app, { isAppTemplate: true, templateCategory: 'Trade', templateDescription: 'For shops' });
  await admin.json(`/api/apps/${app.id}/publish`, { json: {} });
  return app;
};

test('[TEMPL-01] what an admin calls a template is offered to everybody, as soon and as long as they do', async () => {
  const app = await newApp(admin);
  const isListed = async () => (await listed()).some(({ templateId }) => templateId === app.id);
  expect([await isListed(), (await open(app)).status]).toEqual([false, 404]);
  const picture = '/files/0123456789abcdef0123456789abcdef/shop.png';
  await set(app, { isAppTemplate: true, templateCategory: 'Trade', templateImageUrl: picture });
  const found = (await listed()).find(({ templateId }) => templateId === app.id);
  expect(found).toMatchObject({ name: 'Test app', category: 'Trade' });
  expect(found!.imageUrl).toBe(`http://${app.publishedHost}${picture}`);
  await admin.request(`/api/apps/${app.id}/publish`, { method: 'DELETE' });
  expect([await isListed(), (await open(app)).status]).toEqual([false, 404]);
  await admin.json(`/api/apps/${app.id}/publish`, { json: {} });
  expect(await isListed()).toBe(true);
  await set(app, { isAppTemplate: false });
  expect([await isListed(), (await open(app)).status]).toEqual([false, 404]);
});

test('[TEMPL-01] [ADMIN-02] [ADMIN-06] no file of a builder makes a template', async () => {
  const app = await newApp(ada);
  const refused = await ada.request(`/api/apps/${app.id}/settings`, { json: { appSettings: { isAppTemplate: true } } });
  expect(refused.status).toBe(403);
  const theirs = await template();
  await server.adapters.db.update(apps).set({ ownerId: ada.accountId }).where(eq(apps.id, theirs.id));
  expect((await listed()).some(({ templateId }) => templateId === theirs.id)).toBe(false);
  expect((await open(theirs)).status).toBe(404);
});

test('[TEMPL-02] a template opens as published, in an own app that is in no list, with samples and what its owner made alone', async () => {
  const app = await template();
  const add = (by: TestBuilder, json: object) => by.json(`/api/apps/${app.id}/entities/Item`, { json });
  await add(admin, { title: 'Made by the owner' });
  await add(admin, { title: 'Sample', is_sample: true });
  const person = await signInToApp(server, app, { email: 'person@example.com' });
  const inApp = { host: app.publishedHost, token: person.access_token };
  const written = await server.request(`/api/apps/${app.id}/entities/Item`, { ...inApp, json: { title: 'Private' } });
  expect(written.ok).toBe(true);
  // What was not published yet is nobody's.
  await admin.json(`/api/apps/${app.id}/files/update`, {
    json: { file: { id: 'pages/Secret.jsx', content: 'export default () => null;' } },
  });

  const trial = await opened(app);
  expect(trial).toMatchObject({ name: 'Test app', appType: 'space_app', status: 'draft' });
  expect((await opened(app)).id).toBe(trial.id);
  expect((await ada.json<{ items: unknown[] }>('/api/apps')).items.map((one) => (one as AppSummary).id)).not.toContain(
    trial.id,
  );
  expect(await titles(trial.id)).toEqual(['Made by the owner', 'Sample']);
  const { files: tree } = await ada.json<{ files: { path: string }[] }>(`/api/apps/${trial.id}/versions/latest/files`);
  expect(tree.map(({ path }) => path)).not.toContain('pages/Secret.jsx');
  const people = await ada.json<{ email: string }[]>(`/api/apps/${trial.id}/entities/User`);
  expect(people.map(({ email }) => email)).toEqual(['ada@example.com']);
});

test('[TEMPL-02] two windows that open a template at once have the same copy, by whichever process', async () => {
  const app = await template();
  const other = await startTestServer({ beside: server });
  const copies = await Promise.all(
    [server, server, other, other].map(async (at) => {
      const answer = await at.request(`/api/app-templates/${app.id}`, { method: 'POST', token: ada.token });
      return [answer.status, ((await answer.json()) as AppSummary).id];
    }),
  );
  await other.close();
  const trial = await opened(app);
  expect(copies).toEqual(copies.map(() => [200, trial.id]));
  expect((await ada.request(`/api/apps/${trial.id}`)).status).toBe(200);
});

test('[TEMPL-01] [TEMPL-02] templates are listed and opened however the database finds their settings', async () => {
  const { db } = server.adapters;
  const picture = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0xff, 0x00);
  await insertBlobs(db, new Map([[hashOf(picture), picture]]));
  const app = await template();
  // A setting saved after publishing lies behind files that are no text, and while there are few, a database that has
  // counted them reads them one after the other.
  await set(app, { templateDescription: 'For small shops' });
  await db.$client.query('analyze', []);
  expect((await listed()).map(({ templateId }) => templateId)).toContain(app.id);
  expect((await open(app)).status).toBe(200);
});

test('[TEMPL-03] what is made of a template is with its data or without, with no secret, and is no template itself', async () => {
  const app = await template();
  await set(app, { isClaimable: true, creditsPerRun: 3 });
  await admin.json(`/api/apps/${app.id}/style`, { method: 'POST', json: { appStyle: { hideBuildAI: true } } });
  await admin.json(`/api/apps/${app.id}/entities/Item`, { json: { title: 'Bread' } });
  await server.adapters.db.$client`
    insert into app_packages (app_id, id, name, slug, title, base_url, document, callers, credential_kind,
      sealed_credentials, created_at, updated_at)
    values (${app.id}, '0123456789abcdef01234567', 'Shop', 'shop', 'Shop', 'https://shop.example',
      '{"openapi":"3.0.0","info":{"title":"Shop","version":"1"},"paths":{}}', '{}', 'header', 'sealed', now(), now())`;
  await admin.json(`/api/apps/${app.id}/publish`, { json: {} });
  const trial = await opened(app);
  for (const withData of [true, false]) {
    const json = { name: 'Mine', withData };
    const mine = await ada.json<AppSummary>(`/api/apps/${trial.id}/copies`, { json });
    expect(await titles(mine.id)).toEqual(withData ? ['Bread'] : []);
    const { settings, style } = await settingsOf(mine.id);
    expect(settings).toMatchObject({
      isAppTemplate: false,
      isClaimable: false,
      creditsPerRun: 1,
      templateCategory: '',
    });
    expect(style).toMatchObject({ hideBuildAI: false });
    const { packages } = await ada.json<Integrations>(`/api/apps/${mine.id}/integrations`);
    expect(packages).toMatchObject([{ name: 'Shop', credentials: { isMissing: true } }]);
  }
});

test('[TEMPL-02] a template that was published again opens as it is now, and what was tried of it before is gone', async () => {
  const app = await template();
  const before = await opened(app);
  const content = files['pages/Home.jsx'].replace('Shop', 'Newer shop');
  await admin.json(`/api/apps/${app.id}/files/update`, { json: { file: { id: 'pages/Home.jsx', content } } });
  await admin.json(`/api/apps/${app.id}/publish`, { json: {} });
  const after = await opened(app);
  expect(after.id).not.toBe(before.id);
  expect((await ada.request(`/api/apps/${before.id}`)).status).toBe(404);
});

test('[EDIT-17] an admin adds and removes categories; an empty one and one that there is are refused in words', async () => {
  const path = '/api/admin/template-categories';
  const add = (name: string, by = admin) => by.request(path, { json: { name } });
  const problem = async (answer: Response) => {
    const { message } = (await answer.json()) as { message: string };
    return [answer.status, message];
  };
  expect(await (await add('Trade')).json()).toEqual({ items: ['Trade'] });
  expect(await (await add('  Clubs ')).json()).toEqual({ items: ['Clubs', 'Trade'] });
  expect(await problem(await add(' '))).toEqual([400, 'Category name cannot be empty']);
  expect(await problem(await add('trade'))).toEqual([409, 'Category already exists']);
  expect((await add('Theirs', ada)).status).toBe(403);
  expect((await ada.request(path)).status).toBe(403);
  const rest = await admin.json(`${path}/remove`, { json: { name: 'Clubs' } });
  expect(rest).toEqual({ items: ['Trade'] });
});

test('[TOOL-15] the accounts that the installation names offer their tools to everybody, and nobody else does', async () => {
  const [bo, config] = [await signUp(server, 'bo@example.com'), server.adapters.config];
  const tool = { 'tools/poem.json': JSON.stringify(poem) };
  const made = await createTestApp(server, { owner: { ...bo, expiresAt: '' }, files: tool });
  await server.adapters.db.update(apps).set({ appType: 'tool' }).where(eq(apps.id, made.id));
  const gates = async (by: TestBuilder) =>
    (await by.json<{ gates: object }>(`/api/apps/${made.id}/settings`)).gates as Record<string, unknown>;
  const change = (isToolTemplate: boolean) =>
    bo.request(`/api/apps/${made.id}/settings`, { method: 'POST', json: { appSettings: { isToolTemplate } } });
  expect(await gates(bo)).toHaveProperty(['settings.isToolTemplate']);
  expect((await change(true)).status).toBe(403);
  // As `TOOL_TEMPLATE_ACCOUNTS` would say.
  config.toolTemplateAccounts = [bo.accountId];
  try {
    expect(await gates(bo)).not.toHaveProperty(['settings.isToolTemplate']);
    expect((await change(true)).status).toBe(200);
    await bo.json(`/api/apps/${made.id}/publish`, { json: {} });
    expect((await listed()).map(({ templateId }) => templateId)).toContain(made.id);
    const copy = await opened(made);
    const { items } = await ada.json<{ items: { title: string }[] }>(`/api/apps/${copy.id}/tools`);
    expect(items).toMatchObject([{ title: 'Poem' }]);
    expect((await settingsOf(copy.id)).settings).toMatchObject({ isToolTemplate: false });
    // Taken off the list, it is offered no longer.
    config.toolTemplateAccounts = [];
    expect((await listed()).map(({ templateId }) => templateId)).not.toContain(made.id);
    expect((await open(made)).status).toBe(404);
  } finally {
    config.toolTemplateAccounts = [];
  }
});

const poem = {
  ...{ title: 'Poem', texts: { header: 'Poem' }, fields: [{ id: 'topic', name: 'Topic', type: 'short_text' }] },
  stages: [{ id: 'main', prompt: 'A poem about {{topic}}' }],
  blocks: [{ id: 'poem', type: 'rich_text', title: 'Poem' }],
};
