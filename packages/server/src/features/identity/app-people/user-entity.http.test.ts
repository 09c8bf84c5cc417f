import type { AppUser } from '@whittle/contract/app-users';
import { lastMail } from '@whittle/testing/mails';
import { createTestApp, handedOver, signInToApp, signUpBuilder, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const declared = {
  properties: {
    app_role: { type: 'string', enum: ['member', 'coach'], default: 'member' },
    settings: { type: 'object', default: { theme: 'light' } },
    points: { type: 'number', default: 'many' },
    company: { type: 'string' },
    email: { type: 'string', default: 'nobody@example.com' },
    role: { type: 'string', default: 'admin' },
  },
};

let server: TestServer;
let app: TestApp;
beforeAll(async () => {
  server = await startTestServer();
  const owner = await signUpBuilder(server, 'owner@example.com');
  app = await createTestApp(server, { owner, files: { 'entities/User.json': JSON.stringify(declared) } });
});
afterAll(() => server.close());

type Options = { token?: string; json?: unknown; method?: string };
const call = (path: string, options: Options) =>
  server.request(`/api/apps/${app.id}/entities/User${path}`, { host: app.publishedHost, ...options });
const read = async <T = AppUser>(path: string, options: Options) => (await (await call(path, options)).json()) as T;
/** The app's owner, come over from the builder to the published app. */
async function ownerToken(): Promise<string> {
  const opened = await server.request(`/api/apps/${app.id}/open`, { token: app.owner.token });
  const { pathname, search } = new URL(opened.headers.get('location')!);
  return handedOver(await (await server.request(pathname + search, { host: app.publishedHost })).text()).token;
}
const statusAndSentence = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { message: string }).message,
];

describe('[AUTH-18] defaults of the own fields', () => {
  test('are answered for what a person never set, wherever they are read', async () => {
    const { access_token: token, user } = await signInToApp(server, app, { email: 'new@example.com' });
    const fresh = { app_role: 'member', settings: { theme: 'light' }, email: 'new@example.com', role: 'user' };
    expect(user).toMatchObject(fresh);
    expect(user).not.toHaveProperty('points');
    expect(await read('/me', { token })).toMatchObject(fresh);
    expect(await read(`/${user.id}`, { token })).toMatchObject(fresh);
    const q = encodeURIComponent('{"app_role":"member","settings.theme":"light"}');
    expect(await read(`?q=${q}`, { token })).toMatchObject([fresh]);
    expect(await read(`?q=${encodeURIComponent('{"role":"admin"}')}`, { token })).toEqual([]);
    const stored = await server.adapters.db.$client`select data from app_users where id = ${user.id}`;
    expect(stored).toEqual([{ data: {} }]);
  });

  test('give way to what the person set, also to nothing', async () => {
    const { access_token: token } = await signInToApp(server, app, { email: 'set@example.com' });
    await call('/me', { token, method: 'PUT', json: { app_role: 'coach', settings: null } });
    expect(await read('/me', { token })).toMatchObject({ app_role: 'coach', settings: null });
    expect(await read(`?q=${encodeURIComponent('{"app_role":"member"}')}`, { token })).toEqual([]);
    expect(await read(`?q=${encodeURIComponent('{"app_role":"coach"}')}`, { token })).toHaveLength(1);
  });
});

