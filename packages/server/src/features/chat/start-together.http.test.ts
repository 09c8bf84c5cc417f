import { limits } from '@whittle/contract/limits';
import { titleFromPrompt, untitledApp } from '@whittle/domain/apps/app-title';
import { numberedSlug, slugOf } from '@whittle/domain/apps/slug';
import { insertAppWithLog } from '@whittle/testing/app-with-log';
import { signUp } from '@whittle/testing/builder';
import { createTestDatabase, type TestDatabase } from '@whittle/testing/database';
import { says, saysThenWaits, scriptedModel } from '@whittle/testing/scripted-model';
import { startTestServer } from '@whittle/testing/test-server';
import type {} from '@whittle/testing/vitest-postgres';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { type Database, openDatabase } from '../../adapters/database/database.ts';
import { accounts } from '../../adapters/database/schema.ts';
import { newId } from '../../adapters/ids.ts';
import { createProcessLink } from '../../adapters/realtime/process-link.ts';
import { createAppsService } from '../../core/apps/apps.service.ts';
import { claimSlug } from '../../core/apps/apps.store.ts';
import { createEventLog } from '../../core/event-log/event-log.ts';
import { createStartTogether } from './start-together.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
let db: Database;
let closeDb: () => Promise<void>;

beforeAll(async () => {
  database = await createTestDatabase(inject('adminDatabaseUrl'));
  ({ db, close: closeDb } = openDatabase({ url: database.url }, { poolSize: 4, log }));
  await db.insert(accounts).values(['ada', 'eve'].map((id) => ({ id, email: `${id}@example.com` })));
});
afterAll(async () => {
  await closeDb();
  await database.drop();
});

const clock = { now: () => new Date() };

function open() {
  const link = createProcessLink({ db, log });
  const events = createEventLog({ db, link, log });
  const config = { appsHost: 'apps.example.com', appsScheme: 'https' } as const;
  const apps = createAppsService({ db, clock, config, events, link, audit: null as never });
  return { events, apps, start: createStartTogether({ clock, apps, events, processId: link.processId }) };
}

type Asked = { name: string; content: string };

async function ask(apps: ReturnType<typeof open>['apps'], ownerId: string, { name, content }: Partial<Asked> = {}) {
  const id = await insertAppWithLog(db, { ownerId, name });
  const message = {
    id: newId(),
    content: content ?? `To ${id}`,
    accountId: ownerId,
    attachments: [],
    mode: 'build' as const,
  };
  return { app: (await apps.find(id))!, message, walks: false };
}

it('[GEN-14] [N-30] messages that come in one breath begin their turns in one commit, each with its own message and place in the log', async () => {
  const { events, apps, start } = open();
  const asked = await Promise.all(Array.from({ length: 12 }, (_, n) => ask(apps, n % 2 ? 'ada' : 'eve')));
  const transactions = vi.spyOn(db, 'transaction');
  const started = await Promise.all(asked.map((one) => start(one)));
  expect(transactions).toHaveBeenCalledTimes(1);
  transactions.mockRestore();
  for (const [at, one] of started.entries()) {
    const { app, message } = asked[at]!;
    expect(one).toMatchObject({
      after: 0,
      turn: { appId: app.id, userMessageId: message.id, request: message.content },
    });
    expect(await events.head(app.id)).toBe(4);
    const said = await db.$client<{ id: string; content: string; parent: string | null }[]>`
      select id, content, parent_id as parent from messages where app_id = ${app.id} order by created_at`;
    expect(said).toEqual([
      { id: message.id, content: message.content, parent: null },
      { id: one!.turn.messageId, content: '', parent: message.id },
    ]);
  }
  const counted = await db.$client`select account_id, messages from account_chat_days order by account_id`;
  expect(counted).toEqual([
    { account_id: 'ada', messages: 6 },
    { account_id: 'eve', messages: 6 },
  ]);
  await events.close();
});

