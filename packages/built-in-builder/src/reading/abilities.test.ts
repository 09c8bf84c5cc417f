import { expect, test } from 'vitest';
import { abilitiesIn } from './abilities.ts';
import { abilityEntries } from './lexicon/abilities.ts';
import { englishTagger } from './wink-tagger.ts';

const read = (text: string) => abilitiesIn([{ text, tokens: englishTagger(text) }]);

test('the list of abilities is closed and sorted', () => {
  const names = Object.keys(abilityEntries);
  expect(names).toEqual([...names].sort());
});

test.each([
  ['Members can search and filter songs', ['filter', 'search']],
  ['See all walks in a calendar', ['calendar']],
  ['People vote for ideas and comment on them', ['comment', 'vote']],
  ['Plants with name and room', []],
])('“%s”', (text, abilities) => {
  expect(read(text)).toEqual(abilities);
});
