import type { AuditPage } from '@whittle/contract/audit';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { createTestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuditService } from '../../core/audit/audit.service.ts';

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
    await expect(sql.query(statement)).rejects.toThrow('the audit log is append-only');
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

describe('what the builder does', () => {
  let admin: TestBuilder;
  const log = async (query = '') => (await admin.json<AuditPage>(`/api/admin/audit${query}`)).items;

  beforeAll(async () => {
    admin = await signUp(server);
  });

  test('[AUDIT-02] publishing, with what everybody may do, and deleting an app are lines that outlive the app', async () => {
    const entity = { type: 'object', properties: { text: { type: 'string' } }, permissions: 'creator/creator' };
    const { id: appId } = await createTestApp(server, {
      owner: { accountId: admin.accountId, token: admin.token, expiresAt: '' },
      published: false,
      files: {
        'pages/Home.jsx': 'export default function Home() { return null; }',
        'entities/Note.json': JSON.stringify(entity),
      },
    });
    const { versionId } = await admin.json<{ versionId: string }>(`/api/apps/${appId}/publish`, { json: {} });
    expect((await admin.request(`/api/apps/${appId}`, { method: 'DELETE' })).status).toBe(204);
    await server.adapters.db.$client`delete from apps where id = ${appId}`;
    const [deleted, published, ...rest] = await log(`?app=${appId}`);
    expect(rest).toEqual([]);
    const by = { kind: 'account', id: admin.accountId, name: expect.stringContaining('@example.com') };
    expect(deleted).toMatchObject({
      event: 'app-deleted',
      actor: by,
      target: 'Test app',
      app: { id: appId, name: null },
    });
    expect(published).toMatchObject({
      event: 'published',
      actor: by,
      target: versionId,
      details: { Note: expect.any(String) },
    });
    expect(published!.address).toBeTruthy();
  });

  test('[AUDIT-02] the log is read by event, person and time, page by page', async () => {
    const audit = createAuditService(server.adapters);
    for (let i = 0; i < 60; i += 1) {
      await audit.record({ event: 'sign-in-refused', actor: { kind: 'visitor', id: null }, target: 'Eve@example.com' });
    }
    const first = await admin.json<AuditPage>('/api/admin/audit?event=sign-in-refused&person=eve@');
    expect(first.items).toHaveLength(50);
    const second = await admin.json<AuditPage>(
      `/api/admin/audit?event=sign-in-refused&person=eve@&before=${first.next}`,
    );
    expect([second.items.length, second.next]).toEqual([10, null]);
    expect(new Set([...first.items, ...second.items].map(({ seq }) => seq)).size).toBe(60);
    expect(await log('?person=eve@&event=sign-in')).toEqual([]);
    expect(await log('?person=eve@&to=2020-01-01T00:00:00Z')).toEqual([]);
    expect((await log('?person=eve@&from=2020-01-01T00:00:00Z')).length).toBe(50);
    expect((await admin.request('/api/admin/audit?event=nonsense')).status).toBe(400);
  });

  test('[AUDIT-02] nobody but the platform admin reads it', async () => {
    const other = await signUp(server);
    expect((await other.request('/api/admin/audit')).status).toBe(403);
    expect((await server.request('/api/admin/audit')).status).toBe(401);
  });
});