describe('[AUTH-18] own fields under `data`', () => {
  const userFile = (schema: object) => ({ 'entities/User.json': JSON.stringify(schema) });
  const spread = async (files: Record<string, string>, json: object) => {
    const other = await createTestApp(server, { files });
    const { access_token: token } = await signInToApp(server, other, { email: 'data@example.com' });
    const path = `/api/apps/${other.id}/entities/User/me`;
    const answer = await server.request(path, { host: other.publishedHost, token, method: 'PUT', json });
    return (await answer.json()) as AppUser;
  };

  test('are the fields themselves: read back, found, and what rules of entities go by', async () => {
    const shared = {
      properties: { company: { type: 'string' } },
      rls: { create: true, read: { 'data.company': '{{user.data.company}}' } },
    };
    const files = { ...userFile(declared), 'entities/Deal.json': JSON.stringify(shared) };
    const other = await createTestApp(server, { files });
    const { access_token: token, user } = await signInToApp(server, other, { email: 'data@example.com' });
    const inApp = (path: string, options: Options = {}) =>
      server.request(`/api/apps/${other.id}/entities/${path}`, { host: other.publishedHost, token, ...options });
    for (const company of ['Acme', 'Other']) await inApp('Deal', { json: { company } });
    expect(await (await inApp('Deal')).json()).toEqual([]);
    const wish = { data: { company: 'Acme', role: 'admin', email: 'else@example.com', id: 'x' }, company: 'Old' };
    const me = await (await inApp('User/me', { method: 'PUT', json: wish })).json();
    expect(me).toMatchObject({ id: user.id, email: user.email, role: 'user', company: 'Acme' });
    expect(me).not.toHaveProperty('data');
    expect(await (await inApp('Deal')).json()).toMatchObject([{ company: 'Acme' }]);
    const byId = await inApp(`User/${user.id}`, { method: 'PUT', json: { data: { company: 'Other' } } });
    expect(await byId.json()).toMatchObject({ company: 'Other', role: 'user' });
    expect((await inApp('User/me', { method: 'PUT', json: { data: { company: 7 } } })).status).toBe(422);
  });

  test('stay together where the app declares a field of that name, but not where it was only inferred', async () => {
    const properties = { data: { type: 'object' } };
    const json = { data: { team: 'red' } };
    expect(await spread(userFile({ properties }), json)).toMatchObject(json);
    const inferred = await spread(userFile({ properties, additionalProperties: true, 'x-inferred': true }), json);
    expect(inferred).toMatchObject({ team: 'red' });
    expect(inferred).not.toHaveProperty('data');
    expect(await spread(userFile({ properties: {}, additionalProperties: true }), { data: 'text' })).toMatchObject({
      data: 'text',
    });
  });
});

