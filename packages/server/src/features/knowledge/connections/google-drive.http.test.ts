import type { ContextConnection, RemoteFile } from '@whittle/contract/knowledge/connection';
import type { ContextItem } from '@whittle/contract/knowledge/context-item';
import {
  type FakeFile,
  type GoogleDriveServer,
  startGoogleDriveServer,
} from '@whittle/testing/google-drive/google-drive-server';
import { createTestApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contextCaller } from '../knowledge.fixture.ts';

let now = new Date('2027-03-01T09:00:00Z');
let google: GoogleDriveServer;
let server: TestServer;
let app: TestApp;

beforeAll(async () => {
  google = await startGoogleDriveServer();
  const googleDrive = {
    ...{ clientId: google.client.id, clientSecret: google.client.secret, apiUrl: google.url },
    choice: 'picked' as const,
    ...{ tokenUrl: `${google.url}/token`, authorizeUrl: `${google.url}/authorize` },
  };
  server = await startTestServer({
    config: { egressAllow: [google.host], googleDrive },
    adapters: { clock: { now: () => now } },
  });
});
afterAll(async () => {
  await server.close();
  await google.close();
});
beforeEach(async () => {
  app = await createTestApp(server, { files: {} });
});

const document = 'application/vnd.google-apps.document';
const { ask, read, settled, search } = contextCaller(() => ({ server, app }));
const begin = async () => {
  const { url } = await read<{ url: string }>(
    ask(`/connections/google_drive?appId=${app.id}`, { method: 'POST', json: {} }),
  );
  return url;
};
const comeBack = async (address: string, token: string | undefined = app.owner.token) => {
  const { pathname, search } = new URL(address);
  const answer = await server.request(pathname + search, { ...(token && { token }) });
  return [answer.status, answer.headers.get('location')] as const;
};
const connect = async (picked: readonly FakeFile[]) => comeBack(google.allow(await begin(), picked));
const connections = async () =>
  (await read<{ connections: ContextConnection[] }>(ask(`/connections?appId=${app.id}`))).connections;
const files = async (more = '') =>
  (await read<{ files: RemoteFile[] }>(ask(`/connections/google_drive/files?appId=${app.id}${more}`))).files;
const add = async ({ id, type, name }: RemoteFile) => {
  const json = { contextItems: [{ source: 'google_drive', providerItemId: id, type, name }] };
  const { contextItems } = await read<{ contextItems: ContextItem[] }>(
    ask(`/ingest/metadata?appId=${app.id}`, { json }),
  );
  return settled(contextItems[0]!.id);
};
const sync = async ({ id, lastSyncedAt }: ContextItem) => {
  google.requests.length = 0;
  now = new Date(now.getTime() + 600_000);
  await read(ask(`/${id}/sync`, { method: 'POST' }));
  return settled(id, lastSyncedAt);
};

test('[CTX-38] asks for the smallest scope, and takes an answer in the session that went alone', async () => {
  const url = new URL(await begin());
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    ...{ scope: 'https://www.googleapis.com/auth/drive.file', trigger_onepick: 'true', access_type: 'offline' },
    ...{ response_type: 'code', code_challenge_method: 'S256', client_id: google.client.id },
  });
  const answered = google.allow(url.href, []);
  // Not without a session, in somebody else's, with a forged state, nor when the person said no.
  const other = await createTestApp(server, { files: {} });
  expect(await comeBack(answered, '')).toEqual([302, '/home']);
  expect(await comeBack(answered, other.owner.token)).toEqual([302, '/home']);
  expect(await comeBack(answered.replace(/state=[^&]*/, 'state=forged'))).toEqual([302, '/home']);
  expect(await comeBack(answered.replace(/code=[^&]*/, 'error=access_denied'))).toEqual([
    302,
    `/build/app/${app.id}?sources=not-connected`,
  ]);
  expect(await connections()).toEqual([]);
  expect((await comeBack(answered))[1]).toBe(`/build/app/${app.id}?sources=google_drive`);
  expect(await connections()).toMatchObject([{ provider: 'google_drive', label: 'ada@example.com', isBroken: false }]);
  const [row] = await server.adapters.db.$client<{ sealed: string }[]>`
    select sealed from context_connections where app_id = ${app.id}`;
  expect(row!.sealed).not.toMatch(/ya29|1\/\//);
  // A code counts once.
  expect((await comeBack(answered))[1]).toBe(`/build/app/${app.id}?sources=not-connected`);
});