it('[GEN-14] [PUB-03] first messages that come in one breath name their apps, each with an address of its own', async () => {
  const { events, apps, start } = open();
  const first = { name: untitledApp, content: 'A tracker for plants' };
  const asked = await Promise.all(Array.from({ length: 8 }, () => ask(apps, 'ada', first)));
  const taken = await ask(apps, 'eve', { name: titleFromPrompt(first.content) });
  const slug = slugOf(titleFromPrompt(first.content));
  await db.$client`update apps set slug = ${slug} where id = ${taken.app.id}`;
  const started = await Promise.all(asked.map((one) => start(one)));
  expect(started.every((one) => one !== null)).toBe(true);
  const rows = await db.$client<{ name: string; slug: string }[]>`
    select name, slug from apps where id = any(${asked.map(({ app }) => app.id)}::text[])`;
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set([titleFromPrompt(first.content)]));
  const slugs = rows.map((row) => row.slug);
  expect(new Set(slugs).size).toBe(8);
  expect(slugs).toEqual(expect.arrayContaining([2, 3, 4, 5].map((n) => numberedSlug(slug, n))));
  expect(slugs).not.toContain(slug);
  const shown = await db.$client<{ name: string }[]>`
    select event -> 'app' ->> 'name' as name from app_events
    where app_id = ${asked[0]!.app.id} and event ->> 'type' = 'app-changed'`;
  expect(shown).toEqual([{ name: titleFromPrompt(first.content) }]);
  await events.close();
});

it('[GEN-14] a log that somebody else holds keeps back only the message to its own app', async () => {
  const { events, apps, start } = open();
  const [held, free] = [await ask(apps, 'ada'), await ask(apps, 'ada')];
  await db.transaction(async (tx) => {
    await tx.$client`select from app_event_heads where app_id = ${held.app.id} for update`;
    const [first, second] = await Promise.all([start(held), start(free)]);
    expect(first).toBeNull();
    expect(second?.turn.appId).toBe(free.app.id);
  });
  await events.close();
});

it('[GEN-14] [PUB-03] an address that somebody else is about to take holds up nobody: the app gets the next one', async () => {
  const { events, apps, start } = open();
  const title = 'A waiting list for boats';
  const slug = slugOf(titleFromPrompt(title));
  const [wanting, named] = [await ask(apps, 'ada', { name: untitledApp, content: title }), await ask(apps, 'ada')];
  const other = openDatabase({ url: database.url }, { poolSize: 1, log });
  await other.db.transaction(async (tx) => {
    expect(await claimSlug(tx, newId(), slug)).toBe(true);
    const [first, second] = await Promise.all([start(wanting), start(named)]);
    expect(first, 'taken by itself it gets an address').toBeNull();
    expect(second?.turn.appId).toBe(named.app.id);
    await db.transaction((alone) => apps.nameIfUntitled(alone, wanting.app, titleFromPrompt(title)));
  });
  await other.close();
  expect((await apps.find(wanting.app.id))?.slug).toBe(numberedSlug(slug, 2));
  await events.close();
});

it('[GEN-14] [GEN-19] of messages at the same moment an account sends no more than its limit, and an app answers one', async () => {
  const models = scriptedModel();
  models.next(says('Done.'));
  const server = await startTestServer({ models });
  try {
    const ada = await signUp(server);
    const made = await Promise.all(Array.from({ length: limits.chatSendsPerMinute + 4 }, () => ada.makeApp('Shop')));
    const answers = await Promise.all(made.map(({ id }) => ada.send(id, 'Write.')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(limits.chatSendsPerMinute);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    await Promise.all(answers.map((answer) => answer.text()));

    const waiting = saysThenWaits('Well. ', 'Done.');
    models.next(waiting.script);
    const eve = await signUp(server);
    const { id } = await eve.makeApp('Twice');
    const both = await Promise.all([eve.send(id, 'One'), eve.send(id, 'Two')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    waiting.release();
    await Promise.all(both.map((answer) => answer.text()));
  } finally {
    await server.close();
  }
});

it('[GEN-19] a clock that was an hour ahead and is set right locks out nobody who wrote meanwhile', async () => {
  const models = scriptedModel();
  models.next(says('Done.'));
  let aheadMs = 0;
  const skewed = { now: () => new Date(Date.now() + aheadMs) };
  const server = await startTestServer({ models, adapters: { clock: skewed } });
  try {
    const ada = await signUp(server);
    const made = await Promise.all(Array.from({ length: limits.chatSendsPerMinute }, () => ada.makeApp('Shop')));
    const send = async (id: string) => {
      const answer = await ada.send(id, 'Write.');
      await answer.text();
      return answer.status;
    };
    aheadMs = 3_600_000;
    expect(new Set(await Promise.all(made.map(({ id }) => send(id))))).toEqual(new Set([200]));
    expect(await send(made[0]!.id)).toBe(429);
    aheadMs = 0;
    expect(await send(made[0]!.id)).toBe(200);
  } finally {
    await server.close();
  }
});
