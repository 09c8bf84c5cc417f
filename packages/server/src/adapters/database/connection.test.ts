import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { clientConfig, clientOf } from './connection.ts';
import { isTransientDatabaseError } from './transient-error.ts';

const log = pino({ level: 'silent' });
const secondMs = 1_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** An embedded server that died and does not start again. */
function diedServer() {
  const dir = mkdtempSync(join(tmpdir(), 'whittle-away-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const path = join(dir, '.s.PGSQL.5432');
  const target = {
    connection: { database: 'd', user: 'u', password: 'p', address: { path } },
    ready: () => new Promise<void>(() => {}),
  };
  const Client = clientOf(target, log);
  const outcomes: string[] = [];
  const connect = (name: string) =>
    new Client(clientConfig(target, {})).connect().then(
      () => outcomes.push(`${name} connected`),
      (error: unknown) => outcomes.push(`${name} ${isTransientDatabaseError(error) ? 'away' : String(error)}`),
    );
  return { connect, outcomes };
}

test('[API-05] a server that cannot start, as on a full disk, holds nobody for more than 15 s, and later callers not at all', async () => {
  const { connect, outcomes } = diedServer();
  const first = [connect('one'), connect('two')];
  await vi.advanceTimersByTimeAsync(14 * secondMs);
  expect(outcomes).toEqual([]);
  await vi.advanceTimersByTimeAsync(2 * secondMs);
  await Promise.all(first);
  const later = connect('three');
  await vi.advanceTimersByTimeAsync(secondMs);
  await later;
  expect(outcomes).toEqual(['one away', 'two away', 'three away']);
});

test('a connection leaves no timer behind that would keep a process alive after its work', async () => {
  const server = createServer((socket) => void socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const address = { host: '127.0.0.1', port };
  const target = { connection: { database: 'd', user: 'u', password: 'p', address }, ready: () => Promise.resolve() };
  const Client = clientOf(target, log);
  await expect(new Client(clientConfig(target, {})).connect()).rejects.toThrow();
  expect(vi.getTimerCount()).toBe(0);
});
