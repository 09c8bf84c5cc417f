import type { ContextItemList } from '@whittle/contract/knowledge/context-item';
import { openDatabase } from '@whittle/server/adapters/database/database';
import { createLog } from '@whittle/server/log/log';
import { signUp } from '@whittle/testing/builder';
import { createTestDatabase } from '@whittle/testing/database';
import { startProduct } from '@whittle/testing/product';
import { sendRequest } from '@whittle/testing/request';
import type {} from '@whittle/testing/vitest-postgres';
import { expect, inject, it, onTestFinished, vi } from 'vitest';

/** `KILL_ROUNDS=100` tries more moments. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 4);
const rows = 15_000;
const waits = [40, 350, 900, 1_600, 2_500];
const csvOf = (round: number) =>
  `Article,Price,Note\n${Array.from({ length: rows }, (_, n) => `Part ${n} of round ${round},${n} €,fits`).join('\n')}`;

it('[CTX-26] a server that is killed at any moment of a reading loses no data source and reads none twice', async () => {
  const database = await createTestDatabase(inject('adminDatabaseUrl'));
  onTestFinished(() => database.drop());
  const opened = openDatabase({ url: database.url }, { poolSize: 2, log: createLog({ logLevel: 'silent' }) });
  onTestFinished(() => opened.close());
  const server = await startProduct({ env: { DATABASE_URL: database.url, WHITTLE_SECRET: 'x'.repeat(64) } });
  onTestFinished(() => server.close());
  const request = (path: string, options = {}) =>
    sendRequest(server.port, path, { host: new URL(server.url).host, ...options });
  const ada = await signUp({ request });
  const { id: appId } = await ada.json<{ id: string }>('/api/apps', { json: { genApp: { name: 'Shop' } } });

  const answered: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const body = new FormData();
    body.append('file', new File([csvOf(round)], `round-${round}.csv`));
    const adding = ada
      .json<{ contextItemId: string }>(`/api/context/ingest/file?appId=${appId}`, { method: 'POST', body })
      .then(({ contextItemId }) => answered.push(contextItemId))
      .catch(() => undefined);
    // Every other time it dies while the file is on its way.
    if (round % 2 === 1) await adding;
    await new Promise((resolve) => setTimeout(resolve, waits[round % waits.length]));
    await server.kill();
    await adding;
    await server.start();
  }

  const list = () => ada.json<ContextItemList>(`/api/context/items?appId=${appId}`);
  await vi.waitFor(
    async () => expect(new Set((await list()).contextItems.map(({ status }) => status))).toEqual(new Set(['synced'])),
    { timeout: 120_000, interval: 500 },
  );
  const { contextItems } = await list();
  expect(contextItems.map(({ id }) => id)).toEqual(expect.arrayContaining(answered));
  const stored = await opened.db.$client<{ id: string; count: number; last: number }[]>`
    select i.id, count(*)::int as count, max(c.n)::int + 1 as last
    from context_items i join context_chunks c on c.item_id = i.id group by i.id order by i.id`;
  expect(stored).toEqual(
    contextItems
      .map(({ id, numOfChunks }) => ({ id, count: numOfChunks, last: numOfChunks }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  );
  expect(new Set(contextItems.map(({ report }) => report?.read))).toEqual(new Set([rows]));
}, 600_000);