test('[CTX-38] documents, sheets and other files that were picked are read, and again when they changed', async () => {
  const guide = google.addFile({ name: 'Guide', mimeType: document, content: '# Leave\n\nThirty days of paid leave.' });
  const prices = google.addFile({ name: 'prices.csv', mimeType: 'text/csv', content: 'Article,Price\nChain,19 €\n' });
  const picture = google.addFile({ name: 'a.png', mimeType: 'image/png', content: 'x' });
  google.addFile({ name: 'Private', mimeType: document, content: 'Nobody picked this.' });
  const [, location] = await connect([guide, prices, picture]);
  expect(location).toContain(encodeURIComponent(`${guide.id},${prices.id}`));
  const listed = await files();
  expect(listed.map(({ name, type }) => [name, type])).toEqual([
    ['Guide', 'google_doc'],
    ['prices.csv', 'csv'],
  ]);
  expect((await files('&search=gui')).map(({ name }) => name)).toEqual(['Guide']);
  const item = await add(listed[0]!);
  expect(item).toMatchObject({
    status: 'synced',
    source: 'google_drive',
    type: 'google_doc',
    externalFileId: guide.id,
  });
  expect((await search('days of paid leave'))[0]).toMatchObject({
    ...{ titlePath: ['Leave'], address: `https://docs.google.com/document/d/${guide.id}/edit` },
  });
  expect(await add(listed[1]!)).toMatchObject({ type: 'csv', report: { unit: 'rows', read: 1 } });
  expect((await search('price of a chain'))[0]!.text).toContain('Article: Chain; Price: 19 €');

  const same = await sync(item);
  expect(google.requests.filter((path) => path.endsWith('/export'))).toEqual([]);
  Object.assign(guide, { content: '# Leave\n\nForty days of paid leave.', modifiedTime: '2027-03-01T09:30:00.000Z' });
  google.expire();
  now = new Date(now.getTime() + 3_600_000);
  const changed = await sync(same);
  expect(changed.status).toBe('synced');
  expect((await search('days of paid leave'))[0]!.text).toContain('Forty days');
  guide.trashed = true;
  expect(await sync(changed)).toMatchObject({ status: 'error', problem: { code: 'context-source-gone' } });
  expect((await search('days of paid leave')).map(({ text }) => text).join()).not.toContain('Forty');
});

test('[CTX-37] access that was taken back at Google says so, and goes on once it is given again', async () => {
  const guide = google.addFile({ name: 'Hours', mimeType: document, content: 'Open from nine to six.' });
  await connect([guide]);
  const item = await add((await files('&search=Hours'))[0]!);
  google.revoke();
  expect(await sync(item)).toMatchObject({ status: 'error', problem: { code: 'context-connection-broken' } });
  expect((await search('open from nine'))[0]!.text).toContain('nine to six');
  await connect([guide]);
  expect(await settled(item.id)).toMatchObject({ status: 'synced', problem: null });
});

test('[CTX-38] an installation that may read all of a Drive asks for no picker, and files are chosen from a list', async () => {
  const all = await startTestServer({
    beside: server,
    config: {
      egressAllow: [google.host],
      googleDrive: {
        ...{ clientId: google.client.id, clientSecret: google.client.secret, apiUrl: google.url, choice: 'all' },
        ...{ tokenUrl: `${google.url}/token`, authorizeUrl: `${google.url}/authorize` },
      },
    },
  });
  try {
    const { token } = app.owner;
    const of = `?appId=${app.id}`;
    google.addFile({ name: 'Nobody picked this', mimeType: document, content: 'The cellar is locked.' });
    const listed = await read<object>(all.request(`/api/context/connections${of}`, { token }));
    expect(listed).toMatchObject({ driveChoice: 'all' });
    const { url } = await read<{ url: string }>(
      all.request(`/api/context/connections/google_drive${of}`, { token, method: 'POST', json: {} }),
    );
    const asked = new URL(url).searchParams;
    expect(asked.get('scope')).toBe('https://www.googleapis.com/auth/drive.readonly');
    expect(asked.has('trigger_onepick')).toBe(false);
    const { pathname, search: query } = new URL(google.allow(url, []));
    const back = await all.request(pathname + query, { token });
    expect(back.headers.get('location')).toBe(`/build/app/${app.id}?sources=google_drive`);
    const { files: found } = await read<{ files: RemoteFile[] }>(
      all.request(`/api/context/connections/google_drive/files${of}&search=nobody`, { token }),
    );
    expect(found.map(({ name }) => name)).toEqual(['Nobody picked this']);
  } finally {
    await all.close();
  }
});

test('[CTX-38] an installation without credentials offers no Google Drive', async () => {
  const plain = await startTestServer({ beside: server });
  try {
    const listed = await read<{ providers: string[] }>(
      plain.request(`/api/context/connections?appId=${app.id}`, { token: app.owner.token }),
    );
    expect(listed.providers).toEqual(['notion']);
    const refused = await plain.request(`/api/context/connections/google_drive?appId=${app.id}`, {
      ...{ token: app.owner.token, method: 'POST', json: {} },
    });
    expect(refused.status).toBe(409);
  } finally {
    await plain.close();
  }
});
