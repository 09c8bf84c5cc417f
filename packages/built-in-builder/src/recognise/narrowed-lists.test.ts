import { expect, test } from 'vitest';
import { recognise } from './recognise.ts';

const filtersOf = (prompt: string): Record<string, string[]> =>
  Object.fromEntries(
    recognise(prompt).plan.pages.flatMap((page) => (page.archetype === 'list' ? [[page.label, page.filters]] : [])),
  );

test.each([
  ['My lures with name, brand, weight in grams and box', 'Lures', ['brand', 'box']],
  ['Wine cellar: wines with name, vintage, grape variety and region', 'Wines', ['grape_variety', 'region']],
  ['Meine Briefmarken mit Motiv, Land, Jahr und Schublade', 'Briefmarken', ['land', 'schublade']],
])('[GEN-62] “%s” is narrowed by what many records have alike', (prompt, list, fields) => {
  expect(filtersOf(prompt)[list]).toEqual(expect.arrayContaining(fields));
});

test.each([
  ['Neighbours with name, address and phone number', 'Neighbours'],
  ['A list of parcels with tracking number, link and weight', 'Parcels'],
])('[GEN-62] “%s” is not narrowed by what each record has alone', (prompt, list) => {
  expect(filtersOf(prompt)[list]).toEqual([]);
});
