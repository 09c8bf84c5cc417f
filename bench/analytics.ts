/**
 * What analytics cost: events of 30 days written as the product writes them, beside PostgreSQL's own COPY of the same rows
 * into a table with the same indexes, and the page of analytics beside a count over those raw rows.
 *
 *   node bench/analytics.ts [--events 10000000] [--visitors 200000] [--rounds 15]
 *
 * Limits: the page takes at most 50 ms (median) however many events there are.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '@whittle/server/adapters/database/database';
import { startEmbeddedServer } from '@whittle/server/adapters/database/embedded/embedded-server';
import { accounts, apps } from '@whittle/server/adapters/database/schema';
import { createAnalyticsCore } from '@whittle/server/core/analytics/analytics';
import { readAnalytics, readFunnel } from '@whittle/server/features/analytics/analytics.store';
import { createLog } from '@whittle/server/log/log';
import { createTestDatabase } from '@whittle/testing/database';

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '100000' },
    visitors: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '15' },
  },
});
const [events, visitors, rounds] = [values.events, values.visitors, values.rounds].map(Number) as [
  number,
  number,
  number,
];
const days = 30;
const dayMs = 86_400_000;
const end = new Date('2026-11-23T12:00:00Z');
const pages = Array.from({ length: 40 }, (_, at) => `/Page${at}`);
const appId = '0'.repeat(24);

/** The event of a number, the same in every run. */
const eventOf = (at: number) => ({
  visitor: (at * 7_919) % visitors,
  page: pages[(at * at + at) % pages.length]!,
  time: end.getTime() - (days - 1) * dayMs + Math.floor((at / events) * (days - 1) * dayMs),
});

const log = createLog({ logLevel: 'silent' });
const directory = await mkdtemp(join(tmpdir(), 'whittle-bench-analytics-'));
const server = await startEmbeddedServer(directory, log, { listen: 'tcp' });
const { user, password, database: name, address } = server.connection;
if (!('port' in address)) throw new Error('the embedded server was asked for a port');
const { url } = await createTestDatabase(`postgres://${user}:${password}@${address.host}:${address.port}/${name}`);
const { db, close } = openDatabase({ url }, { poolSize: 6, log });
const sql = db.$client;

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
};
const median = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push((await seconds(work)) * 1_000);
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]!;
};
const rate = (took: number) => `${Math.round(events / took).toLocaleString('en')} events/s`;

try {
  const owner = { id: appId, email: 'owner@example.com', createdAt: end };
  await db.insert(accounts).values(owner as typeof accounts.$inferInsert);
  await db.insert(apps).values({ id: appId, ownerId: appId, appType: 'space_app', name: 'Bench', slug: 'bench' });
  await sql.query('create table raw_events (like analytics_events including all)');

  function* lines() {
    for (let from = 0; from < events; from += 1_000) {
      let text = '';
      for (let at = from; at < Math.min(from + 1_000, events); at++) {
        const { visitor, page, time } = eventOf(at);
        text += `${appId}\t${new Date(time).toISOString()}\tview\t${visitor}\t${page}\n`;
      }
      yield text;
    }
  }
  const columns = ['app_id', 'at', 'kind', 'visitor', 'page'];
  const copied = await seconds(() =>
    sql.transaction((session) => pipeline(Readable.from(lines()), session.copyIn('raw_events', columns))),
  );

  let time = end.getTime();
  const analytics = createAnalyticsCore({ db, log, clock: { now: () => new Date(time) } });
  const written = await seconds(async () => {
    for (let from = 0; from < events; from += 5_000) {
      for (let at = from; at < Math.min(from + 5_000, events); at++) {
        const one = eventOf(at);
        time = one.time;
        const by = { address: `10.0.${one.visitor >> 8}.${one.visitor & 255}`, userAgent: 'Browser' };
        analytics.note({ appId, kind: 'view', by, page: one.page, source: 'example.org', language: 'en' });
      }
      await analytics.flush();
    }
  });
  await sql.query('vacuum analyze');

  const since = new Date(end.getTime() - (days - 1) * dayMs);
  const page = await median(() => readAnalytics(db, appId, days, end));
  const raw = await median(
    () => sql`
      select (at at time zone 'utc')::date as day, count(*) as views, count(distinct visitor) as visitors
      from raw_events where app_id = ${appId} and at >= ${since} group by 1`,
  );
  const steps = pages.slice(0, 3).map((path) => ({ kind: 'page' as const, path }));
  const funnel = await seconds(() => readFunnel(db, appId, { steps, since })).then(
    (took) => `${Math.round(took * 1_000)} ms`,
    (error: Error) => error.message,
  );

  console.log(`${events.toLocaleString('en')} events of ${visitors.toLocaleString('en')} visitors in ${days} days`);
  console.log(`written with counts  ${rate(written)}`);
  console.log(`plain COPY           ${rate(copied)}, ${(written / copied).toFixed(1)} times as fast`);
  console.log(`page of analytics    ${page.toFixed(1)} ms`);
  console.log(`count over raw rows  ${raw.toFixed(1)} ms, ${(raw / page).toFixed(1)} times as long`);
  console.log(`funnel of 3 pages    ${funnel}`);
  if (page > 50) process.exitCode = 1;
} finally {
  await close();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
}
