import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drawnPixel, type ModelServer, startModelServer } from '@whittle/testing/model-server/model-server';
import { createTestApp, signInToApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Pages of the web, and a search service that finds one of them. */
const web = createServer((request, response) => {
  response.setHeader('content-type', 'text/html');
  if (request.url?.startsWith('/search')) {
    response.setHeader('content-type', 'application/json');
    return void response.end(JSON.stringify({ results: [{ url: `${webUrl()}/oak`, title: 'Oak', content: 'Wood' }] }));
  }
  response.end('<html><head><title>Oak</title></head><body><p>Oak costs 39.50 today.</p></body></html>');
});
const webUrl = () => `http://127.0.0.1:${(web.address() as AddressInfo).port}`;

let reply = 'fine';
let model: ModelServer;
let server: TestServer;
let app: TestApp;
let token: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  model = await startModelServer({ answers: () => ({ text: reply }) });
  server = await startTestServer({
    config: {
      model: { provider: 'openai-compatible', model: 'recorded', baseUrl: model.url, apiKey: 'k' },
      imageModel: { name: 'drawing', baseUrl: null, apiKey: null },
      egressAllow: [new URL(webUrl()).host],
      webSearchUrl: webUrl(),
      appsPerDay: { tokens: 100_000, images: 2 },
    },
  });
  app = await createTestApp(server, { files: {} });
  token = (await signInToApp(server, app, { email: 'ada@example.com' })).access_token;
});
afterAll(async () => {
  await Promise.all([server.close(), model.close()]);
  web.closeAllConnections();
  web.close();
});

const fixture = (name: string) => readFileSync(new URL(`../../../../../fixtures/files/${name}`, import.meta.url));
const call = (endpoint: string, json: unknown, options: object = {}) =>
  server.request(`/api/apps/${app.id}/integration-endpoints/Core/${endpoint}`, {
    host: app.publishedHost,
    token,
    json,
    ...options,
  });
const upload = async (content: Uint8Array<ArrayBuffer> | Buffer | string, name: string, endpoint = 'UploadFile') => {
  const body = new FormData();
  body.set('file', new File([content as string], name));
  const answer = (await (await call(endpoint, undefined, { body, method: 'POST' })).json()) as Record<string, string>;
  return answer['file_url'] ?? answer['file_uri'] ?? '';
};
const asked = () => JSON.stringify(model.requests.at(-1)!.body.messages);
const errorOf = async (answer: Response) => {
  const { code, message } = (await answer.json()) as { code: string; message: string };
  return [answer.status, code, message];
};

describe('[INTEG-07] InvokeLLM with files and pages', () => {
  test('reads documents as text and shows pictures, of the app and from elsewhere', async () => {
    const letter = await upload(fixture('letter.docx'), 'letter.docx');
    const secret = await upload('The code is 4711.', 'note.txt', 'UploadPrivateFile');
    const picture = await upload(Buffer.from(drawnPixel, 'base64'), 'dot.png');
    const files = [letter, secret, `http://${app.publishedHost}${picture}`, `${webUrl()}/oak.html`];
    expect(await (await call('InvokeLLM', { prompt: 'What is this?', file_urls: files })).json()).toBe('fine');
    for (const part of ['arrives on 3 December', 'The code is 4711', 'Oak costs 39.50', drawnPixel, 'What is this?'])
      expect(asked()).toContain(part);
  });

  test('reads no file of another app, nothing private for a visitor, nothing inside the network', async () => {
    const secret = await upload('The code is 4711.', 'note.txt', 'UploadPrivateFile');
    const other = await createTestApp(server, { files: {} });
    const [asVisitor, elsewhere] = [{ token: undefined }, { host: other.publishedHost, token: undefined }];
    const ask = (file: string, options: object = {}) => call('InvokeLLM', { prompt: 'x', file_urls: [file] }, options);
    expect((await ask(secret, asVisitor)).status).toBe(401);
    const path = `/api/apps/${other.id}/integration-endpoints/Core/InvokeLLM`;
    const file = await upload('mine', 'a.txt');
    const json = { prompt: 'x', file_urls: [file] };
    expect((await server.request(path, { ...elsewhere, json })).status).toBe(404);
    expect((await ask('http://127.0.0.1:1/a.txt')).status).toBe(403);
    expect((await ask('file:///etc/passwd')).status).toBe(400);
    const [status, , message] = await errorOf(await ask(await upload('\u0000\u0001', 'a.bin')));
    expect([status, message]).toEqual([422, expect.stringContaining('"a.bin" is of a kind that cannot be read')]);
  });

  test('[S-22] the model reads no private file of another person, by either endpoint', async () => {
    const secret = await upload('The code is 4711.', 'note.txt', 'UploadPrivateFile');
    const { access_token: token } = await signInToApp(server, app, { email: 'eve@example.com' });
    const before = model.requests.length;
    const asked = await call('InvokeLLM', { prompt: 'x', file_urls: [secret] }, { token });
    expect((await errorOf(asked)).slice(0, 2)).toEqual([404, 'file-not-found']);
    const schema = { type: 'object', properties: { text: { type: 'string' } } };
    const extracted = await call('ExtractDataFromUploadedFile', { file_url: secret, json_schema: schema }, { token });
    expect(await extracted.text()).not.toContain('4711');
    expect(model.requests).toHaveLength(before);
  });

  test('takes pages from the internet when asked to, and says where from', async () => {
    const withWeb = (prompt: string) => call('InvokeLLM', { prompt, add_context_from_internet: true });
    const named = await withWeb(`Summarise ${webUrl()}/oak.`);
    expect([named.headers.get('x-whittle-web-context'), asked()]).toEqual(['pages', expect.stringContaining('39.50')]);
    const found = await withWeb('What does oak cost today?');
    expect([found.headers.get('x-whittle-web-context'), asked()]).toEqual(['search', expect.stringContaining('39.50')]);
    const none = await withWeb('Read http://127.0.0.1:1/ for me');
    expect([none.status, none.headers.get('x-whittle-web-context')]).toEqual([200, 'none']);
  });
});

