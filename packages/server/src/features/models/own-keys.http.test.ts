import type { OwnConnections } from '@whittle/contract/models/own-keys';
import type { SpendReport } from '@whittle/contract/spend/spend';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { type Answer, type ModelServer, refusals, startModelServer } from '@whittle/testing/model-server/model-server';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { apps, modelCalls, ownModels, spendTotals } from '../../adapters/database/schema.ts';
import { askModel } from '../../core/models/ask-model.ts';
import { createModelPrices } from '../../core/models/model-prices.ts';
import { createLedger } from '../../core/spend/ledger.ts';
import { meterModels } from '../../core/spend/metered-models.ts';

let server: TestServer;
let house: ModelServer;
let own: ModelServer;
let admin: TestBuilder;
let ann: TestBuilder;
let bob: TestBuilder;
let ofOwn: (() => Answer) | null = null;

const path = '/api/model/own-connections';
const page = { fixture: 'expense-tracker' } satisfies Answer;

beforeAll(async () => {
  house = await startModelServer({ apiKey: 'sk-house', answers: () => page });
  own = await startModelServer({ apiKey: 'sk-ann', answers: () => ofOwn?.() ?? page });
  server = await startTestServer({ config: { egressAllow: [new URL(own.url).host] } });
  admin = await signUp(server);
  const model = { provider: 'openai-compatible', model: 'house-model', baseUrl: house.url, apiKey: 'sk-house' };
  await admin.json('/api/admin/model', { method: 'PUT', json: model });
  const price = { perMillionPromptTokens: 100, perMillionCompletionTokens: 100, perImage: null };
  const prices = ['house-model', 'own-model'].map((one) => ({ model: one, ...price }));
  await admin.json('/api/admin/model/prices', { method: 'PUT', json: { currency: 'USD', prices } });
});
afterAll(async () => {
  await server.close();
  await Promise.all([house.close(), own.close()]);
});
beforeEach(async () => {
  ofOwn = null;
  await allow(true);
  [ann, bob] = [await signUp(server), await signUp(server)];
});

const allow = (isAllowed: boolean) => admin.json('/api/admin/model/own-keys', { method: 'PUT', json: { isAllowed } });
const connection = (more: Record<string, unknown> = {}) => ({
  ...{ name: 'mine', provider: 'openai-compatible', model: 'own-model', baseUrl: own.url, apiKey: 'sk-ann' },
  ...{ isForApps: false },
  ...more,
});
const add = async (who: TestBuilder, more: Record<string, unknown> = {}) =>
  (await who.json<OwnConnections>(path, { json: connection(more) })).items.at(-1)!.id;
const asked = () => ({ own: own.requests.length, house: house.requests.length });
/** Which of the two models was asked while `work` ran. */
async function during(work: () => Promise<unknown>) {
  const before = asked();
  await work();
  return { own: own.requests.length - before.own, house: house.requests.length - before.house };
}
const buildIn = async (who: TestBuilder) => {
  const { id } = await who.makeApp();
  return { id, turn: await who.say(id, 'Build an expense tracker') };
};

test('[MODEL-05] a person’s turns are answered with their own key, nobody else’s are, and the bill says whose key it was', async () => {
  await add(ann);
  const used = await during(async () => {
    const { turn } = await buildIn(ann);
    expect(turn.reply.annotation.outcome).toBe('complete');
  });
  expect(used).toEqual({ own: 1, house: 0 });
  expect(await during(() => buildIn(bob))).toEqual({ own: 0, house: 1 });
  const { rows } = await ann.json<SpendReport>('/api/spend?by=key');
  expect(rows).toMatchObject([{ key: 'own', calls: 1 }]);
  expect((await bob.json<SpendReport>('/api/spend?by=key')).rows).toMatchObject([{ key: 'installation', calls: 1 }]);
  const [, line] = (await (await ann.request('/api/spend/csv')).text()).trim().split('\n');
  expect(line).toContain(',own-model,own,');
});

