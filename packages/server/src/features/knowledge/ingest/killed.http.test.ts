import type { ContextItemList } from '@whittle/contract/knowledge/context-item';
import { openDatabase } from '@whittle/server/adapters/database/database';
import { createLog } from '@whittle/server/log/log';
import { signUp } from '@whittle/testing/builder';
import { createTestDatabase } from '@whittle/testing/database';
import { startModelServer } from '@whittle/testing/model-server/model-server';
import { startProduct } from '@whittle/testing/product';
import { sendRequest } from '@whittle/testing/request';
import type {} from '@whittle/testing/vitest-postgres';
import { expect, inject, it, onTestFinished, vi } from 'vitest';

/** `KILL_ROUNDS=100` tries more moments. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 4);
const rows = 6_000;
const waits = [40, 350, 900, 1_600, 2_500, 150, 3_200, 600];
/** What the server was doing with something when it died, for who runs many rounds. */
const seen = new Map<string, number>();
const csvOf = (round: number) =>
  `Article,Price,Note\n${Array.from({ length: rows }, (_, n) => `Part ${n} of round ${round},${n} €,fits`).join('\n')}`;

it(
  '[CTX-26] [CTX-39] a server that is killed at any moment of a reading loses no data source, reads none twice and gives each its vectors once',
  async () => {
    const database = await createTestDatabase(inject('adminDatabaseUrl'));
    onTestFinished(() => database.drop());
    const opened = openDatabase({ url: database.url }, { poolSize: 2, log: createLog({ logLevel: 'silent' }) });
    onTestFinished(() => opened.close());
    const sql = opened.db.$client;
    const models = await startModelServer();
    onTestFinished(() => models.close());
    const server = await startProduct({
      env: {
        ...{ DATABASE_URL: database.url, WHITTLE_SECRET: 'x'.repeat(64) },
        ...{ EMBEDDING_MODEL_NAME: 'recorded-embeddings', EMBEDDING_MODEL_BASE_URL: models.url },
      },
    });
    onTestFinished(() => server.close());
    const request = (path: string, options = {}) =>
      sendRequest(server.port, path, { host: new URL(server.url).host, ...options });
    const ada = await signUp({ request });
    const { id: appId } = await ada.json<{ id: string }>('/api/apps', { json: { genApp: { name: 'Shop' } } });
    const list = () => ada.json<ContextItemList>(`/api/context/items?appId=${appId}`);

    const answered: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const body = new FormData();
      body.append('file', new File([csvOf(round)], `round-${round}.csv`));
      const adding = ada
        .json<{ contextItemId: string }>(`/api/context/ingest/file?appId=${appId}`, { method: 'POST', body })
        .then(({ contextItemId }) => answered.push(contextItemId))
        .catch(() => undefined);
      // Every other time it dies while the file is on its way, and every third one while one is read again.
      if (round % 2 === 1) await adding;
      const again = answered.at(-2);
      if (round % 3 === 2 && again !== undefined)
        await ada.json(`/api/context/${again}/sync`, { method: 'POST' }).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, waits[round % waits.length]));
      await server.kill();
      await adding;
      const states = await sql<{ state: string }[]>`
      select i.status || coalesce(', vectors ' || e.status, '') as state
      from context_items i left join context_embeddings e on e.item_id = i.id and e.revision = i.revision
      where i.status <> 'synced' or e.status is distinct from 'done'`;
      for (const { state } of states) seen.set(state, (seen.get(state) ?? 0) + 1);
      await server.start();
    }
    if (rounds > 10) process.stdout.write(`when it was killed: ${JSON.stringify([...seen])}\n`);

    await vi.waitFor(
      async () => {
        const { contextItems, meaning } = await list();
        expect(new Set(contextItems.map(({ status }) => status))).toEqual(new Set(['synced']));
        expect(meaning!.done).toBe(meaning!.total);
      },
      { timeout: 120_000 + rounds * 5_000, interval: 500 },
    );
    const { contextItems } = await list();
    expect(contextItems.map(({ id }) => id)).toEqual(expect.arrayContaining(answered));
    const stored = await sql<{ id: string; count: number; last: number }[]>`
    select i.id, count(*)::int as count, max(c.n)::int + 1 as last
    from context_items i join context_chunks c on c.item_id = i.id group by i.id order by i.id`;
    expect(stored).toEqual(
      contextItems
        .map(({ id, numOfChunks }) => ({ id, count: numOfChunks, last: numOfChunks }))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    );
    expect(new Set(contextItems.map(({ report }) => report?.read))).toEqual(new Set([rows]));
    const vectors = await sql<{ id: string; count: number }[]>`
    select item_id as id, count(*)::int as count from context_vectors group by item_id order by item_id`;
    expect(vectors).toEqual(stored.map(({ id, count }) => ({ id, count })));
  },
  240_000 + rounds * 30_000,
);
