import { expect, test } from 'vitest';
import { isDisguised, toolFileKind } from './file-kinds.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test.each([
  ['image/png', 'a.png', 'picture', false],
  ['image/png', 'a.jpg', 'picture', false],
  ['image/heic', 'a.heic', null, false],
  ['text/plain; charset=utf-8', 'a.md', 'text', false],
  ['text/plain; charset=utf-8', 'a.tsv', 'sheet', false],
  ['text/csv; charset=utf-8', 'A.CSV', 'sheet', false],
  ['text/plain; charset=utf-8', 'a.xlsx', 'text', true],
  ['application/zip', 'a.docx', 'document', false],
  ['application/zip', 'a.txt', null, true],
  [docx, 'a.docx', 'document', false],
  [docx, 'a.pdf', 'document', true],
  ['application/octet-stream', 'a.html', 'text', false],
  ['application/octet-stream', 'a.exe', null, false],
])('[FIELD-01] bytes of %s called %s are %s, disguised: %s', (type, name, kind, isFalse) => {
  expect(toolFileKind(type, name)).toBe(kind);
  expect(isDisguised(type, name)).toBe(isFalse);
});
