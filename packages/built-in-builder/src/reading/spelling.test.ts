import { expect, test } from 'vitest';
import { correctSpelling, isOneAway } from './spelling.ts';
import { englishTagger } from './wink-tagger.ts';

const correct = (text: string) => correctSpelling(text, englishTagger(text));

test.each([
  ['recipies with ingrediants', 'recipes with ingredients'],
  ['Students borrowed books in the county', 'Students borrowed books in the county'],
])('“%s” is read as “%s”', (typed, meant) => {
  expect(correct(typed)).toBe(meant);
});

test('one letter more, less, other or swapped is one away', () => {
  expect(['pateint', 'patien', 'patientt', 'patuent'].every((word) => isOneAway(word, 'patient'))).toBe(true);
  expect(isOneAway('patio', 'patient')).toBe(false);
});
