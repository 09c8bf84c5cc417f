import { setTimeout as sleep } from 'node:timers/promises';
import type { Overview, OverviewItems } from '@whittle/contract/overview/overview';
import { signUp } from '@whittle/testing/builder';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const slowStatementMs = 200;
let server: TestServer;
beforeAll(async () => (server = await startTestServer({ config: { slowStatementMs } })));
afterAll(() => server.close());

test('[ADMIN-08] a statement that waited for a lock is listed with its request and without its values', async () => {
  const admin = await signUp(server);
  const { db } = server.adapters;
  const other = db.$connection();
  await other.connect();
  await other.query('begin; lock table accounts in access exclusive mode');
  const signIn = server.request('/api/auth/sign-in', {
    json: { email: 'grace@example.com', password: 'a long enough password' },
  });
  const waiting = sql`select 1 from pg_locks where not granted and relation = 'accounts'::regclass`;
  await vi.waitFor(async () => expect((await db.execute(waiting)).rows).toHaveLength(1), { timeout: 10_000 });
  await sleep(slowStatementMs);
  await other.query('commit');
  await other.end();
  expect((await signIn).status).toBe(400);

  const { figures } = await admin.json<Overview>('/api/admin/overview');
  const { items } = await admin.json<OverviewItems>('/api/admin/overview/items?list=slowStatements');
  expect(figures.slowStatements).toBeGreaterThan(0);
  const slow = items.find(({ title }) => /^select .*"accounts"."email" = \$1/s.test(title));
  expect(slow?.detail).toMatch(/^\d+ ms · POST \/api\/auth\/sign-in$/);
  expect(parseInt(slow!.detail, 10)).toBeGreaterThanOrEqual(slowStatementMs);
  expect(JSON.stringify(items)).not.toContain('grace@example.com');
});
