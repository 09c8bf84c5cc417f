import { expect, test } from 'vitest';
import { fileKind, isShownInPlace } from './file-kind.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const text = (content: string) => new TextEncoder().encode(content);

test.each<[string, Uint8Array, string, string, boolean]>([
  ['a picture', png, 'a.png', 'image/png', true],
  ['a picture that calls itself a page', png, 'a.html', 'image/png', true],
  ['a PDF', text('%PDF-1.7\n%âãÏÓ'), 'a.pdf', 'application/pdf', true],
  ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'a.svg', 'image/svg+xml', false],
  ['an SVG with a prolog', text('<?xml version="1.0"?>\n<!-- a -->\n<svg></svg>'), 'a.png', 'image/svg+xml', false],
  ['a page', text('<!doctype html><script>1</script>'), 'a.png', 'application/octet-stream', false],
  ['a page with a drawing', text('<html><svg></svg></html>'), 'a.svg', 'application/octet-stream', false],
  ['a fragment', text('  <script>1</script>'), 'a.txt', 'application/octet-stream', false],
  ['text', text('hello'), 'a.html', 'text/plain; charset=utf-8', false],
  ['a table', text('a,b\n1,2'), 'A.CSV', 'text/csv; charset=utf-8', false],
  ['an archive', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0]), 'a.png', 'application/zip', false],
  ['unknown bytes', new Uint8Array([1, 2, 3, 0, 255]), 'a.png', 'application/octet-stream', false],
  ['nothing', new Uint8Array(), 'a.png', 'text/plain; charset=utf-8', false],
])('%s is served as what it is', async (_, bytes, name, contentType, isInline) => {
  expect((await fileKind(bytes, name)).contentType).toBe(contentType);
  expect(isShownInPlace(contentType)).toBe(isInline);
});
