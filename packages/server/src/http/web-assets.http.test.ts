import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { sendRequest } from '@whittle/testing/request';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createFetch } from './create-fetch.ts';
import type { AppEnv } from './env.ts';
import { handleNotFound } from './error-handler.ts';
import { type HttpServer, listen } from './server.ts';
import { webAssets } from './web-assets.ts';

const inline = 'document.documentElement.dataset.theme = "dark"';
const page = `<!doctype html><html lang="en"><script>${inline}</script><script type="module" src="/assets/main-1a2b.js"></script>`;
const script = 'console.log("hello");'.repeat(100);

let root: string;
let http: HttpServer;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'whittle-web-'));
  mkdirSync(join(root, 'dist/assets'), { recursive: true });
  writeFileSync(join(root, 'secret.json'), '{}');
  writeFileSync(join(root, 'dist/index.html'), page);
  writeFileSync(join(root, 'dist/favicon.svg'), '<svg/>');
  writeFileSync(join(root, 'dist/assets/main-1a2b.js'), script);
  writeFileSync(join(root, 'dist/assets/main-1a2b.js.br'), brotliCompressSync(script));
  http = await listen({ port: 0, host: '127.0.0.1' });
  const result = readConfig({ PORT: String(http.port) });
  if (!result.ok) throw new Error(result.problems.join());
  const { config } = result;
  const builder = new Hono<AppEnv>()
    .notFound(handleNotFound)
    .route('/', webAssets({ config, root: join(root, 'dist') }));
  const log = pino({ level: 'silent' });
  const apps = { builder, preview: builder, published: builder };
  http.serve(
    createFetch({
      config,
      log,
      apps,
      allowedOrigins: async () => [],
      findSlugByDomain: async () => null,
      stopping: new AbortController().signal,
    }),
  );
});
afterAll(async () => {
  await http.close(0);
  rmSync(root, { recursive: true });
});

const get = (path: string, headers = {}) =>
  sendRequest(http.port, path, { host: `whittle.localhost:${http.port}`, headers });

test.each(['/', '/login', '/home', '/build/app/0123456789abcdef01234567', '/index.html', '/a.b/c'])(
  'the page of the interface answers at %s',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe(page.replace('lang="en"', 'lang="en" dir="ltr"'));
  },
);

test('its content policy lets its own inline script run and no other', async () => {
  const policy = (await get('/')).headers.get('content-security-policy');
  const hash = createHash('sha256').update(inline).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test.each([
  '/api',
  '/api/nothing',
  '/live_api/x',
  '/apps/x/entities/y',
  '/runtime/bundle',
  '/assets/gone.js',
  '/gone.png',
])('what is no page is a 404 with a code: %s', async (path) => {
  const response = await get(path, { accept: '*/*' });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not-found' });
});

describe('files', () => {
  test('with a hash in their name are kept for ever, compressed for who takes it', async () => {
    const compressed = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(compressed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(compressed.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(brotliDecompressSync(await compressed.arrayBuffer()).toString()).toBe(script);
    const plain = await get('/assets/main-1a2b.js');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toBe('accept-encoding');
    expect(await plain.text()).toBe(script);
  });

  test('without one are kept for an hour', async () => {
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test.each([
    '/../secret.json',
    '/assets/../../secret.json',
    '/%2e%2e/secret.json',
    '/..%2fsecret.json',
    '/assets/%00.js',
    '/%',
  ])('outside of the folder stay unseen: %s', async (path) => {
    expect(await (await get(path)).text()).not.toBe('{}');
  });
});

test.each([
  { headers: {}, tag: 'en', direction: 'ltr' },
  { headers: { 'accept-language': 'de-CH,de;q=0.9' }, tag: 'de', direction: 'ltr' },
  { headers: { 'accept-language': 'de', cookie: 'whittle_language=en' }, tag: 'en', direction: 'ltr' },
  { headers: { cookie: 'whittle_language=ar-XB' }, tag: 'ar-XB', direction: 'rtl' },
  { headers: { cookie: 'whittle_language="><script>' }, tag: 'en', direction: 'ltr' },
])('[LANG-01] the page says that it is in $tag, $direction', async ({ headers, tag, direction }) => {
  const response = await get('/home', headers);
  expect(await response.text()).toContain(`<html lang="${tag}" dir="${direction}">`);
  expect(response.headers.get('vary')).toContain('accept-language');
});
