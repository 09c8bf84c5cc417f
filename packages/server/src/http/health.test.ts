import { expect, test } from 'vitest';
import type { Database } from '../adapters/database/database.ts';
import { healthRoutes } from './health.ts';

const db = { $client: async () => [] } as unknown as Database;
const env = { stopping: new AbortController().signal };

test('[API-06] a server without room on its disk says that it is not ready and why, and is alive', async () => {
  const full = healthRoutes({ db, freeBytes: async () => 4_000_000 });
  const answer = await full.request('/readyz', {}, env);
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'storage full' }]);
  expect((await full.request('/healthz', {}, env)).status).toBe(200);
  const roomy = healthRoutes({ db, freeBytes: async () => 4_000_000_000 });
  expect((await roomy.request('/readyz', {}, env)).status).toBe(200);
});

test('[API-06] where nobody can say how much room there is, the server is ready', async () => {
  const unknown = healthRoutes({ db, freeBytes: () => Promise.reject(new Error('ENOSYS')) });
  expect((await unknown.request('/readyz', {}, env)).status).toBe(200);
});
