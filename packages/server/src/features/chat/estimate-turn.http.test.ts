import type { TurnEstimate } from '@whittle/contract/spend/spend';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { says, scriptedModel } from '@whittle/testing/scripted-model';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

const models = scriptedModel();
let server: TestServer;
let admin: TestBuilder;
const price = { model: 'scripted', perMillionPromptTokens: 2, perMillionCompletionTokens: 1_000, perImage: null };

beforeAll(async () => {
  server = await startTestServer({ models });
  admin = await signUp(server);
});
afterAll(() => server.close());

const setPrices = (prices: object[]) =>
  admin.json('/api/admin/model/prices', { method: 'PUT', json: { currency: 'USD', prices } });
const estimate = async (builder: TestBuilder, appId: string, chars: number, attached = '') =>
  (await builder.json<{ estimate: TurnEstimate }>(`/api/apps/${appId}/chat/estimate?chars=${chars}${attached}`))
    .estimate;

test('[USAGE-10] a message has a price before it is sent: from its size at first, then from what replies there cost', async () => {
  await setPrices([price]);
  const builder = await signUp(server);
  const { id } = await builder.makeApp();
  const guess = (await estimate(builder, id, 100))!;
  expect(guess).toMatchObject({ currency: 'USD', basis: 'guess', near: [] });
  expect(guess.lowMicros).toBeGreaterThan(400_000);
  expect(guess.highMicros).toBeGreaterThan(guess.lowMicros);
  expect((await estimate(builder, id, 100_000))!.lowMicros).toBeGreaterThan(guess.lowMicros + 50_000);

  models.next(says('Done.'));
  for (const text of ['One', 'Two', 'Three']) await builder.say(id, text);
  // Ten tokens of a request and twenty of an answer each.
  expect(await estimate(builder, id, 100)).toMatchObject({ basis: 'past', lowMicros: 20_020, highMicros: 20_020 });
  // A picture has 1,500 tokens; of a document between a few lines and 20,000 tokens are sent.
  expect(await estimate(builder, id, 100, '&pictures=2&documents=1')).toMatchObject({
    ...{ basis: 'past', lowMicros: 20_020 + 7_000, highMicros: 20_020 + 46_000 },
  });

  await builder.json('/api/spend/caps', { method: 'PUT', json: { turn: null, app: 70_000, account: null } });
  expect((await estimate(builder, id, 100))!.near).toEqual([
    expect.objectContaining({ scope: 'app', isNear: true, isReached: false }),
  ]);
  const stranger = await signUp(server);
  expect((await stranger.request(`/api/apps/${id}/chat/estimate?chars=1`)).status).toBe(404);
  expect((await builder.request(`/api/apps/${id}/chat/estimate?chars=many`)).status).toBe(400);
});

test('[USAGE-10] without a known price nothing is said, and neither where the built-in builder answers', async () => {
  await setPrices([]);
  const builder = await signUp(server);
  const { id } = await builder.makeApp();
  expect(await estimate(builder, id, 100)).toBeNull();
  const free = await startTestServer();
  try {
    const other = await signUp(free);
    const app = await other.makeApp();
    expect(await estimate(other, app.id, 100)).toBeNull();
    const { reply } = await other.say(app.id, 'A list of books');
    expect(reply.annotation.turnCost).toBeUndefined();
  } finally {
    await free.close();
  }
});

test('[USAGE-10] after a turn its builder reads what new work cost and what repairs did, though not the tokens', async () => {
  await setPrices([price]);
  const builder = await signUp(server);
  const { id } = await builder.makeApp();
  const broken =
    '<action type="add_file" file="pages/Home.jsx" title="Home">\nexport default function Home() { return <p>{missing.value}</p>; }\n</action>\n';
  const fixed =
    '<action type="add_file" file="pages/Home.jsx" title="Home">\nexport default function Home() { return <p>Hello</p>; }\n</action>\n';
  models.next(says(broken), says(fixed));
  const { reply } = await builder.say(id, 'Build a page');
  expect(reply.annotation.usage).toBeUndefined();
  expect(reply.annotation.turnCost).toEqual({
    ...{ currency: 'USD', workMicros: 20_020, repairMicros: 20_020, unpriced: 0 },
  });
});

test('[USAGE-08] a repair that a limit ends is taken back, and the reply says so', async () => {
  await setPrices([price]);
  const builder = await signUp(server);
  const { id } = await builder.makeApp();
  const broken =
    '<action type="add_file" file="pages/Home.jsx" title="Home">\nexport default function Home() { return <p>{missing.value}</p>; }\n</action>\n';
  const usage = { promptTokens: 10, completionTokens: 200, cacheReadTokens: 0, cacheWriteTokens: 0 };
  models.next(async function* () {
    yield { type: 'text', text: broken };
    yield { type: 'step', usage };
    yield { type: 'finish', reason: 'stop', usage, steps: 1 };
  }, says('Never asked.'));
  // The first request alone is within the limit; what it cost leaves nothing for a second one.
  await builder.json('/api/spend/caps', { method: 'PUT', json: { turn: 200_020, app: null, account: null } });
  const { reply } = await builder.say(id, 'Build a page');
  expect(reply.annotation.outcome).toBe('complete');
  expect(reply.annotation.checks).toMatchObject({ repairEnd: 'limit-reached' });
  expect(reply.content).not.toContain('Never asked');
});
