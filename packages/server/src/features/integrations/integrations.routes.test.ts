import { createTestApp, signInToApp, signUpBuilder, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let app: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  app = await createTestApp(server, { files: {} });
  token = (await signInToApp(server, app, { email: 'ada@example.com' })).access_token;
});
afterAll(() => server.close());

const coreNames = [
  ...['UploadFile', 'UploadPrivateFile', 'CreateFileSignedUrl', 'InvokeLLM', 'ExtractDataFromUploadedFile'],
  ...['GenerateImage', 'SendEmail', 'SendSMS'],
];

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const form = (content: Uint8Array<ArrayBuffer> | string, name: string, field = 'file') => {
  const data = new FormData();
  data.set(field, new File([content], name, { type: 'text/html' }));
  return data;
};
const sdkPath = (endpoint: string) => `/api/apps/${app.id}/integration-endpoints/Core/${endpoint}`;
const upload = (body: FormData, options = {}) =>
  server.request(sdkPath('UploadFile'), { method: 'POST', host: app.publishedHost, token, body, ...options });
const fileOf = async (answer: Response) => ((await answer.json()) as { file_url: string }).file_url;
const download = (path: string, headers = {}) => server.request(path, { host: app.publishedHost, headers });
const errorOf = async (answer: Response) => {
  const { code, message } = (await answer.json()) as { code: string; message: string };
  return [answer.status, code, message];
};

describe('[INTEG-04] UploadFile', () => {
  test('keeps a file and serves it on both hosts of the app for good', async () => {
    const answer = await upload(form(png, 'Ada’s réceipt.png'));
    expect(answer.status).toBe(200);
    const url = await fileOf(answer);
    expect(url).toMatch(/^\/files\/[0-9a-f]{32}\/Ada%E2%80%99s%20r%C3%A9ceipt\.png$/);
    for (const host of [app.publishedHost, app.previewHost]) {
      const file = await server.request(url, { host });
      expect(file.status).toBe(200);
      expect(Buffer.from(await file.arrayBuffer()).equals(png)).toBe(true);
      expect(Object.fromEntries(file.headers)).toMatchObject({
        'content-type': 'image/png',
        'content-disposition': expect.stringMatching(/^inline; filename="Ada_s r_ceipt.png"/),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
    }
  });

  test('serves no file to other hosts, and none whose address is guessed', async () => {
    const url = await fileOf(await upload(form(png, 'a.png')));
    const other = await createTestApp(server, { files: {} });
    for (const host of [other.publishedHost, other.previewHost])
      expect((await server.request(url, { host })).status).toBe(404);
    for (const path of [`/files/${'0'.repeat(32)}/a.png`, '/files/..%2F..%2Fsecret/a.png', `${url}/more`, '/files/a']) {
      expect((await download(path)).status).toBe(404);
    }
  });

  test.each([
    ['<!doctype html><script>alert(1)</script>', 'page.png', 'application/octet-stream'],
    ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'drawing.svg', 'image/svg+xml'],
    ['just text', 'page.html', 'text/plain; charset=utf-8'],
    ['\u0007\u0000 bytes', 'page.html', 'application/octet-stream'],
  ])('[S-18] %j named %s is a download', async (content, name, type) => {
    const file = await download(await fileOf(await upload(form(content, name))));
    expect(file.headers.get('content-type')).toBe(type);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
  });

  test('answers the part of a file that a player asks for', async () => {
    const url = await fileOf(await upload(form('0123456789', 'digits.txt')));
    const part = await download(url, { range: 'bytes=2-4' });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, '234', 'bytes 2-4/10']);
    expect((await download(url, { range: 'bytes=10-' })).status).toBe(416);
  });

  test('[SHELL-09] pictures end at 10 MB, other files at 50 MB', async () => {
    const picture = Buffer.concat([png, Buffer.alloc(10_000_001)]);
    expect(await errorOf(await upload(form(new Uint8Array(picture), 'a.png')))).toEqual([
      413,
      'file-too-big',
      'File size to large',
    ]);
    expect((await upload(form(new Uint8Array(11_000_000), 'a.bin'))).status).toBe(200);
    expect(await errorOf(await upload(form(new Uint8Array(50_200_000), 'a.bin')))).toEqual([
      413,
      'file-too-big',
      'File size to large',
    ]);
  });

  test('is for signed-in people of the app and its owner', async () => {
    const stranger = await signUpBuilder(server);
    const onBuilder = (bearer: string) => upload(form(png, 'a.png'), { host: undefined, token: bearer });
    expect((await upload(form(png, 'a.png'), { token: undefined })).status).toBe(401);
    expect((await upload(form(png, 'a.png'), { token: 'nonsense' })).status).toBe(401);
    expect((await onBuilder(stranger.token)).status).toBe(404);
    expect((await onBuilder(app.owner.token)).status).toBe(200);
  });

  test('[INTEG-02] answers at the path without an app id, where host and header must agree', async () => {
    const call = (options: object) =>
      server.request('/integrations/Core/UploadFile', { method: 'POST', token, body: form(png, 'a.png'), ...options });
    expect((await call({ host: app.publishedHost })).status).toBe(200);
    expect((await call({ host: app.publishedHost, headers: { 'x-app-id': app.id } })).status).toBe(200);
    expect((await call({ host: app.publishedHost, headers: { 'x-app-id': 'f'.repeat(24) } })).status).toBe(404);
    expect((await call({ token: app.owner.token, headers: { 'x-app-id': app.id } })).status).toBe(200);
    expect((await call({ token: app.owner.token })).status).toBe(404);
  });
});

