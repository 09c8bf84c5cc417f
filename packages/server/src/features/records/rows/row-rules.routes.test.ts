import type { EntityRecord } from '@whittle/contract/entities';
import { createTestApp, signInToApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const mine = { created_by_id: '{{user.id}}' };
const admins = { user_condition: { role: 'admin' } };
const ownAndAdmins = { $or: [mine, admins] };
const properties = {
  title: { type: 'string' },
  team: { type: 'string' },
  members: { type: 'array', items: { type: 'string' } },
  state: { type: 'string', default: 'draft', rls: { write: admins } },
  wage: { type: 'number', rls: { read: { $or: [mine, admins] } } },
  note: { type: 'string', rls: { read: admins, write: mine } },
};
const entity = (rls: object) => JSON.stringify({ properties, rls });

let server: TestServer;
let app: TestApp;
const tokens: Record<'ada' | 'eve' | 'boss', string> = { ada: '', eve: '', boss: '' };
type Who = keyof typeof tokens | 'visitor' | 'owner';

beforeAll(async () => {
  server = await startTestServer();
  app = await createTestApp(server, {
    files: {
      'entities/Task.json': entity({ read: { $or: [mine, { members: '{{user.email}}' }, admins] }, write: mine }),
      'entities/Team.json': entity({
        read: { 'data.team': '{{user.data.team}}' },
        create: { team: { $ne: 'closed' } },
      }),
      'entities/Open.json': entity({ read: true, create: admins, update: { title: { $in: ['free'] } }, delete: false }),
      // as the prompt tells models to write "their own, and admins all"
      'entities/Diary.json': entity({ read: ownAndAdmins, update: ownAndAdmins, delete: ownAndAdmins }),
      // what is published for all, a draft for who writes it
      'entities/Post.json': JSON.stringify({
        properties,
        rls: { read: { $visitors: true, $or: [{ state: { $ne: 'draft' } }, mine] } },
        'x-accessControl': { permissions: { read: 'anonymous', write: 'creator' } },
      }),
      // what is about somebody is theirs: by their address, and by what points to that
      'entities/Parent.json': JSON.stringify({
        properties: { name: { type: 'string' }, mail: { type: 'string' } },
        'x-accessControl': { permissions: { read: 'admin', write: 'admin' } },
      }),
      'entities/Pupil.json': JSON.stringify({
        properties: { title: { type: 'string' }, parent: { type: 'string' } },
        rls: { read: { $or: [{ parent: { $in: '{{user.records.Parent.mail}}' } }, admins] }, write: admins },
      }),
      'entities/Absence.json': JSON.stringify({
        properties: { title: { type: 'string' }, pupil: { type: 'string' } },
        rls: {
          read: { $or: [{ pupil: { $in: '{{user.records.Pupil.parent.Parent.mail}}' } }, admins] },
          create: { $or: [{ pupil: { $in: '{{user.records.Pupil.parent.Parent.mail}}' } }, admins] },
        },
      }),
      // whoever holds it changes it, and a draft until it is handed in
      'entities/Report.json': JSON.stringify({
        properties: { ...properties, state: { type: 'string', default: 'draft' }, pupil: { type: 'string' } },
        rls: {
          read: { $or: [{ pupil: { $in: '{{user.records.Pupil.parent.Parent.mail}}' } }, mine, admins] },
          create: { pupil: { $in: '{{user.records.Pupil.parent.Parent.mail}}' } },
          update: {
            $or: [
              { pupil: { $in: '{{user.records.Pupil.parent.Parent.mail}}' }, state: 'draft' },
              { ...mine, pupil: null, state: 'draft' },
              admins,
            ],
          },
        },
      }),
      'entities/Ticket.json': entity({
        read: { $or: [{ members: '{{user.email}}' }, admins] },
        create: true,
        write: { $or: [{ members: '{{user.email}}' }, admins] },
      }),
      'entities/Odd.json': entity({ read: { title: { $regex: '.*' } }, create: true }),
    },
  });
  for (const name of ['ada', 'eve', 'boss'] as const) {
    tokens[name] = (await signInToApp(server, app, { email: `${name}@example.com` })).access_token;
  }
  const sql = server.adapters.db.$client;
  await sql`update app_users set email_verified_at = now() where app_id = ${app.id}`;
  await sql`update app_users set role = 'admin' where app_id = ${app.id} and email = 'boss@example.com'`;
  await sql`update app_users set data = '{"team":"red"}' where app_id = ${app.id} and email = 'ada@example.com'`;
  tokens.boss = (await signInToApp(server, app, { email: 'boss@example.com', as: 'login' })).access_token;
});
afterAll(() => server.close());

const call = (who: Who, path: string, options: { method?: string; json?: unknown } = {}) =>
  server.request(`/api/apps/${app.id}/entities/${path}`, {
    ...(who !== 'owner' && { host: app.publishedHost }),
    ...(who !== 'visitor' && { token: who === 'owner' ? app.owner.token : tokens[who] }),
    ...options,
  });
const titles = async (who: Who, path: string) =>
  ((await (await call(who, path)).json()) as EntityRecord[]).map(({ title }) => title);
const create = async (who: Who, name: string, json: object) => {
  const response = await call(who, name, { json });
  expect(response.status).toBe(201);
  return (await response.json()) as EntityRecord;
};
const statusOf = async (...args: Parameters<typeof call>) => (await call(...args)).status;
const q = (query: unknown) => `q=${encodeURIComponent(JSON.stringify(query))}`;

describe('[ENT-27] row rules', () => {
  test('each their own, and admins all: strangers meet nothing, admins read, change and delete', async () => {
    const [first, second] = [await create('ada', 'Diary', { title: 'Monday' }), await create('ada', 'Diary', { title: 'Tuesday' })]; // prettier-ignore
    expect((await titles('ada', 'Diary')).sort()).toEqual(['Monday', 'Tuesday']);
    expect(await titles('eve', 'Diary')).toEqual([]);
    expect(await statusOf('eve', `Diary/${first.id}`)).toBe(404);
    expect(await statusOf('eve', `Diary/${first.id}`, { method: 'PUT', json: { title: 'x' } })).toBe(404);
    expect(await statusOf('eve', `Diary/${first.id}`, { method: 'DELETE' })).toBe(404);
    expect((await titles('boss', 'Diary')).sort()).toEqual(['Monday', 'Tuesday']);
    expect(await statusOf('boss', `Diary/${first.id}`, { method: 'PUT', json: { title: 'Sunday' } })).toBe(200);
    expect(await statusOf('boss', `Diary/${second.id}`, { method: 'DELETE' })).toBe(200);
    expect(await titles('ada', 'Diary')).toEqual(['Sunday']);
  });

  test('with $visitors, conditions about the record hold for visitors too', async () => {
    const draft = await create('ada', 'Post', { title: 'Draft' });
    const done = await create('boss', 'Post', { title: 'Done', state: 'published' });
    expect((await titles('ada', 'Post')).toSorted()).toEqual(['Done', 'Draft']);
    for (const who of ['eve', 'visitor'] as const) {
      expect(await titles(who, 'Post')).toEqual(['Done']);
      expect(await statusOf(who, `Post/${draft.id}`)).toBe(404);
      expect(await statusOf(who, `Post/${done.id}`)).toBe(200);
    }
  });

  test('what points to a record that is about somebody is theirs, also by way of another', async () => {
    const [adas, eves] = [
      await create('boss', 'Parent', { name: 'Ada', mail: ' Ada@Example.com ' }),
      await create('boss', 'Parent', { name: 'Eve', mail: 'eve@example.com' }),
    ];
    const tom = await create('boss', 'Pupil', { title: 'Tom', parent: adas.id });
    const kim = await create('boss', 'Pupil', { title: 'Kim', parent: eves.id });
    await create('boss', 'Pupil', { title: 'Nobody’s' });
    expect(await titles('ada', 'Pupil')).toEqual(['Tom']);
    expect(await titles('eve', 'Pupil')).toEqual(['Kim']);
    expect(await titles('visitor', 'Pupil')).toEqual([]);
    expect(await titles('boss', 'Pupil')).toHaveLength(3);
    expect(await statusOf('ada', `Pupil/${kim.id}`)).toBe(404);
    expect(await statusOf('ada', `Pupil/${tom.id}`, { method: 'PUT', json: { parent: eves.id } })).toBe(404);
    await create('ada', 'Absence', { title: 'ill', pupil: tom.id });
    expect(await statusOf('ada', 'Absence', { json: { title: 'ill', pupil: kim.id } })).toBe(403);
    expect(await titles('ada', 'Absence')).toEqual(['ill']);
    expect(await titles('eve', 'Absence')).toEqual([]);
    // it follows the record: whoever is named next sees it, and who was named before does not
    await call('boss', `Pupil/${tom.id}`, { method: 'PUT', json: { parent: eves.id } });
    expect(await titles('ada', 'Pupil')).toEqual([]);
    expect(await titles('eve', 'Absence')).toEqual(['ill']);
  });

  test('hold for list, count, pages, distinct, aggregate, get, change and delete alike', async () => {
    const own = await create('eve', 'Task', { title: 'own' });
    await create('ada', 'Task', { title: 'shared', members: ['eve@example.com'] });
    const hidden = await create('ada', 'Task', { title: 'hidden' });
    const seen = ['own', 'shared'];
    expect((await titles('eve', 'Task?sort=title')).sort()).toEqual(seen);
    expect(await titles('eve', `Task?${q({ title: 'hidden' })}`)).toEqual([]);
    expect(await (await call('eve', 'Task/count')).json()).toEqual({ count: 2 });
    const page = await (await call('eve', 'Task/v2/list?distinct=title')).json();
    expect(page).toMatchObject({ items: seen });
    expect(await (await call('eve', 'Task/aggregate', { json: { groupBy: 'title' } })).json()).toMatchObject({
      rows: seen.map((title) => ({ title, count: 1 })),
    });
    expect(await statusOf('eve', `Task/${hidden.id}`)).toBe(404);
    expect(await statusOf('eve', `Task/${hidden.id}`, { method: 'PUT', json: { title: 'x' } })).toBe(404);
    expect(await statusOf('eve', `Task/${hidden.id}`, { method: 'DELETE' })).toBe(404);
    const change = { query: {}, data: { $set: { title: 'own' } } };
    expect(await (await call('eve', 'Task/update-many', { method: 'PATCH', json: change })).json()).toMatchObject({
      updated: 1,
    });
    expect(await statusOf('boss', `Task/${own.id}`)).toBe(200);
    expect(await statusOf('boss', `Task/${own.id}`, { method: 'DELETE' })).toBe(404);
    expect(await statusOf('visitor', 'Task')).toBe(200);
    expect(await titles('visitor', 'Task')).toEqual([]);
    expect(await titles('owner', 'Task')).toHaveLength(3);
  });

  describe('[ENT-42] a change leaves a record with those whose it is', () => {
    const put = (who: Who, path: string, json: object) => statusOf(who, path, { method: 'PUT', json });
    const email = (name: string) => ({ members: [`${name}@example.com`] });

    test('nobody gives what is theirs to somebody else, in whatever call', async () => {
      const ticket = await create('ada', 'Ticket', { title: 'bike', ...email('ada') });
      const path = `Ticket/${ticket.id}`;
      expect(await put('ada', path, email('eve'))).toBe(403);
      const seen = { fields: email('eve'), seen: email('ada') };
      expect(await statusOf('ada', path, { method: 'PATCH', json: seen })).toBe(403);
      const row = { id: ticket.id, ...email('eve') };
      expect(await statusOf('ada', 'Ticket/bulk', { method: 'PUT', json: [row] })).toBe(403);
      const many = (data: object) => ({ method: 'PATCH', json: { query: {}, data } });
      expect(await statusOf('ada', 'Ticket/update-many', many({ $set: email('eve') }))).toBe(403);
      expect(await statusOf('ada', 'Ticket/update-many', many({ $unset: { members: '' } }))).toBe(403);
      expect(await statusOf('ada', 'Ticket/update-many', many({ $rename: { members: 'title' } }))).not.toBe(200);
      const upsert = { key: 'title', records: [{ title: 'bike', ...email('eve') }] };
      expect(await statusOf('ada', 'Ticket/upsert', { json: upsert })).toBe(403);
      expect(await titles('eve', 'Ticket')).toEqual([]);
      expect(await (await call('boss', path)).json()).toMatchObject(email('ada'));
    });

    test('what stays theirs they change, and admins and the owner give it to whom they like', async () => {
      const ticket = await create('ada', 'Ticket', { title: 'car', ...email('ada') });
      const path = `Ticket/${ticket.id}`;
      expect(await put('ada', path, { title: 'van' })).toBe(200);
      expect(await put('ada', path, { members: ['ada@example.com', 'eve@example.com'] })).toBe(200);
      expect(await titles('eve', 'Ticket')).toEqual(['van']);
      expect(await put('boss', path, email('eve'))).toBe(200);
      expect(await put('owner', path, email('ada'))).toBe(200);
      expect(await put('eve', path, email('eve'))).toBe(404);
    });

    test('a report of one child is moved to no other one, and is handed in by who may change drafts', async () => {
      const parents = [
        await create('boss', 'Parent', { name: 'A', mail: 'ada@example.com' }),
        await create('boss', 'Parent', { name: 'E', mail: 'eve@example.com' }),
      ];
      const [tom, ann, kim] = [
        await create('boss', 'Pupil', { title: 'Tom', parent: parents[0]!.id }),
        await create('boss', 'Pupil', { title: 'Ann', parent: parents[0]!.id }),
        await create('boss', 'Pupil', { title: 'Kim', parent: parents[1]!.id }),
      ];
      const report = await create('ada', 'Report', { title: 'ill', pupil: tom.id });
      const path = `Report/${report.id}`;
      expect(await put('ada', path, { pupil: kim.id })).toBe(403);
      expect(await put('ada', path, { pupil: kim.id, state: 'done' })).toBe(403);
      expect(await put('ada', path, { pupil: null })).toBe(200);
      expect(await put('ada', path, { pupil: kim.id })).toBe(403);
      expect(await titles('eve', 'Report')).toEqual([]);
      expect(await put('ada', path, { pupil: ann.id, state: 'done' })).toBe(200);
      expect(await put('ada', path, { title: 'well' })).toBe(404);
    });
  });

  test('may look at the own fields of the caller; who has none of them sees nothing', async () => {
    expect(await statusOf('ada', 'Team', { json: { title: 'a', team: 'closed' } })).toBe(403);
    await create('eve', 'Team', { title: 'red one', team: 'red' });
    await create('eve', 'Team', { title: 'teamless' });
    expect(await titles('ada', 'Team')).toEqual(['red one']);
    expect(await titles('eve', 'Team')).toEqual([]);
  });

  test('true is everyone, false nobody, and what no verb names is for signed-in people', async () => {
    expect(await statusOf('ada', 'Open', { json: { title: 'x' } })).toBe(403);
    const free = await create('boss', 'Open', { title: 'free' });
    const kept = await create('boss', 'Open', { title: 'kept' });
    expect(await titles('visitor', 'Open?sort=title')).toEqual(['free', 'kept']);
    expect(await statusOf('ada', `Open/${free.id}`, { method: 'PUT', json: { team: 'x' } })).toBe(200);
    expect(await statusOf('ada', `Open/${kept.id}`, { method: 'PUT', json: { team: 'x' } })).toBe(404);
    expect(await statusOf('visitor', `Open/${free.id}`, { method: 'PUT', json: { team: 'x' } })).toBe(401);
    expect(await statusOf('boss', `Open/${free.id}`, { method: 'DELETE' })).toBe(404);
  });

  test('that are not understood let nobody in', async () => {
    await create('ada', 'Odd', { title: 'x' });
    for (const who of ['visitor', 'ada', 'boss'] as const) expect(await titles(who, 'Odd')).toEqual([]);
    expect(await titles('owner', 'Odd')).toEqual(['x']);
  });
});

describe('[ENT-28] rules of a field', () => {
  test('what may not be written is passed over and a default stays', async () => {
    const made = await create('ada', 'Task', { title: 'f', state: 'done', wage: 7, note: 'n' });
    expect(made).toMatchObject({ state: 'draft', wage: 7 });
    expect(made).not.toHaveProperty('note');
    const stored = (await (await call('owner', `Task/${made.id}`)).json()) as EntityRecord;
    expect(stored).toMatchObject({ state: 'draft', wage: 7, note: 'n' });
    const changed = await call('ada', `Task/${made.id}`, { method: 'PUT', json: { state: 'done', note: 'mine' } });
    expect(await changed.json()).toMatchObject({ state: 'draft' });
    expect(await (await call('boss', `Task/${made.id}`)).json()).toMatchObject({ note: 'mine', wage: 7 });
  });

  test('what may not be read is in no answer, and cannot be asked about', async () => {
    await create('ada', 'Task', { title: 'paid', wage: 9, members: ['eve@example.com'] });
    const [seen] = (await (await call('eve', `Task?${q({ title: 'paid' })}`)).json()) as EntityRecord[];
    expect(seen).toMatchObject({ title: 'paid' });
    expect(seen).not.toHaveProperty('wage');
    const page = (await (await call('ada', `Task?${q({ title: 'paid' })}`)).json()) as EntityRecord[];
    expect(page).toMatchObject([{ wage: 9 }]);
    for (const path of [
      `Task?${q({ wage: 9 })}`,
      'Task?sort=-wage',
      'Task/v2/list?distinct=wage',
      `Task/count?${q({ $or: [{ wage: { $gt: 1 } }] })}`,
    ]) {
      const response = await call('eve', path);
      expect([path, response.status, await response.json()]).toMatchObject([path, 403, { code: 'field-hidden' }]);
    }
    for (const spec of [{ groupBy: 'wage' }, { max: 'wage' }, { query: { wage: 9 } }]) {
      expect(await statusOf('eve', 'Task/aggregate', { json: spec })).toBe(403);
    }
    expect(await statusOf('eve', 'Task/upsert', { json: { key: 'wage', records: [{ title: 'x', wage: 9 }] } })).toBe(
      403,
    );
    const move = { query: {}, data: { $rename: { note: 'title' } } };
    expect(await statusOf('eve', 'Task/update-many', { method: 'PATCH', json: move })).toBe(403);
    expect(await titles('eve', `Task?${q({ $search: 'mine' })}`)).toEqual([]);
  });
});
