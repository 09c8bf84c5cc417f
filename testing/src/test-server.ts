import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Adapters } from '@whittle/server/adapters/adapters';
import { openDataDirectory } from '@whittle/server/adapters/data-directory';
import type { LanguageModels } from '@whittle/server/adapters/language-model/language-model';
import { openAdapters } from '@whittle/server/adapters/open-adapters';
import { createPasswordHashes } from '@whittle/server/adapters/passwords';
import { type App, createApp } from '@whittle/server/app';
import { type Config, readConfig } from '@whittle/server/config/config';
import { listen } from '@whittle/server/http/server';
import { createLog } from '@whittle/server/log/log';
import { inject } from 'vitest';
import { createTestDatabase } from './database.ts';
import { type RequestOptions, sendRequest } from './request.ts';

export interface TestServer {
  /** `http://127.0.0.1:{port}`: where to connect. Send the host of the builder or of an app as the Host header. */
  readonly url: string;
  readonly port: number;
  /** `http://whittle.localhost:{port}`: the builder's address and the `Origin` of its pages. */
  readonly builderOrigin: string;
  readonly adapters: Adapters;
  /** The routes of each kind of host. */
  readonly hosts: App['hosts'];
  readonly databaseUrl: string;
  /** Host headers of an app's preview and of its published pages. */
  previewHost(appId: string): string;
  publishedHost(slug: string): string;
  /** Sends a request to the builder's host unless `host` says otherwise. Redirects are answered, not followed. */
  request(path: string, options?: RequestOptions): Promise<Response>;
  close(): Promise<void>;
}

export type TestServerOptions = {
  /** Replaces the configured language model. */
  models?: LanguageModels;
  /** Changes the configuration that a fresh installation has. */
  config?: Partial<Config>;
  /** Replaces single adapters, such as the clock. */
  adapters?: Partial<Adapters>;
  /** Another process of the same installation: it shares database and data directory, and ends before that one. */
  beside?: TestServer;
};

/** As in production but for the work: most tests sign somebody up, and a hash is made to be slow. */
const quickHashes = createPasswordHashes({ ln: 8, r: 8, p: 1 });

/** The real application on a random port, on a fresh database and an empty data directory. For tests that Vitest runs. */
export async function startTestServer({
  models,
  config: changes,
  adapters: replaced,
  beside,
}: TestServerOptions = {}): Promise<TestServer> {
  const http = await listen({ port: 0, host: '127.0.0.1' });
  const dataDir = beside?.adapters.config.dataDir ?? (await mkdtemp(join(tmpdir(), 'whittle-test-data-')));
  const database = beside ? null : await createTestDatabase(inject('adminDatabaseUrl'));
  const databaseUrl = beside?.databaseUrl ?? database?.url ?? '';
  const result = readConfig({
    PORT: String(http.port),
    WHITTLE_DATA: dataDir,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '8',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'error',
    // Tests sign up whomever they need; the one about limits says how many.
    SIGN_UPS_PER_NETWORK: '100000',
    // Made after a publish, so a test would see a page with or without; the one about it switches it on.
    PRERENDER: 'off',
    // Nothing leaves the machine.
    MODEL_LIST_URL: 'off',
  });
  if (!result.ok) throw new Error(result.problems.join('\n'));
  const config = { ...result.config, ...changes };
  const log = createLog(config);
  const directory = await openDataDirectory(config, log);
  const opened = await openAdapters(config, log, directory);
  const adapters = { ...opened.adapters, passwordHashes: quickHashes, ...replaced, ...(models && { models }) };
  const app = createApp(adapters);
  await app.start();
  http.serve(app.fetch, app.upgrade);

  const { host: builderHost } = new URL(config.publicUrl);
  return {
    url: `http://127.0.0.1:${http.port}`,
    port: http.port,
    builderOrigin: config.builderOrigin,
    adapters,
    hosts: app.hosts,
    databaseUrl,
    previewHost: (appId) => `preview--${appId}.${config.appsHost}`,
    publishedHost: (slug) => `${slug}.${config.appsHost}`,
    request: (path, options = {}) => sendRequest(http.port, path, { host: builderHost, ...options }),
    async close() {
      const closed = http.close(1_000);
      await app.stop();
      await closed;
      await opened.close();
      await directory.close();
      if (!database) return;
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
