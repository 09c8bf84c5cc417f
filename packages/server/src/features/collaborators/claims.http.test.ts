import type { ClaimInvitation } from '@whittle/contract/collaborators/claims';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { createTestApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let admin: TestBuilder;
let client: TestBuilder;
beforeAll(async () => {
  server = await startTestServer();
  // The first account of an installation is its admin.
  admin = await signUp(server, 'admin@example.com');
  client = await signUp(server, 'client@example.com');
});
afterAll(() => server.close());

const files = { 'pages/Home.jsx': 'export default function Home() { return <h1>Home</h1>; }\n' };
const newApp = (owner: TestBuilder, published = true) =>
  createTestApp(server, { owner: { ...owner, expiresAt: '' }, files, published });
const set = (app: TestApp, appSettings: object) =>
  admin.json(`/api/apps/${app.id}/settings`, { method: 'POST', json: { appSettings } });
const invitationOf = (app: TestApp, by = admin) => by.request(`/api/apps/${app.id}/settings/claimInvitation`);
const codeOf = async (app: TestApp) => ((await (await invitationOf(app)).json()) as ClaimInvitation).claimCode;
const claim = (code: string, by = client) => by.request(`/api/claims/${code}`, { method: 'POST' });
const problem = async (answer: Response) => {
  const { code, message } = (await answer.json()) as { code: string; message: string };
  return [answer.status, code, message];
};
const claimable = async () => {
  const app = await newApp(admin);
  await set(app, { isClaimable: true });
  return app;
};

test('[EDIT-18] an admin gets link and code of a published, claimable app; they stay the same until they are used', async () => {
  const draft = await newApp(admin, false);
  await set(draft, { isClaimable: true });
  expect(await problem(await invitationOf(draft))).toEqual([
    ...[409, 'claim-before-publish', "You can't copy invite link until you publish your app"],
  ]);
  const app = await newApp(admin);
  expect((await problem(await invitationOf(app))).slice(0, 2)).toEqual([409, 'app-not-claimable']);
  await set(app, { isClaimable: true });
  const answers = await Promise.all([invitationOf(app), invitationOf(app)]);
  expect(answers[0]!.headers.get('cache-control')).toBe('no-store');
  const [one, two] = (await Promise.all(answers.map((answer) => answer.json()))) as ClaimInvitation[];
  expect(one).toEqual({
    inviteLink: `${server.builderOrigin}/claim?code=${one!.claimCode}`,
    claimCode: two!.claimCode,
  });
  const [stored] = await server.adapters.db.$client<{ text: string }[]>`
    select row_to_json(c)::text as text from app_claims c where app_id = ${app.id}`;
  expect(stored!.text).not.toContain(one!.claimCode);
});

test('[EDIT-18] [ADMIN-02] nobody but the platform admin whose app it is gets a code', async () => {
  const theirs = await newApp(client);
  expect((await invitationOf(theirs)).status).toBe(404);
  expect((await invitationOf(theirs, client)).status).toBe(403);
  expect((await invitationOf(await claimable(), client)).status).toBe(403);
});

test('[EDIT-18] whoever claims becomes the owner, once; the owner so far stays an editor', async () => {
  const app = await claimable();
  const code = await codeOf(app);
  expect(await client.json(`/api/claims/${code}`)).toEqual({ appName: 'Test app', ownerEmail: 'admin@example.com' });
  expect((await problem(await claim(code, admin))).slice(0, 2)).toEqual([409, 'claim-own']);

  const late = await signUp(server, 'late@example.com');
  const answers = await Promise.all([claim(code), claim(code, late)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  const winner = answers[0]!.ok ? client : late;
  expect(await winner.json(`/api/apps/${app.id}/collaborators`)).toMatchObject({
    ...{ role: 'owner', items: [{ email: 'admin@example.com', role: 'editor' }] },
  });
  expect((await problem(await claim(code, await signUp(server)))).slice(0, 2)).toEqual([404, 'claim-gone']);
  // What only admins hand out is not handed out by the next owner.
  expect((await invitationOf(app, winner)).status).toBe(403);
  expect((await invitationOf(app)).status).toBe(403);
});

test('[EDIT-18] a code counts for nothing once the app cannot be claimed, is a draft, is another’s, or after 30 days', async () => {
  const app = await claimable();
  const code = await codeOf(app);
  const isGone = async () => (await client.request(`/api/claims/${code}`)).status === 404;
  await set(app, { isClaimable: false });
  expect([await isGone(), (await claim(code)).status]).toEqual([true, 404]);
  await set(app, { isClaimable: true });
  expect(await isGone()).toBe(false);
  await admin.request(`/api/apps/${app.id}/publish`, { method: 'DELETE' });
  expect(await isGone()).toBe(true);
  await admin.json(`/api/apps/${app.id}/publish`, { json: {} });
  expect(await isGone()).toBe(false);
  await server.adapters.db.$client`update app_claims set made_at = made_at - interval '31 days'`;
  expect(await isGone()).toBe(true);
  expect(await codeOf(app)).not.toBe(code);
});

test('[EDIT-18] [EDIT-10] requireBuilderCollaboratorAccount: only somebody who builds the app already claims it', async () => {
  const app = await claimable();
  await set(app, { requireBuilderCollaboratorAccount: true });
  const code = await codeOf(app);
  expect((await problem(await claim(code))).slice(0, 2)).toEqual([403, 'claim-collaborators-only']);
  await admin.json(`/api/apps/${app.id}/collaborators`, { json: { email: 'client@example.com', role: 'viewer' } });
  expect((await claim(code)).status).toBe(403);
  await client.request(`/api/collaborations/${app.id}/accept`, { method: 'POST' });
  expect((await claim(code)).status).toBe(200);
});

test('[EDIT-18] what the owner so far signed in with elsewhere is not handed on', async () => {
  const app = await claimable();
  const { $client: sql } = server.adapters.db;
  await sql`insert into app_memberships (app_id, sealed_token, hook_seed) values (${app.id}, 'sealed', 'seed')`;
  await sql`insert into app_packages (app_id, id, name, slug, title, base_url, document, callers, credential_kind,
      sealed_credentials, created_at, updated_at)
    values (${app.id}, 'p', 'Shop', 'shop', 'Shop', 'https://shop.example', '{}', '{}', 'header', 'sealed', now(), now())`;
  expect((await claim(await codeOf(app))).status).toBe(200);
  const kept = await sql`select sealed_token, sealed_credentials from app_memberships m
    join app_packages p on p.app_id = m.app_id where m.app_id = ${app.id}`;
  expect(kept).toEqual([{ sealed_token: null, sealed_credentials: null }]);
});

test('[EDIT-18] what goes wrong for no known reason has the text of its own', async () => {
  const app = await claimable();
  const { encrypt } = server.adapters.secrets;
  server.adapters.secrets.encrypt = () => {
    throw new Error('no key');
  };
  const answer = await invitationOf(app);
  server.adapters.secrets.encrypt = encrypt;
  expect(await problem(answer)).toEqual([500, 'claim-failed', 'Failed to get invitation, try again later']);
});
