import type { EntityRecord } from '@whittle/contract/entities';
import { createTestApp, signInToApp } from '@whittle/testing/test-app';
import { startTestServer } from '@whittle/testing/test-server';
import { expect, it, onTestFinished, vi } from 'vitest';

const entity = {
  properties: { text: { type: 'string' }, n: { type: 'number' } },
  rls: { read: { created_by_id: '{{user.id}}' }, write: { created_by_id: '{{user.id}}' } },
};

async function start() {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const declared = JSON.stringify(entity);
  const files = { 'entities/Note.json': declared, 'entities/Task.json': declared };
  const app = await createTestApp(server, { files });
  const enter = async (name: string) => {
    const { access_token: token, user } = await signInToApp(server, app, { email: `${name}@example.com` });
    const call = (path: string, options: object = {}) =>
      server.request(`/api/apps/${app.id}/entities/${path}`, { host: app.publishedHost, token, ...options });
    return { id: user.id, call };
  };
  const { $client: sql } = server.adapters.db;
  const waiting = async () => {
    const rows = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query not like 'lock table%'`;
    return rows.length;
  };
  const [ann, bob] = [await enter('ann'), await enter('bob')];
  /** Writes that all wait before the first of them is done. */
  const atOnce = async <T>(begin: () => Promise<T>[]): Promise<T[]> => {
    let begun: Promise<T>[] = [];
    await sql.transaction(async (locked) => {
      await locked.query('lock table records in share mode');
      begun = begin();
      await vi.waitUntil(async () => (await waiting()) >= 3, { timeout: 20_000 });
      // What was sent before has arrived when calls that were sent after it are answered.
      for (let n = 0; n < 3; n += 1) expect((await ann.call('User/me')).status).toBe(200);
    });
    return Promise.all(begun);
  };
  return { app, sql, ann, bob, atOnce };
}

type Change = { id: string; kind: string; maker: string; before: object; after: object; call: string; act: string };

it('[ENT-30] what a person creates and changes at the same moment is written together, each record with its own history', async () => {
  const { app, sql, ann, bob, atOnce } = await start();
  const large = 'ä'.repeat(9_000);
  const wishes = Array.from({ length: 40 }, (_, n) => ({
    person: n % 4 === 0 ? bob : ann,
    kind: n % 3 === 0 ? 'Task' : 'Note',
    body: { text: n === 7 ? large : `"${n}" \\ ü 🎈`, n: n / 4 },
  }));
  const made = await atOnce(() =>
    wishes.map(async ({ person, kind, body }) => {
      const answer = await person.call(kind, { json: body });
      expect(answer.status).toBe(201);
      return (await answer.json()) as EntityRecord;
    }),
  );
  const changed = await atOnce(() =>
    wishes.map(async ({ person, kind, body }, n) => {
      const answer = await person.call(`${kind}/${made[n]!.id}`, { method: 'PUT', json: { n: n + 100 } });
      expect(answer.status).toBe(200);
      const record = (await answer.json()) as EntityRecord;
      expect(record).toMatchObject({
        id: made[n]!.id,
        text: body.text,
        n: n + 100,
        created_date: made[n]!.created_date,
      });
      return record;
    }),
  );

  const stored = await sql<{ id: string; kind: string; maker: string; data: object; size: number; at: Date }[]>`
    select id, entity as kind, created_by_id as maker, data, size, updated_at as at from records where app_id = ${app.id}`;
  expect(stored).toHaveLength(wishes.length);
  const changes = await sql<Change[]>`
    select record_id as id, kind, by_id as maker, before, after, call_id as call, tx::text as act, at
    from record_changes where app_id = ${app.id} order by seq`;
  for (const [n, { person, kind, body }] of wishes.entries()) {
    const row = stored.find(({ id }) => id === made[n]!.id)!;
    const after = { ...body, n: n + 100 };
    expect([row.kind, row.maker, row.data]).toEqual([kind, person.id, after]);
    expect(row.at.toISOString()).toBe(changed[n]!.updated_date);
    const ofRecord = changes.filter(({ id }) => id === row.id);
    expect(ofRecord.map((one) => [one.kind, one.maker, one.before, one.after])).toEqual([
      ['create', person.id, null, body],
      ['update', person.id, body, after],
    ]);
  }
  expect(new Set(changes.map(({ call }) => call)).size).toBe(2 * wishes.length);
  for (const kind of ['create', 'update']) {
    const acts = changes.filter((one) => one.kind === kind).map(({ act }) => act);
    expect(new Set(acts).size).toBeLessThan(wishes.length);
  }
});

it('[ENT-30] changes at the same moment of one record, of a locked one and of one out of reach are what each would be alone', async () => {
  const { app, sql, ann, bob, atOnce } = await start();
  const create = async (json: object) => (await (await ann.call('Note', { json })).json()) as EntityRecord;
  const notes = await Promise.all(Array.from({ length: 12 }, (_, n) => create({ text: `${n}`, n })));
  const put = async (id: string, json: object, person = ann) =>
    (await person.call(`Note/${id}`, { method: 'PUT', json })).status;
  const [one, locked, ...others] = notes.map(({ id }) => id) as [string, string, ...string[]];

  const sameRecord = Array.from({ length: 5 }, (_, n) => ({ text: `text ${n}`, n }));
  const statuses = await atOnce(() => [
    ...sameRecord.map((json) => put(one, json)),
    put(one, { n: -1 }, bob),
    put('000000000000000000000000', { n: -1 }),
    ...others.map((id) => put(id, { n: 7 })),
  ]);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 404, 404, ...others.map(() => 200)]);
  const last = (await (await ann.call(`Note/${one}`)).json()) as EntityRecord;
  expect(sameRecord).toContainEqual({ text: last['text'], n: last['n'] });
  const history = await sql<Change[]>`
    select before, after from record_changes where app_id = ${app.id} and record_id = ${one} order by seq`;
  expect(history).toHaveLength(6);
  for (const [index, { before }] of history.slice(1).entries()) expect(before).toEqual(history[index]!.after);

  let waits: Promise<number> | undefined;
  await sql.transaction(async (holder) => {
    await holder`select from records where app_id = ${app.id} and id = ${locked} for update`;
    waits = put(locked, { n: 8 });
    expect(await Promise.all(others.map((id) => put(id, { n: 9 })))).toEqual(others.map(() => 200));
  });
  expect(await waits).toBe(200);
});
