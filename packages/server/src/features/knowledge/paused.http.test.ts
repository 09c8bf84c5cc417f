import type { ContextItemList } from '@whittle/contract/knowledge/context-item';
import { givePlan } from '@whittle/testing/give-plan';
import { createTestApp, signUpBuilder, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contextCaller } from './knowledge.fixture.ts';

vi.setConfig({ testTimeout: 60_000 });
let server: TestServer;
let app: TestApp;
const { ask, read, itemOf, settled, search } = contextCaller(() => ({ server, app }));
beforeAll(async () => {
  server = await startTestServer({ config: { plans: 'on' } });
  await signUpBuilder(server, 'admin@example.com');
  app = await createTestApp(server, { files: { 'pages/Home.jsx': 'export default () => null;' } });
});
afterAll(() => server?.close());

const list = () => read<ContextItemList>(ask(`/items?appId=${app.id}`));
const found = async () => (await search('Which bird nests where?')).map(({ name }) => name).sort();

test('[PLAN-24] [CTX-05] after a downgrade the data sources added first are answered from, the others are kept and come back', async () => {
  await givePlan(server, app.owner.accountId, 'explorer');
  for (const name of ['Heron', 'Magpie', 'Wren']) {
    const added = await read<{ contextItemId: string }>(
      ask(`/ingest/text?appId=${app.id}`, {
        json: { name, context: `The ${name} is a bird that nests in a place of its own.` },
      }),
    );
    await settled(added.contextItemId);
  }
  expect([await found(), (await list()).paused]).toEqual([['Heron', 'Magpie', 'Wren'], []]);

  await givePlan(server, app.owner.accountId, 'lite');
  const { contextItems, paused, hasReachedDataLimit } = await list();
  expect([contextItems.map(({ name }) => name), hasReachedDataLimit]).toEqual([['Heron', 'Magpie', 'Wren'], true]);
  expect(contextItems.filter(({ id }) => paused?.includes(id)).map(({ name }) => name)).toEqual(['Magpie', 'Wren']);
  expect(contextItems.map(({ status, numOfChunks }) => [status, numOfChunks > 0])).toEqual(
    contextItems.map(() => ['synced', true]),
  );
  expect(await found()).toEqual(['Heron']);

  // Nor is one of them read anew, until there is room.
  const wren = contextItems[2]!.id;
  expect((await ask(`/${wren}/sync`, { method: 'POST' })).ok).toBe(true);
  const tooMany = { code: 'context-limit-reached', values: { max: 1 } };
  await vi.waitFor(async () => {
    const limited = { status: 'usage_limit_reached', problem: tooMany, numOfChunks: 1 };
    expect(await itemOf(wren)).toMatchObject(limited);
  }, 10_000);

  // What is removed makes room for the next one.
  expect((await ask(`/${contextItems[0]!.id}`, { method: 'DELETE' })).ok).toBe(true);
  expect(await found()).toEqual(['Magpie']);
  await givePlan(server, app.owner.accountId, 'explorer');
  expect([await found(), (await list()).paused]).toEqual([['Magpie', 'Wren'], []]);
  expect((await ask(`/${wren}/sync`, { method: 'POST' })).ok).toBe(true);
  await vi.waitFor(async () => expect((await itemOf(wren)).status).toBe('synced'), 10_000);
});
