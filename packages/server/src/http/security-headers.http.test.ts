import { createWorld, type World } from '@whittle/testing/routes/world';
import type { RequestOptions } from '@whittle/testing/request';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let world: World;
beforeAll(async () => (world = await createWorld()));
afterAll(() => world.close());

type Asked = { path: string; status: number; options?: RequestOptions };
type Case = [what: string, ask: (world: World) => Asked | Promise<Asked>];

const html = { headers: { accept: 'text/html' } };

const asked: Record<'builder' | 'preview' | 'published' | 'unknown', Case[]> = {
  builder: [
    ['the interface', () => ({ path: '/home', status: 200, options: html })],
    ['a page that a mailed link opens', () => ({ path: '/reset-password?token=secret', status: 200, options: html })],
    ['an answer for somebody', ({ owner }) => ({ path: '/api/apps', status: 200, options: { token: owner.token } })],
    ['a refusal', () => ({ path: '/api/apps', status: 401 })],
    ['a call that is not there', () => ({ path: '/api/nothing', status: 404 })],
    ['a redirect', ({ app }) => ({ path: `/app/${app.slug}/Home`, status: 302 })],
    ['a body that is no JSON', () => ({ path: '/api/auth/sign-in', status: 400, options: { body: 'x' } })],
    ['a file that is not there', () => ({ path: '/assets/none.js', status: 404 })],
  ],
  preview: [
    ['the page', (world) => ({ path: '/Home', status: 200, options: world.credentials('owner', 'preview') })],
    ['the page for a stranger', () => ({ path: '/Home', status: 404, options: html })],
    [
      'its payload',
      (world) => ({ path: '/_whittle/payload', status: 200, options: world.credentials('owner', 'preview') }),
    ],
    ['a call', ({ app }) => ({ path: `/api/apps/${app.id}/entities/Open`, status: 404 })],
    ['the way in', previewEntry],
  ],
  published: [
    ['a page', () => ({ path: '/Home', status: 200, options: html })],
    ['the sign-in page', () => ({ path: '/login', status: 200, options: html })],
    ['records', ({ app }) => ({ path: `/api/apps/${app.id}/entities/Open`, status: 200 })],
    ['a refusal', ({ app }) => ({ path: `/api/apps/${app.id}/entities/User/me`, status: 401 })],
    ['a call that is not there', () => ({ path: '/api/nothing', status: 404 })],
    ['a redirect', () => ({ path: '/api/apps/auth/logout', status: 302 })],
    ['the way in', () => ({ path: '/_whittle/enter?code=x', status: 302 })],
  ],
  unknown: [['anything', () => ({ path: '/', status: 404, options: { host: 'evil.example.com' } })]],
};

const ask = async (kind: keyof typeof asked, one: Case) => {
  const { path, status, options } = await one[1](world);
  const host = kind === 'unknown' ? undefined : world.hostOf(kind);
  const response = await world.server.request(path, { ...(host && { host }), ...options });
  expect(response.status).toBe(status);
  return response;
};

const policyOf = (response: Response) =>
  Object.fromEntries(
    response.headers
      .get('content-security-policy')!
      .split('; ')
      .map((directive) => [directive.split(' ')[0]!, directive.split(' ').slice(1)]),
  );

const signInPage = 'the sign-in page';

