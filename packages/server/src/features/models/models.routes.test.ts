import { type ModelServer, startModelServer } from '@whittle/testing/model-server/model-server';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../../adapters/database/schema.ts';

let server: TestServer;
let model: ModelServer;
let admin: string;
let builder: string;

beforeAll(async () => {
  [server, model] = await Promise.all([
    startTestServer(),
    startModelServer({ apiKey: 'sk-right', models: ['recorded'] }),
  ]);
  admin = await signUp('admin@example.com');
  builder = await signUp('builder@example.com');
});
afterAll(async () => {
  await Promise.all([server.close(), model.close()]);
});

async function signUp(email: string): Promise<string> {
  const response = await server.request('/api/auth/sign-up', {
    method: 'POST',
    json: { email, password: 'correct horse' },
  });
  return ((await response.json()) as { token: string }).token;
}

const call = (token: string | null, method: string, path: string, json?: unknown) =>
  server.request(path, {
    method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(json !== undefined && { json }),
  });
const read = async (response: Response) => (await response.json()) as Record<string, unknown>;
const recorded = () => ({ provider: 'openai-compatible', model: 'recorded', baseUrl: model.url, apiKey: 'sk-right' });

describe('a fresh installation', () => {
  it('answers with the built-in builder and says so', async () => {
    expect(await read(await call(builder, 'GET', '/api/model'))).toEqual({
      label: 'Built-in builder',
      isBuiltIn: true,
    });
    expect(await read(await call(admin, 'GET', '/api/admin/model'))).toEqual({
      source: 'none',
      provider: null,
      model: null,
      baseUrl: null,
      hasApiKey: false,
    });
  });

  it.each([
    ['GET', '/api/admin/model'],
    ['PUT', '/api/admin/model'],
    ['DELETE', '/api/admin/model'],
    ['POST', '/api/admin/model/test'],
  ])('[ADMIN-06] %s %s is for platform admins', async (method, path) => {
    const body = method === 'PUT' || method === 'POST' ? recorded() : undefined;
    expect((await call(builder, method, path, body)).status).toBe(403);
    expect((await call(null, method, path, body)).status).toBe(401);
  });
});

describe('a test of a model', () => {
  it('finds out that it answers, and stores nothing', async () => {
    const answer = await read(await call(admin, 'POST', '/api/admin/model/test', recorded()));
    expect(answer).toMatchObject({
      ok: true,
      message: expect.stringContaining('recorded · OpenAI-compatible answered in'),
    });
    expect(await read(await call(admin, 'GET', '/api/admin/model'))).toMatchObject({ source: 'none' });
  });

  it.each([
    ['a wrong key', { apiKey: 'sk-wrong' }, 'model-key-wrong', 'Incorrect API key provided.'],
    ['an unknown model', { model: 'other' }, 'model-unknown', 'does not exist'],
    ['a dead address', { baseUrl: 'http://127.0.0.1:9/v1' }, 'model-unreachable', 'Check the address'],
  ])('says what is wrong with %s', async (_, changes, code, sentence) => {
    const answer = await read(await call(admin, 'POST', '/api/admin/model/test', { ...recorded(), ...changes }));
    expect(answer).toMatchObject({ ok: false, code, message: expect.stringContaining(sentence) });
    expect(JSON.stringify(answer)).not.toContain('sk-wrong');
  });
});

describe('a connected model', () => {
  it('is named to everyone; its key is never sent back and lies encrypted', async () => {
    const saved = await call(admin, 'PUT', '/api/admin/model', recorded());
    expect(saved.status).toBe(200);
    expect(await read(saved)).toEqual({
      source: 'stored',
      provider: 'openai-compatible',
      model: 'recorded',
      baseUrl: model.url,
      hasApiKey: true,
    });
    expect(await read(await call(builder, 'GET', '/api/model'))).toEqual({
      label: 'recorded · OpenAI-compatible',
      isBuiltIn: false,
    });
    const rows = await server.adapters.db.select().from(settings);
    expect(JSON.stringify(rows)).not.toContain('sk-right');
  });

  it('keeps its key when the form leaves it out, but not for another address', async () => {
    const { apiKey: _, ...withoutKey } = recorded();
    expect(await read(await call(admin, 'POST', '/api/admin/model/test', withoutKey))).toMatchObject({ ok: true });
    const elsewhere = { ...withoutKey, baseUrl: model.url.replace('127.0.0.1', 'localhost') };
    expect(await read(await call(admin, 'POST', '/api/admin/model/test', elsewhere))).toMatchObject({
      code: 'model-key-wrong',
    });
    expect(await read(await call(admin, 'PUT', '/api/admin/model', withoutKey))).toMatchObject({ hasApiKey: true });
  });

  it('is refused without what its provider needs', async () => {
    const { baseUrl: _, ...withoutAddress } = recorded();
    const response = await call(admin, 'PUT', '/api/admin/model', withoutAddress);
    expect(response.status).toBe(400);
    expect(await read(response)).toMatchObject({ code: 'invalid-input', fields: { baseUrl: expect.any(String) } });
  });

  it('[GEN-25] offers the models that its provider lists, and itself where there is no list', async () => {
    const choices = async () => read(await call(admin, 'GET', '/api/admin/model/choices'));
    expect((await call(builder, 'GET', '/api/admin/model/choices')).status).toBe(403);
    await call(admin, 'PUT', '/api/admin/model', recorded());
    expect(await choices()).toMatchObject({
      ...{ items: [{ model: 'recorded', label: 'recorded', facts: null }], problem: null },
      list: { isBuiltIn: true },
    });
    await call(admin, 'PUT', '/api/admin/model', { ...recorded(), baseUrl: 'http://127.0.0.1:9', model: 'mine' });
    expect(await choices()).toMatchObject({
      items: [{ model: 'mine', label: 'mine', facts: null }],
      problem: expect.stringContaining('could not be reached'),
    });
  });

  it('can be disconnected', async () => {
    expect((await call(admin, 'DELETE', '/api/admin/model')).status).toBe(204);
    expect(await read(await call(builder, 'GET', '/api/model'))).toMatchObject({ isBuiltIn: true });
  });
});

describe('a model of the environment', () => {
  it('wins over a stored one', async () => {
    const other = await startTestServer({
      config: { model: { provider: 'ollama', model: 'llama', baseUrl: null, apiKey: null } },
    });
    try {
      const response = await other.request('/api/auth/sign-up', {
        method: 'POST',
        json: { email: 'a@example.com', password: 'correct horse' },
      });
      const { token } = (await response.json()) as { token: string };
      const headers = { authorization: `Bearer ${token}` };
      await other.request('/api/admin/model', { method: 'PUT', headers, json: recorded() });
      expect(await read(await other.request('/api/admin/model', { headers }))).toMatchObject({
        source: 'environment',
        provider: 'ollama',
        model: 'llama',
      });
    } finally {
      await other.close();
    }
  });
});
