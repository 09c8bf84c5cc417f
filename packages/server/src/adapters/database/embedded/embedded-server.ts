import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ServerConnection } from '../connection.ts';
import { findBinaries } from './binaries.ts';
import { readOrMakePassword } from './password.ts';
import { initialiseCluster, isInitialised } from './initialise.ts';
import { stopLeftover } from './leftover.ts';
import { freePort } from './free-port.ts';
import { readPostmaster } from './postmaster-file.ts';
import { commandAs, decideRunAs, type RunAs } from './run-as.ts';
import { type Listen, serverArguments } from './settings.ts';
import { makeSocketDirectory } from './socket-directory.ts';

const startMs = 60_000;
const restartDelaysMs = [10, 100, 500, 2_000, 5_000];
/** A server that ran this long died for a new reason: it is started again without delay. */
const stableMs = 10_000;

export interface EmbeddedServer {
  readonly connection: ServerConnection;
  /** Resolves once the server takes connections; while it restarts, that is a little later. Rejects after `stop`. */
  ready(): Promise<void>;
  /** Ends the server in order: it finishes what it committed and writes its last page. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL of this installation in `{dataDir}/postgres`, which is made on first start. It runs as a child
 * process and is started again when it dies. The caller holds the lock of `dataDir`.
 */
export async function startEmbeddedServer(
  dataDir: string,
  log: Logger,
  options: { listen?: Listen['kind'] } = {},
): Promise<EmbeddedServer> {
  const binaries = findBinaries();
  const clusterDir = join(dataDir, 'postgres');
  const runAs = decideRunAs(clusterDir);
  const listenKind = options.listen ?? (process.platform === 'win32' ? 'tcp' : 'socket');
  const password = readOrMakePassword(dataDir);

  const leftover = await stopLeftover(clusterDir);
  if (leftover !== 'none')
    log.warn({ leftover }, 'the last run did not stop in order; the database recovers by itself');
  if (runAs.kind === 'user') letThrough(dataDir);
  if (!isInitialised(clusterDir)) await initialiseCluster({ binaries, clusterDir, runAs, password });

  const listen: Listen =
    listenKind === 'tcp'
      ? { kind: 'tcp', port: await freePort() }
      : { kind: 'socket', dir: makeSocketDirectory(dataDir, runAs), port: 5432 };
  if (listen.kind === 'socket') giveTo(runAs, listen.dir);

  let child: ChildProcess;
  let isStopping = false;
  let failures = 0;
  let startedAt = 0;
  let current = start();
  await current;

  async function start(): Promise<void> {
    const {
      command,
      args,
      options: spawnOptions,
    } = commandAs(runAs, binaries.postgres, serverArguments(clusterDir, listen));
    const started = spawn(command, args, {
      ...spawnOptions,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: serverEnvironment(),
      detached: true,
    });
    child = started;
    startedAt = Date.now();
    const lastLines: string[] = [];
    started.stderr.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n').filter((part) => part.trim() !== '')) {
        lastLines.push(line);
        if (lastLines.length > 20) lastLines.shift();
        if (/^(FATAL|PANIC|ERROR|WARNING):/.test(line)) log.debug({ postgres: line }, 'database server');
      }
    });
    const exited = new Promise<string>((resolve) => {
      started.once('error', (error) => resolve(error.message));
      started.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
    });
    const reason = await Promise.race([exited, untilReady(clusterDir, started)]);
    if (reason !== null) {
      throw new Error(`PostgreSQL did not start (${reason}): ${lastLines.join(' ') || 'it said nothing'}`);
    }
    void exited.then((how) => {
      if (!isStopping) {
        current = restart(how);
        current.catch((err: unknown) => log.error({ err }, 'the database does not start again'));
      }
    });
  }

  async function restart(how: string): Promise<void> {
    failures = Date.now() - startedAt > stableMs ? 1 : failures + 1;
    log.error({ how, attempt: failures }, 'the database died and is started again');
    for (;;) {
      await delay(restartDelaysMs[Math.min(failures - 1, restartDelaysMs.length - 1)]);
      if (isStopping) return;
      try {
        await stopLeftover(clusterDir);
        await start();
        log.warn('the database runs again');
        return;
      } catch (err) {
        failures += 1;
        log.error({ err, attempt: failures }, 'the database did not start');
      }
    }
  }

  return {
    connection: {
      database: 'postgres',
      user: 'whittle',
      password,
      address:
        listen.kind === 'tcp'
          ? { host: '127.0.0.1', port: listen.port }
          : { path: join(listen.dir, `.s.PGSQL.${listen.port}`) },
    },
    async ready() {
      if (isStopping) throw new Error('the database is stopping');
      await current;
    },
    async stop() {
      isStopping = true;
      await current.catch(() => {});
      await endChild(child);
    },
  };
}

/** Null once the server is ready; never settles when it exits first. */
async function untilReady(clusterDir: string, child: ChildProcess): Promise<null | string> {
  const deadline = Date.now() + startMs;
  while (child.exitCode === null && child.signalCode === null) {
    const found = readPostmaster(clusterDir);
    if (found?.isReady && found.pid === child.pid) return null;
    if (Date.now() > deadline) {
      child.kill('SIGKILL');
      return `not ready after ${startMs / 1_000} s`;
    }
    await delay(5);
  }
  return new Promise(() => {});
}

/** Fast shutdown; the quick one, which recovers on the next start, when that takes too long. */
async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  const hurry = setTimeout(() => child.kill('SIGQUIT'), 8_000);
  await exited;
  clearTimeout(hurry);
}

/** Another user reaches the database below `directory`, and sees nothing else in it. */
function letThrough(directory: string): void {
  chmodSync(directory, (statSync(directory).mode & 0o777) | 0o011);
}

function giveTo(runAs: RunAs, directory: string): void {
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, 0o700);
  if (runAs.kind === 'user') chownSync(directory, runAs.uid, runAs.gid);
}

/** No variable of ours may change how the server runs (PGDATA, PGPORT ...). */
function serverEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !name.startsWith('PG') && !['DATABASE_URL', 'WHITTLE_SECRET', 'MODEL_API_KEY'].includes(name),
    ),
  );
}
