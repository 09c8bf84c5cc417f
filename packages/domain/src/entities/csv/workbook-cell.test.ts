import { expect, test } from 'vitest';
import { workbookCell, workbookNumber } from './workbook-cell.ts';

test.each([
  ['2026-01-31T00:00:00.000Z', '2026-01-31'],
  ['2026-01-31T14:30:15.000Z', '2026-01-31T14:30:15'],
  ['2026-01-31T14:30:15.250Z', '2026-01-31T14:30:15.250'],
  ['1899-12-30T14:30:15.000Z', '14:30:15'],
  ['1899-12-30T00:00:00.000Z', '00:00:00'],
  ['1899-12-31T06:00:00.000Z', '30:00:00'],
  ['1899-12-31T00:00:00.000Z', '1900-01-01'],
  ['1900-02-27T00:00:00.000Z', '1900-02-28'],
  ['1900-03-01T00:00:00.000Z', '1900-03-01'],
])('[CSV-29] a date of a sheet that reads %s stands there as %s', (read, written) => {
  expect(workbookCell(new Date(read))).toBe(written);
});

test.each([
  ['39.950000000000003', 39.95],
  ['1E+20', 1e20],
  ['9007199254740991', 9_007_199_254_740_991],
  ['9007199254740993', '9007199254740993'],
  ['12345678901234567890', '12345678901234567890'],
])('[CSV-29] the number %s of a sheet is %s', (text, value) => {
  expect(workbookNumber(text)).toBe(value);
});