describe('what is not a call of an endpoint', () => {
  const post = (path: string, options: object = {}) =>
    server.request(path, { method: 'POST', host: app.publishedHost, token, ...options });

  test.each(['text', 5, null, ['a']])('[INTEG-05] %j instead of named parameters', async (json) => {
    expect(await errorOf(await post(sdkPath('UploadFile'), { json }))).toEqual([
      400,
      'integration-needs-object',
      'An integration must receive an object with named parameters.',
    ]);
  });

  test('no file', async () => {
    const wanted = [400, 'upload-missing', 'File not found'];
    expect(await errorOf(await post(sdkPath('UploadFile'), { json: { file: 'a' } }))).toEqual(wanted);
    expect(await errorOf(await upload(form(png, 'a.png', 'other')))).toEqual(wanted);
    const broken = { body: 'no form', headers: { 'content-type': 'multipart/form-data; boundary=x' } };
    expect((await post(sdkPath('UploadFile'), broken)).status).toBe(400);
    expect((await post(sdkPath('UploadFile'))).status).toBe(400);
  });

  test.each(['Nonsense', '__proto__', 'constructor', 'uploadfile'])('the endpoint %s', async (name) => {
    expect(await errorOf(await post(sdkPath(name), { json: {} }))).toEqual([
      404,
      'integration-unknown',
      `Core has no endpoint "${name}". It has: ${coreNames.join(', ')}.`,
    ]);
  });

  test('a package that is not installed', async () => {
    const wanted = [404, 'integration-unknown', 'The connector "Mailer" is not installed in this app.'];
    const sdk = `/api/apps/${app.id}/integration-endpoints/installable/Mailer/integration-endpoints/Send`;
    expect(await errorOf(await post(sdk, { json: {} }))).toEqual(wanted);
    expect(
      await errorOf(await post('/integrations/installable/Mailer/1/integration-endpoints/Send', { json: {} })),
    ).toEqual(wanted);
  });
});

test('[INTEG-01] the schema lists exactly the endpoints that exist', async () => {
  const path = `/apps/${app.id}/integrations/schema`;
  expect(await (await server.request(path, { token: app.owner.token })).json()).toEqual({
    installed_packages: [
      {
        package_name: 'Core',
        instance_id: 'core',
        endpoints: coreNames.map((name) => ({ name })),
      },
    ],
    missing_packages: [],
  });
  expect((await server.request(path)).status).toBe(401);
});
