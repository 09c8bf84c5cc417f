import type { EntityRecord } from '@whittle/contract/entities';
import { limits } from '@whittle/contract/limits';
import { createTestApp, signInToApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, it } from 'vitest';

const connections = 8;
/** What one caller of these has at once. */
const runningPerCaller = connections / 2;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { databasePoolSize: connections, recordQueryMaxMs: 120_000 } });
});
afterAll(() => server.close());

const files = {
  'entities/Note.json': JSON.stringify({
    properties: { text: { type: 'string' }, n: { type: 'number' } },
    'x-accessControl': { permissions: { read: 'all', write: 'all' } },
  }),
};

type Caller = { app: TestApp; token: string };

const call = (
  { app, token }: Caller,
  path = '',
  options: { method?: string; json?: unknown; signal?: AbortSignal } = {},
) => server.request(`/api/apps/${app.id}/entities/Note${path}`, { host: app.publishedHost, token, ...options });

const enter = async (app: TestApp, name: string): Promise<Caller> => {
  const { access_token: token } = await signInToApp(server, app, { email: `${name}@example.com` });
  return { app, token };
};

const create = async (caller: Caller, json: unknown) =>
  (await (await call(caller, '', { json })).json()) as EntityRecord;

/** Locks a record until the result is called, so that whatever changes it waits. */
async function lock(app: TestApp, id: string): Promise<() => Promise<void>> {
  const [locked, isLocked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const transaction = server.adapters.db.$client.transaction(async (sql) => {
    await sql`select from records where app_id = ${app.id} and id = ${id} for update`;
    isLocked.resolve();
    await locked.promise;
  });
  await isLocked.promise;
  return () => {
    locked.resolve();
    return transaction;
  };
}

it('[FAIR-01] [FAIR-02] while one caller asks for more than can be done, the next caller and another app are answered, and what is too much is refused at once', async () => {
  const [a, b] = [await createTestApp(server, { files }), await createTestApp(server, { files })];
  const [ann, bob, cat] = [await enter(a, 'ann'), await enter(a, 'bob'), await enter(b, 'cat')];
  const { id } = await create(ann, { text: 'locked' });
  const unlock = await lock(a, id);

  const tooMany = 20;
  const answers: Response[] = [];
  const refused = Promise.withResolvers<void>();
  const hammering = Array.from({ length: runningPerCaller + limits.callsWaitingPerCaller + tooMany }, async (_, n) => {
    const answer = await call(ann, `/${id}`, { method: 'PUT', json: { n } });
    answers.push(answer);
    if (answers.length === tooMany) refused.resolve();
    return answer.status;
  });
  await refused.promise;
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([429]));
  expect(Number(answers[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answers[0]!.json()).toMatchObject({
    code: 'too-many-calls',
    message: 'Too many of your requests are already waiting. Nothing was changed. Try again in 1 s.',
  });

  expect((await call(bob, '?limit=1')).status).toBe(200);
  expect((await call(cat, '?limit=1')).status).toBe(200);
  expect((await call(cat, '', { json: { text: 'written' } })).status).toBe(201);
  expect(answers).toHaveLength(tooMany);

  await unlock();
  const statuses = await Promise.all(hammering);
  expect(statuses.filter((status) => status === 200)).toHaveLength(runningPerCaller + limits.callsWaitingPerCaller);
  expect(answers).toHaveLength(hammering.length);
}, 60_000);

it('[FAIR-03] whoever does not pick up large answers gets no more of them until they do, and others are answered', async () => {
  const [a, b] = [await createTestApp(server, { files }), await createTestApp(server, { files })];
  const [ann, bob, cat] = [await enter(a, 'ann'), await enter(a, 'bob'), await enter(b, 'cat')];
  await server.adapters.db.$client`
    insert into records (app_id, entity, id, data, size, created_by_id, created_at, updated_at)
    select ${a.id}, 'Note', 'large' || n, data, octet_length(data::text), null, now(), now()
    from generate_series(1, 15) n, lateral (select jsonb_build_object('text', repeat('x', 990000)) as data) made`;
  const leaving = new AbortController();
  const unread = await Promise.all([1, 2, 3].map(() => call(ann, '', { signal: leaving.signal })));
  expect(unread.map(({ status }) => status)).toEqual([200, 200, 200]);

  let isAnswered = false;
  const next = call(ann, '?limit=1').then((answer) => {
    isAnswered = true;
    return answer.status;
  });
  expect((await call(bob, '?limit=1')).status).toBe(200);
  expect((await call(cat, '?limit=1')).status).toBe(200);
  expect(isAnswered).toBe(false);
  leaving.abort();
  expect(await next).toBe(200);
}, 60_000);

it('[FAIR-03] a list of many megabytes arrives whole, and one that is too large says how to read on', async () => {
  const app = await createTestApp(server, { files });
  const ann = await enter(app, 'ann');
  const text = 'ä'.repeat(90_000);
  for (let from = 0; from < 90; from += 10) {
    const rows = Array.from({ length: 10 }, (_, n) => ({ text, n: from + n }));
    expect((await call(ann, '/bulk', { json: rows })).status).toBe(201);
  }
  // The second time the size of the records is known, so that few of them arrive the other way as well.
  for (const limit of [80, 80, 500]) {
    const answer = await call(ann, `?limit=${limit}&sort=n`);
    if (limit === 500) {
      expect(answer.status).toBe(413);
      expect(((await answer.json()) as { message: string }).message).toBe(
        'These records are larger than 16 MB together. Ask for fewer of them with "limit", and for the next ones with "skip"; "fields" leaves out large fields.',
      );
      continue;
    }
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(Number(answer.headers.get('content-length'))).toBe(bytes.byteLength);
    const records = JSON.parse(bytes.toString()) as EntityRecord[];
    expect(records.map(({ n }) => n)).toEqual(Array.from({ length: limit }, (_, n) => n));
    expect(new Set(records.map((record) => record['text']))).toEqual(new Set([text]));
    expect(new Set(records.map(({ created_by }) => created_by))).toEqual(new Set(['ann@example.com']));
  }
  const named = (await (await call(ann, '?limit=50&skip=40&sort=n&fields=n')).json()) as EntityRecord[];
  expect(named.map(({ n }) => n)).toEqual(Array.from({ length: 50 }, (_, n) => 40 + n));
}, 60_000);

it('[FAIR-03] large lists at the same time, some of them broken off, hold nothing of one another', async () => {
  const callers = await Promise.all(
    ['a', 'b'].map(async (text) => ({ text, caller: await enter(await createTestApp(server, { files }), text) })),
  );
  for (const { text, caller } of callers)
    await server.adapters.db.$client`
      insert into records (app_id, entity, id, data, size, created_by_id, created_at, updated_at)
      select ${caller.app.id}, 'Note', 'large' || n, data, octet_length(data::text), null, now(), now()
      from generate_series(1, 300) n,
        lateral (select jsonb_build_object('text', repeat(${text}, case when n % 2 = 0 then 500 else 20000 end)) as data) made`;
  const leave = async (caller: Caller) => {
    const leaving = new AbortController();
    const answer = await call(caller, '', { signal: leaving.signal });
    leaving.abort();
    return answer.status;
  };
  const read = async ({ text, caller }: (typeof callers)[number], path: string) => {
    const records = (await (await call(caller, path)).json()) as EntityRecord[];
    return records.every((record) => /^(.)\1*$/.exec(String(record['text']))?.[1] === text) && records.length;
  };
  for (let round = 0; round < 4; round += 1) {
    const work = callers.flatMap((one) => [read(one, ''), leave(one.caller), read(one, '?fields=text'), read(one, '')]);
    expect(await Promise.all(work)).toEqual([300, 200, 300, 300, 300, 200, 300, 300]);
  }
}, 60_000);

it('[FAIR-04] a change of many records holds no more bytes than a list: it is done in parts, or says so and changes nothing', async () => {
  const app = await createTestApp(server, { files });
  const ann = await enter(app, 'ann');
  const text = 'x'.repeat(900_000);
  for (let from = 0; from < 20; from += 5) {
    const rows = Array.from({ length: 5 }, (_, n) => ({ text, n: from + n }));
    expect((await call(ann, '/bulk', { json: rows })).status).toBe(201);
  }
  const part = async (skip: number) =>
    (await (await call(ann, `?limit=10&skip=${skip}&fields=id,n`)).json()) as EntityRecord[];
  const all = [...(await part(0)), ...(await part(10))];
  const json = all.map(({ id, n }) => ({ id, n: Number(n) + 100 }));
  const refused = await call(ann, '/bulk', { method: 'PUT', json });
  expect([refused.status, await refused.json()]).toMatchObject([
    413,
    { message: expect.stringContaining('Nothing was changed. Send fewer of them in one call.') },
  ]);
  const known = all.map(({ n }) => ({ n, text: 'short' }));
  expect((await call(ann, '/upsert', { json: { records: known, key: 'n' } })).status).toBe(413);
  expect((await call(ann, '/bulk', { method: 'PUT', json: json.slice(0, 10) })).status).toBe(200);

  const updateMany = async (query: object, data: object) => {
    const answer = await call(ann, '/update-many', { method: 'PATCH', json: { query, data } });
    return (await answer.json()) as { updated: number; has_more: boolean };
  };
  const first = await updateMany({ text }, { $set: { text: '' } });
  expect(first).toMatchObject({ updated: 17, has_more: true });
  expect(await updateMany({ text }, { $set: { text: '' } })).toMatchObject({ updated: 3, has_more: false });
  // The records are small now; what goes into them is not.
  expect(await updateMany({ text: '' }, { $set: { text } })).toMatchObject({ updated: 17, has_more: true });
  expect(await updateMany({ text: '' }, { $set: { text } })).toMatchObject({ updated: 3, has_more: false });
}, 60_000);
