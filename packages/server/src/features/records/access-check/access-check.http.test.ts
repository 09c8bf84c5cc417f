import type { AccessCheck, EntityAccessCheck } from '@whittle/contract/access-check';
import { type PermissionValue, permissionValues } from '@whittle/contract/entities';
import { apps, records } from '@whittle/server/adapters/database/schema';
import { createTestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const page = 'export default function Home() { return <p>Hello</p>; }';

const schema = (read: PermissionValue, write: PermissionValue, properties: object = { title: { type: 'string' } }) =>
  JSON.stringify({ type: 'object', properties, 'x-accessControl': { permissions: { read, write } } });

async function prove(entities: Record<string, string>): Promise<AccessCheck> {
  const files = Object.fromEntries(Object.entries(entities).map(([name, text]) => [`entities/${name}.json`, text]));
  const app = await createTestApp(server, { files, published: false });
  const response = await server.request(`/api/apps/${app.id}/access-proof`, { method: 'POST', token: app.owner.token });
  expect(response.status).toBe(200);
  return (await response.json()) as AccessCheck;
}

const can = ({ cells }: EntityAccessCheck, act: string) =>
  cells.filter((cell) => cell.act === act && cell.observed).map(({ actor }) => actor);

describe('the access check', () => {
  it('[PROOF-01] every pair of permissions is kept by the server, act by act', async () => {
    const pairs = permissionValues.flatMap((read) => permissionValues.map((write) => [read, write] as const));
    const proof = await prove(
      Object.fromEntries(pairs.map(([read, write]) => [`${read}_${write}`, schema(read, write)])),
    );
    const wrong = proof.entities.flatMap(({ entity, cells }) =>
      cells.filter(({ expected, observed }) => expected !== observed).map((cell) => ({ entity, ...cell })),
    );
    expect(wrong).toEqual([]);
    expect(proof).toMatchObject({ isProven: true });
    expect(proof.entities).toHaveLength(25);
    for (const { cells } of proof.entities) expect(cells).toHaveLength(36);
  });

  it('[PROOF-01] observes what people of the app can do', async () => {
    const { entities } = await prove({ Post: schema('anonymous', 'creator'), Lead: schema('admin', 'anonymous') });
    const post = entities.find(({ entity }) => entity === 'Post')!;
    const lead = entities.find(({ entity }) => entity === 'Lead')!;
    expect(can(post, 'read')).toEqual(['visitor', 'creator', 'person', 'admin']);
    expect(can(post, 'update')).toEqual(['creator']);
    expect(can(post, 'create-many')).toEqual(['creator', 'person', 'admin']);
    expect(can(lead, 'create')).toEqual(['visitor', 'creator', 'person', 'admin']);
    expect(can(lead, 'list')).toEqual(['admin']);
    expect(can(lead, 'delete-many')).toEqual(['admin']);
  });

  it('[PROOF-01] row rules are kept too, and seen as what they let people do', async () => {
    const rls = (rules: object) =>
      JSON.stringify({
        type: 'object',
        properties: { done: { type: 'boolean' }, title: { type: 'string' } },
        rls: rules,
      });
    const { entities, isProven } = await prove({
      Own: rls({ read: { created_by: '{{user.email}}' }, write: { created_by: '{{user.email}}' } }),
      AdminOrOwn: rls({
        read: true,
        create: { user_condition: { role: 'admin' } },
        update: { $or: [{ created_by_id: '{{user.id}}' }, { user_condition: { role: 'admin' } }] },
        delete: false,
      }),
      Done: rls({ read: { 'data.done': true }, create: { 'data.done': { $in: [true, false] } } }),
      Unknown: rls({ read: { 'data.title': { $near: 'x' } } }),
    });
    const wrong = entities.flatMap(({ entity, cells }) =>
      cells.filter(({ expected, observed }) => expected !== observed).map((cell) => ({ entity, ...cell })),
    );
    expect(wrong).toEqual([]);
    expect(isProven).toBe(true);
    const of = (name: string) => entities.find(({ entity }) => entity === name)!;
    expect(can(of('Own'), 'read')).toEqual(['creator']);
    expect(can(of('Own'), 'update')).toEqual(['creator']);
    expect(can(of('AdminOrOwn'), 'list')).toEqual(['visitor', 'creator', 'person', 'admin']);
    expect(can(of('AdminOrOwn'), 'create')).toEqual(['admin']);
    expect(can(of('AdminOrOwn'), 'update')).toEqual(['creator', 'admin']);
    expect(can(of('AdminOrOwn'), 'delete')).toEqual([]);
    expect(can(of('Unknown'), 'read')).toEqual([]);
  });

  it('[PROOF-02] leaves nothing behind and touches nothing of the app', async () => {
    await prove({ Post: schema('all', 'all') });
    const { db } = server.adapters;
    expect(await db.select().from(apps).where(eq(apps.appType, 'access-proof'))).toEqual([]);
    expect(await db.select().from(records)).toEqual([]);
  });

  it('[PROOF-01] an entity whose declaration cannot be used says why', async () => {
    const { entities } = await prove({ Broken: '{' });
    expect(entities).toEqual([
      {
        entity: 'Broken',
        problem: expect.stringMatching(/^entities\/Broken\.json/),
        cells: [],
        openPersonalFields: [],
      },
    ]);
  });

  it('[PROOF-04] names the personal fields that everyone may read, and none that a rule of its own keeps from visitors', async () => {
    const fields = {
      name: { type: 'string' },
      email: { type: 'string' },
      mobile: { type: 'string', rls: { read: { created_by_id: '{{user.id}}' } } },
      contact: { type: 'object', properties: { phone: { type: 'string' } } },
    };
    const { entities } = await prove({
      Open: schema('anonymous', 'admin', fields),
      Closed: schema('all', 'admin', fields),
    });
    const open = Object.fromEntries(entities.map((proof) => [proof.entity, proof.openPersonalFields]));
    expect(open).toEqual({ Open: ['email', 'contact.phone'], Closed: [] });
  });

  it('[PROOF-01] a stranger cannot ask for it', async () => {
    const app = await createTestApp(server, { files: {} });
    const other = await createTestApp(server, { files: {} });
    const path = `/api/apps/${app.id}/access-proof`;
    expect((await server.request(path, { method: 'POST' })).status).toBe(401);
    expect((await server.request(path, { method: 'POST', token: other.owner.token })).status).toBe(404);
  });
});

describe('publishing', () => {
  const publish = async (files: Record<string, string>, more: object = {}) => {
    const app = await createTestApp(server, { files: { 'pages/Home.jsx': page, ...files }, published: false });
    const again = (body: object) =>
      server.request(`/api/apps/${app.id}/publish`, { token: app.owner.token, json: { header: 'App', ...body } });
    return { response: await again(more), again };
  };

  it('[PROOF-03] stops when a person can do other than declared, and says what', async () => {
    const { db } = server.adapters;
    // A database that drops every change stands for a server that does not keep its rules.
    await db.$client.query(`create function drop_change() returns trigger language plpgsql as 'begin return old; end';
      create trigger drop_change before update on records for each row execute function drop_change()`);
    try {
      const { response } = await publish({ 'entities/Post.json': schema('all', 'all') });
      expect(response.status).toBe(422);
      const body = (await response.json()) as { code: string; extra_data: { proof: AccessCheck } };
      expect(body.code).toBe('access-not-proven');
      const [post] = body.extra_data.proof.entities;
      const wrong = post!.cells.filter(({ expected, observed }) => expected !== observed);
      expect(wrong.map(({ actor, act }) => `${actor} ${act}`)).toEqual([
        'creator update',
        'person update',
        'admin update',
      ]);
    } finally {
      await db.$client.query('drop trigger drop_change on records; drop function drop_change');
    }
  });

  it('[PROOF-04] personal data that everyone can read needs a typed yes, once', async () => {
    const lead = schema('anonymous', 'admin', { email: { type: 'string' } });
    const { response, again } = await publish({ 'entities/Lead.json': lead });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'personal-data-open',
      extra_data: { openData: { Lead: ['email'] } },
    });
    expect((await again({ openDataConsent: 'no' })).status).toBe(409);
    expect((await again({ openDataConsent: ' Yes ' })).status).toBe(200);
    expect((await again({})).status).toBe(200);
  });

  it('[PROOF-04] data behind a sign-in needs none', async () => {
    const { response } = await publish({ 'entities/Lead.json': schema('all', 'admin', { email: { type: 'string' } }) });
    expect(response.status).toBe(200);
  });
});
