import { themeCss } from '@whittle/domain/themes/theme';
import { createTestApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 90_000 });
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

const makeApp = (more: Record<string, string> = {}) =>
  createTestApp(server, {
    files: {
      'globals.css': themeCss({ palette: 'Harbor', typePair: 'Studio' }),
      'pages/Home.jsx': `export default () => <h1>Bike desk</h1>;`,
      'pages/Team.jsx': `export default () => <h1>Team</h1>;`,
      ...more,
    },
    published: false,
  });
const call = (app: TestApp, path: string, options: object = {}) =>
  server.request(`/api/apps/${app.id}${path}`, { token: app.owner.token, ...options });
const publish = async (app: TestApp, json: object) => expect((await call(app, '/publish', { json })).status).toBe(200);
const pageOf = async (app: TestApp, path = '/') => (await server.request(path, { host: app.publishedHost })).text();
const tag = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1];
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

/** Width and height, as the head of a PNG says them. */
function sizeOf(png: Buffer) {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test('[PUB-24] a publish draws the picture that links show, in the app’s look, under an address that never changes', async () => {
  const app = await makeApp();
  await publish(app, { header: 'Bike desk', description: 'Book a repair.' });
  const html = await pageOf(app);
  const address = tag(html, 'og:image')!;
  expect(address).toMatch(new RegExp(`^http://${app.publishedHost}/assets/card-[0-9a-f]{16}\\.png$`));
  expect(
    ['og:image:width', 'og:image:height', 'og:image:alt', 'twitter:image', 'twitter:card'].map((name) =>
      tag(html, name),
    ),
  ).toEqual(['1200', '630', 'Bike desk', address, 'summary_large_image']);
  const picture = await server.request(new URL(address).pathname, { host: app.publishedHost });
  expect([picture.status, picture.headers.get('content-type'), picture.headers.get('cache-control')]).toEqual([
    200,
    'image/png',
    'public, max-age=31536000, immutable',
  ]);
  const first = Buffer.from(await picture.arrayBuffer());
  expect(sizeOf(first)).toEqual([1200, 630]);

  await publish(app, { header: 'Bike desk', description: 'Book a repair.' });
  expect(tag(await pageOf(app), 'og:image')).toBe(address);
  await publish(app, { header: 'Bike shop', description: 'Book a repair.' });
  expect(tag(await pageOf(app), 'og:image')).not.toBe(address);
  // A link that was shared before shows the picture of then.
  expect((await server.request(new URL(address).pathname, { host: app.publishedHost })).status).toBe(200);
});

test('[PUB-24] the main page has a title of its own for search engines; the others go by the app’s name', async () => {
  const app = await makeApp();
  await publish(app, { header: 'Bike desk', seoTitle: ' Bike repairs in <Kiel> ' });
  const html = await pageOf(app);
  expect([titleOf(html), tag(html, 'og:title'), tag(html, 'og:site_name')]).toEqual([
    'Bike repairs in &lt;Kiel&gt;',
    'Bike repairs in &lt;Kiel&gt;',
    'Bike desk',
  ]);
  expect(titleOf(await pageOf(app, '/Team'))).toBe('Team · Bike desk');
  expect(await (await call(app, '/publication')).json()).toMatchObject({ seoTitle: 'Bike repairs in <Kiel>' });
  await publish(app, { header: 'Bike desk', seoTitle: '' });
  expect(titleOf(await pageOf(app))).toBe('Bike desk');
});

test('[PUB-24] the picture that the app names takes the place of the card', async () => {
  const app = await makeApp({ 'whittle.json': JSON.stringify({ socialImage: 'https://example.com/card.jpg' }) });
  await publish(app, { header: 'Bike desk' });
  const html = await pageOf(app);
  expect([tag(html, 'og:image'), tag(html, 'og:image:width')]).toEqual(['https://example.com/card.jpg', undefined]);
});

test('[PUB-24] the dialog shows the card before it is published, for any words', async () => {
  const app = await makeApp();
  const cardOf = async (query: Record<string, string>) => {
    const answer = await call(app, `/social-card?${new URLSearchParams(query)}`);
    expect(answer.status).toBe(200);
    return Buffer.from(((await answer.json()) as { image: string }).image, 'base64');
  };
  const words: Record<string, string>[] = [
    {},
    { title: 'Bike desk', description: 'Book a repair.' },
    { title: '日本語 🏕', description: '</svg><image href="http://example.com"/>' },
    { title: 'W'.repeat(200), description: 'long '.repeat(100) },
    { title: '\u0000\u202e', description: 'Тест кириллицы' },
  ];
  const cards = await Promise.all(words.map(cardOf));
  expect(cards.map(sizeOf)).toEqual(words.map(() => [1200, 630]));
  expect(new Set(cards.map((card) => card.toString('base64'))).size).toBe(words.length);
});
