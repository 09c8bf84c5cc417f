import { createTestApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let app: TestApp;
beforeAll(async () => {
  server = await startTestServer();
  app = await createTestApp(server, { files: { 'pages/Home.jsx': 'export default () => null;' }, published: false });
  expect((await server.request(`/api/apps/${app.id}/publish`, { token: app.owner.token, json: {} })).status).toBe(200);
});
afterAll(() => server?.close());

const signInPage = async (headers: Record<string, string>, query = '') => {
  const answer = await server.request(`/apps/${app.id}/login${query}`, { host: app.publishedHost, headers });
  return { answer, html: await answer.text() };
};

test('[SIGN-01] [LANG-01] people sign in to an app in the language that their browser asks for', async () => {
  const german = await signInPage({ 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }, '?problem=denied');
  expect(german.html).toMatch(
    /<html lang="de"[^]*Die Anmeldung mit Google wurde abgebrochen\.[^]*Passwort vergessen\?/,
  );
  expect(german.html).toContain('Zum Anmelden wird JavaScript gebraucht.');
  expect(german.html).not.toMatch(/Sign in|Create an account|Forgot password|JavaScript\./);
  expect(german.answer.headers.get('vary')).toBe('accept-language, cookie');

  const french = await signInPage({ 'accept-language': 'fr' });
  expect(french.html).toMatch(/<html lang="en"[^]*Forgot password\?/);
});

test('[LANG-03] what the server refuses is said in the page’s language, and in English as the server says it', async () => {
  const refusalsOf = (html: string) =>
    JSON.parse(/data-refusals="(.*?)"/.exec(html)![1]!.replaceAll('&quot;', '"')) as Record<string, string>;
  const wrong = await server.request(`/api/apps/${app.id}/auth/login`, {
    host: app.publishedHost,
    json: { email: 'nobody@example.com', password: 'wrong password' },
  });
  const { code } = (await wrong.json()) as { code: string };
  const { html } = await signInPage({ 'accept-language': 'de' });
  expect(refusalsOf(html)[code]).toBe('E-Mail-Adresse oder Passwort ist falsch.');
  expect(refusalsOf((await signInPage({})).html)).toEqual({});
});
