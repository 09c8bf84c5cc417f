import { expect, test } from 'vitest';
import { readPrompt } from './read-prompt.ts';

test.each([
  ['Sales (buyer, date, price per jar, notes)', 'buyer, date, price per jar, notes'],
  ['Sales (buyer, date, jars, paid or not)', 'buyer, date, jars, paid (yes/no)'],
])('[GEN-62] “%s”: what is one name has no choices in it', (prompt, fields) => {
  expect(readPrompt(prompt).entities[0]!.fields.join(', ')).toBe(fields);
});
