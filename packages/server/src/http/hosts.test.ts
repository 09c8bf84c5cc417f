import { expect, test } from 'vitest';
import { previewOrigin, publishedOrigin, resolveHost } from './hosts.ts';

const config = {
  publicUrl: 'https://build.example.com',
  appsHost: 'apps.example.com:8443',
  appsScheme: 'https' as const,
};
const appId = '0123456789abcdef01234567';

test.each([
  ['build.example.com', { kind: 'builder' }],
  ['BUILD.example.com.', { kind: 'builder' }],
  ['build.example.com:443', { kind: 'builder' }],
  ['my-shop.apps.example.com:8443', { kind: 'published', slug: 'my-shop' }],
  ['my-shop.apps.example.com', { kind: 'published', slug: 'my-shop' }],
  [`preview--${appId}.apps.example.com`, { kind: 'preview', appId }],
  [`check--${appId}.apps.example.com`, { kind: 'preview', appId, isPageCheck: true }],
  ['check--nothing.apps.example.com', { kind: 'unknown' }],
  ['preview--nothing.apps.example.com', { kind: 'unknown' }],
  ['a.b.apps.example.com', { kind: 'unknown' }],
  ['-a.apps.example.com', { kind: 'unknown' }],
  ['apps.example.com', { kind: 'unknown' }],
  ['evilapps.example.com', { kind: 'unknown' }],
  ['localhost:3000', { kind: 'local' }],
  ['127.0.0.1', { kind: 'local' }],
  ['[::1]:3000', { kind: 'local' }],
  ['192.168.1.5:3000', { kind: 'local' }],
  ['user@build.example.com', { kind: 'unknown' }],
  ['build.example.com:port', { kind: 'unknown' }],
  ['', { kind: 'unknown' }],
  [undefined, { kind: 'unknown' }],
])('%s', (header, host) => {
  expect(resolveHost(header, config)).toEqual(host);
});

test('an installation at an address without a name answers there as the builder', () => {
  const bare = { publicUrl: 'http://192.168.1.5:3000', appsHost: '192.168.1.5:3000' };
  expect(resolveHost('192.168.1.5:3000', bare)).toEqual({ kind: 'builder' });
});

test('origins of apps carry scheme and port', () => {
  expect(publishedOrigin(config, { slug: 'my-shop' })).toBe('https://my-shop.apps.example.com:8443');
  expect(previewOrigin(config, appId)).toBe(`https://preview--${appId}.apps.example.com:8443`);
});
