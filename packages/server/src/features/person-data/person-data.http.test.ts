import type { PersonData } from '@whittle/contract/person-data';
import { createTestApp, signInToApp, signUpBuilder, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

const files = {
  'pages/Home.jsx': 'export default () => null;',
  'entities/Note.json': JSON.stringify({
    properties: { text: { type: 'string' } },
    'x-accessControl': { permissions: { read: 'all', write: 'all' } },
  }),
};

async function world() {
  const app = await createTestApp(server, { files });
  const access = await server.request(`/api/apps/${app.id}/access`, {
    ...{ method: 'PUT', token: app.owner.token },
    json: { termsOfServiceLink: 'https://example.com/terms-3', privacyPolicyLink: 'https://example.com/privacy' },
  });
  expect(access.status).toBe(200);
  const ada = await signInToApp(server, app, { email: 'ada@example.com' });
  const bob = await signInToApp(server, app, { email: 'bob@example.com' });
  const notes = (token: string, path = '', options: object = {}) =>
    server.request(`/api/apps/${app.id}/entities/Note${path}`, { host: app.publishedHost, token, ...options });
  const write = async (token: string, json: object) =>
    ((await (await notes(token, '', { json })).json()) as { id: string }).id;
  const own = await write(ada.access_token!, { text: 'secret of Ada' });
  const others = await write(bob.access_token!, { text: 'for ada@example.com' });
  await notes(ada.access_token!, `/${others}`, { method: 'PUT', json: { text: 'for ada@example.com, done' } });
  const sql = server.adapters.db.$client;
  const now = new Date();
  await sql`insert into app_conversations (app_id, id, caller, person_id, channel, title, created_at, updated_at)
    values (${app.id}, 'talk', ${`person:${ada.user!.id}`}, ${ada.user!.id}, 'published', 'Hello', ${now}, ${now})`;
  await sql`insert into app_chat_messages (app_id, conversation_id, id, role, text, state, created_at, beat_at)
    values (${app.id}, 'talk', 'm1', 'user', 'told by Ada', 'ready', ${now}, ${now})`;
  return { app, ada, bob, own, others, notes };
}
const asOwner = (app: TestApp, path: string, options: object = {}) =>
  server.request(`/api/apps/${app.id}${path}`, { token: app.owner.token, ...options });
const asPerson = (app: TestApp, token: string | undefined, path = '', options: object = {}) =>
  server.request(`/api/apps/${app.id}/own-data${path}`, {
    host: app.publishedHost,
    ...(token && { token }),
    ...options,
  });

/** Every row of every table of the app in which a text occurs. */
async function tablesWith(appId: string, text: string): Promise<string[]> {
  const sql = server.adapters.db.$client;
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'app_id'`;
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await sql.query(
        `select from "${name}" t where app_id = $1 and position($2 in row_to_json(t)::text) > 0`,
        [appId, text],
      );
      return rows.length > 0 ? [name] : [];
    }),
  );
  return found.flat().toSorted();
}

test('[SIGN-06] what somebody agreed to is kept with its time and version, as the links were when they joined', async () => {
  const { app, ada } = await world();
  await asOwner(app, '/access', { method: 'PUT', json: { termsOfServiceLink: 'https://example.com/terms-4' } });
  const { person } = (await (await asPerson(app, ada.access_token)).json()) as PersonData;
  expect(person.consent).toMatchObject({
    version: 1,
    termsOfServiceLink: 'https://example.com/terms-3',
    privacyPolicyLink: 'https://example.com/privacy',
  });
  expect(Date.parse(person.consent!.at)).toBeGreaterThan(Date.now() - 60_000);
  // What changes neither link is no new version; the next person agrees to the second one.
  await asOwner(app, '/access', { method: 'PUT', json: { supportEmail: 'help@example.com' } });
  const eve = await signInToApp(server, app, { email: 'eve@example.com' });
  const hers = (await (await asPerson(app, eve.access_token)).json()) as PersonData;
  expect(hers.person.consent).toMatchObject({ version: 2, termsOfServiceLink: 'https://example.com/terms-4' });
});

test('[USER-15] a person and the owner read everything that the app holds of that person, and nothing of others', async () => {
  const { app, ada, own } = await world();
  const mine = (await (await asPerson(app, ada.access_token)).json()) as PersonData;
  const owners = (await (await asOwner(app, `/people/${ada.user!.id}/data`)).json()) as PersonData;
  expect({ ...owners, exportedAt: '' }).toEqual({ ...mine, exportedAt: '' });
  expect(mine).toMatchObject({
    app: { id: app.id, name: 'Test app' },
    person: { email: 'ada@example.com', role: 'user' },
    records: [{ entity: 'Note', id: own, data: { text: 'secret of Ada' } }],
    signIns: [expect.anything()],
    conversations: [{ role: 'user', text: 'told by Ada' }],
  });
  expect(JSON.stringify(mine)).not.toMatch(/bob|password|hash/i);
});

test('[USER-16] erasing a person removes what they made and every trace but the security log; the report says so', async () => {
  const { app, ada, bob, own, others, notes } = await world();
  const erase = (email: string) => asOwner(app, `/people/${ada.user!.id}/erasure`, { json: { email } });
  const wrong = await erase('bob@example.com');
  expect([wrong.status, await wrong.json()]).toMatchObject([422, { code: 'erasure-not-confirmed' }]);

  const report = await erase(' Ada@Example.com ');
  expect([report.status, await report.json()]).toMatchObject([
    200,
    { records: 1, files: 0, toolRuns: 0, conversations: 1, signIns: 1, mentions: 1, kept: ['audit-log', 'backups'] },
  ]);
  expect((await notes(ada.access_token!)).status).toBe(401);
  expect((await notes(bob.access_token!, `/${own}`)).status).toBe(404);
  expect(await (await notes(bob.access_token!, `/${others}`)).json()).toMatchObject({
    text: 'for ada@example.com, done',
  });
  expect(await tablesWith(app.id, 'secret of Ada')).toEqual([]);
  expect(await tablesWith(app.id, 'told by Ada')).toEqual([]);
  expect(await tablesWith(app.id, ada.user!.id)).toEqual(['audit_events']);
  // In the record of somebody else, which the report counts, its history, and the security log.
  expect(await tablesWith(app.id, 'ada@example.com')).toEqual(['audit_events', 'record_changes', 'records']);
  expect((await erase('ada@example.com')).status).toBe(404);
});

test('[USER-16] people erase themselves; the owner of the app, strangers and other people erase nobody', async () => {
  const { app, ada, bob } = await world();
  const json = { email: 'ada@example.com' };
  expect((await asPerson(app, undefined, '/erasure', { json })).status).toBe(401);
  expect((await asPerson(app, bob.access_token, '/erasure', { json })).status).toBe(422);
  const other = await signUpBuilder(server);
  expect((await asOwner(app, `/people/${ada.user!.id}/erasure`, { json, token: other.token })).status).toBe(404);
  const { items } = (await (await asOwner(app, '/people')).json()) as {
    items: { id: string; email: string; isOwner: boolean }[];
  };
  const owner = items.find(({ isOwner }) => isOwner)!;
  const refused = await asOwner(app, `/people/${owner.id}/erasure`, { json: { email: owner.email } });
  expect(await refused.json()).toMatchObject({ code: 'owner-stays-admin' });
  // Twice at once: one of them finds nobody.
  const both = await Promise.all([0, 1].map(() => asPerson(app, ada.access_token, '/erasure', { json })));
  const [first, second] = both.map(({ status }) => status).toSorted();
  expect(first).toBe(200);
  expect([401, 404]).toContain(second);
  expect((await asPerson(app, ada.access_token)).status).toBe(401);
  expect((await asPerson(app, bob.access_token)).status).toBe(200);
});
