import { createTestDatabase, type TestDatabase } from '@whittle/testing/database';
import type {} from '@whittle/testing/vitest-postgres';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../adapters/database/database.ts';
import { accounts, turns } from '../../adapters/database/schema.ts';
import { newId } from '../../adapters/ids.ts';
import { createProcessLink } from '../../adapters/realtime/process-link.ts';
import { createAuditService } from '../audit/audit.service.ts';
import { createAppsService } from '../apps/apps.service.ts';
import { createEventLog } from '../event-log/event-log.ts';
import { emptyAnnotation } from '../../features/chat/message.ts';
import { insertMessages } from '../../features/chat/messages.store.ts';
import { writeVersion } from './versions.store.ts';
import type { HeadChange } from './app-tree.ts';
import { createAppTrees } from './app-trees.ts';
import { createVersionFiles } from './version-files.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject('adminDatabaseUrl'));
});
afterAll(() => database.drop());

/** The slices that files need, in a process of their own. */
async function startProcess() {
  const { db, close } = openDatabase({ url: database.url }, { poolSize: 4, log });
  const link = createProcessLink({ db, log });
  const events = createEventLog({ db, link, log });
  const clock = { now: () => new Date() };
  const config = { appsHost: 'example.com', appsScheme: 'http' as const };
  const apps = createAppsService({ db, clock, config, events, link, audit: createAuditService({ db, clock }) });
  const trees = createAppTrees({ db, log, apps, events, link, versionFiles: createVersionFiles(db) });
  await link.start();
  onTestFinished(async () => {
    await events.close();
    await link.stop();
    await close();
  });
  const account = { accountId: newId() };
  await db.insert(accounts).values({ id: account.accountId, email: `${account.accountId}@example.com` });
  return { db, link, events, apps, trees, account };
}

type Process = Awaited<ReturnType<typeof startProcess>>;

async function writeFiles({ events, apps }: Process, appId: string, files: Record<string, string>) {
  const id = newId();
  await events.transact(appId, async (tx, emit) => {
    await writeVersion(tx, {
      appId,
      id,
      messageId: null,
      content: '',
      userRequest: '',
      files: new Map(Object.entries(files)),
      createdAt: new Date(),
    });
    emit({ type: 'app-changed', app: await apps.summaryIn(tx, appId) });
  });
  return id;
}

/** Collects the head's changes, and resolves when there are as many. */
async function watch({ trees }: Process, appId: string) {
  // What a page shows before it watches.
  await trees.head(appId);
  const changes: HeadChange[] = [];
  const stop = trees.onHeadChanged(appId, { changed: (change) => void changes.push(change), coming: () => {} });
  onTestFinished(stop);
  return { changes, until: (count: number) => expect.poll(() => changes.length, { timeout: 10_000 }).toBe(count) };
}

it('a version written by one process is the head in all, and tells what changed', async () => {
  const [one, two] = await Promise.all([startProcess(), startProcess()]);
  const { id } = await one.apps.save(one.account, {});
  expect(await two.trees.head(id)).toMatchObject({ versionId: null, revision: 0 });
  const watches = await Promise.all([watch(one, id), watch(two, id)]);
  const first = await writeFiles(one, id, { a: '1', b: '1' });
  for (const { until } of watches) await until(1);
  const second = await writeFiles(one, id, { a: '2', c: '1' });
  for (const { until } of watches) await until(2);
  for (const { changes } of watches) {
    expect(changes).toEqual([
      { appId: id, revision: 1, changed: ['a', 'b'], removed: [] },
      { appId: id, revision: 2, changed: ['a', 'c'], removed: ['b'] },
    ]);
  }
  for (const { trees } of [one, two]) {
    expect(await trees.head(id)).toEqual({
      versionId: second,
      revision: 2,
      files: new Map([
        ['a', '2'],
        ['c', '1'],
      ]),
    });
    expect((await trees.version(id, first))?.files.get('b')).toBe('1');
    expect(await trees.version(id, newId())).toBeNull();
    expect(await trees.published(id)).toBeNull();
  }
});

it('what a turn of this process did is told before it is logged, and shown without being read back', async () => {
  const { apps, events, trees, account } = await startProcess();
  const { id } = await apps.save(account, {});
  const before = await trees.head(id);
  const told: unknown[] = [];
  const tell = {
    changed: (change: HeadChange) => void told.push(change),
    coming: (one: unknown) => void told.push(one),
  };
  onTestFinished(trees.onHeadChanged(id, tell));
  const files = new Map([['pages/Home.jsx', 'new']]);
  const outcome = { index: 0, file: 'pages/Home.jsx', ok: true };
  const logged = events.append(id, { type: 'action-outcome', messageId: newId(), outcome });
  trees.expect(id, files);
  expect(told).toEqual([files]);
  const revision = await logged;
  expect(await trees.head(id)).toBe(before);
  trees.show(id, { versionId: null, revision, files });
  await expect.poll(() => told).toEqual([files, { appId: id, revision, changed: ['pages/Home.jsx'], removed: [] }]);
  expect((await trees.head(id)).files).toBe(files);
});

it('the finished actions of a running turn are part of the head of every process, at the same revision', async () => {
  const [one, two] = await Promise.all([startProcess(), startProcess()]);
  const { id } = await one.apps.save(one.account, {});
  const versionId = await writeFiles(one, id, { 'pages/Home.jsx': 'old\n' });
  const messageId = newId();
  await one.db.transaction(async (tx) => {
    const body = { status: 'streaming', attachments: [], toolInvocations: [], annotation: emptyAnnotation } as const;
    const row = {
      appId: id,
      accountId: null,
      content: '',
      createdAt: new Date(),
      body: { ...body, attachments: [], toolInvocations: [] },
    };
    await insertMessages(tx, [{ ...row, id: messageId, role: 'assistant' }]);
    const turn = { appId: id, id: newId(), userMessageId: newId(), messageId, leaseOwner: one.link.processId };
    await tx.insert(turns).values({ ...turn, state: 'running', startedAt: new Date() });
  });
  const { changes, until } = await watch(two, id);
  one.events.appendText(
    id,
    messageId,
    '<action-group title="T"><action type="add_file" file="pages/Home.jsx">new</action>',
  );
  const revision = await one.events.append(id, {
    type: 'action-outcome',
    messageId,
    outcome: { index: 0, file: 'pages/Home.jsx', ok: true },
  });
  await until(1);
  expect(changes).toEqual([{ appId: id, revision, changed: ['pages/Home.jsx'], removed: [] }]);
  expect(await two.trees.head(id)).toEqual({ versionId, revision, files: new Map([['pages/Home.jsx', 'new\n']]) });

  one.trees.show(id, { versionId, revision, files: new Map([['pages/Home.jsx', 'new\n']]) });
  expect(await one.trees.head(id)).toEqual(await two.trees.head(id));
  one.trees.drop(id);
  expect(await one.trees.head(id)).toEqual(await two.trees.head(id));
});
