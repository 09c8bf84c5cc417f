import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEvents } from '@whittle/testing/events';
import { freePort } from '@whittle/testing/product';
import { sendRequest } from '@whittle/testing/request';
import { type ServerProcess, spawnServer } from '@whittle/testing/server-process';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readPostmaster } from '../adapters/database/embedded/postmaster-file.ts';

/** Each test makes an installation of its own, which takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let dataDir: string;
let port: number;
let running: ServerProcess[];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'whittle-run-'));
  port = await freePort();
  running = [];
});
afterEach(async () => {
  for (const { child, exited } of running) {
    child.kill('SIGTERM');
    await exited;
  }
  rmSync(dataDir, { recursive: true, force: true });
});

const launch = (env: Record<string, string> = {}, user: { uid?: number; gid?: number; path?: string } = {}) => {
  const server = spawnServer({ WHITTLE_DATA: dataDir, PORT: String(port), HOST: '127.0.0.1', ...env }, user);
  running.push(server);
  return server;
};
const request = (path: string, options = {}) =>
  sendRequest(port, path, { host: `whittle.localhost:${port}`, ...options });

async function signUp(): Promise<string> {
  const response = await request('/api/auth/sign-up', {
    json: { email: 'ada@example.com', password: 'a long enough password' },
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { token: string }).token;
}

/** Makes apps on several connections until `stop`; `acknowledged` are the ids of those that were answered with 201. */
function makeApps(token: string) {
  const acknowledged: string[] = [];
  const refusals: number[] = [];
  let isDone = false;
  const workers = Array.from({ length: 4 }, async () => {
    while (!isDone) {
      const response = await request('/api/apps', { token, json: {} }).catch(() => null);
      if (response?.status === 201) acknowledged.push(((await response.json()) as { id: string }).id);
      else if (response) refusals.push(response.status);
      else await tick();
    }
  });
  const stop = async () => {
    isDone = true;
    await Promise.all(workers);
  };
  return { acknowledged, refusals, stop };
}

const tick = () => new Promise((resolve) => setTimeout(resolve, 10));
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await tick();
};

async function lostApps(token: string, ids: string[]): Promise<string[]> {
  const response = await request('/api/apps', { token });
  const { items } = (await response.json()) as { items: { id: string }[] };
  const present = new Set(items.map(({ id }) => id));
  return ids.filter((id) => !present.has(id));
}

