import { createTestApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let app: TestApp;
beforeAll(async () => {
  server = await startTestServer();
  const files = { 'pages/Home.jsx': 'export default () => <h1>Hi</h1>' };
  app = await createTestApp(server, { files, published: false });
});
afterAll(() => server.close());

const post = (path: string, json: object) =>
  server.request(`/api/apps/${app.id}/${path}`, { token: app.owner.token, json });
const page = async (path: string) => (await server.request(path, { host: app.publishedHost })).text();
const publish = async () => expect((await post('publish', {})).status).toBe(200);

test('[PROD-02] [PUB-05] [PUB-06] what the panels say stands in the published pages from the next publish on', async () => {
  await publish();
  expect(await page('/')).toContain('Made with Whittle');

  await post('style', { appStyle: { styleName: 'dark', background: '#203040', hideBuildAI: true } });
  await post('texts', {
    appTexts: {
      ...{ header: 'Bikes & more', welcomeMessage: 'Good to see you', description: 'For cyclists' },
      ...{ ctaMessage: '<Questions?>', ctaButton: 'Write to us', ctaLink: 'https://example.com/help' },
    },
  });
  await post('details', { appDetails: { language: 'de', socialImage: 'https://example.com/card.png' } });
  expect(await page('/')).not.toContain('Bikes');

  await publish();
  const html = await page('/');
  expect(html).toContain('<html lang="de" data-theme="dark"');
  expect(html).toContain('<title>Bikes &amp; more</title>');
  expect(html).toContain('<meta name="description" content="For cyclists">');
  expect(html).toContain('<meta property="og:image" content="https://example.com/card.png">');
  expect(html).toContain('&lt;Questions?&gt;');
  expect(html).toContain('<a class="call" href="https://example.com/help" rel="noopener noreferrer">Write to us</a>');
  expect(html).not.toContain('Made with Whittle');
  const [style] = /\/assets\/[\w.-]+\.css/.exec(html)!;
  expect(await page(style)).toContain('#203040');
  expect(await page('/login')).toContain('Good to see you');
}, 60_000);
