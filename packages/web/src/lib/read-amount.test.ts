import { expect, test } from 'vitest';
import { readAmount, toAmount } from './read-amount.ts';

test.each([
  ['5', 5_000_000],
  ['5,50', 5_500_000],
  [' 0.000001 ', 1],
  ['0', 0],
  ['', null],
  ['-1', undefined],
  ['1e3', undefined],
  ['1.000', undefined],
  ['1,500', undefined],
  ['1.000,50', 1_000_500_000],
  ['1000', 1_000_000_000],
  ['five', undefined],
  ['1.0000001', undefined],
])('[USAGE-07] “%s” typed as a limit', (text, micros) => {
  expect(readAmount(text)).toBe(micros);
});

test.each([
  [5_500_000, '5.50'],
  [1, '0.000001'],
  [1_234_000, '1.2340'],
  [1_234_500, '1.2345'],
  [0, '0.00'],
  [null, ''],
])('[USAGE-07] a limit of %s is shown as “%s”, and is read back', (micros, text) => {
  expect(toAmount(micros)).toBe(text);
  expect(readAmount(text)).toBe(micros);
});
