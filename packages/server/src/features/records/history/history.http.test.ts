import type { Session } from '@whittle/contract/accounts';
import type { EntityRecord } from '@whittle/contract/entities';
import { recordHeaders } from '@whittle/contract/record-headers';
import type { RecordHistory, RestorePreview, RevertResult, Timeline, Trash } from '@whittle/contract/history';
import type { RequestOptions } from '@whittle/testing/request';
import { createTestApp, signInToApp, signUpBuilder, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eachChange } from '../rows/sql/each-change.ts';

const schema = JSON.stringify({
  properties: { title: { type: 'string' }, done: { type: 'boolean' }, count: { type: 'number' } },
  'x-accessControl': { permissions: { read: 'all', write: 'all' } },
});

let server: TestServer;
let app: TestApp;
let ada: string;
let owner: Session;
/** Moves with every call, so that each change has an instant of its own. */
let nowMs = Date.now() - 3_600_000;

beforeAll(async () => {
  server = await startTestServer({ adapters: { clock: { now: () => new Date((nowMs += 10)) } } });
  owner = await signUpBuilder(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  app = await createTestApp(server, {
    owner,
    files: { 'entities/Task.json': schema, 'entities/Note.json': schema },
  });
  ada = (await signInToApp(server, app, { email: 'ada@example.com' })).access_token;
});

const json = async <T>(answer: Response): Promise<T> => {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status}: ${text}`);
  return JSON.parse(text) as T;
};

/** The owner in the builder's grid. */
const grid = (path: string, options: RequestOptions = {}) =>
  server.request(`/live_api/apps/${app.id}/entities/${path}`, { token: app.owner.token, ...options });
/** Ada in the published app. */
const inApp = (path: string, options: RequestOptions = {}) =>
  server.request(`/api/apps/${app.id}/entities/${path}`, { host: app.publishedHost, token: ada, ...options });
const history = (path: string, options: RequestOptions = {}) =>
  server.request(`/api/apps/${app.id}/history/${path}`, { token: app.owner.token, ...options });

const create = async (data: object, call = grid) => json<EntityRecord>(await call('Task', { json: data }));
const update = async (id: string, data: object, call = grid) =>
  json<EntityRecord>(await call(`Task/${id}`, { method: 'PUT', json: data }));
const remove = async (id: string, call = grid) => json(await call(`Task/${id}`, { method: 'DELETE' }));
const rows = async (entity = 'Task') => json<EntityRecord[]>(await grid(`${entity}?sort=created_date&limit=5000`));
const titles = async () => (await rows()).map(({ title }) => title);

const post = (path: string, body: object = {}) => history(path, { json: body });
const undo = async (body = {}) => json<RevertResult>(await post('entities/Task/undo', body));
const redo = async () => json<RevertResult>(await post('entities/Task/redo'));
const timeline = async () => json<Timeline>(await history('entities/Task/timeline'));
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

/** What stands in the table and what the history says stands there are the same. */
async function expectAgreement() {
  const wrong = await server.adapters.db.$client.query(
    `with last as (
       select distinct on (entity, record_id) entity, record_id as id, kind, after
       from ${eachChange('c.app_id = $1')} c order by entity, record_id, seq desc
     )
     select * from last full join records r on r.app_id = $1 and (r.entity, r.id) = (last.entity, last.id)
     where (r.id is not null and r.app_id = $1 and (last.kind = 'delete' or last.after is distinct from r.data))
        or (r.id is null and last.kind <> 'delete')`,
    [app.id],
  );
  expect(wrong.filter((row) => row['app_id'] === app.id || row['app_id'] === null)).toEqual([]);
}

describe('[HIST-02] undo and redo', () => {
  test('an act is named by its records, however many calls it took to change their fields', async () => {
    const [one, two] = [await create({ title: 'One', count: 1 }), await create({ title: 'Two', count: 2 })];
    const headers = { [recordHeaders.call]: 'c'.repeat(24) };
    const pasted = (path: string, options?: RequestOptions) => grid(path, { ...options, headers });
    await update(one.id, { title: 'First' }, pasted);
    await update(one.id, { count: 10 }, pasted);
    await update(two.id, { title: 'Second' }, pasted);
    expect(await timeline()).toMatchObject({ undo: { updated: 2, fields: ['count', 'title'] } });
    expect(await undo()).toMatchObject({ updated: 2 });
    expect(await timeline()).toMatchObject({ redo: { updated: 2 } });
  });

  test('go back and forth over creating, changing and deleting, each record with its id and dates', async () => {
    const first = await create({ title: 'One', count: 1 });
    const changed = await update(first.id, { title: 'Two' });
    await remove(first.id);
    expect(await timeline()).toMatchObject({ undo: { via: 'panel', deleted: 1 }, redo: null });

    expect(await undo()).toMatchObject({ created: 1, updated: 0, deleted: 0 });
    expect(await rows()).toEqual([changed]);
    expect(await timeline()).toMatchObject({ undo: { updated: 1, fields: ['title'] }, redo: { deleted: 1 } });
    await undo();
    expect(await titles()).toEqual(['One']);
    await undo();
    expect(await rows()).toEqual([]);
    expect(await codeOf(await post('entities/Task/undo'))).toEqual([409, 'nothing-to-undo']);

    await redo();
    expect((await rows())[0]).toMatchObject({ id: first.id, created_date: first.created_date, title: 'One', count: 1 });
    await redo();
    expect(await titles()).toEqual(['Two']);
    await redo();
    expect(await rows()).toEqual([]);
    expect(await codeOf(await post('entities/Task/redo'))).toEqual([409, 'nothing-to-redo']);
    await undo();
    expect(await titles()).toEqual(['Two']);
    await expectAgreement();
  });

  test('one act of several calls is one step, and a new act ends what could be redone', async () => {
    const call = '0123456789abcdef01234567';
    for (const part of [['A', 'B'], ['C']]) {
      await json(
        await grid('Task/bulk', {
          json: part.map((title) => ({ title })),
          headers: { 'x-whittle-call': call, 'x-whittle-via': 'import' },
        }),
      );
    }
    expect(await timeline()).toMatchObject({ undo: { callId: call, via: 'import', created: 3 } });
    expect(await undo()).toMatchObject({ deleted: 3 });
    expect(await timeline()).toMatchObject({ undo: null, redo: { via: 'import', created: 3 } });
    await create({ title: 'New' });
    expect((await timeline()).redo).toBeNull();
  });

  test('what somebody else changed since is not overwritten, unless that is wanted', async () => {
    const task = await create({ title: 'One', count: 1 });
    await update(task.id, { title: 'Two' });
    await update(task.id, { count: 5 }, inApp);
    await undo();
    expect((await rows())[0]).toMatchObject({ title: 'One', count: 5 });
    await redo();

    await update(task.id, { title: 'Hers' }, inApp);
    const refused = await post('entities/Task/undo');
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'undo-conflict',
      extra_data: {
        conflicts: [
          {
            recordId: task.id,
            kind: 'update',
            fields: [{ name: 'title', before: 'Hers', after: 'One' }],
            by: { name: expect.any(String) },
          },
        ],
      },
    });
    expect(await titles()).toEqual(['Hers']);
    await undo({ force: true });
    expect((await rows())[0]).toMatchObject({ title: 'One', count: 5 });
    await expectAgreement();
  });

  test('undoing a creation that somebody changed since shows what would be deleted, of long values their beginning', async () => {
    const task = await create({ title: 'One', count: 1 });
    await update(task.id, { title: 'x'.repeat(100_000) }, inApp);
    const refused = await post('entities/Task/undo');
    expect(await refused.json()).toMatchObject({
      extra_data: {
        conflicts: [{ kind: 'delete', fields: [{ name: 'title', before: `${'x'.repeat(300)}...`, after: null }] }],
      },
    });
    expect(await rows()).toHaveLength(1);
  });

  test('an act whose records are gone is passed over; what apps write is nobody’s step in the builder', async () => {
    const [kept, gone] = [await create({ title: 'Kept' }), await create({ title: 'Gone' })];
    await update(kept.id, { title: 'Changed' });
    await update(gone.id, { title: 'Changed' });
    await remove(gone.id, inApp);
    await create({ title: 'Hers' }, inApp);
    expect(await undo()).toMatchObject({ updated: 1 });
    expect(await titles()).toEqual(['Kept', 'Hers']);
  });
});

describe('[HIST-03] the trash', () => {
  test('deleted records come back with their ids, creators and dates', async () => {
    const hers = await create({ title: 'Hers' }, inApp);
    const [b, c] = [await create({ title: 'B' }), await create({ title: 'C' })];
    for (const { id } of [hers, b, c]) await remove(id);
    const trash = await json<Trash>(await history('entities/Task/trash'));
    expect(trash.records.map(({ id, data }) => [id, data['title']])).toEqual([
      [c.id, 'C'],
      [b.id, 'B'],
      [hers.id, 'Hers'],
    ]);
    expect(trash.next).toBeNull();

    const restored = await post('entities/Task/trash/restore', { ids: [hers.id, c.id] });
    expect(await json(restored)).toMatchObject({ created: 2 });
    expect(await rows()).toEqual([hers, c]);
    expect((await json<Trash>(await history('entities/Task/trash'))).records.map(({ id }) => id)).toEqual([b.id]);
    expect(await codeOf(await post('entities/Task/trash/restore', { ids: [c.id] }))).toEqual([409, 'trash-empty']);
    await undo();
    expect(await rows()).toEqual([]);
    await expectAgreement();
  });
});

describe('[HIST-01] the history of a record', () => {
  test('names who changed which fields when and from where, and any state of it can be had back', async () => {
    const task = await create({ title: 'One', count: 1 }, inApp);
    await update(task.id, { title: 'Two', done: true });
    await remove(task.id);
    const read = async () => json<RecordHistory>(await history(`entities/Task/records/${task.id}`));
    const { changes, exists } = await read();
    expect(exists).toBe(false);
    expect(
      changes.map(({ kind, via, by, fields }) => [kind, via, by?.name, fields.map(({ name }) => name).sort()]),
    ).toEqual([
      ['delete', 'panel', expect.any(String), ['count', 'done', 'title']],
      ['update', 'panel', expect.any(String), ['done', 'title']],
      ['create', 'app', expect.stringMatching(/ada/i), ['count', 'title']],
    ]);
    expect(changes[1]!.fields).toContainEqual({ name: 'title', before: 'One', after: 'Two' });

    const restore = (at: number) => post(`entities/Task/records/${task.id}/restore`, { seq: changes[at]!.seq });
    await json(await restore(2));
    expect(await rows()).toEqual([task]);
    await json(await restore(1));
    expect((await rows())[0]).toMatchObject({ title: 'Two', done: true, created_by_id: task.created_by_id });
    expect((await read()).changes[0]).toMatchObject({ via: 'restore', kind: 'update' });
    await expectAgreement();
  });

  test('is read page by page', async () => {
    const { id } = await create({ title: 'One' });
    for (let n = 0; n < 60; n += 1) await update(id, { count: n });
    const first = await json<RecordHistory>(await history(`entities/Task/records/${id}`));
    const second = await json<RecordHistory>(await history(`entities/Task/records/${id}?before=${first.next}`));
    expect([first.changes.length, second.changes.length, second.next]).toEqual([50, 11, null]);
  });
});

describe('[HIST-04] restoring data to a time', () => {
  const instant = () => new Date((nowMs += 10)).toISOString();

  test('shows what would change, does it as one act, and is undone as one', async () => {
    const [kept, edited, gone] = [
      await create({ title: 'Kept' }),
      await create({ title: 'Edited' }),
      await create({ title: 'Gone' }),
    ];
    const note = await json<EntityRecord>(await grid('Note', { json: { title: 'Note' } }));
    const at = instant();
    await update(edited.id, { title: 'X', count: 1 });
    await update(edited.id, { done: true }, inApp);
    await remove(gone.id, inApp);
    const added = await create({ title: 'Added' }, inApp);
    const passing = await create({ title: 'Came and went' });
    await remove(passing.id);
    await grid(`Note/${note.id}`, { method: 'DELETE' });
    const before = await rows();

    const preview = await json<RestorePreview>(await post('restore/preview', { at }));
    expect(preview.entities).toEqual([
      { entity: 'Note', created: 1, updated: 0, deleted: 0 },
      { entity: 'Task', created: 1, updated: 1, deleted: 1 },
    ]);
    expect(preview.samples).toContainEqual({
      entity: 'Task',
      id: edited.id,
      kind: 'update',
      before: expect.objectContaining({ title: 'X', count: 1, done: true }),
      after: { title: 'Edited' },
    });
    expect(await rows()).toEqual(before);

    const only = await json<RestorePreview>(await post('restore/preview', { at, entity: 'Note' }));
    expect(only.entities).toEqual([{ entity: 'Note', created: 1, updated: 0, deleted: 0 }]);

    const done = await json<RevertResult>(await post('restore', { at }));
    expect(done).toMatchObject({ created: 2, updated: 1, deleted: 1 });
    expect((await rows()).map(({ id, title }) => [id, title])).toEqual([
      [kept.id, 'Kept'],
      [edited.id, 'Edited'],
      [gone.id, 'Gone'],
    ]);
    expect((await rows('Note')).map(({ id }) => id)).toEqual([note.id]);
    await expectAgreement();

    await json(await post(`calls/${done.callId}/undo`));
    expect((await rows()).map(({ id }) => id)).toEqual([kept.id, edited.id, added.id]);
    expect((await rows())[1]).toMatchObject({ title: 'X', count: 1, done: true });
    expect(await rows('Note')).toEqual([]);
    await expectAgreement();
    const [log] = await server.adapters.db.$client.query(
      `select event, target from audit_events where event = 'data-restored' and app_id = $1`,
      [app.id],
    );
    expect(log).toEqual({ event: 'data-restored', target: 'all records' });
  });

  test('holds against others who write meanwhile: each record is what it was, or what they made of it afterwards', async () => {
    const made = await json<EntityRecord[]>(
      await grid('Task/bulk', {
        json: Array.from({ length: 60 }, (_, n) => ({ title: `Row ${n}`, count: 0, done: false })),
      }),
    );
    const at = instant();
    for (const { id } of made.slice(0, 10)) await update(id, { title: 'Changed' });
    let isOver = false;
    const writers = Array.from({ length: 4 }, async (_, w) => {
      for (let n = 1; !isOver; n += 1)
        await update(made[(n * 4 + w) % made.length]!.id, { count: n, done: true }, inApp);
    });
    for (let round = 0; round < 5; round += 1) await json(await post('restore', { at, entity: 'Task' }));
    isOver = true;
    await Promise.all(writers);
    await expectAgreement();
    const after = await rows();
    // A write sets both fields; half of one would be a restore that cut through it.
    for (const { title, count, done } of after) {
      expect(title).toMatch(/^Row/);
      expect(done).toBe(count !== 0);
    }
    await json(await post('restore', { at, entity: 'Task' }));
    expect((await rows()).every(({ count, done }) => count === 0 && done === false)).toBe(true);
  });

  test('a time that lies ahead, one that is not kept any more and an unknown version are refused', async () => {
    const at = (ms: number) => ({ at: new Date(nowMs + ms).toISOString() });
    expect(await codeOf(await post('restore', at(3_600_000)))).toEqual([400, 'restore-time-ahead']);
    const old = await post('restore/preview', at(-100 * 86_400_000));
    expect(await old.json()).toMatchObject({
      code: 'restore-time-too-old',
      message: expect.stringContaining('90 days'),
    });
    expect(await codeOf(await post('restore', { versionId: 'nope' }))).toEqual([404, 'version-not-found']);
    expect(await codeOf(await post('restore', {}))).toEqual([400, 'invalid-input']);
  });
});

test('[HIST-05] changes are removed after their time, and nothing else', async () => {
  const task = await create({ title: 'One' });
  await update(task.id, { title: 'Two' });
  const usage = async () => json<{ changes: number; bytes: number }>(await history('usage'));
  expect(await usage()).toMatchObject({ changes: 2, keepDays: 90, bytes: expect.any(Number) });
  await server.adapters.db.$client.query(
    `update record_changes set at = at - interval '100 days' where app_id = $1 and kind = 'create'`,
    [app.id],
  );
  const { createRetention } = await import('./retention.ts');
  await createRetention(server.adapters, 90).sweep();
  expect(await usage()).toMatchObject({ changes: 1 });
  expect(await titles()).toEqual(['Two']);
});
