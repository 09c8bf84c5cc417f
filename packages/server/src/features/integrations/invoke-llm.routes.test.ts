import type { Integrations } from '@whittle/contract/integrations';
import { says, saysThenThrows, scriptedModel } from '@whittle/testing/scripted-model';
import { ModelError } from '@whittle/server/adapters/language-model/model-error';
import { createTestApp, signInToApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const models = scriptedModel();
/** The clock stands still, so that no minute ends while calls are counted. */
const at = new Date();
let server: TestServer;
let app: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ models, adapters: { clock: { now: () => at } } });
  app = await createTestApp(server, { files: {} });
  token = (await signInToApp(server, app, { email: 'ada@example.com' })).access_token;
});
afterAll(() => server.close());

const paths = () => [`/api/apps/${app.id}/integration-endpoints/Core/InvokeLLM`, '/integrations/Core/InvokeLLM'];
const invoke = (json: unknown, { path = paths()[0]!, as = token as string | null } = {}) =>
  server.request(path, { host: app.publishedHost, json, ...(as && { token: as }) });
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

const person = {
  type: 'object',
  properties: { name: { type: 'string' }, age: { type: 'number' } },
  required: ['name'],
};

describe('[INTEG-02] Core/InvokeLLM', () => {
  test('answers the bare text, under both families of paths', async () => {
    for (const path of paths()) {
      models.next(says('  A haiku.\n'));
      const answer = await invoke({ prompt: 'Write a haiku' }, { path });
      expect([answer.status, await answer.json()]).toEqual([200, 'A haiku.']);
    }
    expect(models.requests.at(-1)?.messages).toEqual([{ role: 'user', content: 'Write a haiku' }]);
  });

  test('answers the value that fits the schema, whatever stands around it', async () => {
    models.next(says('Here you are:\n```json\n{"name": "Ada", "age": 36,}\n```'));
    const answer = await invoke({ prompt: 'Who?', response_json_schema: person });
    expect(await answer.json()).toEqual({ name: 'Ada', age: 36 });
    expect(models.requests.at(-1)?.system[0]).toContain('"required":["name"]');
  });

  test('[EDIT-14] the model is asked with the temperature of the version that runs, 0.7 where it says none', async () => {
    models.next(says('ok'));
    await invoke({ prompt: 'x' });
    const files = { 'whittle.json': '{"settings":{"modelTemperature":0.1}}' };
    const cool = await createTestApp(server, { files });
    const { access_token: person } = await signInToApp(server, cool, { email: 'ada@example.com' });
    await server.request(`/api/apps/${cool.id}/integration-endpoints/Core/InvokeLLM`, {
      ...{ host: cool.publishedHost, token: person, json: { prompt: 'x' } },
    });
    expect(models.requests.slice(-2).map(({ temperature }) => temperature)).toEqual([0.7, 0.1]);
  });

  test('[EDIT-10] [ADMIN-01] the model that was chosen for the app is asked, and the usual one where it is not offered', async () => {
    const files = { 'whittle.json': '{"settings":{"aiModel":"scripted-large"}}' };
    const chosen = await createTestApp(server, { files });
    const { access_token: person } = await signInToApp(server, chosen, { email: 'ada@example.com' });
    const ask = () =>
      server.request(`/api/apps/${chosen.id}/integration-endpoints/Core/InvokeLLM`, {
        ...{ host: chosen.publishedHost, token: person, json: { prompt: 'x' } },
      });
    const named = vi.spyOn(models, 'named');
    const usual = vi.spyOn(models, 'candidates');
    models.next(says('ok'));
    expect(await (await ask()).json()).toBe('ok');
    expect(named.mock.calls).toEqual([['scripted-large']]);
    expect(usual).not.toHaveBeenCalled();
    named.mockResolvedValueOnce(null);
    expect(await (await ask()).json()).toBe('ok');
    expect(usual).toHaveBeenCalled();
  });

  test('asks once more, with what was wrong, and then says so', async () => {
    models.next(says('{"age": "old"}'), says('{"name": "Ada"}'));
    expect(await (await invoke({ prompt: 'Who?', response_json_schema: person })).json()).toEqual({ name: 'Ada' });
    expect(models.requests.at(-1)?.messages[0]?.content).toContain('did not fit the schema');
    models.next(says('no json'));
    const refused = await invoke({ prompt: 'Who?', response_json_schema: person });
    expect(await codeOf(refused)).toEqual([502, 'model-refused']);
  });

  test('[INTEG-05] bad input and a model that fails are said in words', async () => {
    models.next(saysThenThrows('', new ModelError('model-busy', 'overloaded, key sk-1')));
    const busy = await invoke({ prompt: 'x' });
    expect(await busy.clone().text()).not.toContain('sk-1');
    expect(await codeOf(busy)).toEqual([502, 'model-busy']);
    expect(await codeOf(await invoke('a string'))).toEqual([400, 'integration-needs-object']);
    expect(await codeOf(await invoke({}))).toEqual([400, 'invalid-input']);
    expect(await codeOf(await invoke({ prompt: 'x', file_urls: ['/files/a'] }))).toEqual([404, 'file-not-found']);
  });

  test('[INTEG-02] a visitor may ask less often than a signed-in person, and nobody without end', async () => {
    models.next(says('ok'));
    const asVisitor = [];
    for (let count = 0; count < 6; count += 1) asVisitor.push((await invoke({ prompt: 'x' }, { as: null })).status);
    expect(asVisitor).toEqual([200, 200, 200, 200, 200, 429]);
    const bob = (await signInToApp(server, app, { email: 'bob@example.com' })).access_token;
    const asBob = [];
    for (let count = 0; count < 21; count += 1) asBob.push((await invoke({ prompt: 'x' }, { as: bob })).status);
    expect(asBob.filter((status) => status === 200)).toHaveLength(20);
    expect(asBob.at(-1)).toBe(429);
    const refused = await invoke({ prompt: 'x' }, { as: bob });
    const seconds = 60 - Math.floor((at.getTime() % 60_000) / 1_000);
    expect(refused.headers.get('retry-after')).toBe(String(seconds));
    expect(((await refused.json()) as { message: string }).message).toContain(`Try again in ${seconds} seconds.`);
  });
});

