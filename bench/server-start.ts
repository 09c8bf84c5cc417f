/**
 * Server start to ready, on an existing data directory: Whittle with its embedded PostgreSQL beside Parse Server on a
 * PostgreSQL that already runs. Prints medians, the ratio, and the resident memory of each whole process tree.
 *
 *   node bench/server-start.ts [--rounds 7] [--no-peer]
 *
 * The peer is installed from npm into .cache/bench on first use. Limits: ready within 0.8 s, 250 MB with the database.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort } from '@whittle/testing/product';
import { installPeer } from './support/peer.ts';
import { startPostgres } from './support/postgres.ts';
import { proportionalMemoryMb } from './support/memory.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, peer: { type: 'boolean', default: true } },
  allowNegative: true,
});
const rounds = Number(values.rounds);
const root = fileURLToPath(new URL('..', import.meta.url));

type Started = { readyMs: number; memoryMb: number };

async function timeStart(spawnServer: (port: number) => ChildProcess, isReady: (port: number) => Promise<boolean>) {
  const port = await freePort();
  const began = performance.now();
  const child = spawnServer(port);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (!(await isReady(port))) await new Promise((resolve) => setTimeout(resolve, 5));
  const readyMs = performance.now() - began;
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const memoryMb = proportionalMemoryMb(child.pid!);
  child.kill('SIGTERM');
  await exited;
  return { readyMs, memoryMb } satisfies Started;
}

const answers = (path: string) => async (port: number) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    (response) => response.ok,
    () => false,
  );

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

async function measure(name: string, once: () => Promise<Started>) {
  await once();
  const runs: Started[] = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await once());
  const result = {
    name,
    readyMs: median(runs.map((run) => run.readyMs)),
    memoryMb: median(runs.map((run) => run.memoryMb)),
  };
  console.log(
    `${name.padEnd(44)} ready ${result.readyMs.toFixed(0).padStart(5)} ms   memory ${result.memoryMb.toFixed(0).padStart(4)} MB`,
  );
  return result;
}

const dataDir = await mkdtemp(join(tmpdir(), 'whittle-bench-'));
const main = join(root, 'packages/server/src/main.ts');
const spawnOurs = (env: Record<string, string>) => (port: number) =>
  spawn(process.execPath, [main], {
    env: { ...process.env, WHITTLE_DATA: dataDir, PORT: String(port), LOG_LEVEL: 'error', ...env },
    stdio: 'ignore',
  });

console.log(`Server start to ready, existing data, median of ${rounds}`);
const ours = await measure('Whittle, embedded PostgreSQL (starts it too)', () =>
  timeStart(spawnOurs({}), answers('/readyz')),
);
console.log(
  `  limit 800 ms: ${(ours.readyMs / 800).toFixed(2)} of it;  limit 250 MB: ${(ours.memoryMb / 250).toFixed(2)} of it`,
);

const postgres = await startPostgres();
if (postgres) {
  const running = await measure('Whittle, PostgreSQL that runs already', () =>
    timeStart(spawnOurs({ DATABASE_URL: postgres.url('whittle') }), answers('/readyz')),
  );
  console.log(`  limit 500 ms: ${(running.readyMs / 500).toFixed(2)} of it`);
  if (values.peer) {
    const folder = await installPeer('parse-server', ['parse-server@9.10.0', 'router@2.2.0']);
    const script = fileURLToPath(new URL('support/parse-server.mjs', import.meta.url));
    const peer = await measure('Parse Server 9.10.0, PostgreSQL runs already', () =>
      timeStart(
        (port) =>
          spawn(process.execPath, [script], {
            cwd: folder,
            env: { ...process.env, DATABASE_URL: postgres.url('parse'), PORT: String(port) },
            stdio: 'ignore',
          }),
        answers('/parse/health'),
      ),
    );
    console.log(
      `Whittle with its database / Parse without: time ${(ours.readyMs / peer.readyMs).toFixed(2)}x, memory ${(ours.memoryMb / peer.memoryMb).toFixed(2)}x`,
    );
    console.log(`Whittle / Parse on the same PostgreSQL:    time ${(running.readyMs / peer.readyMs).toFixed(2)}x`);
  }
  await postgres.stop();
} else console.log('No PostgreSQL binaries found on this machine: the two rows on a running server are left out.');
await rm(dataDir, { recursive: true, force: true });
