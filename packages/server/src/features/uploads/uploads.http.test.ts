import type { Upload } from '@whittle/contract/uploads';
import { readConfig } from '@whittle/server/config/config';
import { startObjectStore, type ObjectStore } from '@whittle/testing/object-store';
import { createTestApp, signInToApp, signUpBuilder, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileStorage } from '../../adapters/storage/file-storage.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const form = (content: Uint8Array<ArrayBuffer> | string, name: string) => {
  const data = new FormData();
  data.set('file', new File([content], name));
  return data;
};

let store: ObjectStore;
beforeAll(async () => (store = await startObjectStore()));
afterAll(() => store.close());

describe.each(['a directory', 'a bucket'])('[INTEG-04] with files in %s', (place) => {
  let server: TestServer;
  let app: TestApp;
  let other: TestApp;
  let ada: string;
  let grace: string;
  beforeAll(async () => {
    server = await startTestServer(place === 'a bucket' ? { config: { s3: store.config } } : {});
    app = await createTestApp(server, { files: {} });
    other = await createTestApp(server, { files: {} });
    ada = (await signInToApp(server, app, { email: 'ada@example.com' })).access_token;
    grace = (await signInToApp(server, app, { email: 'grace@example.com' })).access_token;
  });
  afterAll(() => server.close());

  const core = (endpoint: string, options: object, prefix = `/api/apps/${app.id}/integration-endpoints/Core`) =>
    server.request(`${prefix}/${endpoint}`, { method: 'POST', host: app.publishedHost, token: ada, ...options });
  const open = (path: string, host = app.publishedHost) => server.request(path, { host });
  const upload = async (options: object = {}) => {
    const answer = await core('UploadFile', { body: form(png, 'a.png'), ...options });
    return ((await answer.json()) as { file_url: string }).file_url;
  };
  const idOf = (path: string) => /[0-9a-f]{32}/.exec(path)![0];
  const remove = (path: string, options: object) =>
    server.request(`/api/uploads/${idOf(path)}`, { method: 'DELETE', host: app.publishedHost, ...options });
  const isStored = async (path: string, appId = app.id) => {
    const stream = await server.adapters.storage.open(`${appId}/${idOf(path)}`);
    await stream?.cancel();
    return stream !== null;
  };

  test('a file comes back byte for byte, whole and in parts', async () => {
    const content = Uint8Array.from({ length: 9_000_000 }, (_, index) => (index * 7) % 251);
    const path = await upload({ body: form(content, 'large.bin') });
    expect(Buffer.from(await (await open(path)).arrayBuffer()).equals(content)).toBe(true);
    const part = await server.request(path, { host: app.publishedHost, headers: { range: 'bytes=8999990-' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 8999990-8999999/9000000']);
    expect((await part.arrayBuffer()).byteLength).toBe(10);
  });

  describe('a private file', () => {
    const sign = (json: object, options: object = {}) => core('CreateFileSignedUrl', { json, ...options });
    const keepPrivate = async (options: object = {}) => {
      const answer = await core('UploadPrivateFile', { body: form('secret', 'salary list.txt'), ...options });
      return ((await answer.json()) as { file_uri: string }).file_uri;
    };

    test('is opened by its signed link alone', async () => {
      const file_uri = await keepPrivate();
      expect(file_uri).toMatch(/^private\/[0-9a-f]{32}\/salary%20list\.txt$/);
      expect((await open(`/files/${idOf(file_uri)}/x.txt`)).status).toBe(404);
      expect((await open(`/files/private/${idOf(file_uri)}/x.txt`)).status).toBe(401);
      const { signed_url } = (await (await sign({ file_uri })).json()) as { signed_url: string };
      const file = await open(signed_url);
      expect([file.status, await file.text()]).toEqual([200, 'secret']);
      expect(Object.fromEntries(file.headers)).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
    });

    test('[INTEG-02] has the same calls at the path without an app id', async () => {
      const file_uri = await keepPrivate();
      const answer = await core('CreateFileSignedUrl', { json: { file_uri, expires_in: 60 } }, '/integrations/Core');
      const { signed_url } = (await answer.json()) as { signed_url: string };
      expect((await open(signed_url)).status).toBe(200);
    });

    test('stays closed to links that are expired, forged, changed or for another file or app', async () => {
      const file_uri = await keepPrivate();
      const { signed_url } = (await (await sign({ file_uri })).json()) as { signed_url: string };
      const token = new URL(signed_url, 'http://x').searchParams.get('token')!;
      const { secrets } = server.adapters;
      const file = idOf(file_uri);
      const another = idOf(await keepPrivate());
      const status = async (id: string, link: string, host = app.publishedHost) =>
        (await open(`/files/private/${id}/x?token=${link}`, host)).status;
      expect(await status(file, token)).toBe(200);
      expect(await status(file, await secrets.signToken(`files:${app.id}`, { file }, -1_000))).toBe(400);
      expect(await status(file, `${token.slice(0, -4)}AAAA`)).toBe(400);
      expect(await status(file, await secrets.signToken(`app:${app.id}`, { file }, 60_000))).toBe(400);
      expect(await status(file, ada)).toBe(400);
      expect(await status(another, token)).toBe(400);
      expect(await status(file, token, other.publishedHost)).toBe(400);
      const forOther = await secrets.signToken(`files:${other.id}`, { file }, 60_000);
      expect(await status(file, forOther, other.publishedHost)).toBe(404);
    });

    test('[S-22] is signed for who uploaded it and the admins of the app, whoever else knows its file_uri', async () => {
      const file_uri = await keepPrivate();
      const join = async (email: string) => (await signInToApp(server, app, { email })).access_token;
      const [bob, boss] = [await join('bob@example.com'), await join('boss@example.com')];
      expect((await sign({ file_uri }, { token: bob })).status).toBe(404);
      await server.adapters.db.$client`update app_users set role = 'admin' where email = 'boss@example.com'`;
      await server.adapters.db.$client`update app_users set role = 'referee' where email = 'bob@example.com'`;
      const boss2 = (await signInToApp(server, app, { email: 'boss@example.com', as: 'login' })).access_token;
      expect(boss).not.toBe(boss2);
      expect((await sign({ file_uri }, { token: boss2 })).status).toBe(200);
      expect((await sign({ file_uri }, { token: bob })).status).toBe(404);
      expect((await sign({ file_uri })).status).toBe(200);
    });

    test('gets links for people of its app, for a time that makes sense', async () => {
      const file_uri = await keepPrivate();
      const stranger = (await signInToApp(server, other, { email: 'eve@example.com' })).access_token;
      const elsewhere = { host: other.publishedHost, token: stranger };
      const path = `/api/apps/${other.id}/integration-endpoints/Core`;
      expect((await core('CreateFileSignedUrl', { json: { file_uri }, ...elsewhere }, path)).status).toBe(404);
      expect((await sign({ file_uri }, { token: undefined })).status).toBe(401);
      for (const expires_in of [0, -1, 1.5, 'soon', 700_000])
        expect((await sign({ file_uri, expires_in })).status).toBe(400);
      for (const wrong of ['', 'private/', `private/${'0'.repeat(32)}`, '../x', 5, await upload()])
        expect((await sign({ file_uri: wrong })).status).toBe(404);
    });
  });

  test('[S-18] a file is deleted by who uploaded it and by the owner of the app, nobody else', async () => {
    const mine = await upload();
    expect((await remove(mine, { token: grace })).status).toBe(404);
    expect((await remove(mine, {})).status).toBe(401);
    const stranger = await signUpBuilder(server);
    expect((await remove(mine, { host: undefined, token: stranger.token })).status).toBe(404);
    expect((await open(mine)).status).toBe(200);
    expect((await remove(mine, { token: ada })).status).toBe(200);
    expect((await open(mine)).status).toBe(404);
    const owned = await upload();
    expect((await remove(owned, { host: undefined, token: app.owner.token })).status).toBe(200);
    expect((await open(owned)).status).toBe(404);
    await expect.poll(() => isStored(owned)).toBe(false);
  });

  test('the owner uploads in the builder and sees the file on the preview’s host', async () => {
    const post = (query: string, options: object = {}) =>
      server.request(`/api/uploads?${query}`, {
        method: 'POST',
        token: app.owner.token,
        body: form(png, 'a.png'),
        ...options,
      });
    const answer = await post(`appId=${app.id}`);
    expect(answer.status).toBe(201);
    const file = (await answer.json()) as Upload;
    expect(file).toMatchObject({ name: 'a.png', contentType: 'image/png', size: png.length });
    expect(file.url).toBe(`http://${app.previewHost}${file.file_url}`);
    expect((await open(file.file_url, app.previewHost)).status).toBe(200);
    expect((await post(`appId=${app.id}`, { token: undefined })).status).toBe(401);
    expect((await post(`appId=${app.id}`, { token: (await signUpBuilder(server)).token })).status).toBe(404);
    expect((await post('')).status).toBe(404);
    expect((await post(`appId=${app.id}`, { body: undefined, json: {} })).status).toBe(400);
  });

  test('the files of a deleted app and of a deleted account are removed, also when the first try fails', async () => {
    const make = async () => {
      const doomed = await createTestApp(server, { files: {} });
      const token = (await signInToApp(server, doomed, { email: 'ada@example.com' })).access_token;
      const sdk = `/api/apps/${doomed.id}/integration-endpoints/Core`;
      const answer = await core('UploadFile', { body: form(png, 'a.png'), host: doomed.publishedHost, token }, sdk);
      return { doomed, path: ((await answer.json()) as { file_url: string }).file_url };
    };
    const first = await make();
    await server.request(`/api/apps/${first.doomed.id}`, { method: 'DELETE', token: first.doomed.owner.token });
    await expect.poll(() => isStored(first.path, first.doomed.id)).toBe(false);

    const second = await make();
    await server.adapters.db.$client`delete from accounts where id = ${second.doomed.owner.accountId}`;
    expect(await isStored(second.path, second.doomed.id)).toBe(true);
    // Any deletion sweeps; the timer does the same without one.
    await remove(await upload(), { token: ada });
    await expect.poll(() => isStored(second.path, second.doomed.id)).toBe(false);
  });

  test('[S-18] what pretends to be something else is served as what it is', async () => {
    const polyglot = new Uint8Array(Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]));
    const shown = await open(await upload({ body: form(polyglot, '../../evil.html') }));
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(shown.headers.get('content-disposition')).toContain('filename="evil.html"');
    expect(shown.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    const late = await open(await upload({ body: form(`${'x'.repeat(70_000)}<script>1</script>`, 'a.html') }));
    expect(late.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(late.headers.get('content-disposition')).toMatch(/^attachment/);
  });
});

test('an upload whose storage fails says so and leaves nothing behind', async () => {
  let fails = true;
  let server: TestServer | undefined;
  const failing = (storage: FileStorage): FileStorage => ({
    ...storage,
    put: async (key, source) => {
      if (!fails) return storage.put(key, source);
      for await (const _ of source) break;
      throw new Error('the disk is full');
    },
  });
  const plain = await startTestServer();
  try {
    server = await startTestServer({ adapters: { storage: failing(plain.adapters.storage) } });
    const app = await createTestApp(server, { files: {} });
    const token = (await signInToApp(server, app, { email: 'ada@example.com' })).access_token;
    const send = () =>
      server!.request(`/api/apps/${app.id}/integration-endpoints/Core/UploadFile`, {
        method: 'POST',
        host: app.publishedHost,
        token,
        body: form(png, 'a.png'),
      });
    const refused = await send();
    expect([refused.status, await refused.json()]).toEqual([
      500,
      expect.objectContaining({ code: 'upload-failed', message: 'Failed to upload image' }),
    ]);
    fails = false;
    expect((await send()).status).toBe(200);
    const rows = await server.adapters.db.$client`select is_stored from uploads where deleted_at is null`;
    expect(rows).toEqual([{ is_stored: true }]);
  } finally {
    await server?.close();
    await plain.close();
  }
});

test.each([
  ['before it reads anything', 0],
  ['in the middle of the file', 3],
])('[API-05] an upload that meets a full disk %s is answered at once, and says so', async (_when, pieces) => {
  const full: FileStorage = {
    place: 'a full disk',
    put: async (_key, source) => {
      let read = 0;
      if (pieces > 0) for await (const _ of source) if ((read += 1) === pieces) break;
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    },
    open: async () => null,
    delete: async () => {},
  };
  const server = await startTestServer({ adapters: { storage: full } });
  try {
    const app = await createTestApp(server, { files: {} });
    const token = (await signInToApp(server, app, { email: 'ada@example.com' })).access_token;
    const refused = await server.request(`/api/apps/${app.id}/integration-endpoints/Core/UploadFile`, {
      method: 'POST',
      host: app.publishedHost,
      token,
      body: form('x'.repeat(2_000_000), 'notes.txt'),
    });
    expect([refused.status, await refused.json()]).toEqual([
      507,
      expect.objectContaining({
        code: 'storage-full',
        message: 'The server’s disk is full. Nothing was saved. Ask the administrator to free up space.',
      }),
    ]);
  } finally {
    await server.close();
  }
});

test('the variables of the store are read together', () => {
  const s3 = (env: Record<string, string>) => {
    const result = readConfig(env);
    return result.ok ? result.config.s3 : result.problems;
  };
  expect(s3({})).toBeNull();
  expect(s3({ S3_BUCKET: 'files' })).toEqual({
    bucket: 'files',
    endpoint: null,
    region: 'us-east-1',
    pathStyle: false,
    credentials: null,
  });
  expect(s3({ S3_BUCKET: 'files', S3_ENDPOINT: 'http://127.0.0.1:9000' })).toMatchObject({ pathStyle: true });
  expect(s3({ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'x' })).toEqual([
    expect.stringMatching(/^S3_SECRET_ACCESS_KEY is needed beside S3_ACCESS_KEY_ID/),
  ]);
});
