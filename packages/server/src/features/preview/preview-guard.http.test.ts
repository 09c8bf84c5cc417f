import type { PreviewGuard } from '@whittle/contract/preview-guard';
import type { PreviewSession } from '@whittle/contract/preview';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { createTestApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
let ada: TestBuilder;
let app: TestApp;
let cookie: string;
let token: string;

const task = JSON.stringify({ name: 'Task', type: 'object', properties: { title: { type: 'string' } } });
const files = { 'pages/Home.jsx': 'export default () => null;', 'entities/Task.json': task };

beforeAll(async () => {
  server = await startTestServer({});
  ada = await signUp(server);
  const owner = { accountId: ada.accountId, token: ada.token } as TestApp['owner'];
  app = await createTestApp(server, { owner, files });
  const { url } = await ada.json<PreviewSession>(`/api/apps/${app.id}/preview-session`, { method: 'POST' });
  const { pathname, search } = new URL(url);
  const entered = await server.request(pathname + search, { host: app.previewHost });
  cookie = entered.headers.get('set-cookie')!.split(';')[0]!;
  const answer = await inPreview('/_whittle/token', { method: 'POST' });
  token = ((await answer.json()) as { token: string }).token;
});
afterAll(() => server.close());

type Options = Parameters<TestServer['request']>[1];
const inPreview = (path: string, options: Options = {}) =>
  server.request(path, { host: app.previewHost, token, ...options, headers: { cookie, ...options.headers } });
const tasks = (rest = '') => `/api/apps/${app.id}/entities/Task${rest}`;
const create = async (title: string) =>
  ((await (await inPreview(tasks(), { json: { title } })).json()) as { id: string }).id;
const guard = () => ada.json<PreviewGuard>(`/api/apps/${app.id}/preview-guard`);
const versionId = async () => (await ada.json<{ latestVersionId: string }>(`/api/apps/${app.id}`)).latestVersionId;
const use = async () => ada.json(`/api/apps/${app.id}/preview-guard/use`, { json: { versionId: await versionId() } });
const codeOf = async (answer: Response) => ((await answer.json()) as { code?: string }).code;

it('[PREV-18] before anybody used the app its preview creates and changes records, and destroys and sends nothing', async () => {
  const id = await create('Keep me');
  expect((await inPreview(tasks(`/${id}`), { method: 'PUT', json: { title: 'Kept' } })).status).toBe(200);
  const calls: [string, Options][] = [
    [tasks(`/${id}`), { method: 'DELETE' }],
    [tasks(), { method: 'DELETE', json: { title: 'Kept' } }],
    [tasks('/update-many'), { method: 'PATCH', json: { query: {}, data: { $set: { title: '' } } } }],
    [`/api/apps/${app.id}/users/invite-user`, { json: { user_email: 'eve@example.com', role: 'admin' } }],
    [
      `/api/apps/${app.id}/integration-endpoints/Core/SendEmail`,
      { json: { to: 'e@example.com', subject: 's', body: 'b' } },
    ],
  ];
  const answers = await Promise.all(calls.map(([path, options]) => inPreview(path, options)));
  for (const answer of answers) expect([answer.status, await codeOf(answer)]).toEqual([403, 'preview-not-used']);
  expect((await inPreview(tasks(`/${id}`))).status).toBe(200);
  await expect.poll(guard).toMatchObject({
    isUsed: false,
    held: expect.arrayContaining([
      { act: 'change', name: 'Task', calls: 1 },
      { act: 'delete', name: 'Task', calls: 2 },
      { act: 'people', name: 'User', calls: 1 },
      { act: 'send', name: 'SendEmail', calls: 1 },
    ]) as unknown,
  });
  await ada.request(`/api/apps/${app.id}/preview-guard/keep`, { method: 'POST' });
  expect((await guard()).held).toEqual([]);
});

it('[PREV-18] a call waits for the click that is just being told, and then works at once', async () => {
  const id = await create('Delete me');
  const waiting = inPreview(tasks(`/${id}`), { method: 'DELETE' });
  expect(await use()).toEqual({ isUsed: true });
  expect((await waiting).status).toBe(200);
  expect(await guard()).toMatchObject({ isUsed: true, held: [], deletedRecords: 1 });
});

it('[PREV-20] what the preview deleted comes back at once, what was deleted elsewhere does not', async () => {
  const [kept, gone] = [await create('Mine'), await create('Panel')];
  await inPreview(tasks(`/${kept}`), { method: 'DELETE' });
  await ada.request(tasks(`/${gone}`), { method: 'DELETE' });
  const before = (await guard()).deletedRecords;
  expect(await ada.json(`/api/apps/${app.id}/preview-guard/undo`, { method: 'POST' })).toEqual({ records: before });
  expect((await guard()).deletedRecords).toBe(0);
  expect((await inPreview(tasks(`/${kept}`))).status).toBe(200);
  expect((await inPreview(tasks(`/${gone}`))).status).toBe(404);
  const nothing = await ada.request(`/api/apps/${app.id}/preview-guard/undo`, { method: 'POST' });
  expect([nothing.status, await codeOf(nothing)]).toEqual([409, 'nothing-to-undo']);
});

it('[PREV-19] a preview calls hosts that its owner allowed, until that is taken back, and no others', async () => {
  const policy = async () => {
    const page = await inPreview('/', { headers: { accept: 'text/html' } });
    return /connect-src ([^;]*)/.exec(page.headers.get('content-security-policy')!)![1]!.split(' ');
  };
  expect(await policy()).toEqual(["'self'", 'data:', 'blob:', 'https://api.stripe.com']);
  const allow = (hosts: unknown[]) => ada.request(`/api/apps/${app.id}/preview-guard/hosts`, { json: { hosts } });
  expect((await allow(['api.weather.example', 'maps.example:8443'])).status).toBe(204);
  expect(await policy()).toEqual(
    expect.arrayContaining(['https://api.weather.example', 'wss://api.weather.example', 'https://maps.example:8443']),
  );
  const remove = (host: string) =>
    ada.request(`/api/apps/${app.id}/preview-guard/hosts/${encodeURIComponent(host)}`, { method: 'DELETE' });
  expect((await remove('maps.example:8443')).status).toBe(204);
  expect((await guard()).allowedHosts).toEqual(['api.weather.example']);
  expect((await policy()).join(' ')).not.toContain('maps.example');
  expect((await remove('never.example')).status).toBe(204);
  for (const host of ['*', '*.example', "evil.example; script-src 'unsafe-inline'", 'http://evil.example', '']) {
    expect([host, (await allow([host])).status]).toEqual([host, 400]);
  }
});

it('[PREV-18] with new code everything waits again', async () => {
  const id = await create('Still here');
  const saved = await ada.request(`/api/apps/${app.id}/files/update`, {
    json: { file: { id: 'pages/Home.jsx', content: 'export default () => 7;' } },
  });
  expect([saved.status, (await guard()).isUsed]).toEqual([200, false]);
  const refused = await inPreview(tasks(`/${id}`), { method: 'DELETE' });
  expect(await codeOf(refused)).toBe('preview-not-used');
  // A version that is not what the preview runs is not accepted as used.
  const old = await ada.json(`/api/apps/${app.id}/preview-guard/use`, { json: { versionId: '0'.repeat(24) } });
  expect(old).toEqual({ isUsed: false });
});
