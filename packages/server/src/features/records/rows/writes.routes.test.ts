import type { ImportResult } from '@whittle/contract/csv';
import type { EntityRecord } from '@whittle/contract/entities';
import { systemClock } from '@whittle/server/adapters/clock';
import { createTestApp, signInToApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const schema = JSON.stringify({
  properties: { title: { type: 'string' }, rank: { type: 'number', default: 1 } },
  required: ['title'],
  'x-accessControl': { permissions: { read: 'all', write: 'all' } },
});

const place = { type: 'object', properties: { city: { type: 'string' } } };
const tripSchema = JSON.stringify({
  properties: { place, stops: { type: 'array', items: place } },
  'x-accessControl': { permissions: { read: 'all', write: 'all' } },
});

/** As an import declares it: its server checked types alone. */
const importedSchema = JSON.stringify({
  properties: {
    title: { type: 'string' },
    due: { type: 'string', format: 'date' },
    größe: { type: 'string', enum: ['S', 'M'] },
  },
  'x-lenient': true,
  additionalProperties: true,
  'x-accessControl': { permissions: { read: 'all', write: 'all' } },
});

let server: TestServer;
let app: TestApp;
let ada: string;
let daysLater = 0;
beforeAll(async () => {
  const clock = { ...systemClock, now: () => new Date(systemClock.now().getTime() + daysLater * 86_400_000) };
  server = await startTestServer({ adapters: { clock } });
  app = await createTestApp(server, {
    files: {
      'entities/Task.json': schema,
      'entities/Note.json': schema,
      'entities/Trip.json': tripSchema,
      'entities/Order.json': importedSchema,
    },
  });
  ada = (await signInToApp(server, app, { email: 'ada@example.com' })).access_token;
});
afterAll(() => server.close());

type Options = {
  method?: string;
  json?: unknown;
  body?: FormData | string;
  headers?: Record<string, string>;
  token?: string;
};
const asAda = (path: string, options: Options = {}) =>
  server.request(`/api/apps/${app.id}/entities/${path}`, { host: app.publishedHost, token: ada, ...options });
const asOwner = (path: string, options: Options = {}) =>
  server.request(`/live_api/apps/${app.id}/entities/${path}`, { token: app.owner.token, ...options });
const changesOf = async (id: string) =>
  (await server.adapters.db.$client`
    select kind, via, call_id as "callId", undoes from record_changes
    where app_id = ${app.id} and record_id = ${id} order by seq`) as unknown as Record<string, unknown>[];
const count = async (entity: string) => ((await (await asAda(`${entity}/count`)).json()) as { count: number }).count;

describe('[ENT-17] what a write leaves in the history', () => {
  test('names the call, which the answer names too, and where it came from', async () => {
    const made = await asAda('Task', { json: { title: 'a' } });
    const { id } = (await made.json()) as EntityRecord;
    const changed = await asOwner(`Task/${id}`, { method: 'PUT', json: { title: 'b' } });
    const gone = await asOwner(`Task/${id}`, { method: 'DELETE' });
    expect(await changesOf(id)).toEqual([
      { kind: 'create', via: 'app', callId: made.headers.get('x-whittle-call'), undoes: null },
      { kind: 'update', via: 'panel', callId: changed.headers.get('x-whittle-call'), undoes: null },
      { kind: 'delete', via: 'panel', callId: gone.headers.get('x-whittle-call'), undoes: null },
    ]);
  });

  test('takes the act from the owner in the builder and not from an app', async () => {
    const headers = {
      'x-whittle-via': 'undo',
      'x-whittle-call': 'a'.repeat(24),
      'x-whittle-undoes': 'b'.repeat(24),
    };
    const mine = (await (await asOwner('Task', { json: { title: 'a' }, headers })).json()) as EntityRecord;
    const theirs = (await (await asAda('Task', { json: { title: 'a' }, headers })).json()) as EntityRecord;
    expect(await changesOf(mine.id)).toEqual([
      { kind: 'create', via: 'undo', callId: 'a'.repeat(24), undoes: 'b'.repeat(24) },
    ]);
    expect(await changesOf(theirs.id)).toMatchObject([{ kind: 'create', via: 'app', undoes: null }]);
    const refused = await asOwner('Task', { json: { title: 'a' }, headers: { 'x-whittle-via': 'magic' } });
    expect(refused.status).toBe(400);
  });
});

test('[GRID-24] one record with an idempotency key is made once, and its answer can be asked for again', async () => {
  const before = await count('Note');
  const make = (title: string) => asAda('Note', { json: { title }, headers: { 'idempotency-key': 'row-1' } });
  const answers = await Promise.all([make('a row'), make('a row')]);
  const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
  expect(second).toEqual(first);
  expect(await count('Note')).toBe(before + 1);
  expect((await make('another')).status).toBe(422);
});

describe('[ENT-18] a bulk create with an idempotency key', () => {
  const rows = [{ title: 'one' }, { title: 'two', rank: 5 }];
  const send = (key: string, json: unknown = rows, entity = 'Note') =>
    asAda(`${entity}/bulk`, { json, headers: { 'idempotency-key': key } });

  test('stores once; a repeat answers the first records', async () => {
    const before = await count('Note');
    const first = await send('batch-1');
    const again = await send('batch-1');
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await again.json()).toEqual(await first.json());
    expect(await count('Note')).toBe(before + 2);
  });

  test('that is repeated at the same moment stores once', async () => {
    const before = await count('Note');
    const answers = await Promise.all(Array.from({ length: 6 }, () => send('batch-2')));
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    expect(await count('Note')).toBe(before + 2);
  });

  test('is refused for other records, and is free for another entity, person or week', async () => {
    await send('batch-3');
    const other = await send('batch-3', [{ title: 'three' }]);
    expect([other.status, await other.json()]).toMatchObject([422, { code: 'idempotency-key-reused' }]);
    expect((await send('batch-3', [{ title: 'three' }], 'Task')).status).toBe(201);
    const eve = (await signInToApp(server, app, { email: 'eve@example.com' })).access_token;
    const hers = await asAda('Note/bulk', {
      json: [{ title: 'hers' }],
      headers: { 'idempotency-key': 'batch-3' },
      token: eve,
    });
    expect(hers.status).toBe(201);
    daysLater = 8;
    ada = (await signInToApp(server, app, { email: 'ada@example.com', as: 'login' })).access_token;
    expect((await send('batch-3', [{ title: 'three' }])).status).toBe(201);
  });

  test('that failed may be sent again, put right', async () => {
    expect((await send('batch-4', [{ rank: 1 }])).status).toBe(422);
    expect((await send('batch-4', [{ title: 'right', rank: 1 }])).status).toBe(201);
  });

  test('that is no key is refused', async () => {
    expect((await send('x'.repeat(201))).status).toBe(400);
  });
});

