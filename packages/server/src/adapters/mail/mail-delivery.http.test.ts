import { createTestApp, signUpBuilder, testPassword } from '@whittle/testing/test-app';
import { type MailServer, startMailServer } from '@whittle/testing/mail-server';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import type { MailDetails, MailList } from '@whittle/contract/mail';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createMailsService, type MailBrand, type MailTemplate } from '../../core/mail/mail.service.ts';
import { createApp } from '../../app.ts';
import { newId } from '../ids.ts';

let post: MailServer;
let server: TestServer;
let token: string;
/** Moves the server's clock forward; the queue looks at it whenever a mail is handed in. */
let aheadMs = 0;

beforeAll(async () => {
  post = await startMailServer();
  server = await startTestServer({
    config: { smtp: { url: post.url, from: 'whittle@example.com' } },
    adapters: { clock: { now: () => new Date(Date.now() + aheadMs) } },
  });
  ({ token } = await signUpBuilder(server, 'admin@example.com'));
});
afterAll(async () => {
  await server.close();
  await post.close();
});
beforeEach(() => {
  post.refuse = () => null;
});

const brand: MailBrand = { appId: null, name: 'Whittle', accentColor: null, homeUrl: 'http://whittle.localhost:3000' };
const someone = () => `${newId()}@example.com`;
const send = (to: string, template: Partial<MailTemplate> = {}, as: Partial<MailBrand> = {}) =>
  createMailsService(server.adapters).send(
    to,
    { kind: 'account-exists', link: 'http://whittle.localhost:3000/login', ...template } as MailTemplate,
    { ...brand, ...as },
  );
const admin = async <T>(path: string, options = {}) =>
  (await (await server.request(path, { token, ...options })).json()) as T;
const mailTo = async (to: string) => (await admin<MailList>(`/api/admin/mails?to=${encodeURIComponent(to)}`)).items[0]!;
const untilState = (to: string, state: string) =>
  vi.waitFor(async () => {
    const mail = await mailTo(to);
    expect(mail.state).toBe(state);
    return mail;
  }, 10_000);
/** Waits until that many tries are over and the next one is planned. */
const untilTried = (to: string, tries: number) =>
  vi.waitFor(async () => {
    const [row] = await server.adapters.db.$client`select tries, claimed_by from mails where recipient = ${to}`;
    expect(row).toEqual({ tries, claimed_by: null });
  }, 10_000);
const receivedBy = (to: string) => post.received.filter((mail) => mail.to.includes(to));
/** Has the queue look again, `minutes` later. */
const later = async (minutes: number) => {
  aheadMs += minutes * 60_000;
  await send(someone());
};

