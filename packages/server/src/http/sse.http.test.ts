import { setTimeout as delay } from 'node:timers/promises';
import { readEvents } from '@whittle/testing/events';
import { sendRequest } from '@whittle/testing/request';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createFetch } from './create-fetch.ts';
import type { AppEnv } from './env.ts';
import { type HttpServer, listen } from './server.ts';
import { eventStream, type EventStream } from './sse.ts';

let http: HttpServer;
let stopping: AbortController;
/** What the stream under test does; set by each test. */
let run: (stream: EventStream) => Promise<void>;

beforeEach(async () => {
  http = await listen({ port: 0, host: '127.0.0.1' });
  stopping = new AbortController();
  const result = readConfig({ PORT: String(http.port) });
  if (!result.ok) throw new Error(result.problems.join());
  const host = new Hono<AppEnv>().get('/events', (c) => eventStream(c, (stream) => run(stream)));
  http.serve(
    createFetch({
      config: result.config,
      log: pino({ level: 'silent' }),
      apps: { builder: host, preview: host, published: host },
      allowedOrigins: async () => [],
      findSlugByDomain: async () => null,
      stopping: stopping.signal,
    }),
  );
});
afterEach(() => http.close(0));

const open = (options = {}) => sendRequest(http.port, '/events', options);

test('events arrive with their ids and names, in order, and the stream ends with its writer', async () => {
  run = async (stream) => {
    for (let id = 1; id <= 3; id += 1) await stream.send({ id, event: 'count', data: { id, text: 'line\nbreak' } });
    await stream.send({ data: 'last' });
  };
  const response = await open();
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const events = [];
  for await (const event of readEvents(response)) events.push(event);
  expect(events).toEqual([
    { id: '1', event: 'count', data: { id: 1, text: 'line\nbreak' } },
    { id: '2', event: 'count', data: { id: 2, text: 'line\nbreak' } },
    { id: '3', event: 'count', data: { id: 3, text: 'line\nbreak' } },
    { id: null, event: 'message', data: 'last' },
  ]);
});

test('the writer hears that the reader left', async () => {
  const left = Promise.withResolvers<void>();
  run = async (stream) => {
    stream.closed.addEventListener('abort', () => left.resolve());
    await stream.send({ data: 1 });
    await left.promise;
    await stream.send({ data: 'nobody reads this' });
  };
  const aborting = new AbortController();
  const response = await open({ signal: aborting.signal });
  const reader = response.body!.getReader();
  await reader.read();
  aborting.abort();
  await reader.read().catch(() => {});
  await left.promise;
});

test('streams end when the server stops, and a new one ends at once', async () => {
  run = (stream) => new Promise((resolve) => stream.closed.addEventListener('abort', () => resolve()));
  const response = await open();
  stopping.abort();
  for await (const event of readEvents(response)) expect(event).toBeUndefined();
  expect(await (await open()).text()).toBe('');
});

test('a writer that fails ends the stream without a word of the failure', async () => {
  run = async (stream) => {
    await stream.send({ data: 'before' });
    throw new Error('secret detail');
  };
  expect(await (await open()).text()).toBe('retry: 1000\n\ndata: "before"\n\n');
});

test('a reader that takes nothing holds the writer back, and loses nothing when it goes on', async () => {
  const total = 400;
  const text = 'x'.repeat(20_000);
  let sent = 0;
  run = async (stream) => {
    for (let id = 1; id <= total; id += 1) {
      await stream.send({ id, data: text });
      sent = id;
    }
  };
  const response = await open();
  let before = -1;
  while (before !== sent || sent === 0) {
    before = sent;
    await delay(200);
  }
  expect(sent).toBeLessThan(total);
  let received = 0;
  for await (const event of readEvents(response)) received = Number(event.id);
  expect(received).toBe(total);
});
