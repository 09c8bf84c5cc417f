import { readFileSync } from 'node:fs';
import { lastMail } from '@whittle/testing/mails';
import { createTestApp, signUpBuilder, testPassword, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** What tests of the interface let a pretended server answer, by route. */
const faked = JSON.parse(
  readFileSync(new URL('../../../web/src/testing/faked-refusals.json', import.meta.url), 'utf8'),
) as Record<string, string[]>;

let server: TestServer;
let app: TestApp;
beforeAll(async () => {
  server = await startTestServer();
  await signUpBuilder(server, 'admin@example.com');
  app = await createTestApp(server, { files: { 'entities/Guest.json': '{"properties":{"age":{"type":"number"}}}' } });
});
afterAll(() => server.close());

const post = (path: string, json: unknown) => server.request(path, { json });
const owned = (path: string, options: object = {}) =>
  server.request(`/api/apps/${app.id}${path}`, { token: app.owner.token, ...options });
const disable = (email: string) =>
  server.adapters.db.$client`update accounts set is_disabled = true where email = ${email}`;

/** While `work` runs, the database refuses to write into a table. */
async function without(table: string, code: string, work: () => Promise<Response>): Promise<Response> {
  const { $client } = server.adapters.db;
  await $client.query(`create function refuse() returns trigger language plpgsql
      as 'begin raise exception using errcode = ''${code}''; end';
    create trigger refuse before insert or update on ${table} for each row execute function refuse()`);
  try {
    return await work();
  } finally {
    await $client.query(`drop trigger refuse on ${table}; drop function refuse`);
  }
}
const withoutAccounts = (work: () => Promise<Response>) => without('accounts', 'P0001', work);

async function resetTokenOf(email: string): Promise<string> {
  await signUpBuilder(server, email);
  await post('/api/live_api/account/sendResetPasswordEmail', { email, mainAppId: null });
  const { links } = await lastMail(server, email, { kind: 'reset-password' });
  return new URLSearchParams(links[0]!.hash.slice(1)).get('token')!;
}
const reset = (token: string) => post('/api/auth/reset-password', { token, password: 'another horse' });
const signIn = (email: string, password: string) => post('/api/auth/sign-in', { email, password });
const signUp = (email: string) => post('/api/auth/sign-up', { email, password: testPassword });

const adminToken = async () =>
  ((await (await signIn('admin@example.com', testPassword)).json()) as { token: string }).token;

const driven: Record<string, () => Promise<Response>> = {
  'POST /api/auth/sign-in wrong-credentials': () => signIn('nobody@example.com', 'wrong horse 42'),
  'POST /api/auth/sign-in user-disabled': async () => {
    await signUpBuilder(server, 'gone@example.com');
    await disable('gone@example.com');
    return signIn('gone@example.com', testPassword);
  },
  'POST /api/auth/sign-in too-many-attempts': async () => {
    let answer = await signIn('guessed@example.com', 'wrong horse 42');
    for (let attempt = 1; attempt < 200 && answer.status !== 429; attempt += 1)
      answer = await signIn('guessed@example.com', 'wrong horse 42');
    return answer;
  },
  'POST /api/auth/sign-up email-in-use': () => signUp('admin@example.com'),
  'POST /api/auth/sign-up account-create-failed': () => withoutAccounts(() => signUp('new@example.com')),
  'POST /api/auth/magic-link magic-link-invalid': () => post('/api/auth/magic-link', { token: 'used' }),
  'POST /api/auth/reset-password reset-link-invalid': () => reset('used'),
  'POST /api/auth/reset-password reset-user-missing': async () => {
    const token = await resetTokenOf('left@example.com');
    await disable('left@example.com');
    return reset(token);
  },
  'POST /api/auth/reset-password reset-failed': async () => {
    const token = await resetTokenOf('unlucky@example.com');
    return withoutAccounts(() => reset(token));
  },
  'GET /api/admin/mails not-allowed': () => server.request('/api/admin/mails', { token: app.owner.token }),
  'GET /api/apps/:appId/chat/:messageId/debug-log not-allowed': () => owned(`/chat/${'f'.repeat(24)}/debug-log`),
  'GET /api/admin/batches/:batchId batch-not-found': async () =>
    server.request('/api/admin/batches/none', { token: await adminToken() }),
  'GET /api/admin/audit not-allowed': () => server.request('/api/admin/audit', { token: app.owner.token }),
  'PUT /api/apps/:appId/rules rules-changed': () =>
    owned('/rules', { method: 'PUT', json: { rules: 'New.', base: 'Others.' } }),
  'GET /api/apps/:appId/versions/:versionId/files version-not-found': () => owned(`/versions/${'f'.repeat(24)}/files`),
  'POST /live_api/apps/:appId/entities/:entity/bulk record-invalid': () =>
    server.request(`/live_api/apps/${app.id}/entities/Guest/bulk`, {
      token: app.owner.token,
      json: [{ age: 4 }, { age: 'none' }],
    }),
  'POST /live_api/apps/:appId/entities/:entity/bulk storage-full': () =>
    without('records', '53100', () =>
      server.request(`/live_api/apps/${app.id}/entities/Guest/bulk`, { token: app.owner.token, json: [{ age: 4 }] }),
    ),
};

/** Driven by a test of their slice, which needs more of a world. */
const elsewhere: Record<string, string> = {
  'POST /api/admin/batches/:batchId/cancel batch-over': '../features/repair-lab/batch/batches.http.test.ts',
  'POST /api/apps/:appId/chat/:messageId/access turn-running': '../features/chat/chat.routes.test.ts',
  'GET /api/apps/:appId/chat/:messageId/debug-log debug-log-gone':
    '../features/chat/turn/check-turn-pages.http.test.ts',
  'POST /api/apps/:appId/versions/:versionId/restore turn-running': '../features/versions/restore.http.test.ts',
  'GET /api/apps/:appId/access owner-only': '../features/collaborators/collaborators.http.test.ts',
  'POST /api/apps/:appId/publish slug-taken': '../features/publishing/publishing.http.test.ts',
  'POST /api/apps/:appId/publish publish-failed': '../features/publishing/publishing.http.test.ts',
  'POST /api/apps/:appId/publish personal-data-open': '../features/records/access-check/access-check.http.test.ts',
  'POST /api/apps/:appId/publish access-not-proven': '../features/records/access-check/access-check.http.test.ts',
  'POST /api/apps/:appId/entities/:entity/csv-mapping csv-mapping-failed':
    '../features/records/rows/csv/csv.routes.test.ts',
};

test('[API-04] every refusal that tests of the interface pretend is one that the server gives', async () => {
  const all = Object.entries(faked).flatMap(([route, codes]) => codes.map((code) => `${route} ${code}`));
  expect([...Object.keys(driven), ...Object.keys(elsewhere)].sort()).toEqual(all.sort());
  for (const [what, drive] of Object.entries(driven)) {
    const answer = await drive();
    const { code } = (await answer.json()) as { code: string };
    expect(`${what.slice(0, what.lastIndexOf(' '))} ${code}`).toBe(what);
  }
  for (const [what, file] of Object.entries(elsewhere))
    expect(readFileSync(new URL(file, import.meta.url), 'utf8'), what).toContain(`'${what.split(' ').at(-1)}'`);
});
