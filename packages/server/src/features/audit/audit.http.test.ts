import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuditService } from './audit.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('[AUDIT-01] the database refuses to change, delete or empty the log', async () => {
  const sql = server.adapters.db.$client;
  const audit = createAuditService(server.adapters);
  await audit.record({ event: 'sign-in', actor: { kind: 'account', id: 'a' }, address: '203.0.113.7' });
  const before = await sql`select * from audit_events`;
  expect(before).toHaveLength(1);
  for (const statement of [
    `update audit_events set actor_id = 'b'`,
    `update audit_events set actor_id = 'b' where false`,
    'delete from audit_events',
    'truncate audit_events',
  ]) {
    await expect(sql.unsafe(statement)).rejects.toThrow('the audit log is append-only');
  }
  expect(await sql`select * from audit_events`).toEqual(before);
});

test('[AUDIT-01] a line written in a transaction that fails is not there', async () => {
  const { db } = server.adapters;
  const audit = createAuditService(server.adapters);
  await expect(
    db.transaction(async (tx) => {
      await audit.record({ event: 'app-deleted', actor: { kind: 'account', id: 'gone' } }, tx);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expect(await db.$client`select 1 from audit_events where actor_id = 'gone'`).toHaveLength(0);
});