test('[MODEL-05] the key lies encrypted, is not sent back, and goes to no other address', async () => {
  const id = await add(ann);
  const stored = await server.adapters.db.select().from(ownModels).where(eq(ownModels.accountId, ann.accountId));
  expect(JSON.stringify(stored)).not.toContain('sk-ann');
  const shown = await ann.json<OwnConnections>(path);
  expect(JSON.stringify(shown)).not.toContain('sk-');
  expect(shown).toMatchObject({ isAllowed: true, items: [{ hasApiKey: true, name: 'mine' }] });
  const moved = await ann.json<OwnConnections>(`${path}/${id}`, {
    method: 'PUT',
    json: connection({ apiKey: undefined, baseUrl: house.url }),
  });
  expect(moved.items[0]).toMatchObject({ hasApiKey: false });
});

test('[MODEL-04] [MODEL-05] a key of one’s own is tried before it is saved, with the step at which it fails', async () => {
  const trial = async (json: object, by = ann) => {
    const response = await by.request(`${path}/test`, { json });
    return [response.status, ((await response.json()) as { place?: string }).place];
  };
  const { name: _, isForApps: __, ...typed } = connection();
  expect(await trial(typed)).toEqual([200, undefined]);
  expect(await trial({ ...typed, apiKey: 'sk-wrong' })).toEqual([200, 'key']);
  expect(await trial({ ...typed, baseUrl: 'http://127.0.0.1:9/v1' })).toEqual([200, 'blocked']);
  expect((await ann.json<OwnConnections>(path)).items).toEqual([]);
  // The stored key counts for its owner alone, and at its own address alone.
  const id = await add(ann);
  const untyped = { ...typed, apiKey: undefined, connectionId: id };
  expect(await trial(untyped)).toEqual([200, undefined]);
  expect((await trial(untyped, bob))[0]).toBe(404);
  const atHouse = await during(() => trial({ ...untyped, baseUrl: house.url }));
  expect(atHouse).toEqual({ own: 0, house: 0 });
  for (let at = 0; at < 10; at += 1) await trial(typed);
  expect((await trial(typed))[0]).toBe(429);
  await allow(false);
  expect((await trial(typed, bob))[0]).toBe(403);
});

