import { randomBytes } from 'node:crypto';
import { parseEntity } from '@whittle/domain/entities/entity';
import { newId } from '@whittle/server/adapters/ids';
import { createTestApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wholeScope } from '../rows/record-scope.ts';
import { createRecordsStore } from '../rows/records.store.ts';
import { newWrite } from '../rows/write-context.ts';

const schema = JSON.stringify({
  'x-accessControl': { permissions: { read: 'anonymous', write: 'none' } },
  properties: {
    status: { type: 'string' },
    price: { type: 'number' },
    due: { type: 'string' },
    tags: { type: 'array' },
  },
});

let server: TestServer;
let app: TestApp;
let now = new Date('2026-11-21T10:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ adapters: { clock: { now: () => now } } });
  app = await createTestApp(server, { files: { 'entities/Offer.json': schema, 'entities/Few.json': schema } });
  await fill('Offer', 3_000);
  await fill('Few', 100);
});
afterAll(() => server.close());

async function fill(entity: string, records: number) {
  await sql(
    `insert into records (app_id, entity, id, data, created_at, updated_at)
     select '${app.id}', '${entity}', substr(md5('${entity}' || n), 1, 24),
       jsonb_build_object('status', (array['open', 'won', 'lost'])[1 + n % 3], 'price', n % 100, 'due', '2026-01-' || lpad((1 + n % 28)::text, 2, '0')),
       now() - n * interval '1 minute', now()
     from generate_series(1, ${records}) n`,
  );
}

const sql = (text: string) => server.adapters.db.$client.query<Record<string, string>[]>(text);

const call = async (entity: string, query: string) => {
  const path = `/api/apps/${app.id}/entities/${entity}?${query}`;
  const answer = await server.request(path, { host: app.publishedHost });
  expect(answer.status).toBe(200);
};

/** Asks as often as an index needs. */
async function ask(entity: string, query: string): Promise<void> {
  for (let n = 0; n < 10; n += 1) await Promise.all(Array.from({ length: 6 }, () => call(entity, query)));
}

/** Lets one round after the other come due, as the time between queries does, until `seen` is as expected. */
const inTime = <T>(seen: () => Promise<T>) =>
  expect.poll(
    async () => {
      now = new Date(now.getTime() + 31_000);
      await call('Offer', 'limit=1');
      return seen();
    },
    { timeout: 20_000 },
  );

/** The keys of the indexes that are ready. */
const indexes = async () => {
  const rows = await sql(
    `select p.indexdef from pg_indexes p join record_indexes i on p.indexname = 'records_use_' || i.id where i.state = 'ready'`,
  );
  return rows.map(({ indexdef }) => indexdef!.replace(/.*USING btree /, '')).sort();
};

const plan = async (condition: string) => {
  await sql('analyze records');
  const lines = await server.adapters.recordsDb.$client.query(
    `explain select * from records r where r.app_id = '${app.id}' and r.entity = 'Offer' and ${condition}`,
  );
  return lines.map((row) => row['QUERY PLAN'] as string).join('\n');
};

const filterBy = (filter: object) => `q=${encodeURIComponent(JSON.stringify(filter))}&limit=50`;

describe('[ENT-31] use makes indexes', () => {
  test('a field that queries filter by is indexed in the order of the list, which the planner then uses', async () => {
    await ask('Offer', filterBy({ status: 'open' }));
    await inTime(indexes).toHaveLength(1);
    expect((await indexes())[0]).toContain(
      `(((data -> 'status'::text)), created_at DESC NULLS LAST, id DESC NULLS LAST)`,
    );
    expect(
      await plan(`r.data->'status' = '"open"' order by r.created_at desc nulls last, r.id desc nulls last limit 50`),
    ).toMatch(/^Limit.*\n.*Index Scan using records_use_/);
  });

  test('so are orders and comparisons of dates as text', async () => {
    await ask('Offer', 'sort=-price&limit=50');
    await ask('Offer', filterBy({ due: { $gte: '2026-01-27', $lt: '2026-01-28' } }));
    await inTime(indexes).toHaveLength(3);
    expect(await plan(`true order by r.data->'price' asc nulls first, r.id asc nulls first limit 50`)).toMatch(
      /Index Scan Backward using records_use_/,
    );
    const due = `(r.data->'due' #>> '{}') collate "C"`;
    expect(await plan(`${due} >= '2026-01-27' and ${due} < '2026-01-28'`)).toMatch(/records_use_/);
  });

  test('entities of few records and fields that may be lists get none', async () => {
    await ask('Few', filterBy({ status: 'open' }));
    await ask('Offer', filterBy({ tags: 'new' }));
    await inTime(() => sql(`select from record_indexes where entity = 'Few'`)).toHaveLength(1);
    expect(await indexes()).toHaveLength(3);
  });

  test('what a killed build left is removed and made again', async () => {
    await sql(`update pg_index set indisvalid = false where indexrelid in (
      select oid from pg_class where relname like 'records\\_use\\_%' order by relname limit 1)`);
    const valid = async () =>
      (
        await sql(`select from pg_index i join pg_class c on c.oid = i.indexrelid
        where c.relname like 'records\\_use\\_%' and i.indisvalid`)
      ).length;
    expect(await valid()).toBe(2);
    await inTime(valid).toBe(3);
  });

  test('a record that an index cannot hold is stored, and the index goes', async () => {
    const parsed = parseEntity('Offer', schema);
    if (!parsed.ok) throw new Error(parsed.message);
    const store = createRecordsStore(server.adapters.recordsDb);
    const insert = async (status: string) => {
      const record = { id: newId(), data: JSON.stringify({ status }), isSample: false };
      await store.insert(wholeScope(app.id, parsed.entity, null), [record], { ...newWrite('app'), at: now });
      expect(await sql(`select from records where id = '${record.id}'`)).toHaveLength(1);
    };
    // Not to be compressed into what an index can hold. PostgreSQL says which index it is, for longer ones it does not.
    await insert(randomBytes(2_000).toString('hex'));
    expect(await indexes()).toHaveLength(2);
    expect(await sql(`select from record_indexes where state = 'refused'`)).toHaveLength(1);
    await insert(randomBytes(10_000).toString('hex'));
    await sql(`update record_indexes set state = 'wanted', uses = 50 where state = 'refused'`);
    await inTime(() => sql(`select from record_indexes where state = 'refused'`)).toHaveLength(1);
  });

  test('what nobody asks for any more is removed', async () => {
    now = new Date(now.getTime() + 29 * 86_400_000);
    await inTime(indexes).toEqual([]);
  });
});
