import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync, chownSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../packages/server/src/adapters/database/embedded/free-port.ts';
import { readPostmaster } from '../../packages/server/src/adapters/database/embedded/postmaster-file.ts';
import { commandAs, decideRunAs } from '../../packages/server/src/adapters/database/embedded/run-as.ts';

const debianFolder = '/usr/lib/postgresql';
const oldestMajor = 15;

export type SystemPostgres = { name: string; url: string; stop(): Promise<void> };

/** The oldest PostgreSQL of this system that Whittle supports; null when none is installed where Debian puts it. */
export function findSystemPostgres(): { major: number; bin: string } | null {
  if (!existsSync(debianFolder)) return null;
  const majors = readdirSync(debianFolder)
    .map(Number)
    .filter((major) => major >= oldestMajor && existsSync(join(debianFolder, String(major), 'bin/initdb')))
    .toSorted((a, b) => a - b);
  const [major] = majors;
  return major === undefined ? null : { major, bin: join(debianFolder, String(major), 'bin') };
}

/** Starts it on a new cluster in a temporary directory, on a free port of this machine. */
export async function startSystemPostgres({ major, bin }: { major: number; bin: string }): Promise<SystemPostgres> {
  const directory = mkdtempSync(join(tmpdir(), 'whittle-system-postgres-'));
  const cluster = join(directory, 'cluster');
  const runAs = decideRunAs(cluster);
  const passwordFile = join(directory, 'password');
  writeFileSync(passwordFile, 'whittle\n');
  if (runAs.kind === 'user') for (const path of [directory, passwordFile]) chownSync(path, runAs.uid, runAs.gid);

  const initdb = commandAs(runAs, join(bin, 'initdb'), [
    ...['--pgdata', cluster, '--username', 'whittle', '--pwfile', passwordFile],
    ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C.UTF-8'],
  ]);
  const made = spawnSync(initdb.command, initdb.args, { ...initdb.options, encoding: 'utf8', cwd: '/' });
  if (made.status !== 0) throw new Error(`initdb of PostgreSQL ${major} failed: ${made.stderr || made.error?.message}`);

  const port = await freePort();
  const server = commandAs(runAs, join(bin, 'postgres'), [
    ...['-D', cluster, '-p', String(port)],
    ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'max_connections=200'],
    // Only a power cut would need these, and after one nobody asks for this cluster.
    ...['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'wal_level=minimal', '-c', 'max_wal_senders=0'],
  ]);
  const child = spawn(server.command, server.args, { ...server.options, stdio: 'ignore' });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  while (!readPostmaster(cluster)?.isReady) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ${major} did not start`);
    await delay(20);
  }
  return {
    name: `PostgreSQL ${major}`,
    url: `postgres://whittle:whittle@127.0.0.1:${port}/postgres`,
    async stop() {
      child.kill('SIGINT');
      await exited;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
