import { expect, test } from 'vitest';
import { readTypedNumber, readTypedWhole } from './typed-number.ts';

test.each([
  ['12.5', 12.5],
  ['12,5', 12.5],
  [' 1 234,50 ', 1234.5],
  ["1'234.50", 1234.5],
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['1.234.567', 1_234_567],
  ['1,234,567', 1_234_567],
  ['0,125', 0.125],
  ['0.125', 0.125],
  ['1.2340', 1.234],
  ['1234,567', 1234.567],
  ['−3,5', -3.5],
  [',5', 0.5],
  ['1e3', 1000],
  ['1.234', 'unclear'],
  ['1,234', 'unclear'],
  ['-12.500', 'unclear'],
  ['0x10', null],
  ['0b1', null],
  ['1,2,3', null],
  ['1.2.3', null],
  ['12 5', null],
  ['12 €', null],
  ['Infinity', null],
  ['', null],
  ['-', null],
])('[FIELD-01] “%s” typed into a field for a number is %s', (text, number) => {
  expect(readTypedNumber(text)).toBe(number);
});

test.each([
  ['1.000', 1000],
  ['1,000', 1000],
  ['−1.000', -1000],
  ['1 000', 1000],
  ['12', 12],
  ['12,0', 12],
  ['12,5', null],
  ['twelve', null],
])('[FIELD-01] “%s” typed into a field for a whole number is %s', (text, number) => {
  expect(readTypedWhole(text)).toBe(number);
});
