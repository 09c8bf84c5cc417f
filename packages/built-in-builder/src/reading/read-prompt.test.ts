import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { expectationsIn, missingIn } from './expectations.ts';
import { readPrompt } from './read-prompt.ts';

const entries = expectationsIn(readFileSync(new URL('../../fixtures/prompts.txt', import.meta.url), 'utf8'));

describe('[GEN-08] what is read in a prompt', () => {
  test('the table holds at least forty prompts of two languages', () => {
    expect(entries.length).toBeGreaterThanOrEqual(40);
    expect(entries.filter(({ prompt }) => readPrompt(prompt).language === 'de').length).toBeGreaterThan(4);
  });

  test.each(entries.map((entry) => [entry.prompt, entry] as const))('“%s”', (prompt, entry) => {
    expect(missingIn(entry, readPrompt(prompt))).toEqual([]);
  });

  it('is the same every time', () => {
    for (const { prompt } of entries) expect(readPrompt(prompt)).toEqual(readPrompt(prompt));
  });
});

test.each([
  'A club portal. Members sign in with Google and see events with date and place.',
  'Users log in via Google or Facebook accounts and write posts with title and text',
  'Find a tandem partner: profiles with name and city; sign in with Google; partners chat.',
])('[GEN-62] with whose account somebody signs in is no thing: “%s”', (prompt) => {
  expect(JSON.stringify(readPrompt(prompt).entities)).not.toMatch(/google|"signs?"/i);
});
