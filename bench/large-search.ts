/**
 * What it costs to store the passages of data sources and to search more of them than are kept in memory, in processor time
 * of this process and of the database's together:
 *
 *   node bench/large-search.ts [--passages 200000] [--questions 200]
 *
 * Held to: a question within 60 ms at the 95th percentile, and 500 ms for cutting and storing 1,000 passages. Linux alone
 * tells the time of another process.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Chunk } from '@whittle/domain/knowledge/blocks';
import { createChunker } from '@whittle/domain/knowledge/cut-chunks';
import { openDatabase } from '@whittle/server/adapters/database/database';
import { startEmbeddedServer } from '@whittle/server/adapters/database/embedded/embedded-server';
import { accounts, apps, contextItems } from '@whittle/server/adapters/database/schema';
import { insertChunks } from '@whittle/server/features/knowledge/chunks.store';
import { createSearchIndex } from '@whittle/server/features/knowledge/search/search-index';
import { createSearchService } from '@whittle/server/features/knowledge/search/search.service';
import { createLog } from '@whittle/server/log/log';
import { createTestDatabase } from '@whittle/testing/database';
import { median } from './support/figures.ts';
import { createMadeTexts } from './support/made-texts.ts';

const { values } = parseArgs({
  options: { passages: { type: 'string', default: '200000' }, questions: { type: 'string', default: '200' } },
});
const passages = Number(values.passages);
const appId = '0'.repeat(24);
const reading = { appId, itemId: '1'.repeat(24), revision: 1 };
const at = new Date('2026-11-23T12:00:00Z');
const batch = 500;

const log = createLog({ logLevel: 'silent' });
const directory = await mkdtemp(join(tmpdir(), 'whittle-bench-large-search-'));
const server = await startEmbeddedServer(directory, log, { listen: 'tcp' });
const { user, password, database: name, address } = server.connection;
if (!('port' in address)) throw new Error('the embedded server was asked for a port');
const { url } = await createTestDatabase(`postgres://${user}:${password}@${address.host}:${address.port}/${name}`);
// One connection, whose process is the only one of the database that works.
const { db, close } = openDatabase({ url }, { poolSize: 1, log });
const index = createSearchIndex();

try {
  const [backend] = await db.$client<{ pid: number }[]>`select pg_backend_pid() as pid`;
  await db.$client`set max_parallel_workers_per_gather = 0`;
  const backendMs = () => Number(readFileSync(`/proc/${backend!.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  const cpuMs = () => {
    const { user: own, system } = process.cpuUsage();
    return { node: (own + system) / 1e3, database: backendMs() };
  };

  await db
    .insert(accounts)
    .values({ id: appId, email: 'owner@example.com', createdAt: at } as typeof accounts.$inferInsert);
  await db.insert(apps).values({ id: appId, ownerId: appId, appType: 'space_app', name: 'Bench', slug: 'bench' });
  await db.insert(contextItems).values({
    ...{
      id: reading.itemId,
      appId,
      name: 'Texts',
      type: 'txt',
      source: 'local_files',
      status: 'synced',
      createdAt: at,
    },
    ...{ numOfChunks: passages, revision: reading.revision },
  });

  const { words } = createMadeTexts();
  const chunker = createChunker();
  const took = { node: 0, database: 0 };
  let waiting: Chunk[] = [];
  for (let stored = 0; stored < passages;) {
    const texts = Array.from({ length: 40 }, () => `${words(130)}.`);
    const from = cpuMs();
    waiting.push(...texts.flatMap((text) => chunker.add({ kind: 'text', text })));
    while (waiting.length >= batch && stored < passages) {
      const next = waiting.slice(0, Math.min(batch, passages - stored));
      waiting = waiting.slice(next.length);
      await insertChunks(db, reading, stored, next);
      stored += next.length;
    }
    const to = cpuMs();
    took.node += to.node - from.node;
    took.database += to.database - from.database;
  }
  const perThousand = (ms: number) => ((ms / passages) * 1_000).toFixed(0);
  console.log(
    `storing 1,000 passages: ${perThousand(took.node)} ms here and ${perThousand(took.database)} ms in the database (500 at most)`,
  );
  await db.$client`vacuum analyze context_chunks`;

  const search = createSearchService({ db, index });
  const [times, inDatabase]: [number[], number[]] = [[], []];
  for (let asked = 0; asked < Number(values.questions); asked += 1) {
    const question = words(8);
    const from = cpuMs();
    await search.search(appId, question);
    const to = cpuMs();
    times.push(to.node - from.node + to.database - from.database);
    inDatabase.push(to.database - from.database);
  }
  times.sort((a, b) => a - b);
  const at95 = times[Math.floor(times.length * 0.95)]!;
  console.log(
    `a question of 8 words to ${passages.toLocaleString('en')} passages: ${times[times.length >> 1]!.toFixed(0)} ms in the middle, ` +
      `${at95.toFixed(0)} ms at the 95th percentile (60 at most), ` +
      `${median(inDatabase).toFixed(0)} ms of it in the database`,
  );
} finally {
  index.close();
  await close();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
}