describe.each(Object.keys(asked) as (keyof typeof asked)[])('[WALL-02] on the %s host', (kind) => {
  test.each(asked[kind])('%s carries the headers of its kind of host', async (...one) => {
    const { headers } = await ask(kind, one);
    const isApp = (kind === 'preview' || kind === 'published') && one[0] !== signInPage;
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'cross-origin-opener-policy': isApp ? 'same-origin-allow-popups' : 'same-origin',
      ...(kind !== 'preview' && { 'x-frame-options': kind === 'published' ? 'SAMEORIGIN' : 'DENY' }),
      ...(!isApp && { 'referrer-policy': 'no-referrer' }),
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test.each(asked[kind])('%s may load and be framed as its kind of host', async (...one) => {
    const isApp = (kind === 'preview' || kind === 'published') && one[0] !== signInPage;
    const policy = policyOf(await ask(kind, one));
    // An app may show its own pages in frames; the builder shows previews, and nobody the builder.
    const framedBy = kind === 'preview' ? ["'self'", world.server.builderOrigin] : ["'self'"];
    expect(policy['frame-ancestors']).toEqual(isApp ? framedBy : ["'none'"]);
    expect(policy['frame-src']?.includes("'self'") ?? false).toBe(isApp);
    expect(policy['connect-src']![0]).toBe("'self'");
    // An app may ask services of other sites; pages of ours speak to their own host alone.
    expect(policy['connect-src']!.filter((source) => /^http|^ws|\*/.test(source))).toEqual(
      isApp ? (kind === 'preview' ? ['https://api.stripe.com'] : ['https:', 'wss:']) : [],
    );
    expect(policy['script-src']).not.toContain("'unsafe-inline'");
    expect(policy['script-src']!.includes("'unsafe-eval'")).toBe(kind === 'preview');
    const foreign = policy['script-src']!.filter((source) => source.startsWith('http'));
    const ofApps = ['https://js.stripe.com', ...(kind === 'preview' ? [`${world.server.builderOrigin}/assets/`] : [])];
    expect(foreign).toEqual(isApp ? ofApps : []);
    // The sign-in page sends nothing but by its own script.
    expect(policy['form-action']).toEqual([one[0] === signInPage ? "'none'" : "'self'"]);
    expect(policy['object-src'] ?? policy['default-src']).toEqual(["'none'"]);
  });

  test.each(asked[kind])('%s is kept by no cache', async (...one) => {
    const cached = (await ask(kind, one)).headers.get('cache-control');
    expect(cached).toBe(kind === 'builder' && /interface|page/.test(one[0]) ? 'no-cache' : 'no-store');
  });
});

test('[WALL-02] the sign-in page of an app tells no other site its address, which may carry a secret', async () => {
  const response = await world.server.request('/login?code=secret', { host: world.app.publishedHost });
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
});

test('[WALL-02] only files that are the same for everybody are shared across origins and cached for good', async () => {
  const page = await (await world.server.request('/', { host: world.app.publishedHost })).text();
  const asset = await world.server.request(/\/assets\/[\w.-]+/.exec(page)![0], { host: world.app.publishedHost });
  expect(asset.headers.get('cache-control')).toMatch(/^public, .*immutable/);
  expect(asset.headers.get('access-control-allow-origin')).toBeNull();
  const preview = world.credentials('owner', 'preview');
  const shown = await (await world.server.request('/', { host: world.app.previewHost, ...preview })).text();
  const library = await world.server.request(/\/assets\/vendor\/[\w-]+\.js/.exec(shown)![0]);
  expect(Object.fromEntries(library.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': expect.stringMatching(/^public, .*immutable/),
  });
  expect(library.headers.get('access-control-allow-credentials')).toBeNull();
});

describe('[S-18] an upload', () => {
  test.each([
    ['evil.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'attachment'],
    ['evil.html', 'text/html', '<!doctype html><script>alert(1)</script>', 'attachment'],
    ['evil.js', 'text/javascript', 'self.addEventListener("fetch", () => {})', 'attachment'],
    ['evil.css', 'text/css', 'body { display: none }', 'attachment'],
    ['evil.png', 'image/png', '<script>alert(1)</script>', 'attachment'],
  ])('%s runs nothing on the host of the app', async (name, type, content, disposition) => {
    const body = new FormData();
    body.append('file', new File([content], name, { type }));
    const path = `/api/apps/${world.app.id}/integration-endpoints/Core/UploadFile`;
    const sent = await world.server.request(path, { token: world.owner.token, body });
    const { file_url: address } = (await sent.json()) as { file_url: string };
    const file = await world.server.request(address, { host: world.app.publishedHost });
    expect(file.status).toBe(200);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-disposition': expect.stringMatching(new RegExp(`^${disposition};`)),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(file.headers.get('content-type')).not.toMatch(/html|javascript|css|^application\/xml/);
  });
});

test('over https the browser is told to stay there', async () => {
  const { securityHeaders } = await import('./security-headers.ts');
  const secure = { publicUrl: 'https://w.example', builderOrigin: 'https://w.example', appsHost: 'w.example' };
  for (const host of [{ kind: 'builder' }, { kind: 'published', slug: 'a' }] as const) {
    const headers = securityHeaders(host, { ...secure, appsScheme: 'https' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  }
});

async function previewEntry({ owner, app }: World): Promise<Asked> {
  const { url } = await owner.json<{ url: string }>(`/api/apps/${app.id}/preview-session`, { method: 'POST' });
  return { path: `/_whittle/enter${new URL(url).search}`, status: 302 };
}

test('[WALL-13] an app frames its own pages and nobody else does; the builder and the sign-in page are in no frame', async () => {
  const policies = await Promise.all(
    (['preview', 'published', 'builder'] as const).map(async (kind) => policyOf(await ask(kind, asked[kind][0]!))),
  );
  expect(policies.map((policy) => policy['frame-ancestors'])).toEqual([
    ["'self'", world.server.builderOrigin],
    ["'self'"],
    ["'none'"],
  ]);
  expect(policies.slice(0, 2).map((policy) => policy['frame-src']![0])).toEqual(["'self'", "'self'"]);
});
