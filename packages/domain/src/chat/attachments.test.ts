import { expect, test } from 'vitest';
import { isPicture, isTable } from './attachments.ts';

const files: [string, string, 'table' | 'picture' | 'other'][] = [
  ['books.csv', 'text/plain', 'table'],
  ['BOOKS.CSV', 'application/octet-stream', 'table'],
  ['books', 'text/csv; charset=utf-8', 'table'],
  ['Books (CSV data)', 'text/plain', 'table'],
  ['books.csv.txt', 'text/plain', 'other'],
  ['logo.png', 'image/png', 'picture'],
  ['logo.svg', 'image/svg+xml', 'other'],
  ['plan.pdf', 'application/pdf', 'other'],
];

test.each(files)('[GEN-24] %s of type %s is: %s', (name, contentType, kind) => {
  const file = { name, contentType };
  expect(isTable(file) ? 'table' : isPicture(file) ? 'picture' : 'other').toBe(kind);
});
