import { lastMail, mailsTo } from '@whittle/testing/mails';
import { createTestApp, signInToApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let app: TestApp;
let ada: string;

beforeAll(async () => {
  server = await startTestServer();
  app = await createTestApp(server, { files: { 'pages/Home.jsx': 'export default () => null;' } });
  ({ access_token: ada } = await signInToApp(server, app, { email: 'ada@example.com' }));
  await signInToApp(server, app, { email: 'grace@example.com' });
});
afterAll(() => server.close());

const sendEmail = async (json: unknown, token: string | undefined = ada) => {
  const answer = await server.request(`/api/apps/${app.id}/integration-endpoints/Core/SendEmail`, {
    host: app.publishedHost,
    json,
    ...(token && { token }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const mail = { to: 'Grace@Example.com', subject: 'Your pitch', body: 'Hello Grace,\n\nsee you in August.' };

test('[INTEG-06] an app writes to its people, in its own name', async () => {
  expect(await sendEmail({ ...mail, from_name: 'Front desk' })).toEqual({ status: 200, body: { status: 'success' } });
  expect(await lastMail(server, 'grace@example.com')).toMatchObject({
    kind: 'app-mail',
    appId: app.id,
    fromName: 'Front desk · Test app',
    subject: 'Your pitch',
    text: expect.stringContaining('Hello Grace,\n\nsee you in August.'),
  });
});

test('[INTEG-06] HTML arrives as its text', async () => {
  await sendEmail({
    ...mail,
    body: '<h1>Hello</h1><p>See <a href="https://x.example.com/1">your pitch</a></p><script>x</script>',
  });
  const { html, text } = await lastMail(server, 'grace@example.com');
  expect(text).toContain('Hello\n\nSee your pitch (https://x.example.com/1)');
  expect(html).toContain('href="https://x.example.com/1"');
  expect(html).not.toMatch(/<script|<h1>Hello/);
});

test('[INTEG-06] files of the app are linked with its address', async () => {
  await sendEmail({ ...mail, body: '<p>See <a href="/files/1/a.pdf">the plan</a> or /files/2/b.pdf</p>' });
  const { text } = await lastMail(server, 'grace@example.com');
  expect(text).toMatch(/the plan \(https?:\/\/\S+\/files\/1\/a\.pdf\) or https?:\/\/\S+\/files\/2\/b\.pdf/);
});

test.each([
  ['a stranger', { ...mail, to: 'stranger@example.com' }, 403, 'mail-recipient-unknown'],
  ['several addresses', { ...mail, to: 'grace@example.com, ada@example.com' }, 403, 'mail-recipient-unknown'],
  ['no subject', { ...mail, subject: ' ' }, 400, 'invalid-input'],
  ['no text', { to: mail.to, subject: 'x' }, 400, 'invalid-input'],
])('[INTEG-06] %s is refused', async (_name, json, status, code) => {
  expect(await sendEmail(json)).toMatchObject({ status, body: { code } });
  expect(await mailsTo(server, 'stranger@example.com')).toEqual([]);
});

test('[INTEG-06] a visitor sends nothing', async () => {
  expect(await sendEmail(mail, '')).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
});
