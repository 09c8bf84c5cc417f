import { parseEntity } from '@whittle/domain/entities/entity';
import type { AppId, AppUserId } from '@whittle/contract/ids';
import type { Actor } from '@whittle/domain/entities/access';
import type { Sort } from '@whittle/domain/entities/filter';
import { createTestDatabase } from '@whittle/testing/database';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Database, openDatabase } from '../../../../adapters/database/database.ts';
import { createLog } from '../../../../log/log.ts';
import { scopeOf, wholeScope } from '../record-scope.ts';
import { pageRecords } from './page-records.ts';
import { readRecords } from './read-records.ts';
import type { Statements } from './statements.ts';

type Plan = {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  'Index Name'?: string;
  'Actual Rows': number;
  Plans?: Plan[];
};
const leafOf = (plan: Plan): Plan => (plan.Plans ? leafOf(plan.Plans[0]!) : plan);

const appId = '0'.repeat(24);
const newestFirst: Sort = { field: { kind: 'column', column: 'created_at' }, descending: true };

const owner = '1'.repeat(24);
const permissions = { read: 'creator', write: 'creator' };
const declared = { properties: { title: { type: 'string' } }, 'x-accessControl': { permissions } };
const entity = parseEntity('Task', JSON.stringify(declared));
if (!entity.ok) throw new Error(entity.message);
const { entity: tasks } = entity;

let db: Database;
let end: () => Promise<void>;
const plans: Plan[] = [];

/** Runs a statement, and notes how PostgreSQL went about it. */
const explained: Statements['run'] = async <Row>(text: string, values: string[]) => {
  const [answer] = await db.$client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(
    `explain (analyze, buffers, format json) ${text}`,
    values,
  );
  plans.push(answer!['QUERY PLAN'][0].Plan);
  return (await db.$client.query(text, values)) as unknown as Row[];
};

beforeAll(async () => {
  const { url, drop } = await createTestDatabase(inject('adminDatabaseUrl'));
  const opened = openDatabase({ url }, { poolSize: 1, log: createLog({ logLevel: 'silent' }) });
  db = opened.db;
  end = () => opened.close().then(drop);
  await db.$client.query(
    `insert into records (app_id, entity, id, data, created_by_id, created_at, updated_at)
     select $1, case when n > 46000 then 'Visit' else 'Task' end, substr(md5(n::text), 1, 24), '{"title": "one of many"}', $2,
       now() - n * interval '1 second', now()
     from generate_series(1, 56000) n`,
    [appId, owner],
  );
  await db.$client.query('analyze records');
});
afterAll(() => end());

/** Few records that lie apart are at most as many pages, and with their creators a few more; all would be many hundreds. */
function expectFewPages(plan: Plan, rows: number) {
  const leaf = leafOf(plan);
  expect([leaf['Index Name'], leaf['Actual Rows']]).toEqual(['records_newest', rows]);
  expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(300);
}

test('[ENT-22] page 900 is read from where it begins, not from the first record on', async () => {
  const [last] = await db.$client.query<{ id: string; at: string }[]>(
    `select id, (created_at at time zone 'UTC')::text || 'Z' as at from records
     where app_id = $1 and entity = 'Task' order by created_at desc, id desc offset 44949 limit 1`,
    [appId],
  );
  const { page } = pageRecords({ read: explained });
  const { records } = await page(wholeScope(appId, tasks, null), {
    filter: null,
    sort: newestFirst,
    limit: 50,
    after: { keys: [last!.at], id: last!.id },
  });
  expect(records).toHaveLength(50);
  expectFewPages(plans.pop()!, 51);
});

test("[PUB-21] the newest of a person's own at the app's own address are read without looking at the others", async () => {
  const person = { id: owner as AppUserId, email: 'p@example.com', role: 'user', fullName: 'P', isOwner: false };
  const actor = { kind: 'person', id: person.id } as Actor;
  const scope = scopeOf(
    { app: { id: appId as AppId }, actor, person, channel: 'published' },
    { ...tasks, name: 'Visit' },
  );
  const notAsked = () => Promise.reject(new Error('a small page'));
  const { list } = readRecords({ read: explained, readById: notAsked, runBytes: notAsked });
  await list(scope, { filter: null, sort: newestFirst, limit: 50, skip: 0 });
  expectFewPages(plans.pop()!, 50);
});
