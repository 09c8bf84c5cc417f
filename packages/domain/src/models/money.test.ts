import { expect, test } from 'vitest';
import { costOfTokens, rateOf, rateOfDecimal } from './money.ts';

test.each([
  ['0.0000025', 2_500_000],
  ['0.00000015', 150_000],
  ['1.5e-7', 150_000],
  ['0', 0],
  ['0.000000000000049', 0],
  ['0.0000000000005', 1],
])('[USAGE-05] a price of %s per token is read digit by digit', (text, rate) => {
  expect(rateOfDecimal(text)).toBe(rate);
});

test.each(['-1', '-0.1', 'NaN', '', 'free', '1e99', '9999999'])('[USAGE-05] %s is no price', (text) => {
  expect(rateOfDecimal(text)).toBeNull();
});

test('[USAGE-05] costs are whole millionths, halves rounded up, and large sums stay exact', () => {
  expect(costOfTokens(1, rateOf(0.5))).toBe(1);
  expect(costOfTokens(1, rateOf(0.4))).toBe(0);
  expect(costOfTokens(3, rateOf(0.1 + 0.2))).toBe(1);
  expect(costOfTokens(123_456_789_012, rateOf(75))).toBe(9_259_259_175_900);
});
