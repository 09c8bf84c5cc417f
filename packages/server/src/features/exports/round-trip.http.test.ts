import { readFileSync } from 'node:fs';
import { exportedAppSchema } from '@whittle/contract/project-export';
import type { Import } from '@whittle/contract/imports';
import type { Inspection, Integrations } from '@whittle/contract/integrations';
import { createTestApp, signInToApp, type TestApp, testPassword } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { unzip } from '@whittle/testing/unzip';
import { afterAll, beforeAll, expect, test } from 'vitest';

const fixture = new URL('../../../../../fixtures/openapi/stock-room.yaml', import.meta.url);

/** Files as people and models leave them: spelt oddly, broken, with other line ends and a byte order mark. */
const files = {
  'globals.css': '@import "whittle/base.css";\n:root { --primary: rgb(1, 2, 3); }\n',
  'whittle.json': '{"mainPage":"Board"}',
  'Layout.jsx': 'export default ({ children }) =>\r\n  <main>{children}</main>;\r\n',
  'pages/Board.jsx': '\uFEFFexport default () => <p>Board</p>;',
  'pages/Home.jsx': 'export default () => <div>',
  'notes/todo.md': '# to do\n\n- é 📚\n',
  'functions/notify.ts': 'Deno.serve(() => new Response());',
  'agents/helper.json': '{ "instructions":"help" }',
  'entities/Open.json':
    '{ "title": "Offen",\n\t"properties": {"x":{"type":"string"}}, "x-accessControl": {"permissions": {"read":"anonymous","write":"all"}} }',
  'entities/Plain.json':
    '{"properties":{"owner":{"type":"string"},"photo":{"type":"string"}},"additionalProperties":true}',
  'entities/Ruled.json':
    '{"name":"Old name","properties":{},"rls":{"read":{"created_by":"{{user.email}}"},"create":true}}',
  'entities/Broken.json': '{ "properties": ',
  'entities/User.json': '{"properties":{"team":{"type":"string"}}}',
};

let server: TestServer;
let app: TestApp;
beforeAll(async () => {
  server = await startTestServer();
  app = await createTestApp(server, { files });
});
afterAll(() => server?.close());

const builder = (path: string, options: object = {}) => server.request(path, { token: app.owner.token, ...options });

async function fill(): Promise<void> {
  const ok = async (answer: Promise<Response>) => {
    const given = await answer;
    if (!given.ok) throw new Error(`${given.url} answered ${given.status}: ${await given.text()}`);
    return given;
  };
  const api = `/api/apps/${app.id}`;
  const ada = await signInToApp(server, app, { email: 'ada@example.com' });
  const inApp = { host: app.publishedHost, token: ada.access_token };
  await ok(server.request(`${api}/entities/User/me`, { ...inApp, method: 'PUT', json: { team: 'red' } }));
  const upload = async (endpoint: string) => {
    const body = new FormData();
    body.append('file', new File([`bytes of ${endpoint}`], `${endpoint}.txt`));
    const answer = await ok(server.request(`${api}/integration-endpoints/Core/${endpoint}`, { ...inApp, body }));
    return Object.values((await answer.json()) as Record<string, string>)[0];
  };
  const [photo, paper] = [await upload('UploadFile'), await upload('UploadPrivateFile')];
  for (const json of [
    { owner: 'ada', photo, paper, deep: { list: [1, { né: null }] } },
    { owner: 'bob', photo: '' },
  ])
    await ok(server.request(`${api}/entities/Plain`, { ...inApp, json }));
  await ok(builder(`${api}/entities/Plain`, { json: { owner: 'the owner' } }));
  const access = {
    accessMode: 'public_with_login',
    isSignupEnabled: false,
    termsOfServiceLink: 'https://example.com/terms',
    privacyPolicyLink: 'https://example.com/privacy',
    supportEmail: 'help@example.com',
    allowedOrigins: ['https://app.example.com'],
    embedders: ['https://www.example.com'],
  };
  await ok(builder(`${api}/access`, { method: 'PUT', json: access }));
  await ok(builder(`${api}/rules`, { method: 'PUT', json: { rules: 'Write British English.' } }));
  const document = readFileSync(fixture, 'utf8').replace('SERVER', 'https://stock.example.com');
  const inspected = await ok(builder(`${api}/integrations/inspect`, { json: { document } }));
  const { baseUrl, operations, document: read } = (await inspected.json()) as Inspection;
  const json = {
    ...{ name: 'StockRoom', document: read, baseUrl, callers: { [operations[0]!.name]: 'people' } },
    credentials: { kind: 'header', name: 'X-Api-Key', secret: 'top-secret' },
  };
  await ok(builder(`${api}/integrations/packages`, { json }));
}

