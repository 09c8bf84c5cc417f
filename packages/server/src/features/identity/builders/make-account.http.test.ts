import type { Session } from '@whittle/contract/accounts';
import { lastMail, mailsTo } from '@whittle/testing/mails';
import { testPassword } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { requireVerifiedEmail: true, logLevel: 'silent' } });
  await signUp('admin@example.com');
});
afterAll(() => server.close());

const signUp = (email: string) => server.request('/api/auth/sign-up', { json: { email, password: testPassword } });
const outcome = async (answer: Response) => {
  const { code, message } = (await answer.json()) as { code: string; message: string };
  return [answer.status, code, message];
};
const failed = [
  500,
  'account-create-failed',
  'Something went wrong in creating account, try again later or contact us',
];
const accountsOf = (email: string) => server.adapters.db.$client`select id from accounts where email = ${email}`;

/** Runs `act` while the database refuses to write into a table, as one does whose disk is full or whose index is broken. */
async function whileBroken<T>(table: string, act: () => Promise<T>): Promise<T> {
  const sql = server.adapters.db.$client;
  await sql.query(`create or replace function refuse_to_write() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'XX000'; end $$`);
  await sql.query(`create trigger broken before insert on ${table} for each row execute function refuse_to_write()`);
  try {
    return await act();
  } finally {
    await sql.query(`drop trigger broken on ${table}`);
  }
}

test('[AUTH-04] an account that could not be stored: the sentence of the product, and the next try makes it', async () => {
  const email = 'ada@example.com';
  expect(await outcome(await whileBroken('accounts', () => signUp(email)))).toEqual(failed);
  expect(await accountsOf(email)).toEqual([]);
  expect((await signUp(email)).status).toBe(201);
});

test('[AUTH-04] a session, a mail or a line of the audit log that fails leaves no account behind either', async () => {
  for (const table of ['account_sessions', 'mails', 'audit_events']) {
    const email = `${table}@example.com`;
    expect(await outcome(await whileBroken(table, () => signUp(email)))).toEqual(failed);
    expect(await accountsOf(email)).toEqual([]);
    expect((await signUp(email)).status).toBe(201);
  }
});

test('[AUTH-04] an account that a mailed code would make', async () => {
  const email = 'by-code@example.com';
  const send = () => server.request('/api/live_api/account/sendMagicLink', { json: { email } });
  const validate = async () => {
    await send();
    const { code } = await lastMail(server, email, { kind: 'sign-in-code' });
    return server.request('/api/live_api/account/validateOtp', { json: { email, otp: code } });
  };
  expect(await outcome(await whileBroken('accounts', validate))).toEqual(failed);
  expect((await validate()).status).toBe(200);
  expect(await mailsTo(server, email, { kind: 'verify-email' })).toEqual([]);
});

test('[AUTH-02] [AUTH-04] account/create says so when the account cannot be found, and 401 to who is signed out', async () => {
  const signedUp = await signUp('grace@example.com');
  const cookie = signedUp.headers.getSetCookie()[0]!.split(';')[0]!;
  const { token, accountId } = (await signedUp.json()) as Session;
  const create = () => server.request('/api/live_api/account/create', { method: 'POST', token });
  expect(await (await create()).json()).toEqual({ accountId });
  const sql = server.adapters.db.$client;
  await sql.query('alter table accounts rename to accounts_away');
  try {
    expect(await outcome(await create())).toEqual(failed);
  } finally {
    await sql.query('alter table accounts_away rename to accounts');
  }
  await server.request('/api/auth/sign-out', { method: 'POST', cookie, origin: server.builderOrigin });
  expect((await create()).status).toBe(401);
});
