import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readPostmaster } from './postmaster-file.ts';

/** How long a leftover server may take to write its last page. */
const stopMs = 30_000;

/**
 * Makes sure that no PostgreSQL of an earlier run holds `clusterDir`. A server that outlived a killed Whittle is stopped
 * in order; a file that names an unrelated process is removed. The caller holds the data directory's lock.
 */
export async function stopLeftover(clusterDir: string): Promise<'none' | 'stopped' | 'stale'> {
  const found = readPostmaster(clusterDir);
  if (!found) return 'none';
  if (!isPostgresOf(found.pid, clusterDir)) {
    // PostgreSQL itself clears up after a dead server; it only cannot know that a living process is no server.
    if (isAlive(found.pid)) rmSync(join(clusterDir, 'postmaster.pid'), { force: true });
    return 'stale';
  }
  process.kill(found.pid, 'SIGINT');
  const deadline = Date.now() + stopMs;
  while (isPostgresOf(found.pid, clusterDir)) {
    if (Date.now() > deadline) {
      throw new Error(`A PostgreSQL of an earlier run (process ${found.pid}) does not stop. End it and start again.`);
    }
    await delay(10);
  }
  return 'stopped';
}

/** PostgreSQL works inside its data directory, which tells it from another process that got the same number. */
function isPostgresOf(pid: number, clusterDir: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === clusterDir && !isZombie(pid);
    } catch {
      return false;
    }
  }
  if (process.platform === 'win32') return true;
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.includes('postgres') && stdout.includes(clusterDir);
}

function isZombie(pid: number): boolean {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
