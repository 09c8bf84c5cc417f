import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@whittle/testing/product';

/**
 * A temporary PostgreSQL from Debian's packages, with fsync on and stock settings. `url(name)` names a database of its
 * own, made on first use. Answers null where no binaries are installed.
 */
export async function startPostgres() {
  const folder = '/usr/lib/postgresql';
  const version = existsSync(folder) ? readdirSync(folder).toSorted().at(-1) : undefined;
  if (!version) return null;
  const bin = join(folder, version, 'bin');
  const data = await mkdtemp(join(tmpdir(), 'whittle-pg-'));
  const port = await freePort();
  // PostgreSQL refuses to run as root: a user namespace gives it another identity.
  const asUser = process.getuid?.() === 0 ? ['unshare', '--user', '--map-user=1000', '--map-group=1000'] : [];
  const run = (program: string, args: string[]) => {
    const [command, ...rest] = [...asUser, join(bin, program), ...args];
    return { command: command!, args: rest };
  };
  const init = run('initdb', [
    '-D',
    join(data, 'db'),
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--no-locale',
  ]);
  const made = spawnSync(init.command, init.args, { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const start = run('postgres', ['-D', join(data, 'db'), '-p', String(port), '-k', data, '-c', 'shared_buffers=256MB']);
  const server = spawn(start.command, start.args, { stdio: 'ignore' });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const sql = (statement: string) =>
    spawnSync(join(bin, 'psql'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-qc', statement], {
      encoding: 'utf8',
    });
  while (sql('select 1').status !== 0) await new Promise((resolve) => setTimeout(resolve, 50));
  const databases = new Set<string>();
  return {
    url(name: string) {
      if (!databases.has(name)) sql(`create database ${name}`);
      databases.add(name);
      return `postgres://postgres@127.0.0.1:${port}/${name}`;
    },
    async stop() {
      server.kill('SIGINT');
      await exited;
      await rm(data, { recursive: true, force: true });
    },
  };
}
