import { readFileSync } from 'node:fs';
import type { AppSummary } from '@whittle/contract/apps';
import type { ChatSnapshot } from '@whittle/contract/chat';
import type { Inspection, Integrations } from '@whittle/contract/integrations';
import type { AppAccess } from '@whittle/contract/people';
import { createTestApp, signInToApp, signUpBuilder, type TestApp, testPassword } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, it } from 'vitest';

const fixture = new URL('../../../../../fixtures/openapi/stock-room.yaml', import.meta.url);
const text = { type: 'string' };
const access = { permissions: { read: 'creator', write: 'creator' } };
const files = (photo = '') => ({
  'pages/Home.jsx': `export default () => <img src="${photo}" />;`,
  'entities/Note.json': JSON.stringify({ properties: { photo: text, paper: text }, 'x-accessControl': access }),
});

let server: TestServer;
let app: TestApp;
let named: string;
type Note = { id: string; photo?: string; paper?: string; created_date: string; created_by_id: string };

beforeAll(async () => {
  server = await startTestServer();
  const owner = await signUpBuilder(server, 'owner@example.com');
  app = await createTestApp(server, { owner, files: files() });
  const api = `/api/apps/${app.id}`;
  const ada = await signInToApp(server, app, { email: 'ada@example.com' });
  const inApp = { host: app.publishedHost, token: ada.access_token };
  const upload = async (endpoint: string, name: string) => {
    const body = new FormData();
    body.append('file', new File([`bytes of ${name}`], name));
    const answer = await server.request(`${api}/integration-endpoints/Core/${endpoint}`, { ...inApp, body });
    return Object.values((await answer.json()) as Record<string, string>)[0]!;
  };
  named = await upload('UploadFile', 'named.txt');
  const json = {
    photo: await upload('UploadFile', 'photo.txt'),
    paper: await upload('UploadPrivateFile', 'paper.txt'),
  };
  await server.request(`${api}/entities/Note`, { ...inApp, json });
  await builder(`${api}/entities/Note`, { json: { photo: 'mine' } });
  const saved = await builder(`${api}/files/update`, {
    json: { file: { id: 'pages/Home.jsx', content: files(named)['pages/Home.jsx'] } },
  });
  expect(saved.status).toBe(200);
  const settings = { accessMode: 'public_with_login', isSignupEnabled: false, supportEmail: 'help@example.com' };
  const others = { allowedOrigins: ['https://app.example.com'], embedders: ['https://www.example.com'] };
  await builder(`${api}/access`, { method: 'PUT', json: { ...settings, ...others } });
  await builder(`${api}/rules`, { method: 'PUT', json: { rules: 'Write British English.' } });
  const document = readFileSync(fixture, 'utf8').replace('SERVER', 'https://stock.example.com');
  const inspected = await builder(`${api}/integrations/inspect`, { json: { document } });
  const { baseUrl, operations, document: read } = (await inspected.json()) as Inspection;
  const installed = await builder(`${api}/integrations/packages`, {
    json: {
      ...{ name: 'StockRoom', document: read, baseUrl, callers: { [operations[0]!.name]: 'people' } },
      credentials: { kind: 'header', name: 'X-Api-Key', secret: 'top-secret' },
    },
  });
  expect(installed.ok).toBe(true);
});
afterAll(() => server?.close());

const builder = (path: string, options: object = {}) => server.request(path, { token: app.owner.token, ...options });
const read = async <T>(path: string) => (await (await builder(path)).json()) as T;
const copy = async (json: object) => {
  const answer = await builder(`/api/apps/${app.id}/copies`, { json });
  expect(answer.status).toBe(201);
  return (await answer.json()) as AppSummary;
};
const homeOf = async ({ id, latestVersionId }: AppSummary) =>
  JSON.stringify(await read(`/api/apps/${id}/versions/${latestVersionId}/files`));
const fetchFile = async (appId: string, path: string) => {
  const answer = await server.request(path, { host: server.previewHost(appId) });
  return answer.ok ? answer.text() : answer.status;
};

it('[APP-01] a copy has the newest files, the settings and the integrations without their secrets, and no data', async () => {
  const made = await copy({});
  expect(made).toMatchObject({ name: 'Copy of Test app', status: 'draft', publishedUrl: null });
  expect(made.id).not.toBe(app.id);
  const [path] = /\/files\/[0-9a-f]{32}\/named\.txt/.exec(await homeOf(made))!;
  expect(path).not.toBe(named);
  expect(await fetchFile(made.id, path)).toBe('bytes of named.txt');
  expect(await read(`/api/apps/${made.id}/entities/Note`)).toEqual([]);
  expect(await read<AppAccess>(`/api/apps/${made.id}/access`)).toMatchObject({
    ...{ accessMode: 'public_with_login', isSignupEnabled: false, supportEmail: 'help@example.com' },
    ...{ allowedOrigins: [], embedders: [] },
  });
  expect(await read(`/api/apps/${made.id}/rules`)).toMatchObject({ rules: 'Write British English.' });
  const { packages } = await read<Integrations>(`/api/apps/${made.id}/integrations`);
  expect(packages).toMatchObject([{ name: 'StockRoom', credentials: { kind: 'header', isMissing: true } }]);
  const { messages } = await read<ChatSnapshot>(`/api/apps/${made.id}/chat`);
  expect(messages.map(({ content }) => content)).toEqual(['This app is a copy of “Test app”, without its data.']);
});

it('[APP-01] a copy with data has the records and uploads, which are its owner’s, and none of the people', async () => {
  const made = await copy({ name: 'Trial', withData: true });
  expect(made.name).toBe('Trial');
  const [before, after] = await Promise.all(
    [app, made].map(({ id }) => read<Note[]>(`/api/apps/${id}/entities/Note?sort=id`)),
  );
  const timesOf = (notes: Note[]) => notes.map(({ id, created_date }) => [id, created_date]);
  expect(timesOf(after!)).toEqual(timesOf(before!));
  const people = await read<{ id: string; email: string }[]>(`/api/apps/${made.id}/entities/User`);
  expect(people.map(({ email }) => email)).toEqual(['owner@example.com']);
  for (const note of after!) expect(note.created_by_id).toBe(people[0]!.id);
  const note = after!.find(({ paper }) => paper)!;
  expect(before!.some(({ photo }) => photo === note.photo)).toBe(false);
  expect(await fetchFile(made.id, note.photo!)).toBe('bytes of photo.txt');
  expect(await fetchFile(app.id, note.photo!)).toBe(404);
  expect(note.paper).toMatch(/^private\/[0-9a-f]{32}\/paper\.txt$/);
  const signIn = { email: 'ada@example.com', password: testPassword };
  const login = await server.request(`/api/apps/${made.id}/auth/login`, {
    ...{ host: server.previewHost(made.id), json: signIn },
  });
  expect(login.ok).toBe(false);
  // What is done in the copy stays there.
  await builder(`/api/apps/${made.id}/entities/Note/${note.id}`, { method: 'DELETE' });
  expect(await read<Note[]>(`/api/apps/${app.id}/entities/Note`)).toHaveLength(2);
});

it('[APP-01] nobody copies the app of somebody else, nor one that has no version yet', async () => {
  const stranger = await signUpBuilder(server);
  const foreign = await builder(`/api/apps/${app.id}/copies`, { json: {}, token: stranger.token });
  expect(foreign.status).toBe(404);
  const empty = (await (await builder('/api/apps', { json: {} })).json()) as AppSummary;
  const refused = await builder(`/api/apps/${empty.id}/copies`, { json: {} });
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, 'nothing-to-copy']);
});
