import type { EntityRecord } from '@whittle/contract/entities';
import type { RecordEvent } from '@whittle/contract/live';
import { readEvents, type ReceivedEvent } from '@whittle/testing/events';
import { createTestApp, signInToApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

const schema = (read: string, write: string) =>
  JSON.stringify({
    properties: { title: { type: 'string' }, count: { type: 'number' } },
    'x-accessControl': { permissions: { read, write } },
  });

let server: TestServer;
let other: TestServer;
let app: TestApp;
let ada: string;
let ben: string;
let laterMs = 0;
const open: AbortController[] = [];

beforeAll(async () => {
  server = await startTestServer({ adapters: { clock: { now: () => new Date(Date.now() + laterMs) } } });
  other = await startTestServer({ beside: server });
  app = await createTestApp(server, {
    files: {
      'entities/Task.json': schema('all', 'all'),
      'entities/Note.json': schema('creator', 'creator'),
      'entities/Sign.json': schema('anonymous', 'admin'),
    },
  });
  ada = (await signInToApp(server, app, { email: 'ada@example.com' })).access_token;
  ben = (await signInToApp(server, app, { email: 'ben@example.com' })).access_token;
});
afterEach(() => {
  for (const controller of open.splice(0)) controller.abort();
});
afterAll(async () => {
  await other.close();
  await server.close();
});

type As = { token?: string; host?: string; at?: TestServer };

const write = async (method: string, path: string, json?: object, { token = ada, host, at = server }: As = {}) => {
  const answer = await at.request(`/api/apps/${app.id}/entities/${path}`, {
    method,
    host: host ?? app.publishedHost,
    token,
    ...(json && { json }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as EntityRecord;
};

/** A stream of live events; `next` waits for as many of them, `lastId` is where the reader stands. */
async function follow(entities: string, { token, host, at = server, lastId }: As & { lastId?: string } = {}) {
  const controller = new AbortController();
  open.push(controller);
  const answer = await at.request(`/api/apps/${app.id}/entities/${entities}/live`, {
    host: host ?? app.publishedHost,
    ...(token && { token }),
    headers: { ...(lastId !== undefined && { 'last-event-id': lastId }) },
    signal: controller.signal,
  });
  if (!answer.ok) throw new Error(`live answered ${answer.status}: ${await answer.text()}`);
  const seen: ReceivedEvent[] = [];
  const opened = Promise.withResolvers<void>();
  let started = false;
  let told = Promise.withResolvers<void>();
  const [forEvents, forStart] = answer.body!.tee();
  void (async () => {
    const reader = forStart.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      if (started) continue;
      text += value;
      if (text.includes('id: ')) {
        started = true;
        opened.resolve();
      }
    }
  })().catch(() => {});
  void (async () => {
    for await (const event of readEvents(new Response(forEvents))) {
      seen.push(event);
      told.resolve();
      told = Promise.withResolvers();
    }
  })().catch(() => {});
  await opened.promise;
  return {
    seen,
    get lastId() {
      return seen.findLast(({ id }) => id !== null)?.id ?? '';
    },
    events: () => seen.filter(({ event }) => event === 'message').map(({ data }) => data as RecordEvent),
    async next(count: number): Promise<RecordEvent[]> {
      while (this.events().length < count) await told.promise;
      return this.events();
    },
    async signal(name: string): Promise<ReceivedEvent> {
      for (;;) {
        const found = seen.find(({ event }) => event === name);
        if (found) return found;
        await told.promise;
      }
    },
    close: () => controller.abort(),
  };
}

const brief = ({ type, id, data }: RecordEvent) => [type, id, data['title']];

test('[LIVE-01] a reader sees each change of an entity as a read would answer the record, from every process', async () => {
  const stream = await follow('Task', { token: ben });
  const made = await write('POST', 'Task', { title: 'Taxi' });
  const changed = await write('PUT', `Task/${made.id}`, { count: 2 }, { at: other });
  await write('DELETE', `Task/${made.id}`, undefined, { token: ben });

  const events = await stream.next(3);
  expect(events.map(brief)).toEqual([
    ['create', made.id, 'Taxi'],
    ['update', made.id, 'Taxi'],
    ['delete', made.id, 'Taxi'],
  ]);
  expect(events[0]!.data).toEqual(made);
  expect(events[1]!.data).toEqual(changed);
});

test('[LIVE-03] a change of what one may not read is not told, and neither is who else may', async () => {
  const mine = await follow('Note', { token: ada });
  const others = await follow('Note,Sign', { token: ben });
  const owners = await follow('Note', { host: new URL(server.builderOrigin).host, token: app.owner.token });
  const note = await write('POST', 'Note', { title: 'Secret' });
  await write('PUT', `Note/${note.id}`, { title: 'Still' });
  await write('DELETE', `Note/${note.id}`);
  const bens = await write('POST', 'Note', { title: 'Ben’s' }, { token: ben });

  const expected = ['create', 'update', 'delete'].map((type) => [type, note.id]);
  expect((await mine.next(3)).map(({ type, id }) => [type, id])).toEqual(expected);
  expect((await others.next(1)).map(({ id }) => id)).toEqual([bens.id]);
  expect((await owners.next(4)).map(({ id }) => id)).toEqual([note.id, note.id, note.id, bens.id]);
});

test('[LIVE-03] strangers follow what everyone may read, and nothing else', async () => {
  const path = (entity: string) => `/api/apps/${app.id}/entities/${entity}/live`;
  const stranger = await follow('Sign,Note');
  await write('POST', 'Note', { title: 'Secret' });
  const host = new URL(server.builderOrigin).host;
  const sign = await write('POST', 'Sign', { title: 'Open' }, { host, token: app.owner.token });
  expect((await stranger.next(1)).map(({ id }) => id)).toEqual([sign.id]);

  const at = (entity: string, options: object) => server.request(path(entity), options).then(({ status }) => status);
  expect(await at('Task', {})).toBe(401);
  expect(await at('Task', { host: app.publishedHost, token: 'forged' })).toBe(401);
  expect(await at('Task', { host: server.publishedHost('another-app') })).toBe(404);
  expect(await at('Task', { host: app.previewHost })).toBe(404);
});

test('[LIVE-06] names that the app does not declare are passed over, and the others of the stream are heard', async () => {
  const stream = await follow('Nothing,Task,User', { token: ben });
  const nothing = await follow('Nothing', { token: ben });
  const made = await write('POST', 'Task', { title: 'Taxi' });
  expect((await stream.next(1)).map(({ id }) => id)).toEqual([made.id]);
  expect([...stream.seen, ...nothing.seen].filter(({ event }) => event === 'refused')).toEqual([]);
  expect(nothing.events()).toEqual([]);
  const asAda = await follow('Nothing,Note', { token: ada });
  const asBen = await follow('Nothing,Note,Task', { token: ben });
  const secret = await write('POST', 'Note', { title: 'Secret' }, { token: ada });
  const last = await write('POST', 'Task', { title: 'Last' });
  expect((await asAda.next(1)).map(({ id }) => id)).toEqual([secret.id]);
  expect((await asBen.next(1)).map(({ id }) => id)).toEqual([last.id]);
});

test('[LIVE-03] a person who is disabled hears of nothing any more', async () => {
  const { access_token: token, user } = await signInToApp(server, app, { email: 'eve@example.com' });
  const stream = await follow('Task', { token });
  await server.adapters.db.$client.query('update app_users set is_disabled = true where id = $1', [user.id]);
  laterMs = 60_000;
  await write('POST', 'Task', { title: 'After' });
  const refused = await stream.signal('refused');
  expect(refused.data).toMatchObject({ code: expect.any(String) });
  expect(stream.events()).toEqual([]);
  laterMs = 0;
});

test('[LIVE-02] a position that makes no sense begins again', async () => {
  for (const lastId of ['x', '1~10:10:', `${Math.floor(Date.now() / 1000)}~999999999:999999999:`]) {
    const stream = await follow('Task', { token: ada, lastId });
    await stream.signal('reset');
    stream.close();
  }
});

test('[LIVE-02] a thousand writes at once through two processes: a reader who loses its connection again and again misses none', async () => {
  const rows = await Promise.all(
    Array.from({ length: 20 }, (_, n) => write('POST', 'Task', { title: `Row ${n}`, count: 0 })),
  );
  let stream = await follow('Task', { token: ben });
  const events: RecordEvent[] = [];
  const acknowledged = new Map<string, { at: string; counts: Set<number> }>();

  let left = 1_000;
  const writer = async (n: number) => {
    while (left > 0) {
      const number = left--;
      const row = rows[number % rows.length]!;
      const changed = await write('PUT', `Task/${row.id}`, { count: number }, { at: n % 2 === 0 ? server : other });
      const known = acknowledged.get(row.id) ?? { at: '', counts: new Set() };
      known.counts.add(changed['count'] as number);
      acknowledged.set(row.id, known);
    }
  };
  let isDone = false;
  const writers = Promise.all(Array.from({ length: 12 }, (_, n) => writer(n))).then(() => (isDone = true));

  // The window is torn away in the middle, and comes back at either process.
  for (let round = 0; round < 8 && !isDone; round += 1) {
    await stream.next(40);
    const { lastId } = stream;
    stream.close();
    const upTo = stream.seen.findIndex(({ id }) => id === lastId);
    events.push(...stream.seen.slice(0, upTo + 1).map(({ data }) => data as RecordEvent));
    stream = await follow('Task', { token: ben, lastId, at: round % 2 === 0 ? other : server });
  }
  await writers;
  await stream.next(1_000 - events.length);
  events.push(...stream.events());

  expect(events).toHaveLength(1_000);
  const table = await server.adapters.db.$client.query<{ id: string; count: number }[]>(
    `select id, (data->>'count')::int as count from records where app_id = $1 and entity = 'Task'`,
    [app.id],
  );
  for (const { id, counts } of [...acknowledged].map(([id, known]) => ({ id, ...known }))) {
    const ofRow = events.filter((event) => event.id === id).map(({ data }) => data['count'] as number);
    expect(new Set(ofRow)).toEqual(counts);
    expect(ofRow.at(-1)).toBe(table.find((row) => row.id === id)?.count);
    const order = await server.adapters.db.$client.query<{ count: number }[]>(
      `select (after->>'count')::int as count from record_changes
       where app_id = $1 and record_id = $2 and kind = 'update' order by seq`,
      [app.id, id],
    );
    expect(ofRow).toEqual(order.map(({ count }) => count));
  }
});
