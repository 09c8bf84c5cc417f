import { connect, Socket } from 'node:net';
import { dirname } from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import { OneBufferSocket } from './one-buffer-socket.ts';
import type { SlowStatements } from './slow-statements.ts';

/** Where PostgreSQL is: an address, or the embedded server, which may be restarting. */
export type DatabaseTarget =
  | { url: string }
  | {
      connection: ServerConnection;
      /** Resolves once the server takes connections. */
      ready(): Promise<void>;
    };

export type ServerConnection = {
  database: string;
  user: string;
  password: string;
  /** A Unix socket, or a port of this machine where there are none. */
  address: { path: string } | { host: string; port: number };
};

/** PostgreSQL's own settings of a connection, by name. */
export type ServerSettings = Record<string, string | number>;

const connectTimeoutMs = 10_000;
const keepAliveAfterMs = 60_000;

/** With TLS what is read is not what was sent, and has memory of its own. */
const streamOf = ({ ssl }: { ssl?: unknown }) => (ssl ? new Socket() : new OneBufferSocket());

export function clientConfig(target: DatabaseTarget, settings: ServerSettings, hasOneBuffer = false): pg.ClientConfig {
  return {
    ...('url' in target ? { connectionString: withLibpqModes(target.url) } : ofServer(target.connection)),
    application_name: 'whittle',
    options: asOptions({ TimeZone: 'UTC', ...settings }),
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfterMs,
    types: { getTypeParser },
    ...(hasOneBuffer && { stream: streamOf as () => Socket }),
  };
}

function ofServer({ address, ...server }: ServerConnection): pg.ClientConfig {
  if ('host' in address) return { ...server, ...address };
  return { ...server, host: dirname(address.path), port: Number(address.path.split('.').at(-1)) };
}

/** `sslmode` means what it means to every other client of PostgreSQL, not what node-postgres once made of it. */
function withLibpqModes(text: string): string {
  const url = new URL(text);
  if (!url.searchParams.has('sslmode')) return text;
  url.searchParams.set('uselibpqcompat', 'true');
  return url.href;
}

const asOptions = (settings: ServerSettings): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${String(value).replace(/[\\\s]/g, '\\$&')}`)
    .join(' ');

/** Dates and lengths of time stay PostgreSQL's text, points in time become `Date`. */
const asText = new Set<number>([pg.types.builtins.DATE, pg.types.builtins.TIMESTAMP, pg.types.builtins.INTERVAL]);
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  asText.has(oid) ? (text: string) => text : pg.types.getTypeParser(oid, format as 'text');

type OnConnect = (err: Error | null, client?: pg.Client) => void;

/** Connections to the target. One to the embedded server waits for it while it restarts, see `waitForServer`. */
export function clientOf(target: DatabaseTarget, log: Logger, slow?: SlowStatements): typeof pg.Client {
  const untilReachable = waitForServer(target);
  return class extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      // A pool hides the password from whoever walks through its configuration.
      super({ ...config, password: config.password, connectionTimeoutMillis: connectTimeoutMs } as pg.ClientConfig);
      // Who uses the connection hears of it through the query; an error that nobody listens to ends the process.
      this.on('error', (err) => log.debug({ err }, 'a connection to the database broke'));
      slow?.watch(this);
      this.on('notice', (notice) => log.debug({ notice: notice.message }, 'database notice'));
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: OnConnect): void;
    override connect(callback?: OnConnect): Promise<pg.Client> | void {
      const reachable = untilReachable();
      if (!callback) return reachable.then(() => super.connect());
      void reachable.then(() => super.connect(callback));
    }
  };
}

const retryMs = 20;
const giveUpMs = 15_000;
/** How long somebody looks who comes after others gave up. */
const lookMs = 250;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** No timer is left behind: it would keep a process alive that has done its work. */
function within(ms: number, work: Promise<boolean>): Promise<boolean> {
  const late = Promise.withResolvers<false>();
  const timer = setTimeout(() => late.resolve(false), ms);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

/**
 * Waits for the embedded server. Once it has been away for 15 s connecting is tried all the same, and fails as it does with
 * any server that is away: one that finds no room on the disk to recover comes back when there is some, and callers who wait
 * in line for a connection would wait for as long.
 */
function waitForServer(target: DatabaseTarget): () => Promise<void> {
  let awaySince: number | null = null;
  const reach = async ({ connection, ready }: Exclude<DatabaseTarget, { url: string }>) => {
    const isReached = await ready().then(
      () => answers(connection.address),
      () => false,
    );
    if (isReached) awaySince = null;
    return isReached;
  };
  return async () => {
    if ('url' in target) return;
    const startedAt = Date.now();
    for (;;) {
      const leftMs = (awaySince ?? startedAt) + giveUpMs - Date.now();
      if (await within(Math.max(leftMs, lookMs), reach(target))) return;
      awaySince ??= startedAt;
      if (leftMs <= 0 || Date.now() - awaySince >= giveUpMs) return;
      await sleep(retryMs);
    }
  };
}

const answers = (address: ServerConnection['address']): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(address);
    const settle = (value: boolean) => {
      socket.destroy();
      resolve(value);
    };
    socket.once('error', () => settle(false)).once('connect', () => settle(true));
  });
