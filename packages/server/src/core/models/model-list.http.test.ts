import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createModelChoices } from './model-choices.ts';
import { createModelLists, readModelList } from './model-list.ts';
import { createModelPrices } from './model-prices.ts';

let answer: { status: number; body: string; etag?: string };
const asked: (string | undefined)[] = [];
const host = createServer((request, response) => {
  asked.push(request.headers['if-none-match']);
  const isKnown = answer.etag !== undefined && request.headers['if-none-match'] === answer.etag;
  response.writeHead(isKnown ? 304 : answer.status, {
    'content-type': 'application/json',
    ...(answer.etag && { etag: answer.etag }),
  });
  response.end(isKnown ? '' : answer.body);
});

let server: TestServer;
let now = new Date('2026-11-23T12:00:00Z');
beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const address = `127.0.0.1:${(host.address() as AddressInfo).port}`;
  server = await startTestServer({
    config: { egressAllow: [address], modelListUrl: `http://${address}/api/v1/models` },
    adapters: { clock: { now: () => now } },
  });
});
afterAll(async () => {
  await server.close();
  host.close();
});
beforeEach(() => void (asked.length = 0));

const model = (id: string, pricing: object) => ({
  ...{ id, canonical_slug: `${id}-20260101`, name: id, context_length: 128_000, pricing },
  architecture: { input_modalities: ['text', 'image'] },
  supported_parameters: ['tools', 'temperature'],
});
const list = {
  data: [
    model('openai/gpt-5-mini', { prompt: '0.00000025', completion: '0.000002', input_cache_read: '0.000000025' }),
    model('openrouter/auto', { prompt: '-1', completion: '-1' }),
    model('maker/free', { prompt: '0', completion: '0' }),
    { name: 'no id' },
  ],
};
const later = (hours: number) => void (now = new Date(now.getTime() + hours * 3_600_000));
const createLists = () => createModelLists(server.adapters);

test('[USAGE-09] the built-in list counts until the public one was fetched, and the last good copy when that fails', async () => {
  answer = { status: 500, body: 'away' };
  const lists = createLists();
  expect(await lists.refreshed()).toMatchObject({ isBuiltIn: true, problem: 'the list answered 500' });
  answer = { status: 200, body: JSON.stringify(list), etag: '"1"' };
  expect(await lists.refreshed()).toMatchObject({ isBuiltIn: false, problem: null, at: now.toISOString() });
  answer = { status: 200, body: '{"data":[]}' };
  const kept = await lists.refreshed();
  expect(kept).toMatchObject({ isBuiltIn: false, problem: 'the list holds no models' });
  expect(kept.models).toHaveLength(3);
});

test('[USAGE-09] it is asked for at most every six hours, for what changed, by all processes together', async () => {
  answer = { status: 200, body: JSON.stringify(list), etag: '"1"' };
  later(5);
  await createLists().read();
  expect(asked).toEqual([]);
  later(2);
  const lists = createLists();
  await lists.read();
  await expect.poll(() => asked).toEqual(['"1"']);
  await expect.poll(async () => (await lists.read()).at).toBe(now.toISOString());
  await createLists().read();
  expect(asked).toHaveLength(1);
});

test('[USAGE-05] [USAGE-09] a model is found by its exact id or slug; the admin’s price wins, and "-1" is no price', async () => {
  const lists = createLists();
  const prices = createModelPrices({ ...server.adapters, modelLists: lists });
  const priceOf = async (name: string, listedAs: string[]) =>
    (await prices.pricesFor({ model: name, listedAs })).prices.find(({ model: one }) => one === name);
  expect(await priceOf('gpt-5-mini', ['openai/gpt-5-mini'])).toMatchObject({
    ...{ perMillionPromptTokens: 0.25, perMillionCompletionTokens: 2 },
    ...{ perMillionCacheReadTokens: 0.025, perMillionCacheWriteTokens: null },
  });
  expect(await priceOf('mini', ['openai/gpt-5-mini-20260101'])).toMatchObject({ perMillionPromptTokens: 0.25 });
  expect(await priceOf('gpt-5', ['openai/gpt-5'])).toBeUndefined();
  expect(await priceOf('auto', ['openrouter/auto'])).toMatchObject({ perMillionPromptTokens: null });
  expect(await priceOf('free', ['maker/free'])).toMatchObject({ perMillionPromptTokens: 0 });
  expect(await priceOf('own', [])).toBeUndefined();
  const own = { model: 'gpt-5-mini', perMillionPromptTokens: 9, perMillionCompletionTokens: 9, perImage: null };
  await prices.save({ currency: 'USD', prices: [own] });
  expect(await priceOf('gpt-5-mini', ['openai/gpt-5-mini'])).toEqual(own);
  // The list counts in dollars.
  await prices.save({ currency: 'EUR', prices: [] });
  expect(await priceOf('gpt-5-mini', ['openai/gpt-5-mini'])).toBeUndefined();
});

test('[EDIT-16] [ADMIN-01] the models to choose from say what the public list knows of them, and the admin’s own prices win', async () => {
  const lists = createLists();
  await lists.refreshed();
  const prices = createModelPrices({ ...server.adapters, modelLists: lists });
  await prices.save({
    currency: 'USD',
    prices: [{ model: 'house', perMillionPromptTokens: 1, perMillionCompletionTokens: 2, perImage: null }],
  });
  const offered = [
    { model: 'gpt-5-mini', listedAs: ['openai/gpt-5-mini'] },
    { model: 'house', listedAs: [] },
    { model: 'unheard-of', listedAs: ['openai/unheard-of'] },
  ];
  const models = { ...server.adapters.models, list: async () => offered };
  const choices = createModelChoices({ models, modelLists: lists, modelPrices: prices });
  const { items, ...rest } = await choices.read();
  expect(rest).toEqual({ problem: null, currency: 'USD', list: { at: now.toISOString(), isBuiltIn: false } });
  expect(items).toMatchObject([
    {
      model: 'gpt-5-mini',
      facts: {
        ...{ contextTokens: 128_000, perMillionPromptTokens: 0.25, perMillionCompletionTokens: 2 },
        ...{ seesPictures: true, callsTools: true },
      },
    },
    { model: 'house', facts: { name: 'house', contextTokens: null, perMillionPromptTokens: 1 } },
    { model: 'unheard-of', facts: null },
  ]);
  await expect(choices.requireChoice('house')).resolves.toBeUndefined();
  await expect(choices.requireChoice('openai/gpt-5-mini')).rejects.toMatchObject({ code: 'model-not-offered' });
});

test('[USAGE-09] an answer in another form is no list', () => {
  for (const wrong of [null, [], {}, { data: {} }, { data: [{ id: 7 }, 'x', null] }])
    expect(readModelList(wrong)).toEqual([]);
});
