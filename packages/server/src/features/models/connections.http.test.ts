import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ModelConnections } from '@whittle/contract/models/connections';
import type { SpendReport } from '@whittle/contract/spend/spend';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { type Answer, type ModelServer, refusals, startModelServer } from '@whittle/testing/model-server/model-server';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { settings } from '../../adapters/database/schema.ts';

let server: TestServer;
let strong: ModelServer;
let cheap: ModelServer;
let admin: TestBuilder;
let ofStrong: ((call: number) => Answer) | null = null;
let ofCheap: (() => Answer) | null = null;
/** Long enough for a busy machine, short enough to wait for. */
const timeouts = { modelSilenceMs: 1_500, turnMs: 60_000, stopMs: 10_000, bundleMs: 60_000 };

beforeAll(async () => {
  strong = await startModelServer({ apiKey: 'sk-strong', answers: ({ call }) => ofStrong?.(call) });
  cheap = await startModelServer({ apiKey: 'sk-cheap', answers: () => ofCheap?.() });
  server = await startTestServer({ config: { timeouts } });
  admin = await signUp(server);
});
afterAll(async () => {
  await server.close();
  await Promise.all([strong.close(), cheap.close()]);
});
afterEach(async () => {
  ofStrong = ofCheap = null;
  const { items } = await read();
  for (const { id } of items) await admin.request(`${path}/${id}`, { method: 'DELETE' });
});

const path = '/api/admin/model/connections';
const read = () => admin.json<ModelConnections>(path);
const of = (one: ModelServer, name: string, more: Record<string, unknown> = {}) => ({
  ...{ name, provider: 'openai-compatible', model: `${name}-model`, baseUrl: one.url, apiKey: `sk-${name}` },
  ...more,
});
const add = async (json: Record<string, unknown>): Promise<string> =>
  (await admin.json<ModelConnections>(path, { json })).items.at(-1)!.id;
const setRoles = (roles: Record<string, string[]>) =>
  admin.request('/api/admin/model/roles', {
    method: 'PUT',
    json: { build: [], repair: [], image: [], embed: [], ...roles },
  });
/** A model that failed rests for all turns of the process, so that each test has a first model of its own. */
const bothBuild = async (model = 'strong-model') => {
  const ids = [await add(of(strong, 'strong', { model })), await add(of(cheap, 'cheap'))];
  expect((await setRoles({ build: ids })).status).toBe(200);
  return ids;
};
const page = { fixture: 'expense-tracker' } satisfies Answer;

test('[MODEL-01] several models are connected at once; their keys lie encrypted and are never sent back', async () => {
  const ids = await bothBuild();
  const connections = await read();
  expect(connections.items.map(({ id, name, hasApiKey }) => [id, name, hasApiKey])).toEqual([
    [ids[0], 'strong', true],
    [ids[1], 'cheap', true],
  ]);
  expect(JSON.stringify(connections)).not.toContain('sk-');
  const stored = JSON.stringify(await server.adapters.db.select().from(settings));
  expect(stored).not.toContain('sk-strong');
  const change = { ...of(strong, 'strong', { apiKey: undefined, model: 'other' }) };
  await admin.json(`${path}/${ids[0]}`, { method: 'PUT', json: change });
  expect((await read()).items[0]).toMatchObject({ model: 'other', hasApiKey: true });
  // The key stays at its place: another address does not get it.
  await admin.json(`${path}/${ids[0]}`, { method: 'PUT', json: { ...change, baseUrl: cheap.url } });
  expect((await read()).items[0]).toMatchObject({ hasApiKey: false });
});

test('[MODEL-01] what is not there, or named for a role without being there, is refused', async () => {
  expect((await admin.request(`${path}/none`, { method: 'DELETE' })).status).toBe(404);
  expect((await admin.request(`${path}/none/test`, { method: 'POST' })).status).toBe(404);
  expect((await setRoles({ build: ['none'] })).status).toBe(404);
  const json = { ...of(strong, 'strong'), baseUrl: undefined };
  expect((await admin.request(path, { method: 'POST', json })).status).toBe(400);
  const ids = await bothBuild();
  await admin.json(`${path}/${ids[0]}`, { method: 'DELETE' });
  expect((await read()).roles.build).toEqual([ids[1]]);
});

test.each<[string, Answer]>([
  ['refuses its key', refusals.wrongKey],
  ['is out of quota', { ...refusals.rateLimit, headers: { 'retry-after': '60' } }],
  ['hangs before its first word', { text: 'too late', firstDelayMs: 8_000 }],
  ['answers with garbage', refusals.errorPage],
  ['says nothing', { text: '' }],
])('[MODEL-03] a turn goes on with the second model where the first %s, and its receipt names it', async (_, first) => {
  ofStrong = () => first;
  ofCheap = () => page;
  await bothBuild(`strong-that-${_}`);
  const before = strong.requests.length;
  const { id } = await admin.makeApp();
  const { reply } = await admin.say(id, 'Build an expense tracker');
  expect(reply.annotation).toMatchObject({
    outcome: 'complete',
    error: null,
    model: 'cheap-model · OpenAI-compatible',
  });
  expect(strong.requests.length).toBeGreaterThan(before);
  expect(reply.annotation.usage?.modelInfo).toMatchObject({ model: 'cheap-model' });
});