test('[MAIL-01] a mail goes out with its code, link, both forms and the sender’s name', async () => {
  const to = someone();
  const link = 'http://whittle.localhost:3000/auth/handler?token=abc&mode=signIn';
  await send(to, { kind: 'sign-in-code', code: '012345', link, minutes: 10 }, { name: 'Läger & Co 🏕' });
  await untilState(to, 'sent');
  const [mail] = receivedBy(to);
  const { from, subject, text, html, headers, messageId } = mail!.parsed;
  expect(mail!.from).toBe('whittle@example.com');
  expect(from).toMatchObject({ name: 'Läger & Co 🏕', address: 'whittle@example.com' });
  expect(subject).toBe('012345 is your code for Läger & Co 🏕');
  expect(text).toContain(`\n012345\n`);
  expect(text).toContain(`\n${link}\n`);
  expect(html).toContain('href="http://whittle.localhost:3000/auth/handler?token=abc&amp;mode=signIn"');
  expect(headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  expect(messageId).toMatch(/^<[0-9a-f]{24}@example\.com>$/);
});

test.each([
  ['a line end', 'Bob\r\nBcc: victim@example.com'],
  ['an encoded line end', 'Bob=0D=0ABcc: victim@example.com'],
  ['an end of headers', 'Bob\r\n\r\n<h1>owned</h1>'],
  ['quotes and angles', 'Bob" <victim@example.com>, "x'],
  ['a lone line feed', 'Bob\nBcc: victim@example.com'],
  ['a line separator and a null', 'Bob\u2028Bcc: victim@example.com\0'],
])('[MAIL-03] %s in a name or subject makes no header and no recipient', async (_name, evil) => {
  const to = someone();
  await send(to, { kind: 'app-mail', subject: evil, body: 'Hello' }, { name: evil });
  await untilState(to, 'sent');
  const [mail] = receivedBy(to);
  const { from, subject, headers, bcc, cc, to: recipients, text } = mail!.parsed;
  expect(mail!.to).toEqual([to]);
  expect([from?.address, recipients?.map(({ address }) => address), cc, bcc]).toEqual([
    'whittle@example.com',
    [to],
    undefined,
    undefined,
  ]);
  const expected = evil.replace(/[\r\n\u2028\0]+/g, ' ').trim();
  expect([from?.name, subject]).toEqual([expected, expected]);
  expect(headers.map(({ key }) => key).sort()).toEqual(
    ['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to'].sort(),
  );
  expect(text?.trim().startsWith(expected)).toBe(true);
});

test.each(['a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com', 'A <a@example.com>', 'a', ''])(
  '[MAIL-03] a mail to %j is refused before it is stored',
  async (to) => {
    await expect(send(to)).rejects.toThrow('exactly one address');
  },
);

test('[MAIL-01] addresses and names in other scripts arrive as they are', async () => {
  const to = 'джон@пример.example';
  await send(to, {}, { name: '株式会社 דוגמה' });
  await untilState(to, 'sent');
  const mail = post.received.at(-1)!;
  expect(mail.to[0]).toMatch(/^джон@/);
  expect(mail.parsed.from?.name).toBe('株式会社 דוגמה');
});

test('[MAIL-02] a 4xx answer is tried again later, and the admin sees it', async () => {
  const to = someone();
  post.refuse = (address) => (address === to ? { code: 451, sentence: 'Greylisted, come back later' } : null);
  await send(to);
  const waiting = await vi.waitFor(async () => {
    const mail = await mailTo(to);
    expect(mail.problem).toBe('451 Greylisted, come back later');
    return mail;
  }, 10_000);
  expect(waiting).toMatchObject({ state: 'queued', tries: 1 });
  expect(Date.parse(waiting.nextTryAt!)).toBeGreaterThan(Date.parse(waiting.createdAt));
  post.refuse = () => null;
  await later(1);
  expect(await untilState(to, 'sent')).toMatchObject({ tries: 2, problem: null, nextTryAt: null });
  expect(receivedBy(to)).toHaveLength(1);
});

test.each([['recipient'], ['data']] as const)(
  '[MAIL-02] a 5xx answer about the %s fails at once with the server’s sentence; the admin sends again',
  async (at) => {
    const to = someone();
    post.refuse = (address) => (address === to ? { code: 550, sentence: 'No such user here', at } : null);
    await send(to);
    const failed = await untilState(to, 'failed');
    expect(failed).toMatchObject({ tries: 1, problem: '550 No such user here', nextTryAt: null });
    post.refuse = () => null;
    const again = await admin<MailDetails>(`/api/admin/mails/${failed.id}/send`, { method: 'POST' });
    expect(again.id).toBe(failed.id);
    await untilState(to, 'sent');
    expect(receivedBy(to)).toHaveLength(1);
    const sentTwice = await server.request(`/api/admin/mails/${failed.id}/send`, { token, method: 'POST' });
    expect([sentTwice.status, await sentTwice.json()]).toMatchObject([409, { code: 'mail-not-sendable' }]);
  },
);

test('[MAIL-02] while the mail server is away mails wait, and go out when it is back', async () => {
  const to = someone();
  const { port } = post;
  await post.close();
  await send(to);
  await vi.waitFor(async () => expect((await mailTo(to)).problem).toMatch(/ECONNREFUSED/), 10_000);
  post = await startMailServer({ port });
  await later(1);
  await untilState(to, 'sent');
  expect(receivedBy(to)).toHaveLength(1);
});

test('[MAIL-02] a mail is given up when its code would be out of date', async () => {
  const to = someone();
  post.refuse = (address) => (address === to ? { code: 421, sentence: 'Busy' } : null);
  await send(to, { kind: 'sign-in-code', code: '123456', link: 'http://whittle.localhost:3000/x', minutes: 10 });
  await untilTried(to, 1);
  await later(11);
  expect((await untilState(to, 'failed')).problem).toMatch(/^Given up, because what it says would be out of date/);
  expect(receivedBy(to)).toHaveLength(0);
});

test('[MAIL-02] after nine tries a mail fails with the last answer', async () => {
  const to = someone();
  post.refuse = (address) => (address === to ? { code: 452, sentence: 'Mailbox full' } : null);
  await send(to);
  for (let tries = 1; tries < 9; tries += 1) {
    await untilTried(to, tries);
    await later(9 * 60);
  }
  expect(await untilState(to, 'failed')).toMatchObject({ tries: 9, problem: '452 Mailbox full' });
});

/** A second process's delivery on the database of the first. */
async function startTestServerOnSameDatabase() {
  const app = createApp(server.adapters);
  await app.start();
  return app;
}

test('[MAIL-04] two processes on one database send each mail once', async () => {
  const other = await startTestServerOnSameDatabase();
  const recipients = Array.from({ length: 60 }, someone);
  await Promise.all(recipients.map((to) => send(to)));
  await Promise.all(recipients.map((to) => untilState(to, 'sent')));
  await other.stop();
  for (const to of recipients) expect(receivedBy(to)).toHaveLength(1);
});

test('[MAIL-06] an app’s mails to its people are limited per hour, and sign-in mails are not', async () => {
  const name = 'Busy app';
  const { id: appId } = await createTestApp(server, { files: {} });
  await server.adapters.db.$client`insert into rate_counters (key, window_start, count)
    values (${`app-mail:${appId}`}, date_trunc('hour', ${server.adapters.clock.now()}::timestamptz), 100)`;
  const mail = { kind: 'app-mail', subject: 'News', body: 'Hello' } as const;
  await expect(send(someone(), mail, { appId, name })).rejects.toMatchObject({ code: 'mail-limit-reached' });
  const to = someone();
  await send(to, { kind: 'sign-in-code', code: '123456', link: 'http://x.example/y', minutes: 10 }, { appId, name });
  expect(await untilState(to, 'sent')).toMatchObject({ app: { id: appId, name: 'Test app' } });
});

test('[MAIL-05] old mails lose their text and links, and keep who got what when', async () => {
  const to = someone();
  await send(to);
  const { id } = await untilState(to, 'sent');
  const before = await admin<MailDetails>(`/api/admin/mails/${id}`);
  expect(before.links).toEqual(['http://whittle.localhost:3000/login']);
  aheadMs += 31 * 86_400_000;
  const signedIn = await server.request('/api/auth/sign-in', {
    json: { email: 'admin@example.com', password: testPassword },
  });
  ({ token } = (await signedIn.json()) as { token: string });
  const next = await startTestServerOnSameDatabase();
  await vi.waitFor(
    async () =>
      expect(await admin<MailDetails>(`/api/admin/mails/${id}`)).toMatchObject({ html: null, text: null, links: [] }),
    10_000,
  );
  await next.stop();
});
