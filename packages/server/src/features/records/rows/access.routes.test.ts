import { permissionValues } from '@whittle/contract/entities';
import { createTestApp, signInToApp, signUpBuilder, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type ActorName = 'visitor' | 'creator' | 'user' | 'admin' | 'owner';
const actorNames: ActorName[] = ['visitor', 'creator', 'user', 'admin', 'owner'];

let server: TestServer;
let app: TestApp;
const tokens: Record<ActorName, string | undefined> = {
  visitor: undefined,
  creator: undefined,
  user: undefined,
  admin: undefined,
  owner: undefined,
};

const nameOf = (read: string, write: string) => `R_${read}_W_${write}`;
const schema = (read: string, write: string) =>
  JSON.stringify({ properties: { title: { type: 'string' } }, 'x-accessControl': { permissions: { read, write } } });

beforeAll(async () => {
  server = await startTestServer();
  const files = Object.fromEntries(
    permissionValues.flatMap((read) =>
      permissionValues.map((write) => [`entities/${nameOf(read, write)}.json`, schema(read, write)] as const),
    ),
  );
  app = await createTestApp(server, { files: { ...files, 'entities/Closed.json': '{"properties": {"title": {}}}' } });
  for (const name of ['creator', 'user', 'admin'] as const) {
    tokens[name] = (await signInToApp(server, app, { email: `${name}@example.com` })).access_token;
  }
  await server.adapters.db
    .$client`update app_users set role = 'admin' where app_id = ${app.id} and email = 'admin@example.com'`;
  tokens.admin = (await signInToApp(server, app, { email: 'admin@example.com', as: 'login' })).access_token;
  tokens.owner = app.owner.token;
});
afterAll(() => server.close());

const callAs = (actor: ActorName, path: string, options: { method?: string; json?: unknown } = {}) =>
  server.request(`/api/apps/${app.id}/entities/${path}`, {
    ...(actor !== 'owner' && { host: app.publishedHost }),
    ...(tokens[actor] && { token: tokens[actor] }),
    ...options,
  });

/** Puts a record of the actor `creator` into an entity, whatever its rules. */
async function recordOfCreator(entity: string): Promise<string> {
  const { id } = (await (await callAs('owner', entity, { json: { title: 'kept' } })).json()) as { id: string };
  await server.adapters.db.$client`
    update records set created_by_id = (select id from app_users where app_id = ${app.id} and email = 'creator@example.com')
    where app_id = ${app.id} and id = ${id}`;
  return id;
}

const mayRead: Record<string, ActorName[]> = {
  anonymous: ['visitor', 'creator', 'user', 'admin', 'owner'],
  all: ['creator', 'user', 'admin', 'owner'],
  admin: ['admin', 'owner'],
  creator: ['creator', 'owner'],
  none: ['owner'],
};
const mayCreate: Record<string, ActorName[]> = {
  anonymous: ['visitor', 'creator', 'user', 'admin', 'owner'],
  all: ['creator', 'user', 'admin', 'owner'],
  admin: ['admin', 'owner'],
  creator: ['creator', 'user', 'admin', 'owner'],
  none: ['owner'],
};
const mayChange: Record<string, ActorName[]> = {
  anonymous: ['admin', 'owner'],
  all: ['creator', 'user', 'admin', 'owner'],
  admin: ['admin', 'owner'],
  creator: ['creator', 'owner'],
  none: ['owner'],
};

describe.each(permissionValues)('[ENT-03] read %s', (read) => {
  test.each(actorNames)('as %s: list, filter, count and get agree', async (actor) => {
    const entity = nameOf(read, 'none');
    const id = await recordOfCreator(entity);
    const sees = mayRead[read]!.includes(actor);
    const ids = async (path: string) =>
      ((await (await callAs(actor, path)).json()) as { id: string }[]).map((r) => r.id);
    expect((await ids(entity)).includes(id)).toBe(sees);
    const q = `?q=${encodeURIComponent(JSON.stringify({ id }))}`;
    expect(await ids(`${entity}${q}`)).toEqual(sees ? [id] : []);
    expect(await (await callAs(actor, `${entity}/count${q}`)).json()).toEqual({ count: sees ? 1 : 0 });
    expect((await callAs(actor, `${entity}/${id}`)).status).toBe(sees ? 200 : 404);
  });
});

describe.each(permissionValues)('[ENT-03] write %s', (write) => {
  test.each(actorNames)('as %s: create', async (actor) => {
    const answer = await callAs(actor, nameOf('anonymous', write), { json: { title: 'new' } });
    const expected = mayCreate[write]!.includes(actor) ? 201 : actor === 'visitor' ? 401 : 403;
    expect(answer.status).toBe(expected);
    const bulk = await callAs(actor, `${nameOf('anonymous', write)}/bulk`, { json: [{ title: 'new' }] });
    expect(bulk.status).toBe(actor === 'visitor' ? 401 : expected);
  });

  test.each(actorNames)('as %s: change and delete a record that may be read', async (actor) => {
    const entity = nameOf('anonymous', write);
    const id = await recordOfCreator(entity);
    const expected = mayChange[write]!.includes(actor) ? 200 : actor === 'visitor' ? 401 : 404;
    expect((await callAs(actor, `${entity}/${id}`, { method: 'PUT', json: { title: 'changed' } })).status).toBe(
      expected,
    );
    expect((await callAs(actor, `${entity}/${id}`, { method: 'DELETE' })).status).toBe(expected);
    expect((await callAs('owner', `${entity}/${id}`)).status).toBe(expected === 200 ? 404 : 200);
  });

  test.each(actorNames)('as %s: deleting many takes only what is within reach', async (actor) => {
    const entity = nameOf('anonymous', write);
    const id = await recordOfCreator(entity);
    const answer = await callAs(actor, entity, { method: 'DELETE', json: { id } });
    const reaches = mayChange[write]!.includes(actor);
    if (actor === 'visitor') expect(answer.status).toBe(401);
    else expect(await answer.json()).toEqual({ success: true, deleted: reaches ? 1 : 0 });
  });

  test.each(actorNames)('as %s: a record that may not be read may not be changed either', async (actor) => {
    const entity = nameOf('none', write);
    const id = await recordOfCreator(entity);
    const answer = await callAs(actor, `${entity}/${id}`, { method: 'PUT', json: { title: 'changed' } });
    expect(answer.status).toBe(actor === 'owner' ? 200 : actor === 'visitor' ? 401 : 404);
  });
});

test('[ENT-01] what declares no rule is the creator’s alone', async () => {
  const id = await recordOfCreator('Closed');
  const seen = await Promise.all(actorNames.map(async (actor) => (await callAs(actor, `Closed/${id}`)).status));
  expect(seen).toEqual([404, 200, 404, 404, 200]);
  expect((await callAs('visitor', 'Closed', { json: { title: 'x' } })).status).toBe(401);
});

test('a visitor never learns who created what, neither by reading nor by asking', async () => {
  const entity = nameOf('anonymous', 'none');
  const id = await recordOfCreator(entity);
  expect(await (await callAs('visitor', `${entity}/${id}`)).json()).toMatchObject({ created_by: null });
  expect(await (await callAs('user', `${entity}/${id}`)).json()).toMatchObject({ created_by: 'creator@example.com' });
  for (const q of [
    { created_by: 'creator@example.com' },
    { created_by: { $regex: '@' } },
    { created_by: { $gt: 'a' } },
  ]) {
    const path = `${entity}?q=${encodeURIComponent(JSON.stringify(q))}`;
    expect(await (await callAs('visitor', path)).json()).toEqual([]);
    expect((await (await callAs('user', path)).json()) as unknown[]).not.toEqual([]);
  }
});

test('[S-09] what a visitor submits is theirs to send and nobody’s to read, and not without end', async () => {
  const entity = nameOf('admin', 'anonymous');
  const answer = await callAs('visitor', entity, { json: { title: 'hello', is_sample: false } });
  const { id, created_by_id } = (await answer.json()) as { id: string; created_by_id: null };
  expect([answer.status, created_by_id]).toEqual([201, null]);
  expect((await callAs('visitor', `${entity}/${id}`)).status).toBe(404);
  expect((await callAs('admin', `${entity}/${id}`)).status).toBe(200);
  // Twice what a minute lets through, since the clock may turn to the next one meanwhile.
  const more = await Promise.all(
    Array.from({ length: 122 }, () => callAs('visitor', entity, { json: { title: 'again' } })),
  );
  expect(more.some((each) => each.status === 429)).toBe(true);
});

describe('tokens open one app in one place only', () => {
  let other: TestApp;
  let draft: TestApp;
  beforeAll(async () => {
    const files = {
      'entities/Open.json': schema('anonymous', 'all'),
      'entities/Mine.json': schema('creator', 'creator'),
    };
    other = await createTestApp(server, { files });
    draft = await createTestApp(server, { files, published: false });
  });
  const read = (host: string | null, appId: string, token?: string) =>
    server.request(`/api/apps/${appId}/entities/Open`, { ...(host && { host }), ...(token && { token }) });

  test('a person of one app is nobody in another', async () => {
    expect((await read(other.publishedHost, other.id)).status).toBe(200);
    expect((await read(other.publishedHost, other.id, tokens.creator)).status).toBe(401);
  });

  test('a builder’s token is nobody’s at an app, and an app’s token nobody’s at the builder', async () => {
    expect((await read(other.publishedHost, other.id, other.owner.token)).status).toBe(401);
    const person = await signInToApp(server, other, { email: 'someone@example.com' });
    expect((await read(null, other.id, person.access_token)).status).toBe(401);
    expect((await read(other.previewHost, other.id, person.access_token)).status).toBe(404);
  });

  test('a token of the preview does not count at the published address', async () => {
    const audience = `app:${other.id}`;
    const { user } = await signInToApp(server, other, { email: 'preview@example.com' });
    const preview = await server.adapters.secrets.signToken(audience, { sub: user.id, channel: 'preview' }, 60_000);
    expect((await read(other.previewHost, other.id, preview)).status).toBe(200);
    expect((await read(other.publishedHost, other.id, preview)).status).toBe(401);
    const expired = await server.adapters.secrets.signToken(audience, { sub: user.id, channel: 'published' }, -60_000);
    expect((await read(other.publishedHost, other.id, expired)).status).toBe(401);
    const unknown = await server.adapters.secrets.signToken(
      audience,
      { sub: 'f'.repeat(24), channel: 'published' },
      60_000,
    );
    expect((await read(other.publishedHost, other.id, unknown)).status).toBe(401);
  });

  test('an app answers on its own hosts only, a draft and a stranger’s app nowhere', async () => {
    expect((await read(other.publishedHost, app.id)).status).toBe(404);
    expect((await read(other.previewHost, other.id)).status).toBe(404);
    expect((await read(draft.publishedHost, draft.id)).status).toBe(404);
    expect((await read(null, other.id)).status).toBe(401);
    const stranger = await signUpBuilder(server);
    expect((await read(null, other.id, stranger.token)).status).toBe(404);
    expect((await read(null, other.id, other.owner.token)).status).toBe(200);
    expect((await read(null, draft.id, draft.owner.token)).status).toBe(200);
    for (const id of ['nonsense', 'f'.repeat(24), '%00'])
      expect((await read(null, id, stranger.token)).status).toBe(404);
  });

  test('a disabled person is nobody', async () => {
    const { access_token: token } = await signInToApp(server, other, { email: 'gone@example.com' });
    await server.adapters.db.$client`update app_users set is_disabled = true where email = 'gone@example.com'`;
    expect((await read(other.publishedHost, other.id, token)).status).toBe(401);
  });

  test('a page of an app cannot use the builder’s cookie to change its data', async () => {
    const signIn = await server.request('/api/auth/sign-up', {
      json: { email: 'victim@example.com', password: 'correct horse' },
    });
    const cookie = signIn.headers.get('set-cookie')!.split(';')[0]!;
    const owner = (await signIn.json()) as { accountId: string; token: string; expiresAt: string };
    const own = await createTestApp(server, { owner, files: { 'entities/Open.json': schema('anonymous', 'all') } });
    const post = (origin: string, site: string) =>
      server.request(`/api/apps/${own.id}/entities/Open`, {
        cookie,
        origin,
        json: { title: 'x' },
        headers: { 'sec-fetch-site': site },
      });
    expect((await post(`http://${own.publishedHost}`, 'same-site')).status).toBe(403);
    expect((await post(server.builderOrigin, 'same-origin')).status).toBe(201);
  });
});