describe('[ENT-36] a field that the entity does not declare', () => {
  const stray = { title: 'a', colour: 'red', größe: 1, created_by: 'me', id: 'x', is_sample: false };

  test('[ENT-36] is not stored, and the answer of every write names it', async () => {
    const made = await asAda('Task', { json: stray });
    expect([made.status, made.headers.get('x-whittle-not-stored')]).toEqual([201, 'colour,gr%C3%B6%C3%9Fe']);
    const record = (await made.json()) as EntityRecord;
    expect(record).not.toHaveProperty('colour');
    const told = async (path: string, options: Options) =>
      (await asAda(path, options)).headers.get('x-whittle-not-stored');
    expect(await told(`Task/${record.id}`, { method: 'PUT', json: { ...record, size: 2 } })).toBe('size');
    expect(await told('Task/bulk', { json: [{ title: 'b' }, { title: 'c', size: 2 }] })).toBe('size');
    expect(await told('Task', { json: { title: 'd', rank: 2 } })).toBeNull();
    expect(await told('Task/bulk', { method: 'PUT', json: [{ id: record.id, size: 2 }] })).toBe('size');
    expect(await told('Task/upsert', { json: { key: 'title', records: [{ title: 'b', size: 2 }] } })).toBe('size');
  });

  test('[ENT-36] of PATCH update-many is passed over like one that the server sets, the others are set', async () => {
    const { id } = (await (await asAda('Task', { json: { title: 'many' } })).json()) as EntityRecord;
    const patch = (data: object) => asAda('Task/update-many', { method: 'PATCH', json: { query: { id }, data } });
    const changed = await patch({ $set: { id: 'x', colour: 'red', 'place.street': 'x' }, $inc: { rank: 4 } });
    expect(changed.headers.get('x-whittle-not-stored')).toBe('colour,place');
    expect(await changed.json()).toMatchObject({ success: true, updated: 1 });
    expect(await (await asAda(`Task/${id}`)).json()).toMatchObject({ title: 'many', rank: 5 });
    const none = await patch({ $set: { colour: 'red' } });
    expect(none.headers.get('x-whittle-not-stored')).toBe('colour');
    expect(await none.json()).toMatchObject({ success: true, updated: 0, has_more: false });
  });

  test('[ENT-36] inside a declared object is named by its path, and so are those of an imported file', async () => {
    const place = { city: 'Rome', street: 'Via' };
    const made = await asAda('Trip', { json: { place, stops: [place] } });
    expect(made.headers.get('x-whittle-not-stored')).toBe('place.street,stops.street');
    const body = new FormData();
    body.set('file', new File(['[{"colour":"red"},{"size":1}]'], 'trips.json'));
    const imported = await asAda('Trip/import', { method: 'POST', body });
    expect(imported.headers.get('x-whittle-not-stored')).toBe('colour,size');
    expect(await imported.json()).toMatchObject({
      details: 'Imported 2 rows. Trip does not declare these fields, so they were not stored: colour, size.',
      notStored: ['colour', 'size'],
    });
  });
});

