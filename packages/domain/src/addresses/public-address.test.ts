import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  ...['1.1.1.1', '8.8.8.8', '172.15.255.255', '172.32.0.1', '192.167.1.1', '100.63.255.255', '100.128.0.0'],
  ...['223.255.255.255', '2606:4700:4700::1111', '2a00:1450:4001:831::200e', '::ffff:8.8.8.8', '64:ff9b::808:808'],
])('[S-17] %s is public', (address) => expect(isPublicAddress(address)).toBe(true));

test.each([
  ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ...['169.254.169.254', '100.100.100.200', '168.63.129.16', '192.0.0.192', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '2001:db8::1', '2001::1'],
  ...['2002:7f00:1::', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:a9fe:a9fe', '::127.0.0.1', '64:ff9b::7f00:1'],
  ...['0:0:0:0:0:ffff:10.0.0.1', 'fec0::1', '64:ff9b:1::1', '4000::1'],
])('[S-17] %s is not', (address) => expect(isPublicAddress(address)).toBe(false));

test.each([
  '',
  'localhost',
  '2130706433',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '8.8.8',
  '8.8.8.256',
  '1::2::3',
  '12345::',
  ':::',
])('[S-17] %j is no address, so it is not public', (text) => expect(isPublicAddress(text)).toBe(false));

test('[S-17] an IPv4 address carried by an IPv6 one is as public as alone', () => {
  const part = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(part, part, part, part, (a, b, c, d) => {
      const ipv4 = `${a}.${b}.${c}.${d}`;
      const groups = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
      expect(isPublicAddress(`::ffff:${ipv4}`)).toBe(isPublicAddress(ipv4));
      expect(isPublicAddress(`::ffff:${groups}`)).toBe(isPublicAddress(ipv4));
    }),
  );
});
