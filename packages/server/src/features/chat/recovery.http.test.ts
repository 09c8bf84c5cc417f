import { openDatabase } from '../../adapters/database/database.ts';
import { createLog } from '../../log/log.ts';
import { createTestDatabase, type TestDatabase } from '@whittle/testing/database';
import { isTurnEnd, liveEvents, signUp, type TestBuilder, toTurn } from '@whittle/testing/builder';
import { type ModelServer, startModelServer } from '@whittle/testing/model-server/model-server';
import { type Product, startProduct } from '@whittle/testing/product';
import { sendRequest } from '@whittle/testing/request';
import type {} from '@whittle/testing/vitest-postgres';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';

const entity = '{"name":"Task","type":"object","properties":{"title":{"type":"string"}}}';
const finished = `Sure.\n<action-group title="Build">\n<action type="add_entity" file="entities/Task.json" title="Tasks">${entity}</action>\n`;
const text = `${finished}<action type="add_file" file="pages/Home.jsx" title="Home">\nexport default function Home() {}\n</action></action-group>\nDone.`;
const rowCount = 20_000;
const rows = `<action type="import_entities" entity="Task" title="Many rows">title\n${Array.from({ length: rowCount }, (_, n) => `Row ${n}`).join('\n')}</action>`;
const importing = `<action-group title="Build">\n<action type="add_entity" file="entities/Task.json" title="Tasks">${entity}</action>\n${rows}\n</action-group>\nDone.`;
const cutAt = text.indexOf('function Home');

let model: ModelServer;
let onEnd: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  model = await startModelServer({
    answers: ({ message }) => {
      if (message.includes('[rows]')) return { text: importing, chunkChars: 50_000 };
      if (message.includes('[hang]')) return { text, hangAfterChars: cutAt };
      return message.includes('[slow]') ? { text, chunkChars: 4, delayMs: 20 } : { text };
    },
  });
});
afterAll(() => model.close());
afterEach(async () => {
  for (const end of onEnd.splice(0).reverse()) await end();
});

async function startServer(env: Record<string, string> = {}): Promise<Product> {
  const product = await startProduct({
    env: { MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'recorded', MODEL_BASE_URL: model.url, ...env },
  });
  onEnd.push(() => product.close());
  return product;
}

const requestOf =
  ({ url, port }: Product) =>
  (path: string, options = {}) =>
    sendRequest(port, path, { host: new URL(url).host, ...options });

/** What a window received of a hanging reply: everything that the model had said. */
async function windowUntilCut(builder: TestBuilder, appId: string): Promise<string> {
  const { cursor, messages } = await builder.snapshot(appId);
  let seen = messages.at(-1)?.content ?? '';
  if (seen.length < cutAt) {
    await liveEvents(await builder.request(`/api/apps/${appId}/live?after=${cursor}`), (event) => {
      if (event.type === 'text-delta') seen += event.text;
      return seen.length >= cutAt;
    });
  }
  return seen;
}

describe('a server that is killed in the middle of a reply', () => {
  it.each(['kill', 'stop'] as const)(
    '%s: keeps what windows saw, marks the turn truncated, and continues it',
    async (how) => {
      const server = await startServer();
      const ada = await signUp({ request: requestOf(server) });
      const { id } = await ada.makeApp();
      const response = await ada.send(id, 'build [hang]');
      const seen = await windowUntilCut(ada, id);
      await server[how]();
      await response.text().catch(() => '');
      await server.start();

      const { messages, app } = await ada.snapshot(id);
      const reply = messages.at(-1)!;
      expect(reply).toMatchObject({ status: 'ready', content: seen });
      expect(reply.annotation).toMatchObject({ outcome: 'truncated', actions: [{ index: 0, ok: true }] });
      expect(reply.annotation.error).toMatchObject({
        code: 'turn-shut-down',
        reason: 'The server was stopped while the assistant was writing. What was finished is kept.',
      });
      expect(app).toMatchObject({ generation: 'ready', latestVersionId: reply.annotation.versionId });
      expect(await ada.json(`/api/apps/${id}/entities/Task`)).toEqual([]);

      const next = await ada.say(id, 'Continue and repeat the last action if truncated');
      expect(next.reply.annotation).toMatchObject({ outcome: 'complete' });
    },
  );
});