describe('[ENT-41] a value that an imported app stores although its entity says otherwise', () => {
  const odd = { due: '31.04.2026', größe: 'XXL' };
  const names = 'due,gr%C3%B6%C3%9Fe';

  test('[ENT-41] is stored as it was sent, and the answer of every write names its field', async () => {
    const made = await asAda('Order', { json: { ...odd, title: 'a', more: 1 } });
    expect([made.status, made.headers.get('x-whittle-unlike-declared')]).toEqual([201, names]);
    const { id } = (await made.json()) as EntityRecord;
    expect(await (await asAda(`Order/${id}`)).json()).toMatchObject(odd);
    const told = async (path: string, options: Options) =>
      (await asAda(path, options)).headers.get('x-whittle-unlike-declared');
    expect(await told(`Order/${id}`, { method: 'PUT', json: { due: '2026-02-31' } })).toBe('due');
    expect(await told('Order/bulk', { json: [{ due: '2026-04-30' }, odd] })).toBe(names);
    expect(await told('Order/upsert', { json: { key: 'title', records: [{ title: 'b', ...odd }] } })).toBe(names);
    const patch = { query: { id }, data: { $set: { größe: 'XL' } } };
    expect(await told('Order/update-many', { method: 'PATCH', json: patch })).toBe('gr%C3%B6%C3%9Fe');
    expect(await told('Order', { json: { due: '2026-04-30', größe: 'S' } })).toBeNull();
  });

  test('[ENT-41] comes in with a file and is marked there, and an export brings it back', async () => {
    const body = new FormData();
    body.set('file', new File(['title;due;größe\nBack;31.04.2026;XXL\nFits;30.04.2026;S\n'], 'orders.csv'));
    const imported = (await (
      await asAda('Order/import?formats=guess', { method: 'POST', body })
    ).json()) as ImportResult;
    expect(imported).toMatchObject({ imported: 2, rejected: [], alteredCells: 2 });
    expect(imported.altered).toEqual([
      {
        row: 1,
        field: 'due',
        text: '31.04.2026',
        stored: '31.04.2026',
        unlike: 'due must be a date such as 2026-01-31',
      },
      { row: 1, field: 'größe', text: 'XXL', stored: 'XXL', unlike: 'größe must be one of: S, M' },
    ]);
    expect(imported.details).toBe(
      'Imported 2 rows. 2 values should be looked at. Row 1, due: “31.04.2026” was stored as it is, but due must be a date such as 2026-01-31. Row 1, größe: “XXL” was stored as it is, but größe must be one of: S, M.',
    );
    const rows = new FormData();
    rows.set('file', new File([JSON.stringify([{ title: 'Row', ...odd }])], 'orders.json'));
    const listed = (await (await asAda('Order/import', { method: 'POST', body: rows })).json()) as ImportResult;
    expect(listed).toMatchObject({ imported: 1, alteredCells: 2 });
  });

  test('[ENT-41] is refused where the entity was declared here', async () => {
    const body = new FormData();
    body.set('file', new File(['rank\nmany\n'], 'tasks.csv'));
    expect(await (await asAda('Task/import', { method: 'POST', body })).json()).toMatchObject({ imported: 0 });
  });
});

