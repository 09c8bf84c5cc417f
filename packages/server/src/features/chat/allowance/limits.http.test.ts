import type { ModelChoices } from '@whittle/contract/models';
import type { ChatAllowance } from '@whittle/contract/chat';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { says, saysThenWaits, scriptedModel } from '@whittle/testing/scripted-model';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPlans } from '../../../core/plans/plans.ts';
import { createChatAllowance } from './chat-allowance.ts';

const models = scriptedModel();
let now = new Date('2026-11-21T12:00:00Z');
const clock = { now: () => now };
let server: TestServer;
let admin: TestBuilder;
let ada: TestBuilder;

beforeAll(async () => {
  server = await startTestServer({ models, config: { plans: 'on' }, adapters: { clock } });
  admin = await signUp(server);
  ada = await signUp(server);
});
afterAll(() => server.close());

const minutesLater = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

async function refusalOf(answer: Response) {
  const { code, message } = (await answer.json()) as { code: string; message: string };
  return [answer.status, code, message];
}

const left = (allowances: ChatAllowance[]) => Object.fromEntries(allowances.map((one) => [one.kind, one.left]));

it('[GEN-15] [GEN-18] the sixth message of a day is refused over all apps, also one that would wait; the next day it is taken', async () => {
  models.next(says('Done.'));
  const { id } = await ada.makeApp();
  for (let n = 1; n <= 4; n += 1) await ada.say(id, `Message ${n}`);
  const { allowances } = await ada.snapshot(id);
  expect(left(allowances)).toEqual({ 'messages-of-day': 1, 'messages-of-month': 26 });
  expect(allowances.find(({ kind }) => kind === 'messages-of-day')!.resetsAt).toBe('2026-11-22T00:00:00.000Z');

  const other = await ada.makeApp();
  const running = saysThenWaits('Working. ', 'Done.');
  models.next(running.script, says('Done.'));
  const fifth = await ada.send(other.id, 'Message 5');
  const refusal = [
    429,
    'daily-chat-messages-limit-reached',
    'You have reached your daily limit of 5 messages. Please try again tomorrow or upgrade to a paid plan to remove daily limit.',
  ];
  expect(await refusalOf(await ada.send(other.id, 'Message 6', { queue: true }))).toEqual(refusal);
  running.release();
  await fifth.text();
  const messages = (await ada.snapshot(other.id)).messages;
  expect(await refusalOf(await ada.send(other.id, 'Anew', { replaces: messages[0]!.id }))).toEqual(refusal);
  expect((await ada.snapshot(other.id)).messages).toEqual(messages);

  await ada.request(`/api/apps/${other.id}`, { method: 'DELETE' });
  expect(await refusalOf(await ada.send(id, 'An app that is gone gives nothing back'))).toEqual(refusal);

  minutesLater(12 * 60);
  await ada.say(id, 'Good morning');
  expect(left((await ada.snapshot(id)).allowances)).toEqual({ 'messages-of-day': 4, 'messages-of-month': 24 });
});

it('[GEN-17] with the messages of a month used up the plan is named, in the next month they are there again', async () => {
  await server.adapters.db.$client`update account_chat_days set messages = messages + 24 where day = '2026-11-21'`;
  const { id } = await ada.makeApp();
  expect(await refusalOf(await ada.send(id, 'One more'))).toEqual([
    429,
    'builder-chat-messages-limit-reached',
    'You have reached your builder chat messages limit. Please upgrade your plan to continue.',
  ]);
  now = new Date('2026-12-01T00:00:00Z');
  await ada.say(id, 'A new month');
});

it('[GEN-18] messages in several apps at the same moment are counted one after the other', async () => {
  const { db } = server.adapters;
  const allowance = createChatAllowance({ ...server.adapters, plans: createPlans(server.adapters) });
  const account = { accountId: ada.accountId, isAdmin: false };
  await db.transaction(async (first) => {
    await allowance.require(first, account);
    const second = db.transaction(async (tx) => {
      await tx.execute("set local lock_timeout = '50ms'");
      await allowance.require(tx, account);
    });
    await expect(second).rejects.toThrow();
  });
});

it('[GEN-15] a platform admin has no limits', async () => {
  const { id } = await admin.makeApp();
  for (let n = 1; n <= 7; n += 1) await admin.say(id, `Message ${n}`);
  expect((await admin.snapshot(id)).allowances).toEqual([]);
});

it('[GEN-15] what an installation caps holds without plans, in words that name no upgrade; tokens are counted', async () => {
  const chatCaps = { messagesPerDay: 3, messagesPerMonth: null, tokensPerMonth: 50 };
  const capped = await startTestServer({ models, config: { chatCaps }, adapters: { clock }, beside: server });
  try {
    const eve = await signUp(capped);
    const { id } = await eve.makeApp();
    await eve.say(id, 'One');
    expect(left((await eve.snapshot(id)).allowances)).toEqual({ 'messages-of-day': 2, 'tokens-of-month': 20 });
    await eve.say(id, 'Two');
    expect(await refusalOf(await eve.send(id, 'Three'))).toEqual([
      429,
      'chat-tokens-limit-reached',
      'You have used this month’s 50 tokens. Your apps keep running. Ask the admin for more.',
    ]);
    await capped.adapters.db
      .$client`update account_chat_days set tokens = 0, messages = 3 where account_id = ${eve.accountId}`;
    expect(await refusalOf(await eve.send(id, 'Three'))).toEqual([
      429,
      'daily-chat-messages-limit-reached',
      'You have reached this installation’s daily limit of 3 messages. Please try again tomorrow.',
    ]);
  } finally {
    await capped.close();
  }
});

it('[GEN-25] the model of a message is for platform admins to choose; the server refuses it to others', async () => {
  const [mine, hers] = [await admin.makeApp(), await ada.makeApp()];
  const refused = await ada.send(hers.id, 'Hello', { model: 'scripted' });
  expect(await refusalOf(refused)).toEqual([403, 'not-allowed', 'Only a platform admin may choose the model.']);
  const taken = await admin.send(mine.id, 'Hello', { model: 'scripted' });
  expect(taken.status).toBe(200);
  await taken.text();
});

it('[GEN-25] [GEN-05] another model of the provider answers the message that names it, and no other one', async () => {
  const { id } = await admin.makeApp();
  const { items } = await admin.json<ModelChoices>('/api/admin/model/choices');
  expect(items.map(({ model }) => model)).toEqual(['scripted', 'scripted-large']);
  await (await admin.send(id, 'Hello', { model: 'scripted-large' })).text();
  await (await admin.send(id, 'And now?')).text();
  const { messages } = await admin.snapshot(id);
  expect(messages.map(({ annotation }) => annotation.model)).toEqual([
    'scripted-large',
    'scripted-large · scripted',
    undefined,
    'Scripted model',
  ]);
  const unknown = await admin.send(id, 'Hello', { model: 'nobody' });
  expect(unknown.status).toBe(400);
  expect(await unknown.json()).toMatchObject({ fields: { model: 'This installation does not have this model.' } });
});
