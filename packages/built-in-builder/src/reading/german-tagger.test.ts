import { expect, test } from 'vitest';
import { germanTagger } from './german-tagger.ts';
import { languageOf } from './language.ts';

const nouns = (text: string) =>
  germanTagger(text)
    .filter(({ pos }) => pos === 'noun')
    .map(({ lemma }) => lemma);

test('nouns are what has a capital, in the singular; compounds of a collection come in two parts', () => {
  expect(nouns('Rezeptsammlung mit Zutaten und Büchern')).toEqual(['rezept', 'sammlung', 'zutat', 'buch']);
});

test.each([
  ['Eine App für unsere Bücher', 'de'],
  ['An app for our books', 'en'],
  ['books: title, author', 'en'],
  ['Una app para mis recetas', 'other'],
  ['日本語のアプリ', 'other'],
])('“%s” is %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});
