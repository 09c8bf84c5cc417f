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

const written = () => model.requests.map(({ body }) => JSON.stringify(body.messages).slice(1, -1));

test('[GEN-64] requests begin with the same bytes over turns, and each step of a turn with the whole one before', async () => {
  answers = [
    { fixture: 'expense-tracker' },
    { text: 'I look first.', toolCalls: [{ name: 'list_files', args: {} }] },
    { text: 'Nothing is to do.' },
    { text: 'Nothing again.' },
  ];
  const { id } = await ada.makeApp();
  await ada.say(id, 'Build an expense tracker');
  await ada.say(id, 'What is in it?');
  await ada.say(id, 'And now?');
  const [first, look, answer, last] = written();
  const stable = JSON.stringify(model.requests[0]!.body.messages![0]);
  expect(stable.length).toBeGreaterThan(20_000);
  for (const one of [first, look, answer, last]) expect(one!.startsWith(stable)).toBe(true);
  expect(answer!.startsWith(look!)).toBe(true);
  const tools = model.requests.map(({ body }) => JSON.stringify(body.tools));
  expect(new Set(tools).size).toBe(1);
});
