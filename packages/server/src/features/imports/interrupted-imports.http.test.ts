import type { appCalls } from '@whittle/contract/apps/calls';
import type { AnswerOf } from '@whittle/contract/call';
import type { Import, ImportAppAnswer } from '@whittle/contract/imports';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { zipBytes } from '@whittle/testing/zip-bytes';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

let server: TestServer;
let other: TestServer;
let builder: TestBuilder;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whittle-interrupted-'));
  vi.stubEnv('TMPDIR', folder);
  server = await startTestServer();
  other = await startTestServer({ beside: server });
  builder = await signUp(server);
});
afterAll(async () => {
  await other.close();
  await server.close();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const shop = zipBytes({ 'shop/pages/Home.jsx': 'export default function Home() { return null }' });

const inspected = () => {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(shop)], 'shop.zip'));
  return builder.json<Import>('/api/imports', { method: 'POST', body });
};

const make = ({ importId }: Import, at = server) =>
  at.request(`/api/imports/${importId}/apps`, { token: builder.token, json: {} });

const appIds = async () => (await builder.json<AnswerOf<typeof appCalls.list>>('/api/apps')).items.map(({ id }) => id);

/** The archive on disk while it is looked into, and what is kept of it after. */
const kept = async () => {
  const rows = await server.adapters.db.$client.query<{ id: string }[]>(
    `select id from imports where file_name = 'torn'`,
  );
  return [...(await readdir(folder)).filter((name) => name.startsWith('whittle-import-')), ...rows.map(({ id }) => id)];
};

it('[IMPORT-27] an app is made once, by whichever process and however often it is asked for', async () => {
  const found = await inspected();
  const before = await appIds();
  const answers = await Promise.all([make(found), make(found), make(found, other), make(found, other)]);
  const made = await Promise.all(answers.map(async (answer) => ((await answer.json()) as ImportAppAnswer).appId));
  expect(new Set(made).size).toBe(1);
  expect(await (await make(found)).json()).toEqual({ appId: made[0] });
  expect(await builder.json(`/api/imports/${found.importId}`)).toEqual({ ...found, appId: made[0] });
  expect((await appIds()).filter((id) => !before.includes(id))).toEqual([made[0]]);
  expect(await server.adapters.db.$client.query(`select id from apps where app_type = 'import'`)).toEqual([]);

  await builder.request(`/api/apps/${made[0]}`, { method: 'DELETE' });
  expect((await make(found)).status).toBe(404);
  await builder.request(`/api/imports/${found.importId}`, { method: 'DELETE' });
});

const pages = Array.from({ length: 400 }, (_, n) => ({
  path: `shop/pages/Page${n}.jsx`,
  text: `export default function Page${n}() { return <p>${'x'.repeat(2_000)}</p> }`,
}));
const toBase64 = (text: string) => Buffer.from(text).toString('base64');
const lines = {
  type: 'application/x-ndjson',
  body: Buffer.from(pages.map(({ path, text }) => `${JSON.stringify({ path, base64: toBase64(text) })}\n`).join('')),
};
const zip = {
  type: 'multipart/form-data; boundary=line',
  body: Buffer.concat([
    Buffer.from('--line\r\nContent-Disposition: form-data; name="file"; filename="torn"\r\n\r\n'),
    zipBytes(pages.map(({ path, text }) => ({ name: path, content: text }))),
    Buffer.from('\r\n--line--\r\n'),
  ]),
};

it.each([
  ['half way through the upload of a folder', lines, 0.5],
  ['half way through the upload of a zip', zip, 0.5],
  ['while it is looked into', lines, 1],
])('[IMPORT-27] nothing is kept of an archive whose sender is gone %s', async (_when, { type, body }, share) => {
  const socket = connect(server.port, '127.0.0.1');
  const head = [
    'POST /api/imports?name=torn HTTP/1.1',
    `Host: ${new URL(server.builderOrigin).host}`,
    `Authorization: Bearer ${builder.token}`,
    `Content-Type: ${type}`,
    `Content-Length: ${body.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(body.subarray(0, Math.floor(body.length * share)));
  await vi.waitFor(async () => expect(await kept()).toContainEqual(expect.stringMatching(/^whittle-import-/)), 10_000);
  socket.destroy();
  await vi.waitFor(async () => expect(await kept()).toEqual([]), 30_000);
  expect(await inspected()).toMatchObject({ report: { pages: ['Home'] }, appId: null });
});
