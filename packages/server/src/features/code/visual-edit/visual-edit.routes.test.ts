import type { ElementFacts, VisualEdit, VisualEdited } from '@whittle/contract/visual-edit';
import type { VersionFile } from '@whittle/contract/versions';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { saysThenWaits, scriptedModel } from '@whittle/testing/scripted-model';
import { createTestApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const model = scriptedModel();
let server: TestServer;
let builder: TestBuilder;
let app: TestApp;
let versionId: string;

const home = 'export default function Home() {\n  return (\n    <h1 className="p-4">Hello</h1>\n  );\n}\n';
const heading = { file: 'pages/Home.jsx', line: 3, column: 5 };

beforeAll(async () => {
  server = await startTestServer({ models: model });
  // The first account is the platform's admin; this one is not, and the code editor is closed to it.
  await signUp(server);
  builder = await signUp(server);
});
afterAll(() => server.close());

beforeEach(async () => {
  const owner = { accountId: builder.accountId, token: builder.token, expiresAt: '' };
  app = await createTestApp(server, { owner, files: { 'pages/Home.jsx': home } });
  versionId = (await builder.snapshot(app.id)).app.latestVersionId!;
});

const call = async <T>(path: string, json: object, by = builder) => {
  const response = await by.request(`/api/apps/${app.id}/visual-edits${path}`, { json });
  return { status: response.status, body: (await response.json()) as T & { code: string; message: string } };
};
const edit = (edits: VisualEdit[], from = versionId, name = 'h1') =>
  call<VisualEdited>('', { ...heading, versionId: from, name, edits });
const code = async () => {
  const { files } = await builder.json<{ files: VersionFile[] }>(`/api/apps/${app.id}/versions/latest/files`);
  return files.find(({ path }) => path === 'pages/Home.jsx')!.content;
};
const text = (value: string): VisualEdit[] => [{ kind: 'text', index: 0, text: value }];

test('[VIS-01] [VIS-06] a builder who may not edit code changes an element: each call is a version, a stretch one message', async () => {
  const { body: facts } = await call<ElementFacts>('/element', { ...heading, versionId });
  expect(facts).toMatchObject({ name: 'h1', texts: [{ label: null, value: 'Hello' }], classes: ['p-4'] });

  const first = await edit([...text('Good day'), { kind: 'classes', add: ['p-6', 'text-red-600'], remove: [] }]);
  expect(first).toMatchObject({
    status: 200,
    body: { previousVersionId: versionId, element: { texts: [{ value: 'Good day' }] } },
  });
  const second = await edit(text('Good night'), first.body.versionId);
  expect(second.status).toBe(200);
  expect(await code()).toBe(home.replace('"p-4">Hello', '"p-6 text-red-600">Good night'));
  const { messages } = await builder.snapshot(app.id);
  expect(messages.map(({ content, annotation }) => [annotation.model, content])).toEqual([
    ['Visual edit', 'Changed `pages/Home.jsx` on the page.'],
  ]);
});

test('[VIS-07] a change is undone and made again, unless the file has another text by now', async () => {
  const { body: done } = await edit(text('Good day'));
  const after = await code();
  const back = { file: heading.file, from: done.versionId, to: done.previousVersionId };
  const undone = await call<{ versionId: string }>('/undo', back);
  expect(undone.status).toBe(200);
  expect(await code()).toBe(home);
  const again = await call('/undo', { file: heading.file, from: undone.body.versionId, to: done.versionId });
  expect(again.status).toBe(200);
  expect(await code()).toBe(after);

  await edit(text('Something else'), done.versionId);
  expect(await call('/undo', back)).toMatchObject({ status: 409, body: { code: 'file-changed' } });
});

test('[VIS-06] what was chosen in an older text, or is called something else, is not changed', async () => {
  expect(await edit(text('a'), versionId, 'h2')).toMatchObject({
    status: 409,
    body: {
      code: 'visual-edit-refused',
      message: 'The code of this element has changed. Select it again.',
    },
  });
  expect((await edit(text('a'))).status).toBe(200);
  expect(await edit(text('b'))).toMatchObject({ status: 409, body: { code: 'file-changed' } });
  expect(await edit(text('b'), 'none')).toMatchObject({ status: 404, body: { code: 'version-not-found' } });
  const outside = { ...heading, file: '../../etc/passwd', versionId };
  expect(await call('/element', outside)).toMatchObject({ status: 404, body: { code: 'file-not-found' } });
  expect(await call('/element', { ...heading, column: 4, versionId })).toMatchObject({ status: 409 });
});

test('[VIS-03] the style of the published app has a class that only a change on the page brought', async () => {
  expect((await edit([{ kind: 'classes', add: ['tracking-[0.37em]'], remove: [] }])).status).toBe(200);
  expect((await builder.request(`/api/apps/${app.id}/publish`, { json: {} })).status).toBe(200);
  const read = async (path: string) => (await server.request(path, { host: app.publishedHost })).text();
  const html = await read('/');
  const sheets = [...new Set([...html.matchAll(/\/assets\/[\w.-]+\.css/g)].map(([path]) => path))];
  const style = (await Promise.all(sheets.map(read))).join('') + html;
  expect(style).toMatch(/letter-spacing: ?0?\.37em/);
});

test("[VIS-06] a stranger's app does not exist, and nothing is changed while the assistant works", async () => {
  const stranger = await signUp(server);
  const json = { ...heading, versionId, name: 'h1', edits: text('mine') };
  expect(await call('', json, stranger)).toMatchObject({ status: 404, body: { code: 'app-not-found' } });

  const waiting = saysThenWaits('One moment');
  model.next(waiting.script);
  const turn = await builder.send(app.id, 'Change something');
  expect(await edit(text('mine'))).toMatchObject({ status: 409, body: { code: 'turn-running' } });
  await builder.request(`/api/apps/${app.id}/chat/stop`, { method: 'POST' });
  await turn.text();
  expect(await code()).toBe(home);
});