describe('start', () => {
  test('a fresh directory becomes an installation, and the start says where it is and who answers', async () => {
    const server = launch();
    await server.ready;
    expect(server.output()).toMatch(
      new RegExp(
        `^Whittle is ready at http://whittle\\.localhost:${port} \\(ready in \\d+ ms\\)\nBuilt-in builder: no AI model connected`,
        'm',
      ),
    );
    expect((await request('/readyz')).status).toBe(200);
  });

  test('a wrong value is refused by name', async () => {
    const server = launch({ PORT: 'eighty', LOG_LEVEL: 'loud' });
    expect(await server.exited).toBe(1);
    expect(server.output()).toContain(
      'PORT must be a whole number from 0 to 65,535 (it is "eighty"). Example: PORT=3000',
    );
    expect(server.output()).toContain('LOG_LEVEL must be one of');
  });

  test('a port in use is a sentence, and nothing stays behind', async () => {
    const other = createServer().listen(port, '127.0.0.1');
    const server = launch();
    expect(await server.exited).toBe(1);
    expect(server.output()).toContain(`port ${port} is in use by another program`);
    expect(existsSync(join(dataDir, 'whittle.lock'))).toBe(false);
    expect(readPostmaster(join(dataDir, 'postgres'))).toBeNull();
    other.close();
  });

  test('a second process on the same directory is refused and told who is there', async () => {
    const first = launch();
    await first.ready;
    const second = launch({ PORT: String(await freePort()) });
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(`is in use by another Whittle: process ${first.child.pid} on `);
    expect((await request('/readyz')).status).toBe(200);
  });

  test('a database that does not answer is a sentence', async () => {
    const server = launch({ DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/nothing` });
    expect(await server.exited).toBe(1);
    expect(server.output()).toContain('the database of DATABASE_URL does not answer');
  });
});

describe('stop', () => {
  test('SIGTERM ends event streams, closes the database in order and exits with 0', async () => {
    const server = launch();
    await server.ready;
    const token = await signUp();
    const app = (await (await request('/api/apps', { token, json: {} })).json()) as { id: string };
    const live = await request(`/api/apps/${app.id}/live?after=0`, { token });
    expect(live.status).toBe(200);
    const ended = (async () => {
      for await (const event of readEvents(live)) void event;
    })();
    server.child.kill('SIGTERM');
    await ended;
    expect(await server.exited).toBe(0);
    expect(existsSync(join(dataDir, 'whittle.lock'))).toBe(false);
    expect(readPostmaster(join(dataDir, 'postgres'))).toBeNull();
    await expect(request('/healthz')).rejects.toThrow();

    const again = launch();
    await again.ready;
    expect(await lostApps(token, [app.id])).toEqual([]);
    expect(again.output()).not.toContain('did not stop in order');
  });

  test('a second signal ends it at once', async () => {
    const server = launch();
    await server.ready;
    server.child.kill('SIGTERM');
    server.child.kill('SIGINT');
    expect([0, 1]).toContain(await server.exited);
  });
});

describe('sudden death', () => {
  test('a server killed under writes has every acknowledged one after its next start', async () => {
    const server = launch();
    await server.ready;
    const token = await signUp();
    const writing = makeApps(token);
    await until(() => writing.acknowledged.length >= 60);
    server.child.kill('SIGKILL');
    await server.exited;
    await writing.stop();

    const again = launch();
    await again.ready;
    expect(await lostApps(token, writing.acknowledged)).toEqual([]);
  });

  test('a database killed under writes comes back under the running server, with every acknowledged write', async () => {
    const server = launch();
    await server.ready;
    const token = await signUp();
    const writing = makeApps(token);
    await until(() => writing.acknowledged.length >= 40);
    process.kill(readPostmaster(join(dataDir, 'postgres'))!.pid, 'SIGKILL');
    const atKill = writing.acknowledged.length;
    await until(() => writing.acknowledged.length >= atKill + 40);
    await writing.stop();
    expect(server.child.exitCode).toBeNull();
    expect(await lostApps(token, writing.acknowledged)).toEqual([]);
    expect((await request('/readyz')).status).toBe(200);
    for (const status of writing.refusals) expect([500, 503]).toContain(status);
  });
});

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };

describe.runIf(isRoot)('users', () => {
  test('root starts it, and the database is no process of root inside its namespace', async () => {
    const server = launch();
    await server.ready;
    const { pid } = readPostmaster(join(dataDir, 'postgres'))!;
    expect(readFileSync(`/proc/${pid}/uid_map`, 'utf8').trim().split(/\s+/)).toEqual(['1000', '0', '1']);
  });

  test('an ordinary user starts it', async () => {
    chownSync(dataDir, nobody.uid, nobody.gid);
    const server = launch({}, nobody);
    await server.ready;
    expect((await request('/readyz')).status).toBe(200);
  });

  test('root without user namespaces runs the database as another user, in the directory that it made', async () => {
    const inside = join(dataDir, 'data');
    chmodSync(dataDir, 0o711);
    const server = launch({ WHITTLE_DATA: inside }, { path: '/nowhere' });
    await server.ready;
    expect(statSync(join(inside, 'postgres')).uid).not.toBe(0);
    server.child.kill('SIGTERM');
    await server.exited;

    // With namespaces the directory still belongs to that user, and so does the server.
    const again = launch({ WHITTLE_DATA: inside });
    await again.ready;
  });

  test('a directory that this user cannot reach is explained', async () => {
    chmodSync(dataDir, 0o700);
    const server = launch({ WHITTLE_DATA: join(dataDir, 'data') }, { path: '/nowhere' });
    expect(await server.exited).toBe(1);
    expect(server.output()).toMatch(
      /runs PostgreSQL as the user (postgres|nobody), who could not make the database in/,
    );
  });

  test('an unreachable directory as an ordinary user is explained', async () => {
    const server = launch({ WHITTLE_DATA: '/root/whittle-data' }, nobody);
    expect(await server.exited).toBe(1);
    expect(server.output()).toContain('the data directory cannot be written');
  });
});
