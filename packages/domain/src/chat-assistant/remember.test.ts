import { expect, test } from 'vitest';
import { toRemember } from './remember.ts';

test('[CHATA-15] what somebody wants to be remembered is told from a question', () => {
  expect(toRemember('Remember that I am allergic to nuts.')).toBe('I am allergic to nuts.');
  expect(toRemember('please remember my size is 42')).toBe('my size is 42');
  expect(toRemember('Merk dir bitte, dass ich vegan esse')).toBe('ich vegan esse');
  expect(toRemember('Merke dir: Größe 42')).toBe('Größe 42');
  for (const question of [
    'Do you remember me?',
    'Remember when you closed early?',
    'When do you open?',
    'Remember',
    '',
  ])
    expect(toRemember(question), question).toBeNull();
});
