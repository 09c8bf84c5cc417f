import type { CodeEdit, CodeProblems, FileReferences } from '@whittle/contract/code-editing';
import type { VersionFile, VersionListItem } from '@whittle/contract/versions';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { saysThenWaits, scriptedModel } from '@whittle/testing/scripted-model';
import { createTestApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const model = scriptedModel();
let server: TestServer;
let admin: TestBuilder;
let app: TestApp;

beforeAll(async () => {
  server = await startTestServer({ models: model });
  admin = await signUp(server);
});
afterAll(() => server.close());

const card = `export default function Card({ children }) {\n  return <div>{children}</div>;\n}\n`;
const home = `import Card from '@/components/Card';\nimport { money } from '../services/money.js';\n\nexport default () => <Card>{money(1)}</Card>;\n`;

beforeEach(async () => {
  const owner = { accountId: admin.accountId, token: admin.token, expiresAt: '' };
  app = await createTestApp(server, {
    owner,
    files: {
      'pages/Home.jsx': home,
      'components/Card.jsx': card,
      'services/money.js': 'export const money = (n) => n;\n',
      'entities/Task.json': '{"properties":{}}',
    },
  });
});

const post = (what: string, json: object, builder = admin) =>
  builder.request(`/api/apps/${app.id}/files/${what}`, { json });
const done = async (what: string, json: object) => {
  const response = await post(what, json);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as CodeEdit;
};
const refused = async (response: Promise<Response>) => {
  const { status } = await response;
  return { status, body: (await (await response).json()) as { code: string; message: string } };
};
const files = async () => {
  const path = `/api/apps/${app.id}/versions/latest/files`;
  const answer = await admin.json<{ files: VersionFile[] }>(path);
  return Object.fromEntries(answer.files.map((file) => [file.path, file.content]));
};

describe('saving', () => {
  test('[FILE-03] [GEN-05] [VER-02] a saved file is a new version, named in the conversation; a stretch of saves is one message', async () => {
    const longer = card.replace('<div>', '<section>').replace('</div>', '</section>');
    const first = await done('update', { file: { id: 'src/components/Card.jsx', content: longer }, base: card });
    const second = await done('update', { file: { id: 'components/Card.jsx', content: card }, base: longer });
    expect(first.paths).toEqual(['components/Card.jsx']);
    expect((await files())['components/Card.jsx']).toBe(card);

    const { messages } = await admin.snapshot(app.id);
    expect(messages.map(({ content }) => content)).toEqual(['Changed `components/Card.jsx` by hand.']);
    expect(messages[0]!.annotation).toMatchObject({
      versionId: second.versionId,
      systemActionInfo: { tool: 'code-editor' },
    });
    const latest = await admin.json(`/api/apps/${app.id}/versions/latest/files`);
    expect(latest).toMatchObject({ metadata: { description: 'Changed `components/Card.jsx` by hand.' } });
    const { items } = await admin.json<{ items: VersionListItem[] }>(`/api/apps/${app.id}/versions`);
    expect(items.map(({ id }) => id)).toContain(second.versionId);
    expect(items.map(({ id }) => id)).not.toContain(first.versionId);
  });

  test('[FILE-03] a file that has another text by now is not overwritten', async () => {
    await done('update', { file: { id: 'components/Card.jsx', content: 'export default 1;\n' } });
    const late = await refused(post('update', { file: { id: 'components/Card.jsx', content: 'mine' }, base: card }));
    expect(late).toMatchObject({ status: 409, body: { code: 'file-changed' } });
    expect((await files())['components/Card.jsx']).toBe('export default 1;\n');
  });

  test('[FILE-09] [S-21] entities, other places and twins of a file are refused in words', async () => {
    const attempt = (id: string) => refused(post('update', { file: { id, content: 'x' }, base: null }));
    expect(await attempt('entities/Task.json')).toMatchObject({ status: 403, body: { code: 'file-read-only' } });
    expect((await attempt('../../etc/passwd')).status).toBe(400);
    expect(await attempt('components/card.tsx')).toMatchObject({ status: 409, body: { code: 'file-exists' } });
  });

  test('[FILE-03] while the assistant works nothing is saved, so that nothing of it is lost', async () => {
    const waiting = saysThenWaits('One moment');
    model.next(waiting.script);
    const turn = await admin.send(app.id, 'Change something');
    const attempt = await refused(post('update', { file: { id: 'components/Card.jsx', content: 'x' }, base: card }));
    expect(attempt).toMatchObject({ status: 409, body: { code: 'turn-running' } });
    await admin.request(`/api/apps/${app.id}/chat/stop`, { method: 'POST' });
    await turn.text();
  });
});

test('[FILE-03] [FILE-16] several files change in one version, or none of them does', async () => {
  const edit = (base: string) => ({
    file: { id: 'services/money.js', content: 'export const euros = (n) => n;\n' },
    base: 'export const money = (n) => n;\n',
    others: [{ id: 'pages/Home.jsx', content: home.replaceAll('money(', 'euros('), base }],
  });
  expect(await refused(post('update', edit('another text')))).toMatchObject({ status: 409 });
  expect((await files())['services/money.js']).toContain('money');
  const { paths } = await done('update', edit(home));
  expect(paths).toEqual(['services/money.js', 'pages/Home.jsx']);
});

test('[FILE-17] what the checks find in the newest version is told, and its rule fixes it', async () => {
  const content = `export default () => <Card>1</Card>;\n`;
  await done('update', { file: { id: 'pages/Home.jsx', content } });
  const find = () => admin.json<CodeProblems>(`/api/apps/${app.id}/files/problems`);
  const { problems } = await find();
  expect(problems).toEqual([
    expect.objectContaining({ kind: 'undefined-name', file: 'pages/Home.jsx', line: 1, severity: 'error' }),
  ]);
  const { kind, file, message, fix } = problems[0]!;
  expect(fix).not.toBeNull();
  await done('fix', { kind, file, message });
  expect((await files())['pages/Home.jsx']).toContain(`from '@/components/Card'`);
  expect((await find()).problems).toEqual([]);
  expect(await refused(post('fix', { kind, file, message }))).toMatchObject({ status: 400 });
});

describe('deleting and renaming', () => {
  test('[FILE-04] a deleted file is gone, and files that spoke of it say what they were told to', async () => {
    const found = await admin.json<FileReferences>(`/api/apps/${app.id}/files/references?path=components/Card.jsx`);
    expect(found.references).toEqual([{ path: 'pages/Home.jsx', line: 1 }]);
    const without = 'export default () => null;\n';
    await done('delete', {
      fileId: 'components/Card.jsx',
      referencesToUpdate: [{ path: 'pages/Home.jsx', content: without }],
    });
    expect(await files()).toEqual({
      'pages/Home.jsx': without,
      'services/money.js': 'export const money = (n) => n;\n',
      'entities/Task.json': '{"properties":{}}',
    });
    expect(await refused(post('delete', { fileId: 'components/Card.jsx' }))).toMatchObject({ status: 404 });
  });

  test('[FILE-04] the server offers importing files without the deleted one, and takes them with the deletion', async () => {
    const path = `/api/apps/${app.id}/files/references?path=`;
    const { updates } = await admin.json<FileReferences>(`${path}components/Card.jsx`);
    const content = home
      .replace(`import Card from '@/components/Card';\n`, '')
      .replace('Card>', '>')
      .replace('Card>', '>');
    expect(updates).toEqual([{ path: 'pages/Home.jsx', content, base: home }]);
    // Its values stand in expressions there: nobody but a person knows what should stand there instead.
    expect((await admin.json<FileReferences>(`${path}services/money.js`)).updates).toEqual([]);

    const edited = home.replace('money(1)', 'money(2)');
    await done('update', { file: { id: 'pages/Home.jsx', content: edited } });
    const late = await refused(post('delete', { fileId: 'components/Card.jsx', referencesToUpdate: updates }));
    expect(late).toMatchObject({ status: 409, body: { code: 'file-changed' } });
    expect((await files())['pages/Home.jsx']).toBe(edited);
    const { updates: fresh } = await admin.json<FileReferences>(`${path}components/Card.jsx`);
    await done('delete', { fileId: 'components/Card.jsx', referencesToUpdate: fresh });
    expect(Object.keys(await files())).not.toContain('components/Card.jsx');
    expect((await files())['pages/Home.jsx']).toBe(content.replace('money(1)', 'money(2)'));
  });

  test('[FILE-04] imports follow a renamed file, and its own still lead where they led', async () => {
    const { paths } = await done('rename', { fileId: 'services/money.js', to: 'lib/format/money.js' });
    expect(paths).toEqual(['lib/format/money.js', 'pages/Home.jsx']);
    expect((await files())['pages/Home.jsx']).toContain(`from '@/lib/format/money.js'`);

    await done('rename', { fileId: 'pages/Home.jsx', to: 'pages/Start.jsx' });
    expect((await files())['pages/Start.jsx']).toContain(`from '@/components/Card'`);
    expect(await refused(post('rename', { fileId: 'pages/Start.jsx', to: 'components/Card.js' }))).toMatchObject({
      status: 409,
    });
  });
});

test('[FILE-08] a builder who is no admin reads code only, unless the installation opens it', async () => {
  const builder = await signUp(server);
  expect(await builder.json('/api/live_api/account/current')).toMatchObject({ mayEditCode: false });
  const owner = { accountId: builder.accountId, token: builder.token, expiresAt: '' };
  const own = await createTestApp(server, { owner, files: { 'pages/Home.jsx': home } });
  const save = (from: TestServer) =>
    from.request(`/api/apps/${own.id}/files/update`, {
      token: builder.token,
      json: { file: { id: 'pages/Home.jsx', content: card }, base: home },
    });
  expect(await refused(save(server))).toMatchObject({ status: 403, body: { code: 'code-editing-closed' } });

  const opened = await startTestServer({ beside: server, config: { codeEditing: 'builders' } });
  try {
    expect((await save(opened)).status).toBe(200);
  } finally {
    await opened.close();
  }
});
