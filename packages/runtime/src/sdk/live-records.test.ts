import { recordEventSchema } from '@whittle/contract/live';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entityClient } from './entities.ts';
import { startSession } from './session.ts';
import { fakeServer } from '../testing/server.ts';

type Asked = {
  url: string;
  headers: Record<string, string>;
  say: (text: string) => void;
  end: () => void;
  signal: AbortSignal;
};
let asked: Asked[];
let statuses: number[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  statuses = [];
  vi.stubGlobal('fetch', (url: string, { headers, signal }: RequestInit) => {
    const status = statuses.shift() ?? 200;
    let controller!: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({ start: (own) => void (controller = own) });
    const say = (text: string) => controller.enqueue(new TextEncoder().encode(text));
    asked.push({
      url,
      headers: headers as Record<string, string>,
      say,
      end: () => controller.close(),
      signal: signal!,
    });
    return Promise.resolve(new Response(status === 200 ? body : null, { status }));
  });
  startSession({
    appId: 'app1',
    token: 'old',
    renewToken: () => Promise.resolve('new'),
    onSignInNeeded: () => {},
    onSignOut: () => {},
    saveToken: () => {},
  });
});
const subscriptions: (() => void)[] = [];
const subscribe = (entity: string, listener: (event: { id: string }) => void) => {
  const stop = entityClient(entity).subscribe(listener);
  subscriptions.push(stop);
  return stop;
};
afterEach(async () => {
  for (const stop of subscriptions.splice(0)) stop();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const event = (id: string, entity: string, position: string, timestamp = '2025-01-01T10:00:00.000Z') => {
  const change = recordEventSchema.strict().parse({ entity, type: 'update', id, data: { id }, timestamp });
  return `id: ${position}\ndata: ${JSON.stringify(change)}\n\n`;
};
const aMoment = () => vi.advanceTimersByTimeAsync(100);

test('[LIVE-06] all subscriptions of a page share one stream, and each hears of its own entity', async () => {
  const heard: string[] = [];
  subscribe('Task', ({ id }) => heard.push(`task ${id}`));
  subscribe('Note', ({ id }) => heard.push(`note ${id}`));
  await aMoment();
  expect(asked.map(({ url }) => url)).toEqual(['/api/apps/app1/entities/Note,Task/live']);
  expect(asked[0]!.headers['authorization']).toBe('Bearer old');
  const text = event('1', 'Task', 'p1') + event('2', 'Note', 'p2');
  asked[0]!.say(`retry: 1000\n\nid: p0\n\n${text.slice(0, 30)}`);
  asked[0]!.say(text.slice(30));
  await aMoment();
  expect(heard).toEqual(['task 1', 'note 2']);
});

test('[LIVE-06] a stream that breaks is opened again where it was, with a new token when that is needed', async () => {
  const heard: string[] = [];
  subscribe('Task', ({ id }) => heard.push(id));
  await aMoment();
  asked[0]!.say(event('1', 'Task', 'p1'));
  await aMoment();
  statuses.push(401);
  asked[0]!.end();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveLength(3);
  expect(asked[2]!.headers).toMatchObject({ authorization: 'Bearer new', 'last-event-id': 'p1' });
  asked[2]!.say(event('2', 'Task', 'p2'));
  await aMoment();
  expect(heard).toEqual(['1', '2']);
});

test('[LIVE-06] the stream closes with the last subscription', async () => {
  const stop = subscribe('Task', () => {});
  await aMoment();
  stop();
  await aMoment();
  expect(asked[0]!.signal.aborted).toBe(true);
  expect(asked).toHaveLength(1);
});

test('[LIVE-02] a page that was away for long hears from the records what it missed', async () => {
  const heard: string[] = [];
  subscriptions.push(entityClient('Task').subscribe(({ type, id }) => heard.push(`${type} ${id}`)));
  await aMoment();
  const at = (minute: number) => `2099-01-01T10:${String(minute).padStart(2, '0')}:00.000Z`;
  asked[0]!.say(event('a', 'Task', '1', at(5)));
  await aMoment();
  const stream = vi.mocked(fetch);
  const rows = [
    { id: 'a', created_date: at(1), updated_date: at(7) },
    { id: 'b', created_date: at(8), updated_date: at(8) },
  ];
  let question = '';
  fakeServer((url) => {
    question = decodeURIComponent(url);
    return Response.json(rows);
  });
  asked[0]!.say('event: reset\nid: 9\ndata: \n\n');
  await aMoment();
  vi.stubGlobal('fetch', stream);
  expect(question).toContain(`{"updated_date":{"$gte":"${at(5)}"}}`);
  expect(heard).toEqual(['update a', 'update a', 'create b']);
});
