import { expect, test } from 'vitest';
import { webpSize } from './webp-size.ts';

const webp = (kind: string, body: string) =>
  Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), Buffer.from(kind), Buffer.from(body, 'hex')]);

test.each([
  ['lossy', webp('VP8 ', '000000003001009d012a8002e001')],
  ['without loss', webp('VP8L', '000000002f7fc27700' + '0'.repeat(10))],
  ['extended', webp('VP8X', '0a000000000000007f0200df0100')],
])('[HOME-03] reads the size of a WebP that is %s', (_, bytes) => {
  expect(webpSize(bytes)).toEqual({ width: 640, height: 480 });
});

test.each([
  ['cut off', webp('VP8 ', '0000')],
  ['of another kind', webp('ALPH', '0'.repeat(60))],
  ['a page', Buffer.from('<!doctype html><p>A page that says RIFF and WEBP</p>')],
])('[HOME-03] what is %s has no size', (_, bytes) => {
  expect(webpSize(bytes)).toBeNull();
});