test('[MODEL-03] a reply that breaks off in the middle is ended by the second model', async () => {
  ofStrong = () => ({ fixture: 'cut-in-content', finish: 'stop', cutAfterChars: 330, delayMs: 2 });
  ofCheap = () => ({ fixture: 'goes-on-after-the-cut' });
  await bothBuild('breaks');
  const { id } = await admin.makeApp();
  const { reply } = await admin.say(id, 'A list of names');
  expect(reply.annotation).toMatchObject({
    outcome: 'complete',
    error: null,
    model: 'cheap-model · OpenAI-compatible',
  });
});

test('[MODEL-02] a check of the reply is repaired by the model that was named for repairs', async () => {
  const broken = `Here.\n\n<action-group title="A page">\n<action type="add_file" file="pages/Home.jsx" title="Page">\nimport { Missing } from '@/components/Missing';\n\nexport default function Home() {\n  return <Missing />;\n}\n</action>\n</action-group>\n`;
  const fixed = `<action-group title="Part">\n<action type="add_file" file="components/Missing.jsx" title="Part">\nexport function Missing() {\n  return <p>Here</p>;\n}\n</action>\n</action-group>\n`;
  ofStrong = () => ({ text: broken });
  ofCheap = () => ({ text: fixed });
  const [build, repair] = [await add(of(strong, 'strong', { model: 'writer' })), await add(of(cheap, 'cheap'))];
  await setRoles({ build: [build!], repair: [repair!] });
  const asked = [strong.requests.length, cheap.requests.length];
  const { id } = await admin.makeApp();
  await admin.say(id, 'A page');
  expect(strong.requests.length - asked[0]!).toBe(1);
  expect(cheap.requests.length - asked[1]!).toBe(1);
});

test('[MODEL-04] a trial tells at which step it failed', async () => {
  const web = createServer(
    (_, answer) => void answer.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi</h1>'),
  );
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  const { port } = web.address() as AddressInfo;
  ofStrong = () => ({ ...refusals.rateLimit, headers: { 'retry-after': '60' } });
  const trial = async (more: Record<string, unknown>) => {
    const id = await add(of(strong, 'strong', more));
    return admin.json<{ ok: boolean; place?: string; message: string }>(`${path}/${id}/test`, { method: 'POST' });
  };
  try {
    expect(await trial({ baseUrl: 'http://nowhere.invalid/v1' })).toMatchObject({ ok: false, place: 'dns' });
    expect(await trial({ baseUrl: 'http://127.0.0.1:9/v1' })).toMatchObject({ ok: false, place: 'connection' });
    expect(await trial({ baseUrl: `https://127.0.0.1:${port}/v1` })).toMatchObject({ ok: false, place: 'tls' });
    expect(await trial({ baseUrl: `http://127.0.0.1:${port}/v1` })).toMatchObject({ ok: false, place: 'shape' });
    expect(await trial({ apiKey: 'sk-wrong' })).toMatchObject({ ok: false, place: 'key' });
    expect(await trial({})).toMatchObject({ ok: false, place: 'quota' });
    ofStrong = () => refusals.unknownModel;
    expect(await trial({})).toMatchObject({ ok: false, place: 'model' });
    ofStrong = () => ({ text: 'ready' });
    expect(await trial({})).toMatchObject({ ok: true });
  } finally {
    web.close();
    web.closeAllConnections();
  }
});

test('[MODEL-02] [MODEL-03] pictures and vectors come from the models that were named for them, the next one where the first cannot draw', async () => {
  let refused = 0;
  const broken = createServer((_, response) => {
    refused += 1;
    response.writeHead(500).end();
  });
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(broken.address() as AddressInfo).port}/v1`;
  try {
    const builds = await add(of(strong, 'strong'));
    const draws = [
      await add(of(cheap, 'cheap', { model: 'broken-painter', baseUrl })),
      await add(of(cheap, 'cheap', { model: 'painter' })),
    ];
    const embeds = await add(of(cheap, 'cheap', { model: 'vectors' }));
    await setRoles({ build: [builds], image: draws, embed: [embeds] });

    const { id } = await admin.makeApp();
    const drawn = await admin.request(`/api/apps/${id}/integration-endpoints/Core/GenerateImage`, {
      json: { prompt: 'A bicycle' },
    });
    expect([drawn.status, refused > 0]).toEqual([200, true]);
    const { rows } = await admin.json<SpendReport>(`/api/spend?by=model&appId=${id}`);
    expect(Object.fromEntries(rows.map(({ key, images }) => [key, images]))).toEqual({
      'broken-painter': 0,
      painter: 1,
    });

    const model = (await server.adapters.embeddingModels.current())!;
    const payer = { kind: 'embedding', appId: id } as const;
    const { vectors } = await model.embed(['a bicycle'], 'passage', AbortSignal.timeout(10_000), payer);
    expect(vectors).toHaveLength(1);
    expect(cheap.embedded.at(-1)).toMatchObject({ model: 'vectors', texts: [expect.stringContaining('a bicycle')] });
    expect(strong.embedded).toEqual([]);
  } finally {
    broken.close();
  }
});
