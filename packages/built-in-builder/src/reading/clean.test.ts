import { expect, test } from 'vitest';
import { clean } from './clean.ts';
import { sentencesOf } from './sentences.ts';

test.each([
  ['cards w/ decks', 'cards with decks'],
  ['log - sets, reps', 'log: sets, reps'],
  ['a to do list', 'a tasks'],
  ['name, price, etc. Users search', 'name, price. Users search'],
  ['Fields:\n- title\n- author', 'Fields: title, author'],
  ['people sign up for shifts', 'people enlist for shifts'],
])('“%s” is cleaned', (text, cleaned) => {
  expect(clean(text)).toBe(cleaned);
});

test('sentences end at stops and line breaks, not inside numbers', () => {
  expect(sentencesOf('A price of 3.50 euros. Next one\nlast')).toEqual(['A price of 3.50 euros', 'Next one', 'last']);
});