describe('[ENT-37] a whole number that would become another one', () => {
  const lost = '9007199254740993';
  const inAda = (path: string, method: string, text: string) =>
    asAda(path, { method, body: text, headers: { 'content-type': 'application/json' } });
  const refusal = async (answer: Response) => {
    const { code, message } = (await answer.json()) as { code: string; message: string };
    return [answer.status, code, message];
  };
  const refused = [
    422,
    'number-not-kept',
    `The whole number ${lost} has more digits than can be stored exactly. Nothing was stored. Send it as text.`,
  ];

  test.each([
    ['POST', 'Task', `{"title":"a","rank":${lost}}`],
    ['POST', 'Task/bulk', `[{"title":"a"},{"title":"b","rank":${lost}}]`],
    ['PUT', `Task/${'a'.repeat(24)}`, `{"rank":${lost}}`],
    ['PATCH', 'Task/update-many', `{"query":{},"data":{"$set":{"rank":${lost}}}}`],
    ['POST', 'Task/upsert', `{"key":"title","records":[{"title":"a","rank":${lost}}]}`],
    ['DELETE', 'Task', `{"rank":${lost}}`],
  ])('is refused in the body of %s %s', async (method, path, text) => {
    const before = await count('Task');
    expect(await refusal(await inAda(path, method, text))).toEqual(refused);
    expect(await count('Task')).toBe(before);
  });

  test('is refused in a filter, which would find other records', async () => {
    expect(await refusal(await asAda(`Task?q=${encodeURIComponent(`{"rank":${lost}}`)}`))).toEqual(refused);
  });

  test('keeps one line of a file out, by name, and is marked in a cell', async () => {
    const send = async (content: string) => {
      const body = new FormData();
      body.set('file', new File([content], 'tasks'));
      return (await (await asAda('Task/import', { method: 'POST', body })).json()) as ImportResult;
    };
    expect(await send(`{"title":"a","rank":${lost}}\n{"title":"b","rank":1}`)).toMatchObject({
      imported: 1,
      rejected: [{ row: 1, reason: refused[2] }],
    });
    expect(await send(`title,rank\na,${lost}`)).toMatchObject({
      imported: 1,
      altered: [{ row: 1, field: 'rank', text: lost, stored: 9_007_199_254_740_992 }],
    });
  });

  test.each(['9007199254740992', '-9007199254740991', '12345678901234567000', '1e300', '0.12345678901234568'])(
    '%s is kept, because it is what programs hold',
    async (number) => {
      const made = await inAda('Task', 'POST', `{"title":"${lost} \\" ${lost}","rank":${number}}`);
      expect([made.status, ((await made.json()) as EntityRecord)['rank']]).toEqual([201, Number(number)]);
    },
  );
});
