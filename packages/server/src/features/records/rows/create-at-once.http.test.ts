import type { EntityRecord } from '@whittle/contract/entities';
import { createTestApp, signInToApp } from '@whittle/testing/test-app';
import { startTestServer } from '@whittle/testing/test-server';
import { expect, it, onTestFinished } from 'vitest';

const entity = {
  properties: { text: { type: 'string' }, n: { type: 'number' } },
  'x-accessControl': { permissions: { read: 'all', write: 'all' } },
};

it('[ENT-30] records that several people create at the same moment are written together, each with its maker and its history', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const declared = JSON.stringify(entity);
  const app = await createTestApp(server, {
    files: { 'entities/Note.json': declared, 'entities/Task.json': declared },
  });
  const people = await Promise.all(
    ['ann', 'bob'].map(async (name) => {
      const { access_token: token, user } = await signInToApp(server, app, { email: `${name}@example.com` });
      return { name, token, id: user.id };
    }),
  );
  const large = 'ä'.repeat(9_000);
  const wishes = Array.from({ length: 40 }, (_, n) => ({
    person: people[n % 2]!,
    kind: n % 3 === 0 ? 'Task' : 'Note',
    body: { text: n === 7 ? large : `"${n}" \\ ü 🎈`, n: n / 4 },
  }));
  const made = await Promise.all(
    wishes.map(async ({ person, kind, body }) => {
      const path = `/api/apps/${app.id}/entities/${kind}`;
      const answer = await server.request(path, { host: app.publishedHost, token: person.token, json: body });
      expect(answer.status).toBe(201);
      return (await answer.json()) as EntityRecord;
    }),
  );
  type Stored = { id: string; kind: string; maker: string; data: object; size: number; at: string; act: string };
  const { $client: sql } = server.adapters.db;
  const stored = await sql<Stored[]>`
    select r.id, r.entity as kind, r.created_by_id as maker, r.data, r.size, r.created_at::text as at, r.xmin::text as act
    from records r where r.app_id = ${app.id}`;
  const byId = new Map(stored.map((row) => [row.id, row]));
  expect(byId.size).toBe(wishes.length);
  for (const [n, { person, kind, body }] of wishes.entries()) {
    const row = byId.get(made[n]!.id)!;
    expect([row.kind, row.maker, row.data]).toEqual([kind, person.id, body]);
    expect(row.size).toBe(Buffer.byteLength(JSON.stringify(body)));
    expect(new Date(row.at).toISOString()).toBe(made[n]!.created_date);
  }
  expect(new Set(stored.map(({ act }) => act)).size).toBeLessThan(wishes.length);

  const changes = await sql`
    select c.record_id as id, c.entity as kind, c.by_id as maker, c.after as data, c.via, count(*) over (partition by c.call_id) as calls
    from record_changes c where c.app_id = ${app.id} and c.kind = 'create'`;
  expect(changes).toHaveLength(wishes.length);
  for (const { id, kind, maker, data, via, calls } of changes) {
    const row = byId.get(id)!;
    expect([kind, maker, data, via, Number(calls)]).toEqual([row.kind, row.maker, row.data, 'app', 1]);
  }
});
