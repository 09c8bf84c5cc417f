import { type Overview, type OverviewItems, overviewLists } from '@whittle/contract/overview/overview';
import { signUp } from '@whittle/testing/builder';
import { saysThenThrows, says, scriptedModel } from '@whittle/testing/scripted-model';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readJournal } from '../../adapters/database/migrate.ts';

const models = scriptedModel();
let server: TestServer;
beforeAll(async () => (server = await startTestServer({ models, config: { slowStatementMs: 60_000 } })));
afterAll(() => server.close());

test('[ADMIN-07] the admin reads how the installation is, and each number leads to what it counts', async () => {
  const admin = await signUp(server);
  const builder = await signUp(server);
  const { id } = await builder.makeApp('Bike desk');
  models.next(says('Done.'));
  await builder.say(id, 'Hello');
  const read = () => admin.json<Overview>('/api/admin/overview');
  const overview = await read();
  expect(overview.figures).toMatchObject({ accounts: 2, apps: 1, turnsRunning: 0, turnsFailed: 0, mailsFailed: 0 });
  expect(overview.figures.diskFreeBytes).toBeGreaterThan(1_000_000);
  expect(overview.figures.databaseBytes).toBeGreaterThan(1_000_000);
  expect(overview.connections.find(({ name }) => name === 'model')).toMatchObject({ state: 'ok' });
  expect(overview.connections.find(({ name }) => name === 'modelList')).toMatchObject({ state: 'off' });
  expect(overview.slowStatements).toEqual([]);
  expect(overview.versions.postgres).toMatch(/^\d+/);
  expect(overview.versions.schema).toBe(readJournal().at(-1)!.tag);

  for (const list of overviewLists) {
    const { items, isCut } = await admin.json<OverviewItems>(`/api/admin/overview/items?list=${list}`);
    expect(items).toHaveLength(overview.figures[list]);
    expect(isCut).toBe(false);
  }
  const { items } = await admin.json<OverviewItems>('/api/admin/overview/items?list=apps');
  expect(items[0]).toMatchObject({ id, title: 'Bike desk', detail: expect.stringContaining('@') });

  const { query } = server.adapters.db.$client;
  const columns = 'app_id, entity, id, data, size, created_at, updated_at';
  await query(`insert into records (${columns}) values ($1, 'Bike', 'r1', '{}', 700, now(), now())`, [id]);
  await query(`insert into uploads (app_id, id, name, content_type, size) values ($1, 'u1', 'a', 'b', 900)`, [id]);
  for (const [list, bytes] of [
    ['databaseBytes', 700],
    ['uploadBytes', 900],
    ['diskFreeBytes', 1_600],
  ]) {
    const sizes = await admin.json<OverviewItems>(`/api/admin/overview/items?list=${list}`);
    expect(sizes.items).toMatchObject([{ id, title: 'Bike desk', bytes }]);
  }

  await query(
    `insert into tool_runs (app_id, id, tool_id, caller, state, inputs, blocks, created_at, beat_at, ended_at, problem)
     values ($1, 'run-1', 'summary', 'visitor:x', 'error', '{}', '[]', now(), now(), now(), '{"code":"model-busy"}'),
            ($1, 'run-2', 'summary', 'visitor:x', 'success', '{}', '[]', now(), now(), now(), null)`,
    [id],
  );
  await query(`insert into lab_batches (id, created_at, state, models, iterations, currency)
    values ('batch-1', now(), 'running', '[]', 1, 'USD'), ('batch-2', now(), 'done', '[]', 1, 'USD')`);
  expect((await read()).figures).toMatchObject({ runsFailed: 1, batchesRunning: 1 });
  const failedRuns = await admin.json<OverviewItems>('/api/admin/overview/items?list=runsFailed');
  expect(failedRuns.items).toMatchObject([
    { id: 'run-1', title: 'Bike desk', detail: 'summary', problem: { code: 'model-busy', values: {} } },
  ]);

  models.next(saysThenThrows('', new Error('away')));
  await builder.say(id, 'Hello again');
  expect((await read()).connections.find(({ name }) => name === 'model')).toMatchObject({ state: 'failing' });
  const failed = await admin.json<OverviewItems>('/api/admin/overview/items?list=turnsFailed');
  expect(failed.items).toMatchObject([{ title: 'Bike desk', detail: 'failed', problem: { code: expect.any(String) } }]);
  expect((await builder.request('/api/admin/overview')).status).toBe(403);
  expect((await builder.request('/api/admin/overview/items?list=accounts')).status).toBe(403);
});
