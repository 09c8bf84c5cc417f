import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@whittle/server/adapters/database/database';
import { createLog } from '@whittle/server/log/log';
import { createTestDatabase } from '@whittle/testing/database';
import { freePort } from '@whittle/testing/product';
import { type RequestOptions, sendRequest } from '@whittle/testing/request';
import { spawnServer } from '@whittle/testing/server-process';
import type { TestServer } from '@whittle/testing/test-server';

/** The product as a process of its own on a new database, and a way to that database. `env` adds to its configuration. */
export async function startMeasuredServer(adminUrl: string, env: Record<string, string> = {}) {
  const database = await createTestDatabase(adminUrl);
  const dataDir = await mkdtemp(join(tmpdir(), 'whittle-bench-'));
  const { db, close } = openDatabase({ url: database.url }, { poolSize: 2, log: createLog({ logLevel: 'silent' }) });
  const port = await freePort();
  const server = spawnServer({
    ...{ WHITTLE_DATA: dataDir, DATABASE_URL: database.url, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
    ...env,
  });
  const stop = async () => {
    server.child.kill('SIGTERM');
    await server.exited;
    await close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  await server.ready.catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const host = `whittle.localhost:${port}`;
  const request = (path: string, options: RequestOptions = {}) => sendRequest(port, path, { host, ...options });
  /** What `createTestApp` and the sign-ins of tests work with. */
  const setUp = {
    adapters: { db },
    request,
    previewHost: (id: string) => `preview--${id}.${host}`,
    publishedHost: (slug: string) => `${slug}.${host}`,
  } as unknown as TestServer;
  return {
    db,
    port,
    host,
    pid: server.child.pid!,
    database: new URL(database.url).pathname.slice(1),
    request,
    setUp,
    stop,
  };
}
