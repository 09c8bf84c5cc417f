import type { LiveEvent } from '@whittle/contract/chat-events';
import { limits } from '@whittle/contract/limits';
import { partMark } from '@whittle/domain/chat/action-stream';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { type Answer, type ModelServer, startModelServer } from '@whittle/testing/model-server/model-server';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let answers: Answer[] = [];
let model: ModelServer;
let server: TestServer;
let ada: TestBuilder;

beforeAll(async () => {
  model = await startModelServer({ answers: () => answers.shift() });
  server = await startTestServer({
    config: { model: { provider: 'openai-compatible', model: 'recorded', baseUrl: model.url, apiKey: null } },
  });
  ada = await signUp(server);
});
afterAll(async () => {
  await server.close();
  await model.close();
});

async function build(...given: Answer[]) {
  answers = given;
  const asked = model.requests.length;
  const { id } = await ada.makeApp();
  const { reply, events } = await ada.say(id, 'A list of names');
  return { id, reply, events, requests: model.requests.slice(asked) };
}

const pageOf = async (appId: string) =>
  (
    await ada.json<{ files: { path: string; content: string }[] }>(`/api/apps/${appId}/versions/latest/files`)
  ).files.find(({ path }) => path === 'pages/Home.jsx')?.content;

const phases = (events: readonly LiveEvent[]) =>
  events.flatMap((event) => (event.type === 'turn-phase' ? [[event.phase, event.repair?.round]] : []));

test.each<[string, Answer]>([
  ['at the output limit of the model', { fixture: 'cut-in-content' }],
  ['by a lost connection', { fixture: 'cut-in-content', finish: 'stop', cutAfterChars: 330, delayMs: 2 }],
  ['inside an action by a model that says it ended', { fixture: 'cut-in-content', finish: 'stop' }],
])('[GEN-61] a reply that is cut %s goes on by itself and ends complete', async (_, first) => {
  const { id, reply, events, requests } = await build(first, { fixture: 'goes-on-after-the-cut' });
  expect(reply.annotation).toMatchObject({ outcome: 'complete', error: null });
  expect(reply.annotation.actions).toMatchObject([
    { file: 'components/Row.jsx', ok: true },
    { file: 'pages/Home.jsx', ok: false, problem: 'asked-again' },
    { file: 'pages/Home.jsx', ok: true },
  ]);
  expect(await pageOf(id)).toContain('<Row name="b" />');
  expect(phases(events)).toEqual([
    ['thinking', undefined],
    ['writing', undefined],
    ['continuing', 1],
    ['checking', undefined],
  ]);
  expect(requests).toHaveLength(2);
});

test('[GEN-61] it is asked for what is missing alone, and every output is paid for', async () => {
  const { id } = await ada.makeApp();
  answers = [{ text: 'We talked about the weather.' }];
  await ada.say(id, 'Hello there');
  answers = [{ fixture: 'cut-in-content' }, { fixture: 'goes-on-after-the-cut' }];
  const { reply } = await ada.say(id, 'A list of names');
  const [first, second] = model.requests.slice(-2).map(({ body }) => body.messages!);
  const said = second!.filter(({ role }) => role !== 'system').map(({ content }) => JSON.stringify(content));
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('A list of names');
  expect(said[0]).toContain('- components/Row.jsx');
  expect(said[0]).toContain('export default ({ name }) => <li>{name}</li>;');
  expect(said[0]).toContain('<Row name=');
  expect(said.join()).not.toContain('weather');
  expect(JSON.stringify(first)).toContain('weather');
  const sum = [first!, second!].reduce((tokens, body) => tokens + Math.ceil(JSON.stringify(body).length / 4), 0);
  expect(reply.annotation.usage).toMatchObject({ steps: 2, promptTokens: sum });
});

test('[GEN-61] what an output did not hold is asked for in smaller parts, and only so often', async () => {
  const half: Answer = {
    text: '<action-group title="Page"><action type="add_file" file="pages/Home.jsx" title="Home">\nexport default () =>',
    finish: 'length',
  };
  const { id, reply, requests } = await build(half, half, half, half, half);
  expect(requests).toHaveLength(limits.replyContinuations + 1);
  expect(JSON.stringify(requests[1]!.body.messages)).toContain('Write it in smaller parts');
  expect(reply.annotation.outcome).toBe('truncated');
  expect(reply.annotation.actions.map(({ problem, message }) => [problem, message])).toEqual(
    Array.from({ length: limits.replyContinuations }, () => ['truncated', 'Too long output, ask the chat to continue']),
  );
  expect(await pageOf(id).catch(() => undefined)).toBeUndefined();

  answers = [{ fixture: 'continued-after-the-cut' }];
  const next = await ada.say(id, 'Continue and repeat the last action if truncated');
  expect(next.reply.annotation.outcome).toBe('complete');
  expect(JSON.stringify(model.requests.at(-1)!.body.messages)).not.toContain(JSON.stringify(partMark).slice(1, -1));
});

test('[GEN-61] an action that never came again is truncated, although the model says that all is done', async () => {
  const { reply } = await build({ fixture: 'cut-in-content' }, { text: 'That is all.' });
  expect(reply.annotation.outcome).toBe('truncated');
  expect(reply.annotation.actions[1]).toMatchObject({ problem: 'truncated' });
});

test('[GEN-61] the builder can stop it while it goes on', async () => {
  const { id } = await ada.makeApp();
  answers = [{ fixture: 'cut-in-content' }, { fixture: 'goes-on-after-the-cut', hangAfterChars: 40 }];
  const asked = model.requests.length;
  await ada.send(id, 'A list of names');
  await expect.poll(() => model.requests.length, { timeout: 20_000 }).toBe(asked + 2);
  await ada.request(`/api/apps/${id}/chat/stop`, { method: 'POST' });
  await expect.poll(async () => (await ada.snapshot(id)).messages.at(-1)!.status, { timeout: 20_000 }).toBe('ready');
  const { annotation } = (await ada.snapshot(id)).messages.at(-1)!;
  expect(annotation).toMatchObject({ outcome: 'stopped', error: null });
  expect(annotation.actions[0]).toMatchObject({ file: 'components/Row.jsx', ok: true });
});
