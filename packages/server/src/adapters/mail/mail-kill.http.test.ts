import { type MailServer, startMailServer } from '@whittle/testing/mail-server';
import { createTestDatabase, type TestDatabase } from '@whittle/testing/database';
import { freePort } from '@whittle/testing/product';
import { spawnServer } from '@whittle/testing/server-process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { createLog } from '../../log/log.ts';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { createStoredMail } from './stored-mail.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let post: MailServer;
let database: TestDatabase;
let opened: OpenDatabase;
let dataDir: string;

beforeAll(async () => {
  post = await startMailServer();
  database = await createTestDatabase(inject('adminDatabaseUrl'));
  opened = openDatabase({ url: database.url }, { poolSize: 2, log: createLog({ logLevel: 'silent' }) });
  dataDir = await mkdtemp(join(tmpdir(), 'whittle-mail-'));
});
afterAll(async () => {
  await opened.close();
  await database.drop();
  await post.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function start() {
  const server = spawnServer({
    WHITTLE_DATA: dataDir,
    DATABASE_URL: database.url,
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    SMTP_URL: post.url,
    MAIL_FROM: 'whittle@example.com',
  });
  await server.ready;
  return server;
}

/** Stores mails as any server process of the installation does. */
async function store(recipients: string[]) {
  const mail = createStoredMail({ db: opened.db, clock: { now: () => new Date() } }, 'smtp');
  const content = { kind: 'app-mail', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  for (const to of recipients) await mail.send({ ...content, to, appId: null, fromName: null, expiresAt: null });
}
const addresses = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}-${i}@example.com`);
const receivedBy = (to: string) => post.received.filter((one) => one.to.includes(to));
const states = async (prefix: string) =>
  (
    await opened.db.$client<{ state: string }[]>`
    select state from mails where recipient like ${`${prefix}-%`}`
  ).map(({ state }) => state);

test('[MAIL-04] what a killed process had queued goes out, and only what the mail server had taken goes out twice', async () => {
  const before = addresses('before', 5);
  await store(before);
  // The mail server takes four mails and answers none of them: they are on their way when the process is killed.
  let taken = 0;
  const answers = Promise.withResolvers<void>();
  post.beforeAnswer = () => {
    taken += 1;
    return answers.promise;
  };
  const first = await start();
  await vi.waitFor(() => expect(taken).toBe(4), { timeout: 20_000 });
  first.child.kill('SIGKILL');
  await first.exited;
  expect(await states('before')).toEqual(Array.from({ length: 5 }, () => 'queued'));
  post.beforeAnswer = async () => {};
  answers.resolve();

  const takenOnce = post.received.map(({ to }) => to[0]!);
  const second = await start();
  await vi.waitFor(async () => expect(new Set(await states('before'))).toEqual(new Set(['sent'])), { timeout: 60_000 });
  for (const to of before) {
    // SMTP has no way to take back or to name a message that was taken but not answered: a second copy, with the same
    // Message-ID, is the price of losing none.
    const copies = receivedBy(to);
    expect(copies).toHaveLength(takenOnce.includes(to) ? 2 : 1);
    expect(new Set(copies.map(({ parsed }) => parsed.messageId)).size).toBe(1);
  }

  const during = addresses('during', 3);
  await store(during);
  second.child.kill('SIGTERM');
  expect(await second.exited).toBe(0);
  const third = await start();
  await vi.waitFor(async () => expect(new Set(await states('during'))).toEqual(new Set(['sent'])), { timeout: 60_000 });
  for (const to of during) expect(receivedBy(to)).toHaveLength(1);
  third.child.kill('SIGTERM');
  await third.exited;
});