test('[MODEL-05] a connection of somebody else does not exist, and there are at most five', async () => {
  const id = await add(ann);
  for (const method of ['PUT', 'DELETE']) {
    const answer = await bob.request(`${path}/${id}`, { method, ...(method === 'PUT' && { json: connection() }) });
    expect(answer.status).toBe(404);
  }
  expect((await bob.request(`${path}/${id}/test`, { method: 'POST' })).status).toBe(404);
  expect((await bob.json<OwnConnections>(path)).items).toEqual([]);
  const many = await Promise.all(Array.from({ length: 8 }, () => ann.request(path, { json: connection() })));
  expect(many.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(many.filter(({ status }) => status === 409)).toHaveLength(4);
});

test('[MODEL-05] where the installation does not allow it nothing is added or used; what is there can be removed', async () => {
  const id = await add(ann);
  await allow(false);
  expect((await ann.request(path, { json: connection() })).status).toBe(403);
  expect((await ann.request(`${path}/${id}/test`, { method: 'POST' })).status).toBe(403);
  expect(await during(() => buildIn(ann))).toEqual({ own: 0, house: 1 });
  expect(await ann.json<OwnConnections>(`${path}/${id}`, { method: 'DELETE' })).toEqual({
    isAllowed: false,
    items: [],
  });
  expect((await ann.request('/api/admin/model/own-keys', { method: 'PUT', json: { isAllowed: true } })).status).toBe(
    403,
  );
});

test('[MODEL-05] [MODEL-03] where the own key is refused the installation’s model answers, and only that person’s rests', async () => {
  await add(ann, { apiKey: 'sk-wrong' });
  await add(bob);
  const { turn } = await buildIn(ann);
  expect(turn.reply.annotation).toMatchObject({ outcome: 'complete', model: 'house-model · OpenAI-compatible' });
  expect(await during(() => buildIn(bob))).toEqual({ own: 1, house: 0 });
});

test('[MODEL-05] the people of an app are answered with the owner’s key only where the owner chose so', async () => {
  const { id: appId } = await ann.makeApp();
  const { adapters } = server;
  const modelPrices = createModelPrices({ ...adapters, modelLists: { find: async () => null } });
  const models = meterModels(adapters.models, createLedger({ ...adapters, modelPrices }), async () => null);
  const ask = (kind: 'endpoint' | 'assistant' | 'tool' | 'lab' | 'help') =>
    askModel(models, { system: 'You answer.', prompt: 'Hello' }, { timeoutMs: 20_000, payer: { kind, appId } });
  const id = await add(ann);
  expect(await during(() => ask('endpoint'))).toEqual({ own: 0, house: 1 });
  await ann.json(`${path}/${id}`, { method: 'PUT', json: connection({ apiKey: undefined, isForApps: true }) });
  for (const kind of ['endpoint', 'assistant', 'tool'] as const) {
    expect(await during(() => ask(kind))).toEqual({ own: 1, house: 0 });
  }
  // What an admin looks into, and what the builder's screens ask for somebody else, is not theirs.
  for (const kind of ['lab', 'help'] as const) expect(await during(() => ask(kind))).toEqual({ own: 0, house: 1 });
  // Another owner's apps never use it.
  await adapters.db.update(apps).set({ ownerId: bob.accountId }).where(eq(apps.id, appId));
  expect(await during(() => ask('endpoint'))).toEqual({ own: 0, house: 1 });
});

test('[MODEL-05] [USAGE-07] limits of the installation do not count what people pay themselves; their own limits do', async () => {
  await add(ann);
  const limits = { turn: null, app: null, account: 1, installation: null };
  await admin.json('/api/admin/spend/caps', { method: 'PUT', json: limits });
  try {
    const built = await buildIn(ann);
    expect(built.turn.reply.annotation.outcome).toBe('complete');
    const [total] = await server.adapters.db.select().from(spendTotals).where(eq(spendTotals.subject, ann.accountId));
    expect(total).toMatchObject({ spentMicros: 0, heldMicros: 0, ownHeldMicros: 0 });
    expect(total!.ownSpentMicros).toBeGreaterThan(0);
    const [house_] = await server.adapters.db.select().from(modelCalls).where(eq(modelCalls.appId, built.id));
    expect(house_).toMatchObject({ isOwnKey: true });
    expect((await ann.json<SpendReport>('/api/spend')).month).toMatchObject([{ scope: 'account', spentMicros: 0 }]);
    // The person's own limit holds for every key.
    await ann.json('/api/spend/caps', { method: 'PUT', json: { turn: null, app: null, account: 1 } });
    const { reply } = await ann.say(built.id, 'Make it blue');
    expect(reply.annotation.error?.code).toBe('account-cap-reached');
    expect((await ann.json<SpendReport>('/api/spend')).month).toMatchObject([{ scope: 'account', isReached: true }]);
  } finally {
    await admin.json('/api/admin/spend/caps', { method: 'PUT', json: { ...limits, account: null } });
  }
});

test('[MODEL-05] [MODEL-04] a trial names the step that failed, and addresses inside the network are not called', async () => {
  const trial = async (more: Record<string, unknown>) => {
    const id = await add(ann, more);
    const answer = await ann.json<{ ok: boolean }>(`${path}/${id}/test`, { method: 'POST' });
    await ann.json(`${path}/${id}`, { method: 'DELETE' });
    return answer;
  };
  ofOwn = () => ({ text: 'ready' });
  expect(await trial({})).toMatchObject({ ok: true });
  expect(await trial({ apiKey: 'sk-wrong' })).toMatchObject({ ok: false, place: 'key' });
  expect(await trial({ baseUrl: 'http://nowhere.invalid/v1' })).toMatchObject({ ok: false, place: 'dns' });
  ofOwn = () => refusals.unknownModel;
  expect(await trial({})).toMatchObject({ ok: false, place: 'model' });
  const before = house.requests.length;
  expect(await trial({ baseUrl: house.url })).toMatchObject({ ok: false, place: 'blocked' });
  expect(await trial({ baseUrl: 'http://169.254.169.254/latest' })).toMatchObject({ ok: false, place: 'blocked' });
  expect(house.requests.length).toBe(before);
});