test('[INTEG-02] without a connected model InvokeLLM says what is missing', async () => {
  const plain = await startTestServer({ models: scriptedModel({ isBuiltIn: true }) });
  const other = await createTestApp(plain, { files: {} });
  const answer = await plain.request(`/api/apps/${other.id}/integration-endpoints/Core/InvokeLLM`, {
    host: other.publishedHost,
    json: { prompt: 'x' },
  });
  expect(await codeOf(answer)).toEqual([501, 'model-missing']);
  await plain.close();
});

test('[INTEG-14] what the admin says a model costs shows the use in money, and what nobody said is unknown', async () => {
  const usage = async () => {
    const panel = await server.request(`/api/apps/${app.id}/integrations`, { token: app.owner.token });
    const { usage: rows, currency } = (await panel.json()) as Integrations;
    return { currency, row: rows.find(({ endpoint }) => endpoint === 'Core.InvokeLLM')! };
  };
  const before = await usage();
  expect(before.row.promptTokens + before.row.completionTokens).toBeGreaterThan(0);
  expect([before.currency, before.row.cost]).toEqual(['USD', null]);
  const { model, promptTokens, completionTokens } = before.row;
  const prices = [{ model, perMillionPromptTokens: 1, perMillionCompletionTokens: 2, perImage: null }];
  const save = (json: object, token: string) =>
    server.request('/api/admin/model/prices', { method: 'PUT', token, json });
  expect((await save({ currency: 'eur', prices }, token)).status).toBe(401);
  expect((await save({ currency: 'eur', prices: [...prices, ...prices] }, app.owner.token)).status).toBe(400);
  expect((await save({ currency: 'eur', prices }, app.owner.token)).status).toBe(200);
  const after = await usage();
  expect(after.currency).toBe('EUR');
  expect(after.row.cost).toBeCloseTo((promptTokens + 2 * completionTokens) / 1_000_000, 12);
});
