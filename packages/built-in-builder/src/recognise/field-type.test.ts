import { expect, test } from 'vitest';
import { fieldTypeOf } from './field-type.ts';

test.each([
  ['promised by', 'date'],
  ['needed by', 'date'],
  ['to be collected by', 'date'],
  ['collected by', 'text'],
  ['paid by', 'text'],
])('[GEN-62] “%s” is a %s: a day that something is held to, or who did it', (name, type) => {
  expect(fieldTypeOf(name)).toBe(type);
});
