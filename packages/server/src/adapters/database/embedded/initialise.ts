import { spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { commandAs, type RunAs } from './run-as.ts';

export const isInitialised = (clusterDir: string) => existsSync(join(clusterDir, 'PG_VERSION'));

/**
 * Makes an empty database cluster. It is made beside its place and moved there when complete, so that a start that was
 * broken off leaves nothing half-made.
 *
 * Texts sort by code point (PostgreSQL's own C.UTF-8): the same order on every machine, and no index that breaks when
 * the operating system's rules of sorting change. Upper and lower case are Unicode's.
 */
export async function initialiseCluster({
  binaries,
  clusterDir,
  runAs,
  password,
}: {
  binaries: Binaries;
  clusterDir: string;
  runAs: RunAs;
  password: string;
}): Promise<void> {
  const parent = dirname(clusterDir);
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  const draft = mkdtempSync(join(parent, 'postgres-new-'));
  const passwordFile = join(draft, 'password');
  const cluster = join(draft, 'cluster');
  try {
    chmodSync(draft, 0o700);
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    if (runAs.kind === 'user') {
      chownSync(draft, runAs.uid, runAs.gid);
      chownSync(passwordFile, runAs.uid, runAs.gid);
    }
    await run(runAs, binaries.initdb, [
      '--pgdata',
      cluster,
      '--username',
      'whittle',
      '--pwfile',
      passwordFile,
      '--auth',
      'scram-sha-256',
      '--encoding',
      'UTF8',
      '--locale-provider',
      'builtin',
      '--builtin-locale',
      'C.UTF-8',
      '--locale',
      'C',
      '--no-instructions',
    ]);
    renameSync(cluster, clusterDir);
  } catch (error) {
    throw runAs.kind === 'user' ? explainAccess(error, runAs, parent) : error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function run(runAs: RunAs, program: string, args: string[]): Promise<void> {
  const { command, args: allArgs, options } = commandAs(runAs, program, args);
  return new Promise((resolve, reject) => {
    const child = spawn(command, allArgs, { ...options, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`Making the database failed: ${output.trim().slice(-2_000)}`)),
    );
  });
}

function explainAccess(cause: unknown, user: { name: string }, directory: string): Error {
  return new Error(
    `As root, Whittle runs PostgreSQL as the user ${user.name}, who could not make the database in ${directory}. ` +
      'Use a WHITTLE_DATA that this user can reach (every directory above it needs the x permission), ' +
      'start Whittle as an ordinary user, or set DATABASE_URL.',
    { cause },
  );
}
