import type { Browser } from '@playwright/test';
import { createTestApp, signInToApp, signUpBuilder, testPassword, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openBrowser } from '@whittle/testing/preview-window';

let server: TestServer;
let browser: Browser;
vi.setConfig({ testTimeout: 90_000 });
beforeAll(async () => {
  server = await startTestServer({ config: { prerender: true, codeEditing: 'builders' } });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const note = (read: string, write: string) =>
  JSON.stringify({
    properties: { text: { type: 'string' } },
    'x-accessControl': { permissions: { read, write } },
  });

const files = {
  'globals.css':
    '@import "whittle/base.css";\n@import "whittle/fonts/figtree.css";\n:root { --primary: rgb(1, 2, 3); }\n',
  'Layout.jsx': `import { Link } from 'react-router-dom';
import { createPageUrl } from '@/utils';
export default function Layout({ children, currentPageName }) {
  return <><nav>{currentPageName} <Link to={createPageUrl('Other')}>Other</Link></nav>{children}</>;
}`,
  'pages/Home.jsx': `import { useState } from 'react';
import { House, NoSuchIcon } from 'lucide-react';
import { Button } from '@/components/ui/button';
import Card from '@/components/Card';
import { Note } from '@/entities/all';
import { toast } from 'sonner';
export default function Home() {
  const [n, setN] = useState(0);
  const add = async () => { await Note.create({ text: 'from a visitor' }); setN((await Note.list()).length); toast('Saved'); };
  return <main className="p-[3px] text-link"><h1>Home page</h1><House /><NoSuchIcon /><Button onClick={add}>Add</Button><p>{n} notes</p><Card /></main>;
}`,
  'pages/Other.jsx': `export default () => <h1>Other page, {import.meta.env.MODE}</h1>;`,
  'components/Card.jsx': `export function Card() { return <b>a card</b>; }`,
  'entities/Note.json': note('anonymous', 'anonymous'),
};

const publish = (app: TestApp, json: unknown = {}, token = app.owner.token) =>
  server.request(`/api/apps/${app.id}/publish`, { json, token });
const makeApp = (more: Record<string, string> = {}) =>
  createTestApp(server, { files: { ...files, ...more }, published: false });
const publishedApp = async (more: Record<string, string> = {}) => {
  const app = await makeApp(more);
  const answer = await publish(app);
  expect([answer.status, await answer.clone().text()]).toEqual([200, expect.any(String)]);
  return app;
};
/** The HTML of a path once the picture of it is made, which happens after the publish. */
const prerendered = (app: TestApp, path: string, markup: string) =>
  vi.waitFor(
    async () => {
      const html = await (await server.request(path, { host: app.publishedHost })).text();
      expect(html).toContain(markup);
      return html;
    },
    { timeout: 60_000, interval: 200 },
  );
/** What a page loads; the picture that links to it show is for others. */
const assetsOf = (html: string) => [
  ...new Set([...html.replaceAll(/<meta\b[^>]*>/g, '').matchAll(/\/assets\/([\w.-]+)/g)].map((match) => match[0])),
];

describe('publishing', () => {
  test('[PUB-01] what the app says of itself stands in its page, and its code may make code if it does', async () => {
    const settings = {
      description: 'Sums',
      viewport: 'width=device-width, initial-scale=1, viewport-fit=cover',
      icon: 'data:image/svg+xml,<svg/>',
    };
    const app = await publishedApp({
      'whittle.json': JSON.stringify(settings),
      'pages/Sum.jsx': `export default () => <h1>{new Function('return 20 + 22')()}</h1>;`,
    });
    const page = await browser.newPage();
    await page.goto(`http://${app.publishedHost}/Sum`);
    await page.getByRole('heading', { name: '42' }).waitFor();
    const said = (selector: string, name: string) => page.locator(selector).getAttribute(name);
    expect(await said('meta[name=description]', 'content')).toBe(settings.description);
    expect(await said('meta[name=viewport]', 'content')).toBe(settings.viewport);
    expect(await said('link[rel=icon]', 'href')).toBe(settings.icon);
    await page.close();
    const plain = await server.request('/', { host: (await publishedApp()).publishedHost });
    expect(plain.headers.get('content-security-policy')).not.toContain('unsafe-eval');
  });

  test('[PUB-01] a published app has an address of its own, another browser uses it, and its data is real', async () => {
    const app = await makeApp();
    const answer = await publish(app, { header: 'Bike <desk>', description: 'Bookings & "more"' });
    expect(await answer.json()).toMatchObject({ slug: app.slug, url: `http://${app.publishedHost}` });

    const context = await browser.newContext();
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(`http://${app.publishedHost}/`);
    expect(await page.title()).toBe('Bike <desk>');
    expect(await page.getAttribute('meta[name=description]', 'content')).toBe('Bookings & "more"');
    await page.getByRole('heading', { name: 'Home page' }).waitFor();
    await page.getByText('a card').waitFor();
    await page.getByRole('button', { name: 'Add' }).click();
    await page.getByText('1 notes').waitFor();
    await page.getByText('Saved').waitFor();
    expect(await page.evaluate("getComputedStyle(document.querySelector('main')).padding")).toBe('3px');
    expect(await page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--primary')")).toMatch(
      /^(rgb\(1, ?2, ?3\)|#010203)$/,
    );
    expect(await page.locator('svg.lucide-square').count()).toBe(1);
    await page.getByRole('link', { name: 'Other' }).click();
    await page.getByRole('heading', { name: 'Other page, production' }).waitFor();
    await page.goto(`http://${app.publishedHost}/nowhere`);
    await page.getByRole('heading', { name: 'There is no page at this address' }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  test('[PUB-08] a file of the public folder is found at the root of the host, as code made for Vite expects', async () => {
    const app = await publishedApp({
      'public/logo.png': '/files/0123/logo.png',
      'public/icons/star one.svg': '/files/4567/star.svg',
      'public/out.png': 'javascript:alert(1)',
      'public/data/prices.json': '{"taxi": 12}',
      'public/map.geojson': '{}',
      'public/large.geojson': '/files/89ab/large.geojson',
      'public/template.xlsx': '/files/cdef/template.xlsx',
      'public/models/net.bin': '/files/0000/net.bin',
      'public/captions.vtt': 'WEBVTT',
      'public/theme.css': '.a {}',
      'public/terms.html': '<script>alert(1)</script>',
      'public/feed.xml': '<?xml version="1.0"?><a/>',
      'public/vendor.js': 'alert(1)',
    });
    const leadsTo = async (path: string) => {
      const answer = await server.request(path, { host: app.publishedHost, headers: { accept: 'image/*' } });
      return answer.headers.get('location') ?? answer.status;
    };
    expect(await leadsTo('/logo.png')).toBe('/files/0123/logo.png');
    expect(await leadsTo('/icons/star%20one.svg')).toBe('/files/4567/star.svg');
    expect(await leadsTo('/out.png')).toBe(404);
    const prices = await server.request('/data/prices.json', { host: app.publishedHost });
    expect([prices.headers.get('content-type'), await prices.json()]).toEqual(['application/json', { taxi: 12 }]);
    expect(await leadsTo('/large.geojson')).toBe('/files/89ab/large.geojson');
    expect(await leadsTo('/template.xlsx')).toBe('/files/cdef/template.xlsx');
    expect(await leadsTo('/models/net.bin')).toBe('/files/0000/net.bin');
    for (const [path, type] of [
      ['/map.geojson', 'application/geo+json'],
      ['/captions.vtt', 'text/vtt; charset=utf-8'],
      ['/theme.css', 'text/css; charset=utf-8'],
      // Never a page of the app's origin.
      ['/terms.html', 'text/plain; charset=utf-8'],
      ['/feed.xml', 'text/plain; charset=utf-8'],
    ] as const) {
      const { status, headers } = await server.request(path, { host: app.publishedHost });
      const found = [status, headers.get('content-type'), headers.get('x-content-type-options')];
      expect([path, ...found]).toEqual([path, 200, type, 'nosniff']);
    }
    for (const path of [
      '/sw.js',
      '/vendor.js',
      '/data/other.json',
      '/gone.svg',
      '/gone.geojson',
      '/gone.xlsx',
      '/m/gone.bin',
    ])
      expect([path, await leadsTo(path)]).toEqual([path, 404]);
    for (const path of ['/about.us', '/user/john.doe', '/v1.2', '/index.html', '/notes/todo.md', '/site/example.com'])
      expect([path, await leadsTo(path)]).toEqual([path, 200]);
  });

  test('[PUB-07] a page says what it is; assets are hashed, immutable, compressed as the reader likes, and stay after the next publish', async () => {
    const app = await publishedApp({
      'pages/Report.jsx': `import { Bar, BarChart } from 'recharts';
export default () => <BarChart width={9} height={9} data={[{ n: 1 }]}><Bar dataKey="n" /></BarChart>;`,
    });
    const host = app.publishedHost;
    const html = await (await server.request('/Other', { host })).text();
    expect(html).toMatch(/<title>Other · [^<]+<\/title>/);
    expect(html).toContain(`<link rel="canonical" href="http://${host}/Other">`);
    expect(html).not.toContain('noindex');
    const assets = assetsOf(html);
    expect(assets.length).toBeGreaterThanOrEqual(3);
    let total = 0;
    for (const path of assets) {
      const get = async (encoding: string) => {
        const answer = await server.request(path, { host, headers: { 'accept-encoding': encoding } });
        expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        return {
          encoding: answer.headers.get('content-encoding'),
          etag: answer.headers.get('etag')!,
          bytes: Buffer.from(await answer.arrayBuffer()),
        };
      };
      const plain = await get('identity');
      const brotli = await get('gzip, deflate, br');
      const gzip = await get('gzip, br;q=0');
      expect(plain.encoding).toBeNull();
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
      for (const packed of [brotli, gzip]) {
        if (packed.encoding === null) continue;
        expect(unpack[packed.encoding as 'br' | 'gzip'](packed.bytes).equals(plain.bytes)).toBe(true);
      }
      total += brotli.bytes.length;
      const again = await server.request(path, { host, headers: { 'if-none-match': plain.etag } });
      expect(again.status).toBe(304);
    }
    expect(total).toBeLessThanOrEqual(110_000);
    // The library of one page is no other page's matter.
    const ofReport = assetsOf(await (await server.request('/Report', { host })).text());
    expect(ofReport.length).toBeGreaterThan(assets.length);
    expect(assets.length).toBeLessThanOrEqual(5);

    await prerendered(app, '/Other', '<h1>Other page');
    const { publishedFiles } = await import('@whittle/server/adapters/database/schema');
    const { eq } = await import('drizzle-orm');
    const rows = () => server.adapters.db.select().from(publishedFiles).where(eq(publishedFiles.appId, app.id));
    const before = await rows();
    expect((await publish(app, { description: 'Again' })).status).toBe(200);
    // Nothing new but the picture that links show, which has the description on it.
    expect((await rows()).length).toBe(before.length + 1);
    for (const path of assets) expect((await server.request(path, { host })).status).toBe(200);
    expect((await server.request('/assets/publication.json', { host })).status).toBe(404);
    expect((await server.request('/assets/..%2fsecret', { host })).status).toBe(404);
  });

  test('[PUB-15] a page that changed is loaded again, and what did not change stays in the browsers', async () => {
    const app = await publishedApp();
    const host = app.publishedHost;
    const pageOf = async (path: string) => assetsOf(await (await server.request(path, { host })).text());
    const before = { home: await pageOf('/'), other: await pageOf('/Other') };
    const content = `export default () => <h1>Another page, {import.meta.env.MODE}</h1>;`;
    const saved = await server.request(`/api/apps/${app.id}/files/update`, {
      token: app.owner.token,
      json: { file: { id: 'pages/Other.jsx', content }, base: files['pages/Other.jsx'] },
    });
    expect(saved.status).toBe(200);
    expect((await publish(app)).status).toBe(200);

    const after = { home: await pageOf('/'), other: await pageOf('/Other') };
    const fresh = (name: 'home' | 'other') => after[name].filter((path) => !before[name].includes(path));
    // The entry, which names all pages, and the page itself.
    expect([fresh('home').length, fresh('other').length]).toEqual([1, 2]);
    const texts = await Promise.all(
      after.other.map(async (path) => {
        const answer = await server.request(path, { host });
        expect(answer.status).toBe(200);
        return answer.text();
      }),
    );
    expect(texts.some((text) => text.includes('Another page'))).toBe(true);
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`http://${host}/Other`);
    await page.getByText('Another page').waitFor();
    await context.close();
  });

  test('[PUB-10] the first answer shows the page as anybody sees it, and the script takes it over without a gap', async () => {
    const app = await publishedApp({
      'pages/Broken.jsx': `export default () => <h1>{document.title.length}</h1>;`,
      'pages/Hangs.jsx': `let first = true; export default () => { if (typeof document === 'undefined') for (;;); return <h1>Hangs</h1>; };`,
    });
    const host = app.publishedHost;
    const html = await prerendered(app, '/', '<h1>Home page</h1>');
    expect(html).toContain('<p>0<!-- --> notes</p>');
    // It waits for no other file.
    expect(html).toMatch(/<style>[^<]*\.\w/);
    expect(html).not.toContain('rel="stylesheet"');
    for (const path of ['/Broken', '/Hangs', '/?tab=2'])
      expect(await (await server.request(path, { host })).text()).toContain('<div id="root"></div>');
    const packed = await server.request('/', { host, headers: { 'accept-encoding': 'gzip, br' } });
    const plain = html.length < 4_000 ? html : brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString();
    expect(plain).toContain('<h1>Home page</h1>');

    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.addInitScript(`window.gaps = 0; new MutationObserver(() => {
      const root = document.getElementById('root');
      if (root && document.readyState !== 'loading' && root.childElementCount === 0) window.gaps += 1;
    }).observe(document, { childList: true, subtree: true });`);
    await page.goto(`http://${host}/`);
    await page.getByRole('button', { name: 'Add' }).click();
    await page.getByText('1 notes').waitFor();
    expect([await page.evaluate('window.gaps'), await page.locator('h1').count(), problems]).toEqual([0, 1, []]);
    await page.close();
  });

  test('[PUB-11] it can be installed: a manifest with name, colours and icons of its look', async () => {
    const app = await publishedApp();
    const host = app.publishedHost;
    await server.adapters.db.execute(`update apps set accent_color = '#0a7d55' where id = '${app.id}'`);
    const html = await (await server.request('/', { host })).text();
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    const answer = await server.request('/manifest.webmanifest', { host });
    expect(answer.headers.get('content-type')).toBe('application/manifest+json');
    const manifest = (await answer.json()) as { icons: { src: string; purpose: string }[] };
    expect(manifest).toMatchObject({ name: 'Test app', start_url: '/', display: 'standalone' });
    for (const { src } of manifest.icons) {
      const icon = await server.request(src, { host });
      expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      expect(await icon.text()).toContain('>T</text>');
    }
    const pictured = await publishedApp({ 'whittle.json': '{"icon":"/files/0123/icon.png"}' });
    const its = await (await server.request('/manifest.webmanifest', { host: pictured.publishedHost })).json();
    expect((its as typeof manifest).icons[0]).toMatchObject({ src: '/files/0123/icon.png', purpose: 'any' });
    const own = await publishedApp({ 'public/manifest.webmanifest': '/files/0123/manifest.webmanifest' });
    const led = await server.request('/manifest.webmanifest', { host: own.publishedHost });
    expect(led.headers.get('location')).toBe('/files/0123/manifest.webmanifest');
  });

  test('[WALL-10] an address at which an app was public is never somebody else’s, and the app can come back to it', async () => {
    const app = await publishedApp();
    const moved = await publish(app, { slug: `${app.slug}-moved` });
    expect(moved.status).toBe(200);
    const eve = await makeApp();
    const asEve = { json: { slug: app.slug }, token: eve.owner.token, method: 'PATCH' };
    expect(await (await publish(eve, { slug: app.slug })).json()).toMatchObject({ code: 'slug-taken' });
    expect(await (await server.request(`/api/apps/${eve.id}`, asEve)).json()).toMatchObject({ code: 'slug-taken' });
    expect((await publish(app, { slug: app.slug })).status).toBe(200);
  });

  test('refusals: a stranger, an app without files, an app that does not compile, a taken or impossible address', async () => {
    const app = await makeApp();
    const eve = await signUpBuilder(server);
    expect((await publish(app, {}, eve.token)).status).toBe(404);
    expect((await server.request(`/api/apps/${app.id}/publish`, { json: {} })).status).toBe(401);

    const empty = await createTestApp(server, { files: {}, published: false });
    expect(await (await publish(empty)).json()).toMatchObject({ code: 'nothing-to-publish' });

    const good = await publishedApp();
    expect(await (await publish(app, { slug: good.slug })).json()).toMatchObject({ code: 'slug-taken' });
    expect(await (await publish(app, { slug: 'Not a slug' })).json()).toMatchObject({ code: 'invalid-input' });

    const broken = await makeApp({ 'pages/Home.jsx': 'export default () => <b>' });
    const answer = await publish(broken);
    expect(answer.status).toBe(422);
    const body = (await answer.json()) as { code: string; fields: Record<string, string> };
    expect(body.code).toBe('publish-failed');
    expect(Object.keys(body.fields)[0]).toMatch(/^pages\/Home\.jsx:1$/);
    expect((await server.request('/', { host: broken.publishedHost })).status).toBe(404);
  });

  test('[PUB-09] a broken file holds up the publish only when a page reaches it, else it is named', async () => {
    const files = {
      'pages/Home.jsx': "import Card from '@/components/Card';\nexport default () => <Card />;",
      'components/Card.jsx': 'export default () => <b>card</b>;',
      'components/Old.jsx': "import x from 'no-such-package';\nexport default () => <b>{x}</b>;",
    };
    const answer = await publish(await makeApp(files));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      warnings: [
        { file: 'components/Old.jsx', line: 1, message: expect.stringContaining('no-such-package') as string },
      ],
    });
    const reached = {
      ...files,
      'components/Card.jsx': "export { default } from '@/components/Old';",
      'components/Old.jsx': 'export default () => <b>;',
    };
    const refused = await publish(await makeApp(reached));
    expect(await refused.json()).toMatchObject({
      code: 'publish-failed',
      fields: { 'components/Old.jsx:1': expect.any(String) as string },
    });
  });

  test('[PUB-14] what an import does not lead to is missing alone: the page runs, and what uses it says so', async () => {
    const answer = await publish(
      await makeApp({
        'pages/Home.jsx': `import { saveAs } from 'streamsaver';
import i18n, { Analytics, init, Provider } from 'no-such-package';
import Other from '@/components/Other';
i18n.use(init).start({ lng: 'en' });
export default () => <Provider i18n={i18n}><Analytics mode="auto" /><h1>Runs</h1><button onClick={() => saveAs('x')}>Save</button><Other /></Provider>;`,
        'components/Other.jsx': `import Gone from '@/components/Gone';\nexport default function Other() { return <section><Gone /></section>; }`,
      }),
    );
    const published = (await answer.json()) as { url: string; warnings: { message: string }[] };
    expect(published.warnings.map(({ message }) => /“([^”]+)”/.exec(message)?.[1])).toEqual([
      'streamsaver',
      'no-such-package',
      '@/components/Gone',
    ]);
    const page = await browser.newPage();
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    await page.goto(published.url);
    await page.getByRole('heading', { name: 'Runs' }).waitFor();
    await expect.poll(() => page.getByRole('alert').count()).toBe(2);
    // The prerendered HTML takes no clicks yet.
    await expect
      .poll(
        () =>
          page
            .getByRole('button', { name: 'Save' })
            .click()
            .then(() => thrown.join()),
        { timeout: 30_000 },
      )
      .toContain('The package “streamsaver” is not part of apps.');
    await page.close();
  });

  test('the address can be changed on the way; the old one leads nowhere', async () => {
    const app = await publishedApp();
    const slug = `moved-${app.id}`;
    expect(await (await publish(app, { slug })).json()).toMatchObject({ slug });
    expect((await server.request('/', { host: server.publishedHost(slug) })).status).toBe(200);
    expect((await server.request('/', { host: app.publishedHost })).status).toBe(404);
  });

  test('[ROUTE-03] [S-01] the address on the builder’s host leads to the app’s own host', async () => {
    const app = await publishedApp();
    const answer = await server.request(`/app/${app.slug}/Other?x=1`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `http://${app.publishedHost}/Other?x=1`]);
    expect((await server.request(`/app/${app.slug}`)).headers.get('location')).toBe(`http://${app.publishedHost}/`);
    expect((await server.request('/app/no-such-app', { headers: { accept: 'application/json' } })).status).toBe(404);
  });

  test('a component that fails for a visitor is the only thing missing, and is reported without its code', async () => {
    const app = await publishedApp({
      'components/Card.jsx': `export function Card({ rows }) { return <ul>{rows.map((row) => <li>{row}</li>)}</ul>; }`,
    });
    const context = await browser.newContext();
    const page = await context.newPage();
    const report = page.waitForRequest((request) => request.url().endsWith('/api/app-error'));
    await page.goto(`http://${app.publishedHost}/`);
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toContain('This part could not be shown');
    expect(await page.getByRole('alert').innerText()).not.toContain('rows');
    await page.getByRole('heading', { name: 'Home page' }).waitFor();
    await (await report).response();
    const listed = await server.request(`/api/apps/${app.id}/app-errors`, { token: app.owner.token });
    expect(((await listed.json()) as { items: object[] }).items).toMatchObject([
      {
        title: "Cannot read properties of undefined (reading 'map')",
        componentName: 'Card',
        scope: 'component',
      },
    ]);
    await context.close();
  });
});

test('pages share components that stand on the kit and its icons', async () => {
  const shared = {
    'components/Chooser.jsx': `import { ChevronDown, House } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from '@/components/ui/dialog';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { label } from '@/lib/labels';
export default function Chooser() {
  return <Dialog><DialogTrigger asChild><Button><ChevronDown /><House />{label}</Button></DialogTrigger><DialogContent><DialogTitle>Choose</DialogTitle>
    <Select defaultValue="a"><SelectTrigger><SelectValue /></SelectTrigger><SelectContent><SelectItem value="a">First</SelectItem></SelectContent></Select></DialogContent></Dialog>;
}`,
    'lib/labels.js': `export const label = 'Choose one';`,
  };
  const uses = `import Chooser from '@/components/Chooser';\nimport Card from '@/components/Card';\nexport default () => <><Chooser /><Card /></>;`;
  const app = await publishedApp({ ...shared, 'pages/A.jsx': uses, 'pages/B.jsx': uses, 'pages/C.jsx': uses });
  const context = await browser.newContext();
  const page = await context.newPage();
  for (const path of ['/A', '/B']) {
    await page.goto(`http://${app.publishedHost}${path}`);
    await page.getByRole('button', { name: 'Choose one' }).click();
    await page.getByRole('dialog').getByText('First').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  }
  await context.close();
});

const ownLogin = `import { base44 } from '@/api/base44Client';
export default function Login() {
  const enter = () => base44.auth.loginViaEmailPassword('own@example.com', '${testPassword}');
  return <button onClick={enter}>Go in</button>;
}`;

test('[ROUTE-13] an app’s own sign-in page stands at /login, ours beside it; it leads back to where signing in was asked for', async () => {
  const app = await publishedApp({
    'entities/Note.json': note('anonymous', 'creator'),
    'pages/Home.jsx': `import { base44 } from '@/api/base44Client';
export default () => <button onClick={() => base44.auth.redirectToLogin('/Mine?a=1')}>Enter</button>;`,
    'pages/Mine.jsx': `import { useEffect, useState } from 'react';
import { base44 } from '@/api/base44Client';
export default function Mine() {
  const [name, setName] = useState('');
  useEffect(() => { base44.auth.me().then((person) => setName(person.email)); }, []);
  return <h1>Hello {name}</h1>;
}`,
    'pages/Login.jsx': `import { base44 } from '@/api/base44Client';
export default function Login() {
  const enter = async () => {
    await base44.auth.loginViaEmailPassword('own@example.com', '${testPassword}');
    window.location.href = new URL(new URLSearchParams(window.location.search).get('from_url')).href;
  };
  return <><h1>Our own door</h1><button onClick={enter}>Go in</button><button onClick={() => base44.auth.redirectToLogin()}>Another way</button></>;
}`,
  });
  await signInToApp(server, app, { email: 'own@example.com' });
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`http://${app.publishedHost}/`);
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByRole('heading', { name: 'Our own door' }).waitFor();
  await page.getByRole('button', { name: 'Go in' }).click();
  await page.getByRole('heading', { name: 'Hello own@example.com' }).waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/Mine?a=1');
  await page.goto(`http://${app.publishedHost}/login`);
  await page.getByRole('button', { name: 'Another way' }).click();
  await page.getByRole('heading', { name: /^Sign in to/ }).waitFor();
  await page.goto(`http://${app.publishedHost}/login?problem=no-provider`);
  await page.getByText('This sign-in method is not available here.').waitFor();
  await context.close();
});

test('[AUTH-18] [LIVE-06] a page reads its person’s defaults and `me.data`, and hears of changes beside names that are unknown', async () => {
  const user = {
    properties: { app_role: { type: 'string', default: 'member' }, team: { type: 'string' }, role: { type: 'string' } },
  };
  const app = await publishedApp({
    'entities/Note.json': note('anonymous', 'all'),
    'entities/User.json': JSON.stringify(user),
    'pages/Home.jsx': `import { useEffect, useState } from 'react';
import { base44 } from '@/api/base44Client';
export default function Home() {
  const [me, setMe] = useState(null);
  const [heard, setHeard] = useState([]);
  const join = async () => {
    await base44.auth.updateMe({ data: { ...me.data, team: 'red', role: 'admin' } });
    setMe(await base44.auth.me());
  };
  const enter = () => base44.auth.loginViaEmailPassword('page@example.com', '${testPassword}').then(base44.auth.me);
  useEffect(() => void enter().then(setMe), []);
  useEffect(() => {
    if (!me) return;
    const stops = [base44.entities.Nothing, base44.entities.User, base44.entities.Note].map((entity) =>
      entity.subscribe(({ data }) => setHeard((all) => [...all, data.text])));
    return () => stops.forEach((stop) => stop());
  }, [me]);
  if (!me) return null;
  return <><h1>{me.role} {me.app_role} {me.data.app_role} {me.team ?? 'none'} {me.data.team ?? 'none'}</h1>
    <button onClick={join}>Join</button><p>Heard: {heard.join()}</p></>;
}`,
  });
  const { access_token: token } = await signInToApp(server, app, { email: 'page@example.com' });
  const context = await browser.newContext();
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('console', (line) => line.type() === 'error' && wrong.push(line.text()));
  await page.goto(`http://${app.publishedHost}/`);
  await page.getByRole('heading', { name: 'user member member none none' }).waitFor();
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('heading', { name: 'user member member red red' }).waitFor();
  const json = { text: 'Tea' };
  await vi.waitFor(
    async () => {
      await server.request(`/api/apps/${app.id}/entities/Note`, { host: app.publishedHost, token, json });
      await page.getByText(/Heard: Tea/).waitFor({ timeout: 500 });
    },
    { timeout: 20_000 },
  );
  expect(wrong).toEqual([]);
  await context.close();
});

describe('an app whose data is private', () => {
  const secret = { 'entities/Note.json': note('creator', 'creator') };

  test('[ROUTE-04] leads to its own sign-in; signing up there opens the page that was asked for', async () => {
    const app = await publishedApp(secret);
    const host = app.publishedHost;
    const answer = await server.request('/Other?a=b', { host });
    expect(answer.headers.get('location')).toBe(`/apps/${app.id}/login?nextUrl=${encodeURIComponent('/Other?a=b')}`);
    const forged = await server.request('/?access_token=forged', { host });
    expect(forged.status).toBe(302);

    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(`http://${host}/Other`);
    await page.getByRole('heading', { name: /^Sign in to/ }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
    await page.getByLabel('Email').fill('vera@example.com');
    await page.getByLabel('Password', { exact: true }).fill('wrong password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Invalid email or password').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('vera@example.com');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByLabel('Password', { exact: true }).fill(testPassword);
    await page.locator('button[type=submit]').click();
    await page.getByRole('heading', { name: 'Other page, production' }).waitFor();
    await page.goto(`http://${host}/`);
    await page.getByRole('button', { name: 'Add' }).click();
    await page.getByText('1 notes').waitFor();
    await context.close();
  });

  test('[SIGN-03] of what the owner typed as links only what leads to a page becomes one', async () => {
    const app = await publishedApp(secret);
    const typed = {
      isSignupEnabled: true,
      termsOfServiceLink: 'example.com/terms',
      privacyPolicyLink: 'javascript:alert(1)',
      supportEmail: 'ask at the desk',
    };
    await server.request(`/api/apps/${app.id}/access`, { method: 'PUT', token: app.owner.token, json: typed });
    const page = await (await server.request('/login', { host: app.publishedHost })).text();
    expect(page).toContain('href="https://example.com/terms"');
    expect(page).not.toContain('javascript:alert');
    expect(page).not.toContain('mailto:');
  });

  test('[S-05] an address on another site is handed on neither by the builder’s host nor to an app’s own sign-in page', async () => {
    const open = { 'entities/Note.json': note('anonymous', 'creator') };
    const app = await publishedApp({ ...open, 'pages/Login.jsx': ownLogin });
    const lead = async (path: string, host?: string) =>
      (await server.request(path, { ...(host && { host }) })).headers.get('location');
    const evil = encodeURIComponent('https://evil.test/?x=1');
    const origin = `http://${app.publishedHost}`;
    expect(await lead(`/apps/${app.id}/login?nextUrl=${evil}&plan=2`)).toBe(`${origin}/login?plan=2`);
    expect(await lead(`/apps/${app.id}/login?from_url=${evil}&nextUrl=%2FOther`)).toBe(
      `${origin}/login?nextUrl=%2FOther`,
    );
    const own = encodeURIComponent(`${origin}/Other?a=1`);
    expect(await lead(`/apps/${app.id}/login?from_url=${own}`)).toBe(`${origin}/login?from_url=${own}`);
    expect(await lead(`/login?from_url=${evil}`, app.publishedHost)).toBe('/login');
    expect(await lead(`/login?from_url=${own}&nextUrl=%2F%2Fevil.test`, app.publishedHost)).toBe(
      `/login?from_url=${own}`,
    );
    expect(await lead(`/login?from_url=${own}`, app.publishedHost)).toBeNull();
  });

  test.each(['https://evil.test/', '//evil.test', 'javascript:alert(1)'])(
    '[S-05] signing in never leads to %s',
    async (next) => {
      const app = await publishedApp(secret);
      const html = await (
        await server.request(`/login?nextUrl=${encodeURIComponent(next)}`, { host: app.publishedHost })
      ).text();
      expect(html).toContain('data-next="/"');
      expect(html).not.toContain('evil');
    },
  );

  test('[RUN-01] [RUN-02] [RUN-03] [RUN-04] [S-13] its bundle is for those who may open it; other versions are its owner’s alone', async () => {
    const user = JSON.stringify({ properties: { team: { type: 'string' } } });
    const app = await publishedApp({ ...secret, 'entities/User.json': user });
    const get = (query: string, more = {}) =>
      server.request(`/runtime/bundle?${query}`, { host: app.publishedHost, ...more });
    const refused = await get(`appId=${app.id}`);
    expect([refused.status, await refused.json()]).toMatchObject([403, { extra_data: { reason: 'auth_required' } }]);
    const page = await server.request('/Other?a=1', { host: app.publishedHost });
    expect([page.status, page.headers.get('location')]).toEqual([
      302,
      `/apps/${app.id}/login?nextUrl=${encodeURIComponent('/Other?a=1')}`,
    ]);
    const { access_token: token } = await signInToApp(server, app, { email: `${app.id}@example.com` });
    const answer = await get(`appId=${app.id}`, { token });
    expect([answer.status, answer.headers.get('x-app-id'), answer.headers.get('x-app-slug')]).toEqual([
      200,
      app.id,
      app.slug,
    ]);
    expect(await answer.json()).toMatchObject({
      id: app.id,
      name: expect.any(String) as string,
      slug: app.slug,
      versionId: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      userEntity: { properties: { team: { type: 'string' } } },
      mainPage: 'Home',
      pages: { Home: files['pages/Home.jsx'], Other: files['pages/Other.jsx'] },
      components: { Card: files['components/Card.jsx'] },
      entities: { Note: { properties: { text: { type: 'string' } } } },
    });
    expect((await get('')).status).toBe(400);
    expect((await get('', { token, headers: { 'x-app-slug': app.slug } })).status).toBe(200);
    expect((await get(`appId=${app.id}&versionId=${'0'.repeat(24)}`, { token })).status).toBe(404);
    expect((await server.request(`/runtime/bundle?appId=${app.id}`, { token: app.owner.token })).status).toBe(200);
    const eve = await signUpBuilder(server);
    expect((await server.request(`/runtime/bundle?appId=${app.id}`, { token: eve.token })).status).toBe(403);
  });
});
