import SwaggerParser from '@apidevtools/swagger-parser';
import { allCalls } from '@whittle/contract/calls';
import type { HostKind } from '@whittle/contract/call';
import { registeredRoutes } from '@whittle/testing/routes/registered-routes';
import { routeTable } from '@whittle/testing/routes/route-table';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenApiDocument, templateOf } from './open-api.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.close());

const read = async () => (await (await server.request('/api/openapi.json')).json()) as OpenApiDocument;

test('[WALL-01] the API documentation is a valid OpenAPI document', async () => {
  const document = await read();
  expect(document.openapi).toBe('3.1.0');
  await SwaggerParser.validate(structuredClone(document) as unknown as Parameters<typeof SwaggerParser.validate>[0]);
});

test('[WALL-01] every route that is a call stands in the API documentation', async () => {
  const { paths } = await read();
  const pages = new Set(routeTable.filter(({ call }) => !call).map(({ route }) => route));
  const missing = (['builder', 'preview', 'published'] satisfies HostKind[])
    .flatMap((host) => registeredRoutes(server, host))
    .filter((route) => {
      const [method = '', path = ''] = route.split(' ');
      return paths[templateOf(path)]?.[method.toLowerCase()] === undefined && !pages.has(route);
    });
  expect(missing).toEqual([]);
  expect(allCalls.length).toBeGreaterThan(200);
});

test('[WALL-01] the API documentation is a page that loads nothing', async () => {
  const answer = await server.request('/api/docs');
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'sha256-/);
  const html = await answer.text();
  expect(html).toContain('<code>/api/apps/{appId}/versions</code>');
  expect(html).not.toMatch(/<(?:script|link|img)[^>]+(?:src|href)=/);
});
