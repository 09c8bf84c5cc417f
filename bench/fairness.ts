/**
 * What somebody in one app notices of another app that asks for everything: small reads and writes in app B, first while
 * nothing else happens, then while app A is read by thirty parallel lists of 8 MB, then while an archive of 400 files is
 * imported and published again and again. Prints medians and 95th percentiles, their ratios, the server's processor time, and
 * how long `/healthz`, which asks nothing of the database, took meanwhile: what the event loop was held up.
 *
 *   node bench/fairness.ts [--rounds 5] [--seconds 5] [--postgres system]
 *
 * In each round it is quiet before each of the two, and what is printed are medians over the rounds: a machine that others
 * use changes from minute to minute. Who measures, who hammers and the server are processes of their own; they and PostgreSQL
 * share the machine's cores, so on two of them a part of what is printed is theirs. Goal: the 95th percentile of B stays
 * within twice the quiet one.
 */
import { fork } from 'node:child_process';
import { loadavg, availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createTestApp, signInToApp } from '@whittle/testing/test-app';
import { median } from './support/figures.ts';
import { callOnce, openConnection, prepareCall } from './support/load-client.ts';
import { processorSeconds } from './support/processes.ts';
import { startMeasuredServer } from './support/measured-server.ts';
import { startSharedPostgres } from './support/shared-postgres.ts';
import type { HammerOrder } from './fairness/hammer.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    postgres: { type: 'string', default: 'system' },
  },
});
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
const goal = 2;

const postgres = await startSharedPostgres(values.postgres === 'embedded' ? 'embedded' : 'system');
const server = await startMeasuredServer(postgres.adminUrl, { LOG_LEVEL: 'fatal', PRERENDER: 'off' });
const { port, db, setUp, host } = server;

const entity = {
  properties: { text: { type: 'string' }, n: { type: 'number' } },
  'x-accessControl': { permissions: { read: 'all', write: 'all' } },
};
const files = { 'entities/Shared.json': JSON.stringify(entity) };

async function appWithPerson(name: string) {
  const app = await createTestApp(setUp, { files });
  const { access_token: token } = await signInToApp(setUp, app, { email: `${name}@example.com` });
  const headers = { host: app.publishedHost, authorization: `Bearer ${token}` };
  return { app, headers, path: `/api/apps/${app.id}/entities/Shared` };
}

const percentile = (times: number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))]!;

type Figures = Record<'read' | 'write' | 'loop', number[]> & { processorSeconds: number };

try {
  const [a, b] = [await appWithPerson('ann'), await appWithPerson('bob')];
  await db.$client.query(
    `insert into records (app_id, entity, id, data, size, created_at, updated_at)
     select $1, 'Shared', 'large' || n, data, octet_length(data::text), now(), now() from generate_series(1, 40) n,
     lateral (select jsonb_build_object('n', n, 'text', (select string_agg(md5((n * 7000 + i)::text), '') from generate_series(1, 6250) i)) as data) made`,
    [a.app.id],
  );
  await db.$client.query('vacuum analyze records');

  const calls = {
    read: prepareCall({ method: 'GET', path: `${b.path}?limit=1`, headers: b.headers }),
    write: prepareCall({ method: 'POST', path: b.path, headers: b.headers, body: { text: 'small', n: 1 } }),
    loop: prepareCall({ method: 'GET', path: '/healthz', headers: { host } }),
  };
  /** Each kind of call has a connection of its own and a pause after each answer, as somebody who uses an app has. */
  const measure = async (): Promise<Figures> => {
    const figures: Figures = { read: [], write: [], loop: [], processorSeconds: -processorSeconds(server.pid) };
    const until = performance.now() + seconds * 1_000;
    await Promise.all(
      (['read', 'write', 'loop'] as const).map(async (kind) => {
        const connection = openConnection(port);
        while (performance.now() < until) {
          const began = performance.now();
          const { status } = await connection.send(calls[kind]);
          if (status >= 300) throw new Error(`a ${kind} of B was answered ${status}`);
          figures[kind].push(performance.now() - began);
          await sleep(20);
        }
        connection.close();
      }),
    );
    figures.processorSeconds += processorSeconds(server.pid);
    return figures;
  };

  const whileHammering = async (order: HammerOrder): Promise<{ figures: Figures; report: string }> => {
    const child = fork(fileURLToPath(new URL('fairness/hammer.ts', import.meta.url)), [JSON.stringify(order)]);
    const report = new Promise<string>((resolve) => child.on('message', (text) => resolve(String(text))));
    await sleep(1_500);
    const figures = await measure();
    child.send('stop');
    return { figures, report: await report };
  };

  await callOnce(port, { method: 'GET', path: `${b.path}?limit=1`, headers: b.headers });
  await measure();
  const builder = { host, authorization: `Bearer ${a.app.owner.token}` };
  const orders: Record<string, HammerOrder> = {
    '30 lists of 8 MB': { kind: 'lists', port, path: `${a.path}?limit=5000&sort=-text`, headers: a.headers },
    'imports and publishes': { kind: 'projects', port, path: '', headers: builder },
  };
  type Round = { quiet: Figures; busy: Figures; report: string };
  const made: Record<string, Round[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, order] of Object.entries(orders)) {
      const quiet = await measure();
      const { figures, report } = await whileHammering(order);
      (made[name] ??= []).push({ quiet, busy: figures, report });
      await sleep(2_000);
    }
  }

  console.log(
    `${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(1)}, ${rounds} rounds of ${seconds} s, ${postgres.name}`,
  );
  let isMet = true;
  for (const [name, list] of Object.entries(made)) {
    const processor = (kind: 'quiet' | 'busy') => median(list.map((one) => one[kind].processorSeconds)).toFixed(2);
    console.log(`${name}: ${processor('busy')} s of processor time, ${processor('quiet')} s in quiet`);
    console.log(`  ${list.map(({ report }) => report).join('; ')}`);
    for (const kind of ['read', 'write', 'loop'] as const) {
      const ms = (when: 'quiet' | 'busy', part: number) =>
        median(list.map((one) => percentile(one[when][kind], part)))
          .toFixed(1)
          .padStart(7);
      const ratios = list.map(({ quiet, busy }) => percentile(busy[kind], 0.95) / percentile(quiet[kind], 0.95));
      const isOver = kind !== 'loop' && median(ratios) > goal;
      isMet &&= !isOver;
      const label = kind === 'loop' ? 'event loop' : `${kind} in B`;
      console.log(
        `  ${label.padEnd(12)}${ms('busy', 0.5)} ms median (quiet ${ms('quiet', 0.5)})${ms('busy', 0.95)} ms p95 (quiet ${ms('quiet', 0.95)})   ${median(ratios).toFixed(2)}x of ${ratios.map((one) => one.toFixed(2)).join(' ')}${isOver ? ', NOT met' : ''}`,
      );
    }
  }
  console.log(isMet ? `the goal of ${goal}x is met` : `the goal of ${goal}x is NOT met`);
  process.exitCode = isMet ? 0 : 1;
} finally {
  await server.stop();
  await postgres.stop();
}
