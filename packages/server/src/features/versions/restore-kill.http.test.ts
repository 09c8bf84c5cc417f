import type { EntityRecord } from '@whittle/contract/entities';
import { openDatabase } from '@whittle/server/adapters/database/database';
import { createLog } from '@whittle/server/log/log';
import { signUp } from '@whittle/testing/builder';
import { createTestDatabase } from '@whittle/testing/database';
import { invariantViolations } from '@whittle/testing/invariants';
import { startModelServer } from '@whittle/testing/model-server/model-server';
import { startProduct } from '@whittle/testing/product';
import { sendRequest } from '@whittle/testing/request';
import type {} from '@whittle/testing/vitest-postgres';
import { expect, inject, it, onTestFinished } from 'vitest';

const entity = '{"name":"Task","type":"object","properties":{"title":{"type":"string"}}}';
const replies = [
  `<action type="add_entity" file="entities/Task.json" title="Tasks">${entity}</action>`,
  '<action type="add_file" file="pages/Home.jsx" title="Home">export default () => <p>Home</p>;</action>',
];
const records = 2_000;
/** Into the restore, whatever it is doing then; null: as soon as it is answered. */
const killAfterMs = [10, 60, null];

it('[VER-20] a server that is killed in the middle of a restore leaves the state before it or the state after it', async () => {
  const model = await startModelServer({
    answers: ({ message }) => ({ text: replies[message.includes('page') ? 1 : 0]! }),
  });
  onTestFinished(() => model.close());
  const database = await createTestDatabase(inject('adminDatabaseUrl'));
  onTestFinished(() => database.drop());
  const opened = openDatabase({ url: database.url }, { poolSize: 2, log: createLog({ logLevel: 'silent' }) });
  onTestFinished(() => opened.close());
  const server = await startProduct({
    env: {
      ...{ MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'recorded', MODEL_BASE_URL: model.url },
      ...{ DATABASE_URL: database.url, WHITTLE_SECRET: 'x'.repeat(64) },
    },
  });
  onTestFinished(() => server.close());
  const request = (path: string, options = {}) =>
    sendRequest(server.port, path, { host: new URL(server.url).host, ...options });
  const ada = await signUp({ request });
  const { id } = await ada.makeApp();
  const path = `/api/apps/${id}/entities/Task`;

  const { reply } = await ada.say(id, 'tasks');
  const titles = Array.from({ length: records }, (_, n) => ({ title: `Task ${n}` }));
  for (let at = 0; at < records; at += 500) await ada.json(`${path}/bulk`, { json: titles.slice(at, at + 500) });
  await ada.say(id, 'a page');
  const before = (await ada.snapshot(id)).messages.length;
  const address = (version: string, act: string) => `/api/apps/${id}/versions/${version}/${act}`;
  const count = async () => (await ada.json<{ count: number }>(`${path}/count`)).count;
  expect(await count()).toBe(records);

  for (const waitMs of killAfterMs) {
    const body = { messageId: reply.id, alsoData: true };
    const restoring = ada.request(address(reply.annotation.versionId!, 'restore'), { json: body }).catch(() => null);
    await (waitMs === null ? restoring : new Promise((resolve) => setTimeout(resolve, waitMs)));
    await server.kill();
    await restoring;
    await server.start();

    expect(await invariantViolations(opened.db.$client, id, ada.json)).toEqual([]);
    const { messages, app } = await ada.snapshot(id);
    const isRestored = messages.length === 2;
    if (waitMs === null) expect(isRestored).toBe(true);
    expect([messages.length, await count()]).toEqual(isRestored ? [2, 0] : [before, records]);
    if (isRestored) await ada.json(address(app.latestVersionId!, 'undo'), { json: {} });
    expect(await ada.json<EntityRecord[]>(`${path}?limit=1`)).toHaveLength(1);
  }
  expect(await invariantViolations(opened.db.$client, id, ada.json)).toEqual([]);
}, 180_000);
