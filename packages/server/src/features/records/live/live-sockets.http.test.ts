import type { EntityRecord } from '@whittle/contract/entities';
import type { RecordEvent } from '@whittle/contract/live';
import { limits } from '@whittle/contract/limits';
import { liveSocket, type SdkClient, sdkClient } from '@whittle/testing/sdk-client';
import { createTestApp, signInToApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

const schema = (read: string, write: string) =>
  JSON.stringify({
    properties: { title: { type: 'string' }, note: { type: 'string' } },
    'x-accessControl': { permissions: { read, write } },
  });

let server: TestServer;
let app: TestApp;
let ada: string;
let ben: string;
let laterMs = 0;
const closing: (() => void)[] = [];

beforeAll(async () => {
  // The client library writes to the console when it connects.
  vi.spyOn(console, 'log').mockReturnValue();
  server = await startTestServer({ adapters: { clock: { now: () => new Date(Date.now() + laterMs) } } });
  app = await createTestApp(server, {
    files: { 'entities/Task.json': schema('all', 'all'), 'entities/Note.json': schema('creator', 'creator') },
  });
  ada = (await signInToApp(server, app, { email: 'ada@example.com' })).access_token;
  ben = (await signInToApp(server, app, { email: 'ben@example.com' })).access_token;
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
});
afterAll(() => server.close());

const client = (token: string): SdkClient => {
  const made = sdkClient({ appId: app.id, host: app.publishedHost, token });
  closing.push(() => made.cleanup());
  return made;
};

/** Subscribes and waits until the server has the room: what is written from then on arrives. */
async function subscribed(sdk: SdkClient, entity: string) {
  const events: RecordEvent[] = [];
  let told = Promise.withResolvers<void>();
  const unsubscribe = sdk.entities[entity]!.subscribe((event) => {
    events.push(event as unknown as RecordEvent);
    told.resolve();
    told = Promise.withResolvers();
  });
  const probes: string[] = [];
  while (events.length === 0) {
    probes.push((await sdk.entities[entity]!.create({ title: 'probe' })).id as string);
    await Promise.race([told.promise, new Promise((resolve) => setTimeout(resolve, 200))]);
  }
  const real = () => events.filter(({ id }) => !probes.includes(id));
  return {
    unsubscribe,
    real,
    async next(count: number): Promise<RecordEvent[]> {
      while (real().length < count) await told.promise;
      return real();
    },
  };
}

test('[LIVE-05] the published client library hears of what its person may read, and stops when it unsubscribes', async () => {
  const [adas, bens] = [client(ada), client(ben)];
  const tasks = await subscribed(bens, 'Task');
  const notes = await subscribed(bens, 'Note');
  await adas.entities['Note']!.create({ title: 'Secret' });
  const task = (await adas.entities['Task']!.create({ title: 'Taxi' })) as EntityRecord;
  await adas.entities['Task']!.update(task.id, { title: 'Bus' });
  await adas.entities['Task']!.delete(task.id);

  const events = await tasks.next(3);
  expect(events.map(({ type, id, data }) => [type, id, data['title']])).toEqual([
    ['create', task.id, 'Taxi'],
    ['update', task.id, 'Bus'],
    ['delete', task.id, 'Bus'],
  ]);
  expect(events[0]!.data).toEqual(task);
  expect(notes.real()).toEqual([]);
});

test('[LIVE-04] a record that is too large for an event comes without its long texts', async () => {
  const sdk = client(ada);
  const tasks = await subscribed(sdk, 'Task');
  const quiet = vi.spyOn(console, 'error').mockReturnValue();
  const note = 'x'.repeat(limits.liveEventMaxChars + 1);
  const { id } = await sdk.entities['Task']!.create({ title: 'Long', note });
  const [event] = await tasks.next(1);
  expect(event!.data).toMatchObject({ id, title: 'Long', note: '', _oversize: true });
  quiet.mockRestore();
});

const refusalOf = (options: Parameters<typeof liveSocket>[0]): Promise<string> =>
  new Promise((resolve) => {
    const socket = liveSocket(options);
    closing.push(() => socket.disconnect());
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', (error) => resolve(error.message));
  });

test('[LIVE-05] a socket is let in like a call, and only from pages of its own host', async () => {
  const host = app.publishedHost;
  const own = { app_id: app.id, token: ada };
  expect(await refusalOf({ host, query: own })).toBe('connected');
  expect(await refusalOf({ host, query: { app_id: app.id, token: 'null', anonymous_id: 'x' } })).toBe('connected');
  expect(await refusalOf({ host, query: own, headers: { origin: `http://${host}` } })).toBe('connected');

  expect(await refusalOf({ host, query: own, headers: { origin: 'http://evil.example' } })).toBe('websocket error');
  expect(await refusalOf({ host, query: { ...own, token: 'forged' } })).toBe('Sign in to continue.');
  expect(await refusalOf({ host, query: { ...own, token: app.owner.token } })).toBe('Sign in to continue.');
  const missing = 'This app does not exist, or it is not yours.';
  expect(await refusalOf({ host, query: { ...own, app_id: 'x' } })).toBe(missing);
  expect(await refusalOf({ host: server.publishedHost('another'), query: own })).toBe(missing);
  expect(await refusalOf({ host: app.previewHost, query: own })).toBe(missing);
  expect(await refusalOf({ host: app.previewHost, query: { app_id: app.id } })).toBe(missing);
  const builder = new URL(server.builderOrigin).host;
  expect(await refusalOf({ host: builder, query: { app_id: app.id } })).toBe('Sign in to continue.');
  expect(await refusalOf({ host: builder, query: { app_id: app.id, token: app.owner.token } })).toBe('connected');
});

test('[LIVE-05] other rooms than those of one’s own app are not served, and a disabled person is cut off', async () => {
  const eve = await signInToApp(server, app, { email: 'eve@example.com' });
  const socket = liveSocket({ host: app.publishedHost, query: { app_id: app.id, token: eve.access_token } });
  closing.push(() => socket.disconnect());
  const rooms: string[] = [];
  socket.on('update_model', ({ room }: { room: string }) => rooms.push(room));
  const over = new Promise<string>((resolve) => socket.once('disconnect', resolve));
  for (const room of [`entities:${'0'.repeat(24)}:Task`, `entities:${app.id}:Nothing`, '/agent-conversations/1', 7]) {
    socket.emit('join', room);
  }
  const room = `entities:${app.id}:Task`;
  socket.emit('join', room);
  const sdk = client(ada);
  const heard = vi.waitFor(
    async () => {
      await sdk.entities['Task']!.create({ title: 'Taxi' });
      expect(rooms).toContain(room);
    },
    { timeout: 10_000, interval: 50 },
  );
  await heard;
  expect(new Set(rooms)).toEqual(new Set([room]));

  await server.adapters.db.$client.query('update app_users set is_disabled = true where id = $1', [eve.user.id]);
  laterMs = 60_000;
  await sdk.entities['Task']!.create({ title: 'After' });
  expect(await over).toBe('io server disconnect');
  laterMs = 0;
});