describe('[INTEG-08] ExtractDataFromUploadedFile', () => {
  const item = {
    type: 'object',
    properties: { product_name: { type: 'string' }, price: { type: 'number' }, in_stock: { type: 'integer' } },
    required: ['product_name'],
  };
  const extract = async (file_url: string, json_schema: object) =>
    (await call('ExtractDataFromUploadedFile', { file_url, json_schema })).json();
  const rows = [
    { product_name: 'Oak, plain', price: 39.5, in_stock: 12 },
    { product_name: 'Ash', price: 28, in_stock: 0 },
  ];

  test('reads tables and JSON whose shape fits without asking a model', async () => {
    const before = model.requests.length;
    const sheet = await upload(fixture('stock.xlsx'), 'stock.xlsx');
    expect(await extract(sheet, { type: 'array', items: item })).toEqual({
      status: 'success',
      details: null,
      output: rows,
    });
    const list = { type: 'object', properties: { items: { type: 'array', items: item } } };
    expect(await extract(sheet, list)).toMatchObject({ output: { items: rows } });
    const csv = await upload('Product name;Price\nOak;39,5\n', 'stock.csv');
    expect(await extract(csv, item)).toMatchObject({ output: [{ product_name: 'Oak' }] });
    const json = await upload(JSON.stringify(rows), 'stock.json');
    expect(await extract(json, item)).toMatchObject({ status: 'success', output: rows });
    expect(model.requests.length).toBe(before);
  });

  test('has a model read everything else', async () => {
    reply = '{"number": "2041", "total": 480}';
    const schema = { type: 'object', properties: { number: { type: 'string' }, total: { type: 'number' } } };
    const invoice = await upload(fixture('invoice.pdf'), 'invoice.pdf');
    expect(await extract(invoice, schema)).toEqual({
      status: 'success',
      details: null,
      output: { number: '2041', total: 480 },
    });
    expect(asked()).toContain('Oak boards, 12 pieces');
  });

  test('says what is wrong with a file in the answer', async () => {
    const broken = await upload('%PDF-1.7 broken', 'a.pdf');
    const wrong = { status: 'error', output: null, details: expect.stringContaining('"a.pdf" is damaged') };
    expect(await extract(broken, item)).toEqual(wrong);
    expect((await call('ExtractDataFromUploadedFile', { file_url: broken })).status).toBe(400);
  });
});

describe('[INTEG-07] GenerateImage and SendSMS', () => {
  test('keeps the picture among the files of the app, and ends where the app may draw no more', async () => {
    const answer = (await (await call('GenerateImage', { prompt: 'An oak' })).json()) as { url: string };
    const file = await server.request(answer.url, { host: app.publishedHost });
    expect([file.headers.get('content-type'), Buffer.from(await file.arrayBuffer()).toString('base64')]).toEqual([
      'image/png',
      drawnPixel,
    ]);
    expect((await call('GenerateImage', { prompt: 'An oak' }, { token: undefined })).status).toBe(401);
    expect((await call('GenerateImage', { prompt: '' })).status).toBe(400);
    expect((await call('GenerateImage', { prompt: 'Another' })).status).toBe(200);
    const refused = await call('GenerateImage', { prompt: 'A third' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await errorOf(refused)).slice(0, 2)).toEqual([429, 'rate-limited']);
  });

  test('[INTEG-02] text messages are declared and refused in words', async () => {
    expect((await errorOf(await call('SendSMS', { to: '1', body: 'x' }))).slice(0, 2)).toEqual([501, 'sms-missing']);
  });
});

test('[INTEG-11] what was used is counted with its tokens, and an app ends at its tokens of the day', async () => {
  const panel = await server.request(`/api/apps/${app.id}/integrations`, { token: app.owner.token });
  const { usage, today } = (await panel.json()) as {
    usage: { endpoint: string; calls: number; promptTokens: number }[];
    today: object;
  };
  const llm = usage.find(({ endpoint }) => endpoint === 'Core.InvokeLLM')!;
  expect([llm.calls, llm.promptTokens > 100]).toEqual([4, true]);
  expect(today).toMatchObject({ tokensMax: 100_000, images: 2, imagesMax: 2 });
  const used = 'update integration_usage set prompt_tokens = 100000 where endpoint = $1';
  await server.adapters.db.$client.query(used, ['Core.InvokeLLM']);
  const refused = await call('InvokeLLM', { prompt: 'x' });
  expect((await errorOf(refused)).slice(0, 2)).toEqual([429, 'rate-limited']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
