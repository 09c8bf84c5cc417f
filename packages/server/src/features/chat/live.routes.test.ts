import type { LiveEvent } from '@whittle/contract/chat-events';
import { applyEvents, openConversation } from '@whittle/domain/chat/conversation';
import { isTurnEnd, liveEvents, signUp, type TestBuilder } from '@whittle/testing/builder';
import { says, saysThenWaits, scriptedModel } from '@whittle/testing/scripted-model';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, it } from 'vitest';

const models = scriptedModel();
let server: TestServer;
let ada: TestBuilder;

beforeAll(async () => {
  server = await startTestServer({ models });
  ada = await signUp(server);
});
afterAll(() => server.close());

const page = `export default function Home() { return <p>${'text 😀 '.repeat(60)}</p>; }`;
const text = `Sure.\n<action-group title="Build"><action type="add_file" file="pages/Home.jsx" title="Home">\n${page}\n</action></action-group>\nDone.`;
const live = (appId: string, after: number, headers: Record<string, string> = {}) =>
  ada.request(`/api/apps/${appId}/live?after=${after}`, { headers });

it('[GEN-22] a window that comes back at any position ends with exactly the same conversation', async () => {
  const { id } = await ada.makeApp();
  const start = await ada.snapshot(id);
  models.next(says(text, { pieceChars: 11 }));
  const { events } = await ada.say(id, 'build');
  const whole = applyEvents(openConversation(start), events);
  expect(whole.messages.at(-1)!.content).toBe(text);
  const last = events.at(-1)!.seq;
  for (const [at, { seq }] of events.entries()) {
    if (seq === last) break;
    const missed = await liveEvents(await live(id, seq), (event) => event.seq === last);
    expect(missed.map((event) => event.seq)).toEqual(events.slice(at + 1).map((event) => event.seq));
    const resumed = applyEvents(applyEvents(openConversation(start), events.slice(0, at + 1)), missed);
    expect(resumed).toEqual(whole);
  }
});

it('[GEN-22] a snapshot in the middle of a turn and the log behind it give the same text', async () => {
  const { id } = await ada.makeApp();
  const waiting = saysThenWaits(text.slice(0, 200), text.slice(200));
  models.next(waiting.script);
  const response = await ada.send(id, 'build');
  await untilText(id, text.slice(0, 200));
  const snapshot = await ada.snapshot(id);
  expect(snapshot.messages.at(-1)).toMatchObject({ status: 'streaming', content: text.slice(0, 200) });
  expect(snapshot.app.generation).toBe('streaming');
  const rest = live(id, snapshot.cursor).then((answer) => liveEvents(answer, isTurnEnd));
  waiting.release();
  const conversation = applyEvents(openConversation(snapshot), await rest);
  expect(conversation.messages.at(-1)).toMatchObject({ status: 'ready', content: text });
  expect(conversation.app.generation).toBe('ready');
  await response.body?.cancel();
});

it('[GEN-23] two windows see the same turn, and it goes on when the one that asked is closed', async () => {
  const { id } = await ada.makeApp();
  const { cursor } = await ada.snapshot(id);
  const waiting = saysThenWaits(text.slice(0, 50), text.slice(50));
  models.next(waiting.script);
  const windows = [live(id, cursor), live(id, cursor)].map(async (answer) => liveEvents(await answer, isTurnEnd));
  const response = await ada.send(id, 'build');
  await response.body?.cancel();
  waiting.release();
  const [one, two] = await Promise.all(windows);
  expect(one).toEqual(two);
  expect(one!.at(-1)).toMatchObject({ message: { content: text, status: 'ready' } });
});

it('a reconnect by Last-Event-ID goes on behind that event', async () => {
  const { id } = await ada.makeApp();
  models.next(says('Hello there.'));
  const { events } = await ada.say(id, 'hi');
  const from = events[2]!;
  const rest = await liveEvents(await live(id, 0, { 'last-event-id': String(from.seq) }), isTurnEnd);
  expect(rest[0]!.seq).toBe(from.seq + 1);
  expect((await live(id, 1_000)).status).toBe(400);
  expect((await ada.request(`/api/apps/${id}/live?after=-1`)).status).toBe(400);
});

it('a message sent again with its id leads to the turn that it started', async () => {
  const { id } = await ada.makeApp();
  models.next(says('Only once.'));
  const message = { id: '0123456789abcdef01234567', role: 'user', content: 'build' };
  const send = () => ada.request(`/api/apps/${id}/chat`, { json: { id, messages: [message] } });
  const first = await liveEvents(await send());
  const second = await liveEvents(await send());
  expect(second).toEqual(first);
  expect((await ada.snapshot(id)).messages).toHaveLength(2);
});

it('only one turn of an app runs at a time', async () => {
  const { id } = await ada.makeApp();
  const waiting = saysThenWaits('x');
  models.next(waiting.script);
  const answers = await Promise.all([1, 2, 3].map((n) => ada.send(id, `message ${n}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const refused = answers.find(({ status }) => status === 409)!;
  expect(await refused.json()).toMatchObject({ code: 'turn-running' });
  waiting.release();
  await liveEvents(answers.find(({ status }) => status === 200)!);
});

it('tokens and the provider’s own words are not shown to other accounts than admins', async () => {
  const bob = await signUp(server);
  const { id } = await bob.makeApp();
  models.next(says('Hello.'));
  const turn = await bob.say(id, 'hi');
  const { messages } = await bob.snapshot(id);
  for (const shown of [turn.events, messages]) expect(JSON.stringify(shown)).not.toContain('promptTokens');
  expect(turn.reply.annotation.model).toBe('Scripted model');
});

async function untilText(appId: string, expected: string): Promise<void> {
  const { cursor, messages } = await ada.snapshot(appId);
  let seen = messages.at(-1)?.content ?? '';
  if (seen === expected) return;
  await liveEvents(await live(appId, cursor), (event: LiveEvent) => {
    if (event.type === 'text-delta') seen += event.text;
    return seen === expected;
  });
}
