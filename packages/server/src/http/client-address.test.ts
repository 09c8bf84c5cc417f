import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const from = (remoteAddress: string | undefined, forwardedFor: string | null = null, trustedProxies = 0) =>
  clientAddress({ remoteAddress, forwardedFor, trustedProxies });

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  [undefined, 'unknown'],
])('%s counts as %s', (remote, counted) => {
  expect(from(remote)).toBe(counted);
});

test('without a proxy of our own the header is anybody’s word', () => {
  expect(from('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
});

test.each([
  [1, '198.51.100.1', '198.51.100.1'],
  [1, 'forged, 198.51.100.1', '198.51.100.1'],
  [2, 'forged, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  [2, '198.51.100.1', '198.51.100.1'],
  [1, 'no address', '10.0.0.1'],
  [1, null, '10.0.0.1'],
])('behind %d proxies, %s means %s', (proxies, header, counted) => {
  expect(from('10.0.0.1', header, proxies)).toBe(counted);
});
