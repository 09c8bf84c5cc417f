import { parseEntity } from '@whittle/domain/entities/entity';
import type { Sort } from '@whittle/domain/entities/filter';
import { createTestDatabase } from '@whittle/testing/database';
import { expect, inject, test } from 'vitest';
import { openDatabase } from '../../../../adapters/database/database.ts';
import { createLog } from '../../../../log/log.ts';
import { wholeScope } from '../record-scope.ts';
import { pageRecords } from './page-records.ts';
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

test('[ENT-22] page 900 is read from where it begins, not from the first record on', async () => {
  const { url, drop } = await createTestDatabase(inject('adminDatabaseUrl'));
  const { db, close } = openDatabase({ url }, { poolSize: 1, log: createLog({ logLevel: 'silent' }) });
  await db.$client.query(
    `insert into records (app_id, entity, id, data, created_at, updated_at)
     select $1, 'Task', substr(md5(n::text), 1, 24), '{"title": "one of many"}', now() - n * interval '1 second', now()
     from generate_series(1, 46000) n`,
    [appId],
  );
  await db.$client.query('analyze records');
  const [last] = await db.$client.query<{ id: string; at: string }[]>(
    `select id, (created_at at time zone 'UTC')::text || 'Z' as at from records
     where app_id = $1 order by created_at desc, id desc offset 44949 limit 1`,
    [appId],
  );

  const plans: Plan[] = [];
  const explained: Statements['run'] = async <Row>(text: string, values: string[]) => {
    const [answer] = await db.$client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(
      `explain (analyze, buffers, format json) ${text}`,
      values,
    );
    plans.push(answer!['QUERY PLAN'][0].Plan);
    return (await db.$client.query(text, values)) as unknown as Row[];
  };
  const entity = parseEntity('Task', '{"properties": {"title": {"type": "string"}}}');
  if (!entity.ok) throw new Error(entity.message);
  const { page } = pageRecords({ run: explained });
  const { records } = await page(wholeScope(appId, entity.entity, null), {
    filter: null,
    sort: newestFirst,
    limit: 50,
    after: { keys: [last!.at], id: last!.id },
  });
  await close();
  await drop();

  expect(records).toHaveLength(50);
  const [plan] = plans;
  const leaf = leafOf(plan!);
  expect([leaf['Index Name'], leaf['Actual Rows']]).toEqual(['records_newest', 51]);
  // 51 rows that lie apart are at most as many pages, and their index a few; all before them would be hundreds.
  expect(plan!['Shared Hit Blocks'] + plan!['Shared Read Blocks']).toBeLessThan(150);
});