it('[GEN-08] a server that is killed while it stores the rows of a reply stores the rest, and none twice', async () => {
  const server = await startServer();
  const ada = await signUp({ request: requestOf(server) });
  const { id } = await ada.makeApp();
  const response = await ada.send(id, 'import [rows]');
  const stored = async () => {
    const answer = await ada.request(`/api/apps/${id}/entities/Task/count`);
    return answer.ok ? ((await answer.json()) as { count: number }).count : 0;
  };
  await expect.poll(stored, { timeout: 20_000, interval: 5 }).toBeGreaterThan(0);
  await server.kill();
  await response.text().catch(() => '');
  await server.start();
  const { messages } = await ada.snapshot(id);
  expect(messages.at(-1)).toMatchObject({
    status: 'ready',
    annotation: { outcome: 'complete', actions: [{ ok: true }, { ok: true, message: '20,000 records imported' }] },
  });
  expect(await stored()).toBe(rowCount);
});

describe('two processes on one database', () => {
  let database: TestDatabase;
  const env = () => ({ DATABASE_URL: database.url, WHITTLE_SECRET: 'x'.repeat(64) });

  async function startTwo() {
    database = await createTestDatabase(inject('adminDatabaseUrl'));
    onEnd.push(() => database.drop());
    const [one, two] = await Promise.all([startServer(env()), startServer(env())]);
    const ada = await signUp({ request: requestOf(one) });
    const requestTwo = requestOf(two);
    const elsewhere = (path: string, options = {}) => requestTwo(path, { token: ada.token, ...options });
    return { one, two, ada, elsewhere };
  }

  it('a window on the other process sees the same turn, and the draft is its head too', async () => {
    const { ada, elsewhere } = await startTwo();
    const { id } = await ada.makeApp();
    const { cursor } = await ada.snapshot(id);
    const there = elsewhere(`/api/apps/${id}/live?after=${cursor}`).then((answer) => liveEvents(answer, isTurnEnd));
    const here = await liveEvents(await ada.send(id, 'build [slow]'));
    expect(await there).toEqual(here);

    const { id: hanging } = await ada.makeApp();
    const response = await ada.send(hanging, 'build [hang]');
    await windowUntilCut(ada, hanging);
    expect((await elsewhere(`/api/apps/${hanging}/entities/Task`)).status).toBe(200);
    expect((await elsewhere(`/api/apps/${hanging}/entities/Other`)).status).toBe(404);
    expect((await elsewhere(`/api/apps/${hanging}/chat/stop`, { method: 'POST' })).status).toBe(202);
    expect(toTurn(await liveEvents(response)).reply.annotation.outcome).toBe('stopped');
  });

  it('when the one that runs a turn is killed, the other takes the turn over', async () => {
    const { one, ada, elsewhere } = await startTwo();
    const { id } = await ada.makeApp();
    const response = await ada.send(id, 'build [hang]');
    const seen = await windowUntilCut(ada, id);
    const { cursor } = await ada.snapshot(id);
    const rest = elsewhere(`/api/apps/${id}/live?after=${cursor}`).then((answer) => liveEvents(answer, isTurnEnd));
    await one.kill();
    await response.text().catch(() => '');
    const { reply } = toTurn(await rest);
    expect(reply).toMatchObject({ content: seen, annotation: { outcome: 'truncated', actions: [{ ok: true }] } });
    expect((await elsewhere(`/api/apps/${id}/entities/Task`)).status).toBe(200);
  });

  it('a database that drops every connection again and again does not end the turns of a process that lives', async () => {
    const { ada, elsewhere } = await startTwo();
    const { id } = await ada.makeApp();
    const { cursor } = await ada.snapshot(id);
    const there = liveEvents(await elsewhere(`/api/apps/${id}/live?after=${cursor}`), isTurnEnd);
    let dropping: Promise<void> | null = null;
    let rounds = 0;
    // As long as text arrives, one drop after the other: what follows the text is not held up, however slow the machine is.
    const here = liveEvents(await ada.send(id, 'build [slow]'), (event) => {
      if (event.type === 'text-delta' && !dropping) {
        rounds += 1;
        dropping = dropConnections(inject('adminDatabaseUrl'), database).finally(() => (dropping = null));
      }
      return isTurnEnd(event);
    });
    const { reply } = toTurn(await here);
    expect(reply).toMatchObject({ content: text, annotation: { outcome: 'complete', error: null } });
    expect(await there).toEqual(await here);
    await dropping;
    expect(rounds).toBeGreaterThan(3);
  });
});

async function dropConnections(adminUrl: string, { url }: TestDatabase): Promise<void> {
  const { db, close } = openDatabase({ url: adminUrl }, { poolSize: 1, log: createLog({ logLevel: 'silent' }) });
  const name = new URL(url).pathname.slice(1);
  await db.$client`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
  await close();
}
