import { drawnPixel } from '@whittle/testing/model-server/model-server';
import { createTestApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.close());

const entity = (write: string, field: string) => ({
  'pages/Home.jsx': 'export default () => <h1>Home</h1>;',
  'entities/Application.json': JSON.stringify({
    type: 'object',
    properties: { name: { type: 'string' }, [field]: { type: 'string' } },
    'x-accessControl': { permissions: { read: 'admin', write } },
  }),
});
const picture = Buffer.from(drawnPixel, 'base64');

/** Somebody without an account sends a file to the published app. */
async function send(app: TestApp, content: Buffer | string, name: string) {
  const body = new FormData();
  body.set('file', new File([content as string], name));
  const path = `/api/apps/${app.id}/integration-endpoints/Core/UploadFile`;
  const answer = await server.request(path, { host: app.publishedHost, method: 'POST', body });
  return { status: answer.status, body: (await answer.json()) as { file_url?: string; code?: string } };
}

test('[S-24] a visitor hands in a picture where a form of the app takes their records', async () => {
  const app = await createTestApp(server, { files: entity('anonymous', 'photo'), published: true });
  const { status, body } = await send(app, picture, 'me.png');
  expect(status).toBe(200);
  const shown = await server.request(body.file_url!, { host: app.publishedHost });
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
});

test.each([
  ['where only people with an account add records', entity('all', 'photo')],
  ['where no record has a place for a file', entity('anonymous', 'phone')],
])('[S-24] not %s', async (_, files) => {
  const app = await createTestApp(server, { files, published: true });
  expect(await send(app, picture, 'me.png')).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
});

test('[S-24] only pictures and PDF files, small ones, and only so many', async () => {
  const app = await createTestApp(server, { files: entity('anonymous', 'photo'), published: true });
  const svg = await send(app, '<svg xmlns="http://www.w3.org/2000/svg"></svg>', 'x.svg');
  expect(svg).toMatchObject({ status: 415, body: { code: 'file-kind-refused' } });
  const large = await send(app, Buffer.concat([picture, Buffer.alloc(5_000_001)]), 'large.png');
  expect(large).toMatchObject({ body: { code: 'file-too-big' } });
  expect((await send(app, '%PDF-1.4\n1 0 obj\n', 'letter.pdf')).status).toBe(200);
  const statuses: number[] = [];
  for (let at = 0; at < 5; at += 1) statuses.push((await send(app, picture, 'me.png')).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});
