import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Overview } from '@whittle/contract/overview/overview';
import { signUp } from '@whittle/testing/builder';
import { startMailServer } from '@whittle/testing/mail-server';
import { freePort } from '@whittle/testing/product';
import { says, saysThenThrows, scriptedModel } from '@whittle/testing/scripted-model';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../../adapters/database/database.ts';
import { createLog } from '../../log/log.ts';

let server: TestServer;
afterEach(() => server.close());

type Admin = Awaited<ReturnType<typeof signUp>>;
const read = async (admin: Admin, name: Overview['connections'][number]['name']) => {
  const { connections } = await admin.json<Overview>('/api/admin/overview');
  return connections.filter((one) => one.name === name);
};
const time = expect.stringMatching(/^2\d{3}-.*Z$/);

test('[ADMIN-09] a file store that nobody can write to is said to fail, and works again when it does', async () => {
  server = await startTestServer();
  const admin = await signUp(server);
  expect(await read(admin, 'fileStore')).toMatchObject([{ state: 'ok', succeededAt: time, failedAt: null }]);
  const uploads = join(server.adapters.config.dataDir, 'uploads');
  await rm(uploads, { recursive: true });
  await writeFile(uploads, 'no directory');
  expect(await read(admin, 'fileStore')).toMatchObject([
    { state: 'failing', failedAt: time, problem: expect.stringMatching(/./) },
  ]);
  await rm(uploads);
  expect(await read(admin, 'fileStore')).toMatchObject([{ state: 'ok', failedAt: time, problem: null }]);
});

test('[ADMIN-09] a database that takes no connections for the records of apps is said to fail', async () => {
  const nowhere = { url: `postgres://nobody@127.0.0.1:${await freePort()}/nothing` };
  const { db: recordsDb, close } = openDatabase(nowhere, { poolSize: 1, log: createLog({ logLevel: 'silent' }) });
  server = await startTestServer({ adapters: { recordsDb } });
  const admin = await signUp(server);
  const [database] = await read(admin, 'database');
  expect(database).toMatchObject({ state: 'failing', succeededAt: null, failedAt: time });
  expect(database!.problem).toContain('ECONNREFUSED');
  await close();
});

test('[ADMIN-09] each model tells of its own answers, and one that was never asked is not tried yet', async () => {
  const models = scriptedModel();
  const second = { ...(await models.current()), model: 'second', label: 'Second model' };
  const candidates = async () => [await models.current(), second];
  server = await startTestServer({ models: { ...models, candidates } });
  const admin = await signUp(server);
  const { id } = await admin.makeApp('Bike desk');
  const untried = { state: 'untried', succeededAt: null, failedAt: null };
  expect(await read(admin, 'model')).toMatchObject([untried, untried]);
  models.next(says('Done.'));
  await admin.say(id, 'Hello');
  expect(await read(admin, 'model')).toMatchObject([
    { detail: 'Scripted model', state: 'ok', succeededAt: time, failedAt: null },
    { detail: 'Second model', ...untried },
  ]);
  models.next(saysThenThrows('', new Error('away')));
  await admin.say(id, 'Hello again');
  expect((await read(admin, 'model'))[0]).toMatchObject({ state: 'failing', succeededAt: time, failedAt: time });
  expect(await read(admin, 'imageModel')).toMatchObject([{ state: 'off' }]);
  expect(await read(admin, 'embeddingModel')).toMatchObject([{ state: 'off' }]);
});

test('[ADMIN-09] the mail server is what it said to the last mail', async () => {
  const post = await startMailServer();
  post.refuse = () => ({ code: 550, sentence: 'Mailbox closed' });
  server = await startTestServer({
    config: { smtp: { url: post.url, from: 'whittle@example.com' } },
  });
  const admin = await signUp(server);
  const isNow = (expected: object) =>
    vi.waitFor(async () => expect(await read(admin, 'mail')).toMatchObject([expected]), { timeout: 10_000 });
  const send = () =>
    server.adapters.mail.send({
      ...{ kind: 'app-mail', to: 'grace@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' },
      ...{ appId: null, fromName: null, expiresAt: null },
    });
  await send();
  await isNow({ state: 'failing', failedAt: time, problem: expect.stringContaining('Mailbox closed') });
  post.refuse = () => null;
  await send();
  await isNow({ state: 'ok', succeededAt: time, failedAt: time, problem: null });
  await post.close();
});
