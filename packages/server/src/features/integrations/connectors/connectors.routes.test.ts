import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AuditPage } from '@whittle/contract/audit';
import type { Inspection, InstalledConnector, Integrations, ConnectorTest } from '@whittle/contract/integrations';
import { sdkClient } from '@whittle/testing/sdk-client';
import { createTestApp, signInToApp, signUpBuilder, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const fixture = new URL('../../../../../../fixtures/openapi/stock-room.yaml', import.meta.url);
const stockDocument = (address: string) => readFileSync(fixture, 'utf8').replace('SERVER', address);

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

/** A small service of another company, with an OpenAPI document at /openapi.yaml. */
const seen: Seen[] = [];
const service = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (piece: string) => (body += piece));
  request.on('end', () => {
    seen.push({ method: request.method!, url: request.url!, headers: request.headers, body });
    if (request.url?.includes('limit=44'))
      return void response.writeHead(404).end('{"error":{"message":"No such shelf."}}');
    if (request.url === '/openapi.yaml') return void response.end(stockDocument(base()));
    const isKnown = request.headers['x-api-key'] === 'top-secret';
    response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isKnown ? { items: [{ sku: 'A1', left: 3 }] } : { error: 'no key' }));
  });
});
const base = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}`;

let server: TestServer;
let app: TestApp;
let person: string;
let installed: InstalledConnector;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  server = await startTestServer({ config: { egressAllow: [new URL(base()).host] } });
  app = await createTestApp(server, {
    files: { 'pages/Home.jsx': 'base44.integrations.Mailer.Send({}); base44.integrations.Core.InvokeLLM({})' },
  });
  person = (await signInToApp(server, app, { email: 'ada@example.com' })).access_token;
});
afterAll(async () => {
  await server.close();
  service.closeAllConnections();
  service.close();
});

const builder = (path: string, options: object = {}) =>
  server.request(`/api/apps/${app.id}/integrations${path}`, { token: app.owner.token, ...options });
const call = (operation: string, json: unknown, options: object = {}) =>
  server.request(`/api/apps/${app.id}/integration-endpoints/installable/StockRoom/integration-endpoints/${operation}`, {
    host: app.publishedHost,
    token: person,
    json,
    ...options,
  });
const errorOf = async (answer: Response) => {
  const { code, message } = (await answer.json()) as { code: string; message: string };
  return [answer.status, code, message];
};
const key = { kind: 'header', name: 'X-Api-Key', secret: 'top-secret' } as const;

describe('[INTEG-09] a package from an OpenAPI document', () => {
  test('shows what the document at an address offers', async () => {
    const found = (await (await builder('/inspect', { json: { url: `${base()}/openapi.yaml` } })).json()) as Inspection;
    expect(found).toMatchObject({
      title: 'Stock room API',
      name: 'StockRoom',
      baseUrl: `${base()}/v1`,
      credentials: { kind: 'header', name: 'X-Api-Key' },
    });
    expect(found.operations.map(({ name, method, path, unusable }) => [name, method, path, unusable !== null])).toEqual(
      [
        ['listItems', 'GET', '/items', false],
        ['getItemsBySku', 'GET', '/items/{sku}', false],
        ['changeItem', 'PUT', '/items/{sku}', false],
        ['uploadPlan', 'POST', '/plans', false],
        ['sendScan', 'POST', '/scans', true],
      ],
    );
  });

  test.each([
    ['{"openapi": "3.0.0"', 'neither JSON nor YAML'],
    ['swagger: "2.0"', 'Swagger 2'],
    ['hello: 1', 'does not say'],
    ['openapi: 3.0.3\ninfo: {title: a, version: "1"}\npaths: {/a: {$ref: "file:///etc/passwd"}}', 'another file'],
    ['openapi: 3.0.3\ninfo: {title: a}\npaths: {}', 'is not valid'],
    ['openapi: 3.0.3\ninfo: {title: a, version: "1"}\npaths: {}', 'no operations'],
    ['openapi: 3.0.3\ninfo: {title: a, version: "1"}\npaths: {/a: {$ref: "#/paths/%E0%A4%A"}}', 'is not valid'],
  ])('says what is wrong with %j', async (document, reason) => {
    const [status, code, message] = await errorOf(await builder('/inspect', { json: { document } }));
    expect([status, code]).toEqual([422, 'package-unreadable']);
    expect(message).toContain(reason);
  });

  test('[S-17] reads no document from inside the network', async () => {
    for (const url of ['http://127.0.0.1:1/', 'http://169.254.169.254/latest', 'http://localhost/']) {
      expect((await builder('/inspect', { json: { url } })).status).toBe(403);
    }
  });

  test('is installed with its credentials, which never come back', async () => {
    const callers = {
      listItems: 'everyone',
      getItemsBySku: 'people',
      changeItem: 'admins',
      uploadPlan: 'people',
      sendScan: 'everyone',
    };
    const json = {
      name: 'StockRoom',
      document: stockDocument(base()),
      baseUrl: `${base()}/v1`,
      credentials: key,
      callers,
    };
    const answer = await builder('/packages', { json });
    expect(answer.status).toBe(201);
    const text = await answer.text();
    installed = JSON.parse(text) as InstalledConnector;
    expect(text).not.toContain('top-secret');
    expect(installed.credentials).toEqual({ kind: 'header', name: 'X-Api-Key', isMissing: false });
    const { sendScan: _, ...usable } = callers;
    expect(installed.callers).toEqual(usable);
    const stored = await server.adapters.db.$client`select sealed_credentials from app_packages`;
    expect(JSON.stringify(stored)).not.toContain('top-secret');
    expect((await errorOf(await builder('/packages', { json: { ...json, name: 'Stockroom' } }))).slice(0, 2)).toEqual([
      409,
      'package-name-taken',
    ]);
  });

  test('[INTEG-01] is in the schema call, beside what the code calls and nobody installed', async () => {
    const schema = await (
      await server.request(`/apps/${app.id}/integrations/schema`, { token: app.owner.token })
    ).json();
    expect(schema).toMatchObject({
      installed_packages: [
        { package_name: 'Core' },
        {
          package_name: 'StockRoom',
          instance_id: installed.id,
          endpoints: [{ name: 'listItems' }, { name: 'getItemsBySku' }, { name: 'changeItem' }, { name: 'uploadPlan' }],
        },
      ],
      missing_packages: ['Mailer'],
    });
  });
});

describe('[INTEG-03] calls of a package', () => {
  test('by the client library, named and by parts', async () => {
    const client = sdkClient({ appId: app.id, host: app.publishedHost, token: person });
    const { integrations } = client as unknown as {
      integrations: {
        StockRoom: Record<string, (args?: unknown) => Promise<unknown>>;
        custom: { call(slug: string, operation: string, parts: object): Promise<unknown> };
      };
    };
    expect(await integrations.StockRoom['listItems']!({ tags: ['oak', 'ash'], limit: '5' })).toEqual({
      items: [{ sku: 'A1', left: 3 }],
    });
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/v1/items?tags=oak&tags=ash&limit=5' });
    expect(seen.at(-1)!.headers['x-api-key']).toBe('top-secret');
    await expect(integrations.StockRoom['listItems']!('all')).rejects.toThrow(
      'must receive an object with named parameters',
    );
    const parts = { pathParams: { sku: 'A/1 ü' }, queryParams: {} };
    expect(await integrations.custom.call('stock-room', 'get:/items/{sku}', parts)).toEqual({
      success: true,
      status_code: 200,
      data: { items: [{ sku: 'A1', left: 3 }] },
    });
    expect(seen.at(-1)!.url).toBe('/v1/items/A%2F1%20%C3%BC');
    client.cleanup();
  });

  test('[INTEG-03] at the path with an instance', async () => {
    const path = `/integrations/installable/StockRoom/${installed.id}/integration-endpoints/listItems`;
    expect((await server.request(path, { method: 'POST', host: app.publishedHost })).status).toBe(200);
    const another = path.replace(installed.id, 'f'.repeat(24));
    const refused = await server.request(another, { method: 'POST', host: app.publishedHost });
    expect(await errorOf(refused)).toEqual([
      404,
      'integration-unknown',
      `StockRoom has no instance "${'f'.repeat(24)}" in this app.`,
    ]);
  });

  test('[INTEG-03] a call with a file is handed on as a form', async () => {
    const client = sdkClient({ appId: app.id, host: app.publishedHost, token: person });
    const { StockRoom } = client.integrations as unknown as Record<
      string,
      Record<string, (values: object) => Promise<unknown>>
    >;
    const plan = new File(['a drawing'], 'plan ü.txt', { type: 'text/plain' });
    await StockRoom!['uploadPlan']!({ plan, floor: 2, rooms: ['hall', 'attic'] });
    expect(seen.at(-1)).toMatchObject({ method: 'POST', url: '/v1/plans' });
    expect(seen.at(-1)!.headers['x-api-key']).toBe('top-secret');
    const { headers, body } = seen.at(-1)!;
    const form = await new Response(body, { headers: { 'content-type': headers['content-type']! } }).formData();
    expect([form.get('floor'), form.getAll('rooms')]).toEqual(['2', ['hall', 'attic']]);
    const sent = form.get('plan') as File;
    expect([sent.name, sent.type, await sent.text()]).toEqual(['plan ü.txt', 'text/plain', 'a drawing']);
    client.cleanup();

    const post = (operation: string, fields: Record<string, string | File>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      return call(operation, undefined, { method: 'POST', body });
    };
    const before = seen.length;
    expect((await errorOf(await post('uploadPlan', { plan })))[2]).toBe('"floor" is missing.');
    expect((await errorOf(await post('uploadPlan', { plan, floor: 'top' })))[2]).toBe('"floor" must be integer.');
    expect((await errorOf(await post('listItems', { plan })))[2]).toBe('"plan" is a file, and listItems takes none.');
    const big = new File([new Uint8Array(10_100_000)], 'big.bin');
    expect((await errorOf(await post('uploadPlan', { plan: big, floor: '1' })))[0]).toBe(413);
    expect(seen.length).toBe(before);
    expect((await post('listItems', { limit: '5' })).status).toBe(200);
    expect(seen.at(-1)!.url).toBe('/v1/items?limit=5');
  });

  test('arguments are checked against the document before anything is sent', async () => {
    const before = seen.length;
    const wrong = async (operation: string, json: object) => (await errorOf(await call(operation, json)))[2];
    expect(await wrong('getItemsBySku', {})).toBe('"sku" is missing.');
    expect(await wrong('listItems', { limit: 'many' })).toBe('"limit" must be integer.');
    expect(await wrong('listItems', { nonsense: 1 })).toBe('"nonsense" is not known here.');
    expect(await wrong('getItemsBySku', { sku: '..' })).toBe('"sku" cannot be used in a path.');
    const asOwner = { host: undefined, token: app.owner.token };
    const refused = await errorOf(await call('changeItem', { sku: 'A1', left: 'none' }, asOwner));
    expect(refused[2]).toBe('"left" must be integer.');
    expect(seen.length).toBe(before);
    expect((await call('changeItem', { sku: 'A1', left: 4 }, asOwner)).status).toBe(200);
    expect(seen.at(-1)).toMatchObject({ method: 'PUT', url: '/v1/items/A1', body: '{"left":4}' });
  });

  test('a service that refuses says so with its own status and words', async () => {
    const refused = await errorOf(await call('listItems', { limit: 44 }));
    expect(refused).toEqual([404, 'integration-failed', 'StockRoom answered 404: No such shelf.']);
  });

  test('only those whom the owner lets', async () => {
    expect((await call('listItems', {}, { token: undefined })).status).toBe(200);
    expect((await call('getItemsBySku', { sku: 'a' }, { token: undefined })).status).toBe(401);
    expect((await call('changeItem', { sku: 'a', left: 1 })).status).toBe(403);
    expect((await call('sendScan', {})).status).toBe(404);
    expect((await call('toString', {})).status).toBe(404);
    const stranger = await signUpBuilder(server);
    expect((await builder('', { token: stranger.token })).status).toBe(404);
    expect((await builder(`/packages/${installed.id}`, { method: 'DELETE', token: stranger.token })).status).toBe(404);
  });
});

describe('[INTEG-09] the builder', () => {
  test('tries an operation and sees what the service says', async () => {
    const json = { operation: 'changeItem', arguments: { sku: 'A1', left: 1 } };
    const tried = (await (await builder(`/packages/${installed.id}/test`, { json })).json()) as ConnectorTest;
    expect(tried).toMatchObject({ success: true, status_code: 200 });
  });

  test('gives the key again before it goes to another server', async () => {
    const path = `/packages/${installed.id}`;
    const moved = await builder(path, { method: 'PATCH', json: { baseUrl: 'https://evil.example.com' } });
    expect(moved.status).toBe(400);
    const wrongKey = { credentials: { ...key, secret: 'old' } };
    expect((await builder(path, { method: 'PATCH', json: wrongKey })).status).toBe(200);
    expect((await errorOf(await call('listItems', {}))).slice(0, 3)).toEqual([
      502,
      'integration-failed',
      'StockRoom answered 401: no key',
    ]);
  });

  test('[INTEG-11] sees what the app used, and removes a package', async () => {
    const panel = (await (await builder('')).json()) as Integrations;
    expect(panel.usage.find(({ endpoint }) => endpoint === 'StockRoom.listItems')).toMatchObject({
      calls: 6,
      failures: 1,
      cost: 0,
    });
    expect(panel.missing).toEqual(['Mailer']);
    expect(panel.core.find(({ name }) => name === 'SendSMS')).toMatchObject({ isReady: false });
    expect((await builder(`/packages/${installed.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await call('listItems', {})).status).toBe(404);
    const { items } = (await (
      await server.request('/api/admin/audit', { token: app.owner.token })
    ).json()) as AuditPage;
    const ofConnectors = items.filter(({ event }) => event.startsWith('package-'));
    expect(ofConnectors.map(({ event, target }) => [event, target])).toEqual([
      ['package-removed', 'StockRoom'],
      ['package-changed', 'StockRoom'],
      ['package-installed', 'StockRoom'],
    ]);
    expect(ofConnectors[1]!.details).toMatchObject({ credentials: 'header', hasNewCredentials: true });
    expect(JSON.stringify(items)).not.toMatch(/top-secret|"old"/);
  });
});
