import type { EntityRecord } from '@whittle/contract/entities';
import { createTestApp, signInToApp } from '@whittle/testing/test-app';
import { startTestServer } from '@whittle/testing/test-server';
import { expect, it, onTestFinished, vi } from 'vitest';

const rls = { read: { created_by_id: '{{user.id}}' }, write: true };
const entity = { properties: { text: { type: 'string' } }, rls };

it('[ENT-30] people who read the same records at the same moment get their own, as they were when they asked', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const app = await createTestApp(server, { files: { 'entities/Note.json': JSON.stringify(entity) } });
  const call = (token: string, path: string, options: object = {}) =>
    server.request(`/api/apps/${app.id}/entities/Note${path}`, { host: app.publishedHost, token, ...options });
  const people = await Promise.all(
    ['ann', 'bob'].map(async (name) => {
      const { access_token: token } = await signInToApp(server, app, { email: `${name}@example.com` });
      const rows = Array.from({ length: 20 }, (_, n) => ({ text: `${name} ${n}` }));
      const made = await call(token, '/bulk', { json: rows });
      return { name, token, notes: (await made.json()) as EntityRecord[] };
    }),
  );
  const all = people.flatMap(({ notes }) => notes);
  await Promise.all(
    people.map(async ({ name, token, notes }) => {
      const read = await Promise.all(all.map(async ({ id }) => [id, await call(token, `/${id}`)] as const));
      const seen = read.filter(([, { status }]) => status === 200);
      expect(seen.map(([id]) => id).toSorted()).toEqual(notes.map(({ id }) => id).toSorted());
      for (const [id, answer] of seen) expect(await answer.json()).toMatchObject({ id });
      expect(read.filter(([, { status }]) => status === 404)).toHaveLength(notes.length);
      const lists = await Promise.all(Array.from({ length: 12 }, () => call(token, '?limit=50')));
      for (const list of lists) {
        const rows = (await list.json()) as EntityRecord[];
        expect(rows).toHaveLength(20);
        expect(rows.every(({ text }) => String(text).startsWith(name))).toBe(true);
      }
    }),
  );

  const [{ token, notes }] = people as [(typeof people)[number]];
  for (let round = 1; round <= 5; round += 1) {
    const others = Array.from({ length: 8 }, () => [call(token, '?limit=50'), call(token, `/${notes[0]!.id}`)]).flat();
    await call(token, `/${notes[0]!.id}`, { method: 'PUT', json: { text: `changed ${round}` } });
    const [list, one] = await Promise.all([call(token, '?limit=50'), call(token, `/${notes[0]!.id}`)]);
    expect(await one.json()).toMatchObject({ text: `changed ${round}` });
    const listed = ((await list.json()) as EntityRecord[]).find(({ id }) => id === notes[0]!.id);
    expect(listed).toMatchObject({ text: `changed ${round}` });
    await Promise.all(others);
  }
});

it('[FAIR-01] [ENT-30] a caller who asks for one list again and again leaves room for another list, and large lists come whole', async () => {
  const server = await startTestServer({ config: { databasePoolSize: 8, recordQueryMaxMs: 120_000 } });
  onTestFinished(() => server.close());
  const app = await createTestApp(server, { files: { 'entities/Note.json': JSON.stringify(entity) } });
  const { access_token: token } = await signInToApp(server, app, { email: 'ann@example.com' });
  const call = (path: string, options: object = {}) =>
    server.request(`/api/apps/${app.id}/entities/Note${path}`, { host: app.publishedHost, token, ...options });
  await call('/bulk', { json: Array.from({ length: 150 }, (_, n) => ({ text: `${n} ${'x'.repeat(5_000)}` })) });
  const asked: Promise<Response>[] = [];
  const sql = server.adapters.db.$client;
  await sql.transaction(async (locked) => {
    await locked.query('lock table records in access exclusive mode');
    for (let n = 0; n < 20; n += 1) asked.push(call('?limit=9'));
    const isWaiting = async (limit: number) => {
      const [row] = await sql.query<{ count: string }[]>(
        `select count(*) as count from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
        [`%limit ${limit})%`],
      );
      return Number(row!.count) > 0;
    };
    await vi.waitUntil(() => isWaiting(9), { timeout: 20_000 });
    asked.push(call('?limit=7'));
    await vi.waitUntil(() => isWaiting(7), { timeout: 20_000 });
  });
  const lists = await Promise.all(
    asked.map(async (answer) => ((await (await answer).json()) as EntityRecord[]).length),
  );
  expect(lists).toEqual([...Array.from({ length: 20 }, () => 9), 7]);

  const large = await Promise.all(Array.from({ length: 6 }, () => call('?limit=200')));
  const texts = await Promise.all(large.map((answer) => answer.text()));
  expect(new Set(texts).size).toBe(1);
  expect(JSON.parse(texts[0]!)).toHaveLength(150);
});
