import type { Collaborations, Collaborators } from '@whittle/contract/collaborators';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { createTestApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

const note = { properties: { text: { type: 'string' } } };
const files = {
  'pages/Home.jsx': 'export default function Home() { return <h1>Home</h1>; }\n',
  'entities/Note.json': JSON.stringify(note),
};

let server: TestServer;
let owner: TestBuilder;
let friend: TestBuilder;
const email = 'friend@example.com';
beforeAll(async () => {
  server = await startTestServer();
  owner = await signUp(server);
  friend = await signUp(server, email);
});
afterAll(() => server.close());

const newApp = (): Promise<TestApp> =>
  createTestApp(server, { owner: { accountId: owner.accountId, token: owner.token, expiresAt: '' }, files });
const people = (app: TestApp) => `/api/apps/${app.id}/collaborators`;
const invite = (app: TestApp, role: string, to = email) =>
  owner.json<Collaborators>(people(app), { json: { email: to, role } });
const accept = (app: TestApp) => friend.request(`/api/collaborations/${app.id}/accept`, { method: 'POST' });
const statusOf = async (path: string, options = {}) => (await friend.request(path, options)).status;
const listed = async () => (await friend.json<{ items: { id: string }[] }>('/api/apps')).items.map((app) => app.id);

async function join(role: string): Promise<TestApp> {
  const app = await newApp();
  await invite(app, role);
  expect((await accept(app)).status).toBe(200);
  return app;
}

test('[TEAM-01] an invited builder gets a mail, finds the invitation, and sees nothing of the app before accepting', async () => {
  const app = await newApp();
  expect((await invite(app, 'editor', ' Friend@Example.com ')).items).toMatchObject([{ email, acceptedAt: null }]);
  const [mail] = await server.adapters.db.$client<{ subject: string }[]>`
    select subject from mails where kind = 'collaborator-invitation' order by id desc limit 1`;
  expect(mail?.subject).toContain('invited you to build');
  const { items } = await friend.json<Collaborations>('/api/collaborations');
  expect(items.find(({ appId }) => appId === app.id)).toMatchObject({ role: 'editor', acceptedAt: null });
  expect(await statusOf(`/api/apps/${app.id}`)).toBe(404);
  expect(await listed()).not.toContain(app.id);

  expect((await accept(app)).status).toBe(200);
  expect(await statusOf(`/api/apps/${app.id}`)).toBe(200);
  expect(await listed()).toContain(app.id);
  expect((await accept(app)).status).toBe(404);
});

test('[TEAM-02] [TEAM-06] a viewer reads and changes nothing, an editor changes but does not publish', async () => {
  const app = await join('viewer');
  const records = `/api/apps/${app.id}/entities/Note`;
  const write = { json: { text: 'by a friend' } };
  expect(await statusOf(records)).toBe(200);
  const refused = await friend.request(records, write);
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([403, 'viewer-only']);
  expect(await (await enterPreview(app)).token).toBeNull();

  expect((await invite(app, 'editor')).items).toMatchObject([{ email, role: 'editor' }]);
  expect(await statusOf(records, write)).toBe(201);
  expect((await enterPreview(app)).token).toEqual(expect.any(String));
  const published = await friend.request(`/api/apps/${app.id}/publish`, { json: {} });
  expect([published.status, ((await published.json()) as { code: string }).code]).toEqual([403, 'owner-only']);
  const asked = await friend.request(`/api/apps/${app.id}/access`);
  expect([asked.status, ((await asked.json()) as { code: string }).code]).toEqual([403, 'owner-only']);
  expect(await statusOf(`/api/apps/${app.id}`, { method: 'DELETE' })).toBe(403);
  expect(await statusOf(people(app), { json: { email: 'other@example.com', role: 'editor' } })).toBe(403);
});

test('[TEAM-03] whoever is taken out, or leaves, has no way in with the next call, not in an open preview either', async () => {
  const app = await join('editor');
  const { open } = await enterPreview(app);
  expect(await open()).toBe(200);
  await owner.json(`${people(app)}/remove`, { json: { email } });
  expect(await statusOf(`/api/apps/${app.id}`)).toBe(404);
  expect(await open()).toBe(404);

  const left = await join('viewer');
  expect((await friend.request(`/api/collaborations/${left.id}`, { method: 'DELETE' })).status).toBe(204);
  expect(await statusOf(`/api/apps/${left.id}`)).toBe(404);
  expect((await owner.json<Collaborators>(people(left))).items).toEqual([]);
});

test('[TEAM-04] [TEAM-05] a given app is the collaborator’s, its owner so far an editor; the log says who did what', async () => {
  const app = await join('editor');
  const toNobody = await owner.request(`/api/apps/${app.id}/owner`, { json: { email: 'nobody@example.com' } });
  expect(toNobody.status).toBe(404);
  expect(await owner.json(`/api/apps/${app.id}/owner`, { json: { email } })).toMatchObject({
    role: 'editor',
    ownerEmail: email,
  });
  expect(await statusOf(`/api/apps/${app.id}/publish`, { json: {} })).toBe(200);
  expect((await owner.request(`/api/apps/${app.id}/publish`, { json: {} })).status).toBe(403);
  expect((await owner.request(`/api/apps/${app.id}/entities/Note`)).status).toBe(200);
  const lines = await server.adapters.db.$client<{ event: string }[]>`
    select event from audit_events where app_id = ${app.id} order by seq`;
  const events = lines.map(({ event }) => event).filter((event) => /collaborator|transferred/.test(event));
  expect(events).toEqual(['collaborator-invited', 'collaborator-joined', 'app-transferred']);
});

test('[TEAM-01] bad addresses, the owner’s own and a twenty-first one are refused in words', async () => {
  const app = await newApp();
  const codeOf = async (json: unknown) => {
    const answer = await owner.request(people(app), { json });
    return ((await answer.json()) as { code: string }).code;
  };
  expect(await codeOf({ email: 'no address', role: 'viewer' })).toBe('email-invalid');
  expect(await codeOf({ email, role: 'admin' })).toBe('invalid-input');
  const { ownerEmail } = await owner.json<Collaborators>(people(app));
  expect(await codeOf({ email: ownerEmail, role: 'viewer' })).toBe('collaborator-is-owner');
  for (let n = 0; n < 20; n += 1) await invite(app, 'viewer', `person-${n}@example.com`);
  expect(await codeOf({ email: 'one-more@example.com', role: 'viewer' })).toBe('too-many-collaborators');
  expect((await owner.json<Collaborators>(people(app))).items).toHaveLength(20);
});

/** What the friend gets of the app's preview: its page, and the token that the page works with. */
async function enterPreview(app: TestApp) {
  const { url } = await friend.json<{ url: string }>(`/api/apps/${app.id}/preview-session`, { method: 'POST' });
  const entered = await server.request(url.slice(new URL(url).origin.length), { host: app.previewHost });
  const cookie = entered.headers.get('set-cookie')!.split(';')[0]!;
  const at = { host: app.previewHost, cookie };
  const answer = await server.request('/_whittle/token', { method: 'POST', ...at });
  const { token } = (await answer.json()) as { token: string | null };
  return { token, open: async () => (await server.request('/', at)).status };
}

test('[TEAM-02] [EDIT-04] an editor changes look, texts and details in the panels too; what else there is only the owner does, and the panels know', async () => {
  const app = await join('editor');
  const save = (document: string, body: object) =>
    friend.request(`/api/apps/${app.id}/${document}`, { method: 'POST', json: body });
  expect((await save('style', { appStyle: { styleName: 'dark' } })).status).toBe(200);
  expect((await save('texts', { appTexts: { header: 'Hello' } })).status).toBe(200);
  expect((await save('details', { appDetails: { name: 'Ours' } })).status).toBe(200);
  expect(await (await save('settings', { appSettings: { mainPage: 'Home' } })).json()).toMatchObject({
    code: 'owner-only',
  });
  type Gates = { gates: Record<string, { reason: string }> };
  const gates = async () => (await friend.json<Gates>(`/api/apps/${app.id}/settings`)).gates;
  const ofEditor = await gates();
  for (const name of ['settings.mainPage', 'signup.isSignupEnabled', 'memberships.isPaidMembershipsEnabled'])
    expect(ofEditor[name]).toMatchObject({ isOpen: false, reason: 'role' });
  expect(ofEditor['style.styleName']).toBeUndefined();
  expect(ofEditor['settings.aiModel']).toMatchObject({ reason: 'admin' });

  await owner.request(people(app), { json: { email, role: 'viewer' } });
  expect((await gates())['style.styleName']).toMatchObject({ reason: 'role' });
  expect(await (await save('style', { appStyle: { styleName: '' } })).json()).toMatchObject({ code: 'viewer-only' });
});
