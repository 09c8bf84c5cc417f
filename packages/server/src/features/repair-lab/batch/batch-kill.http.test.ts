import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BatchReport } from '@whittle/contract/repair-lab/batches';
import { createTestDatabase } from '@whittle/testing/database';
import { startModelServer } from '@whittle/testing/model-server/model-server';
import { freePort } from '@whittle/testing/product';
import { type RequestOptions, sendRequest } from '@whittle/testing/request';
import { type ServerProcess, spawnServer } from '@whittle/testing/server-process';
import { createTestApp, signUpBuilder } from '@whittle/testing/test-app';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../../adapters/database/database.ts';
import { createLog } from '../../../log/log.ts';

const apps = 5;
const broken = 'export default function Home() {\n  return <h1 title={useState(0)[0]}>{totla}</h1>;\n}\n';

test('[VALID-20] a run goes on after its server was killed in the middle of it, again and again, and each app counts once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'whittle-batch-'));
  const database = await createTestDatabase(inject('adminDatabaseUrl'));
  // Each question takes long enough for the server to be killed while it waits.
  const models = await startModelServer({ answers: () => ({ text: 'I cannot do that. '.repeat(10) }), delayMs: 60 });
  const port = await freePort();
  let server: ServerProcess | null = null;
  const start = async () => {
    server = spawnServer({
      ...{ WHITTLE_DATA: dataDir, PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: 'http://whittle.localhost' },
      ...{ DATABASE_URL: database.url, LOG_LEVEL: 'silent', MODEL_LIST_URL: 'off', SIGN_UPS_PER_NETWORK: '1000' },
      ...{
        MODEL_PROVIDER: 'openai-compatible',
        MODEL_BASE_URL: models.url,
        MODEL_NAME: 'recorded',
        MODEL_API_KEY: 'key',
      },
    });
    await server.ready;
  };
  const kill = async () => {
    server?.child.kill('SIGKILL');
    await server?.exited;
  };
  onTestFinished(async () => {
    await kill();
    await models.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  await start();

  const request = (path: string, options: RequestOptions = {}) =>
    sendRequest(port, path, { host: 'whittle.localhost', ...options });
  const admin = await signUpBuilder({ request });
  const ask = async <T>(path: string, options: RequestOptions = {}): Promise<T> => {
    const response = await request(path, { token: admin.token, ...options });
    expect([path, response.status]).toEqual([path, 200]);
    return (await response.json()) as T;
  };
  const { db, close } = openDatabase({ url: database.url }, { poolSize: 2, log: createLog({ logLevel: 'silent' }) });
  const world = { request, adapters: { db }, previewHost: (id: string) => id, publishedHost: (slug: string) => slug };
  for (let at = 0; at < apps; at += 1) {
    await createTestApp(world, { owner: admin, files: { 'pages/Home.jsx': broken }, published: false });
  }
  await close();
  await ask('/api/lab-consent', { method: 'PUT', json: { isForAll: true } });
  const price = { model: 'recorded', perMillionPromptTokens: 1, perMillionCompletionTokens: 1, perImage: null };
  await ask('/api/admin/model/prices', { method: 'PUT', json: { currency: 'USD', prices: [price] } });
  const asked = { models: ['recorded'], iterations: 1, capMicros: 1_000_000 };
  const { id } = await ask<BatchReport>('/api/admin/batches', { json: asked });

  for (const questions of [1, 3]) {
    await vi.waitFor(() => expect(models.requests.length).toBeGreaterThanOrEqual(questions), { timeout: 60_000 });
    await kill();
    await start();
  }
  await vi.waitFor(async () => expect((await ask<BatchReport>(`/api/admin/batches/${id}`)).state).toBe('done'), {
    timeout: 90_000,
    interval: 200,
  });
  const report = await ask<BatchReport>(`/api/admin/batches/${id}`);
  expect(report).toMatchObject({
    apps: { done: apps, failed: 0, waiting: 0, running: 0 },
    detectors: [{ detectorId: 'undefined-name', apps, found: apps * 2, fixedByRules: apps }],
    scores: [{ apps, given: apps, fixed: 0 }],
  });
  // What was asked twice because of a kill is paid twice, and the report says so.
  expect(report.scores[0]!.questions).toBe(models.requests.length);
}, 240_000);
