import { randomUUID } from 'node:crypto';
import {
  closeSync,
  openSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
  fsyncSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';

/** How often a holder shows that it lives, and how long another machine waits for such a sign. */
const defaultTimes = { beatMs: 2_000, silentMs: 8_000 };

const holderSchema = z.object({
  token: z.string(),
  pid: z.number(),
  host: z.string(),
  since: z.string(),
  /** When the process started, as the system counts it: tells it from a later process with the same number. */
  processStart: z.string().nullable(),
  /** Where `pid` means something: this boot of this machine and, in containers, this process namespace. */
  pidSpace: z.string().nullable(),
});
type Holder = z.infer<typeof holderSchema>;

export interface DataLock {
  release(): void;
}

/** The directory is in use; the message names who holds it. */
export class DirectoryInUse extends Error {
  constructor(dataDir: string, holder: Holder) {
    super(
      `The data directory ${dataDir} is in use by another Whittle: process ${holder.pid} on ${holder.host}, ` +
        `since ${holder.since}. Stop it first, or set WHITTLE_DATA to another directory.`,
    );
  }
}

/**
 * Takes `dataDir` for this process alone, by the file `whittle.lock`. A holder of this machine is asked of the system
 * (process number and start time); a holder elsewhere, or in another container, counts as alive while it touches the
 * file. What a killed process left behind is taken over. Throws `DirectoryInUse`.
 */
export async function lockDataDirectory(dataDir: string, { beatMs, silentMs } = defaultTimes): Promise<DataLock> {
  const path = join(dataDir, 'whittle.lock');
  const mine: Holder = {
    token: randomUUID(),
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
    processStart: processStart(process.pid),
    pidSpace: pidSpace(),
  };
  while (!create(path, mine)) {
    const holder = readHolder(path);
    if (holder && (await isAlive(path, holder, silentMs))) throw new DirectoryInUse(dataDir, holder);
    await takeAway(path, holder, silentMs);
  }
  const beat = setInterval(() => touch(path), beatMs);
  beat.unref();
  return {
    release() {
      clearInterval(beat);
      if (readHolder(path)?.token === mine.token) rmSync(path, { force: true });
    },
  };
}

/** False when the file is there already. */
function create(path: string, holder: Holder): boolean {
  let file: number;
  try {
    file = openSync(path, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  writeSync(file, JSON.stringify(holder));
  fsyncSync(file);
  closeSync(file);
  return true;
}

/** Null when the file is gone, or was broken off while it was written. */
function readHolder(path: string): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

async function isAlive(path: string, holder: Holder, silentMs: number): Promise<boolean> {
  if (holder.pidSpace !== null && holder.pidSpace === pidSpace()) {
    return exists(holder.pid) && (holder.processStart === null || processStart(holder.pid) === holder.processStart);
  }
  const first = lastBeat(path);
  if (first === null || Date.now() - first > 10 * silentMs) return false;
  const deadline = Date.now() + silentMs;
  while (Date.now() < deadline) {
    await delay(200);
    if (lastBeat(path) !== first) return true;
  }
  return false;
}

/**
 * Removes a dead holder's file. Two processes may find it dead at once, so the removal itself is held by a second file;
 * whoever comes later finds the winner's lock instead of the dead one.
 */
async function takeAway(path: string, dead: Holder | null, silentMs: number): Promise<void> {
  const guard = `${path}.takeover`;
  try {
    closeSync(openSync(guard, 'wx'));
  } catch {
    await delay(50);
    const age = Date.now() - (lastBeat(guard) ?? Date.now());
    if (age > silentMs) rmSync(guard, { force: true });
    return;
  }
  try {
    if (dead === null) await delay(100);
    if (readHolder(path)?.token === dead?.token) rmSync(path, { force: true });
  } finally {
    rmSync(guard, { force: true });
  }
}

function touch(path: string): void {
  try {
    const now = new Date();
    utimesSync(path, now, now);
  } catch {
    // A missed beat matters only to other machines, and they wait for several.
  }
}

function lastBeat(path: string): number | null {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return null;
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function pidSpace(): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return `host ${hostname()}`;
  }
}

function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; the start time is the 20th field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