describe('[USER-08] what an admin of the app does with its people', () => {
  let admin: Awaited<ReturnType<typeof signInToApp>>;
  beforeAll(async () => {
    const { user } = await signInToApp(server, app, { email: 'admin@example.com' });
    await call(`/${user.id}`, { token: await ownerToken(), method: 'PUT', json: { role: 'admin' } });
    admin = await signInToApp(server, app, { email: 'admin@example.com', as: 'login' });
  });
  const ownersId = async () => {
    const [owner] = await read<AppUser[]>(`?q=${encodeURIComponent('{"email":"owner@example.com"}')}`, {
      token: admin.access_token,
    });
    return owner!.id;
  };
  const change = (token: string, id: string, json: object) => call(`/${id}`, { token, method: 'PUT', json });
  const remove = (token: string, id: string) => call(`/${id}`, { token, method: 'DELETE' });
  const events = () =>
    server.adapters.db.$client`
      select event, actor_kind, actor_id, target, details from audit_events where app_id = ${app.id} order by seq`;

  test('the owner gives and takes the role admin, at once and with a line in the audit log; an admin does not', async () => {
    const { access_token: token, user } = await signInToApp(server, app, { email: 'rises@example.com' });
    expect(
      await statusAndSentence(await change(admin.access_token, user.id, { role: 'admin', company: 'Acme' })),
    ).toEqual([403, 'Only the owner of the app can add or remove admins.']);
    expect((await change(admin.access_token, user.id, { ...user, company: 'First' })).status).toBe(200);
    const changed = await change(await ownerToken(), user.id, { role: 'admin', company: 'Acme' });
    expect(await changed.json()).toMatchObject({ role: 'admin', _app_role: 'admin', company: 'Acme' });
    expect((await read<AppUser[]>('', { token })).length).toBeGreaterThan(1);
    expect((await remove(admin.access_token, user.id)).status).toBe(403);
    await change(await ownerToken(), user.id, { ...user, role: 'user' });
    expect(await read<AppUser[]>('', { token })).toHaveLength(1);
    const by = { actor_kind: 'account', target: 'rises@example.com', event: 'role-changed' };
    expect(await events()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...by, details: { from: 'user', to: 'admin' } }),
        expect.objectContaining({ ...by, details: { from: 'admin', to: 'user' } }),
      ]),
    );
  });

  test('an app has roles of its own, which its admins give and by which it finds people; none of them is an admin', async () => {
    const { access_token: token, user } = await signInToApp(server, app, { email: 'referee@example.com' });
    expect(await (await change(admin.access_token, user.id, { role: 'referee' })).json()).toMatchObject({
      role: 'referee',
      _app_role: 'referee',
    });
    expect(await read<AppUser[]>('', { token })).toEqual([expect.objectContaining({ role: 'referee' })]);
    const referees = await read<AppUser[]>(`?q=${encodeURIComponent('{"role":"referee"}')}`, {
      token: admin.access_token,
    });
    expect(referees.map(({ email }) => email)).toEqual(['referee@example.com']);
    expect((await change(token, admin.user.id, { role: 'referee' })).status).toBe(404);
    expect((await change(admin.access_token, user.id, { role: 'admin' })).status).toBe(403);
    expect((await change(await ownerToken(), user.id, { role: 'user' })).status).toBe(200);
  });

  test('what is no role is refused, and nothing of the call is done', async () => {
    const { user } = await signInToApp(server, app, { email: 'personal@example.com' });
    for (const role of ['', 'r'.repeat(61), 'a\u0000b', ['admin'], null])
      expect(await statusAndSentence(await change(admin.access_token, user.id, { role, company: 'Acme' }))).toEqual([
        422,
        'role must be a word or a few, at most 60 characters.',
      ]);
    expect((await change(admin.access_token, user.id, { role: 'admin', company: 7 })).status).toBe(422);
    const after = await read(`/${user.id}`, { token: admin.access_token });
    expect([after.role, after['company']]).toEqual(['user', undefined]);
  });

  test('nobody changes their own role, and nobody but admins that of others', async () => {
    const { access_token: token, user } = await signInToApp(server, app, { email: 'climbs@example.com' });
    for (const role of ['admin', 'personal']) {
      for (const path of ['/me', `/${user.id}`])
        expect(await read(path, { token, method: 'PUT', json: { role, _app_role: role } })).toMatchObject({
          role: 'user',
          _app_role: 'user',
        });
      for (const path of ['/me', `/${admin.user.id}`])
        expect((await read(path, { token: admin.access_token, method: 'PUT', json: { role: 'user' } })).role).toBe(
          'admin',
        );
      expect((await change(token, admin.user.id, { role: 'user' })).status).toBe(404);
    }
    expect((await call('/me', { token: admin.access_token, method: 'PUT', json: { role: 'personal' } })).status).toBe(
      200,
    );
  });

  test('the owner stays an admin and in the app', async () => {
    const id = await ownersId();
    expect((await change(admin.access_token, id, { role: 'user', company: 'Gone' })).status).toBe(403);
    expect((await change(admin.access_token, id, { role: 'admin', company: 'Acme' })).status).toBe(200);
    expect((await remove(admin.access_token, id)).status).toBe(403);
    expect((await remove(await ownerToken(), id)).status).toBe(409);
    expect(await read(`/${id}`, { token: admin.access_token })).toMatchObject({ role: 'admin', company: 'Acme' });
  });

  test('removes a person, whose sign-in ends with them; others remove nobody but themselves', async () => {
    const goes = await signInToApp(server, app, { email: 'goes@example.com' });
    const leaves = await signInToApp(server, app, { email: 'leaves@example.com' });
    expect((await remove(leaves.access_token, goes.user.id)).status).toBe(403);
    expect((await remove(leaves.access_token, 'me')).status).toBe(403);
    expect((await remove(leaves.access_token, admin.user.id)).status).toBe(403);
    expect(await (await remove(admin.access_token, goes.user.id)).json()).toEqual({ success: true });
    expect((await call('/me', { token: goes.access_token })).status).toBe(401);
    expect((await remove(admin.access_token, goes.user.id)).status).toBe(404);
    expect((await remove(leaves.access_token, leaves.user.id)).status).toBe(200);
    expect((await call('/me', { token: leaves.access_token })).status).toBe(401);
    expect(await events()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ event: 'user-removed', actor_id: admin.user.id, target: 'goes@example.com' }),
        expect.objectContaining({ event: 'user-removed', actor_id: leaves.user.id, target: 'leaves@example.com' }),
      ]),
    );
  });

  test('invites by creating, within what an admin may invite', async () => {
    const { access_token: token } = await signInToApp(server, app, { email: 'plain@example.com' });
    const create = (as: string, json: object) => call('', { token: as, json });
    expect((await create(token, { email: 'friend@example.com' })).status).toBe(403);
    const made = await create(admin.access_token, { email: 'Invited@example.com', full_name: 'In Vited' });
    expect([made.status, await made.json()]).toMatchObject([200, { email: 'invited@example.com', role: 'user' }]);
    expect((await lastMail(server, 'invited@example.com', { kind: 'invitation' })).links[0]?.search).toContain(
      'invitation=',
    );
    expect(
      await statusAndSentence(await create(admin.access_token, { email: 'a@example.com', role: 'admin' })),
    ).toEqual([403, 'Only the owner of an app can invite admins.']);
    expect((await create(admin.access_token, { email: 'a@example.com', role: '' })).status).toBe(422);
    expect((await create(admin.access_token, { full_name: 'No address' })).status).toBe(400);
    expect((await create(await ownerToken(), { email: 'second@example.com', role: 'admin' })).status).toBe(200);
  });
});
