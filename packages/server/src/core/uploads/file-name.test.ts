import { expect, test } from 'vitest';
import { cleanFileName, contentDisposition } from './file-name.ts';

test.each([
  ['receipt.png', 'receipt.png'],
  ['C:\\Users\\ada\\receipt.png', 'receipt.png'],
  ['../../etc/passwd', 'passwd'],
  ['a"b\r\nc<d>.png', 'abcd.png'],
  ['évil\u202egnp.exe', 'évilgnp.exe'],
  ['..', 'file'],
  ['', 'file'],
  ['50%.png', '50.png'],
  [`${'x'.repeat(200)}.jpeg`, `${'x'.repeat(115)}.jpeg`],
])('%j is kept as %j', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean);
});

test('a header names any file without breaking out of its quotes', () => {
  expect(contentDisposition('inline', 'a b.png')).toBe(`inline; filename="a b.png"; filename*=UTF-8''a%20b.png`);
  expect(contentDisposition('attachment', "é'(1).pdf")).toBe(
    `attachment; filename="_'(1).pdf"; filename*=UTF-8''%C3%A9%27%281%29.pdf`,
  );
});
