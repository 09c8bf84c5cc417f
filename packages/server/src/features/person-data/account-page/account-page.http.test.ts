import { createTestApp, signInToApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let app: TestApp;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  app = await createTestApp(server, { files: { 'pages/Home.jsx': 'export default () => null;' }, published: false });
  expect((await server.request(`/api/apps/${app.id}/publish`, { token: app.owner.token, json: {} })).status).toBe(200);
  await server.request(`/api/apps/${app.id}/access`, {
    ...{ method: 'PUT', token: app.owner.token },
    json: { termsOfServiceLink: 'https://example.com/terms-3', privacyPolicyLink: 'javascript:alert(1)' },
  });
  const ada = await signInToApp(server, app, { email: 'ada@example.com' });
  cookie = `__Host-whittle-app=${ada.access_token}`;
});
afterAll(() => server?.close());

const page = (options: object = {}) =>
  server.request('/_whittle/account', { host: app.publishedHost, cookie, ...options });

test('[USER-17] the page is for who is signed in to the app: others are led to signing in and back', async () => {
  const visitor = await page({ cookie: '' });
  expect(visitor.status).toBe(302);
  expect(visitor.headers.get('location')).toBe(`/apps/${app.id}/login?nextUrl=%2F_whittle%2Faccount`);
  const other = await createTestApp(server, { files: { 'pages/Home.jsx': 'export default () => null;' } });
  const eve = await signInToApp(server, other, { email: 'eve@example.com' });
  expect((await page({ cookie: cookie.replace(/=.*/, `=${eve.access_token}`) })).status).toBe(302);
  const builder = await server.request('/_whittle/account', { token: app.owner.token });
  expect(builder.status).toBe(404);
});

test('[USER-17] [SIGN-06] it says who one is and what one agreed to, as the links were then, and follows none that is no page', async () => {
  const answer = await page();
  const text = await answer.text();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(text).toContain('<b>ada@example.com</b>');
  expect(text).toContain('href="https://example.com/terms-3"');
  expect(text).not.toContain('href="javascript:');
  expect(text).toContain('id="password"');
  expect(text).not.toContain('/joinPlan');
});

test('[USER-17] [LANG-01] in the language of who looks at it', async () => {
  const german = await page({ headers: { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' } });
  expect(await german.text()).toMatch(/<html lang="de">[^]*Ihr Konto[^]*Mich löschen/);
  const french = await page({ headers: { 'accept-language': 'fr' } });
  expect(await french.text()).toMatch(/<html lang="en">[^]*Your account/);
});

test('[USER-17] a name of any characters stays text', async () => {
  const full_name = '"><script>alert(1)</script>';
  const named = await server.request(`/api/apps/${app.id}/entities/User/me`, {
    ...{ host: app.publishedHost, method: 'PUT', token: cookie.replace(/^.*?=/, ''), json: { full_name } },
  });
  expect(named.status, await named.clone().text()).toBe(200);
  const text = await (await page()).text();
  expect(text).not.toContain('<script>alert');
  expect(/name="name"[^>]*>/.exec(text)![0]).toContain('value="&quot;&gt;&lt;script&gt;');
});