/** Everything of an export as text, without what names the one app or the one moment. */
async function exported(appId: string) {
  const answer = await builder(`/api/apps/${appId}/export?data=1&private=1`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const zip = await unzip(bytes);
  const app = exportedAppSchema.parse(JSON.parse(zip.get('whittle/app.json')!.toString()));
  const own = [
    [app.slug, 'SLUG'],
    [app.id, 'APP'],
    [app.versionId!, 'VERSION'],
    [app.exportedAt, 'NOW'],
  ] as const;
  const ids = [...own, ...app.uploads.map(({ id, name }) => [id, `upload ${name}`] as const)];
  const plain = (text: string) => ids.reduce((left, [id, word]) => left.replaceAll(id, word), text);
  const texts = Object.fromEntries([...zip].map(([path, content]) => [plain(path), plain(content.toString('utf8'))]));
  const described = texts['whittle/app.json']!;
  const uploads = app.uploads
    .map(({ name, contentType, size, isPrivate, uploaderId, createdAt }) => ({
      ...{ name, contentType, size, isPrivate, uploaderId, createdAt },
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  texts['whittle/app.json'] = described.replace(/"uploads": \[[^]*?\n {2}\]/, `"uploads": ${JSON.stringify(uploads)}`);
  return { bytes, texts, raw: [...zip.values()].map((content) => content.toString('utf8')).join('\n') };
}

test('[EXP-08] an export that is imported and exported again is the same, file by file, to the byte', async () => {
  await fill();
  const before = await exported(app.id);
  expect(before.texts['whittle/app.json']).toContain('Write British English.');
  expect(before.raw).not.toMatch(/top-secret|scrypt|passwordHash/);

  const body = new FormData();
  body.append('file', new File([before.bytes], 'export.zip'));
  const { importId, report } = (await (await builder('/api/imports', { body })).json()) as Import;
  expect(report.warnings.map(({ message }) => message)).toEqual([
    'Pages of these addresses may call the app again: https://app.example.com. Its settings take them away.',
    'These sites may show the app in a frame, as before: https://www.example.com. “Who can open it” changes this.',
    'Unexpected token',
    'entities/Broken.json cannot be used: it is not valid JSON (Unexpected end of JSON input).',
  ]);
  const made = await builder(`/api/imports/${importId}/apps`, { json: {} });
  const { appId } = (await made.json()) as { appId: string };

  const after = await exported(appId);
  // Whoever was in the old app shows once more that the email is theirs.
  before.texts['data/User.jsonl'] = before.texts['data/User.jsonl']!.replaceAll(
    '"is_verified":true',
    '"is_verified":false',
  );
  expect(after.texts).toEqual(before.texts);

  const login = { email: 'ada@example.com', password: testPassword };
  const again = await server.request(`/api/apps/${appId}/auth/login`, { host: server.previewHost(appId), json: login });
  expect(again.ok).toBe(false);
  const { packages } = (await (await builder(`/api/apps/${appId}/integrations`)).json()) as Integrations;
  expect(packages[0]).toMatchObject({ credentials: { kind: 'header', name: 'X-Api-Key', isMissing: true } });
  const tried = await builder(`/api/apps/${appId}/integrations/packages/${packages[0]!.id}/test`, {
    json: { operation: Object.keys(packages[0]!.callers)[0], arguments: {} },
  });
  expect(await tried.json()).toMatchObject({ code: 'package-key-missing' });
});
