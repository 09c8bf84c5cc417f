import { expect, test } from 'vitest';
import { recognise } from '../recognise.ts';

test.each([
  ['pantry: jars with content, shelf, made on, best by. Oldest on top please', 'made_on', 'up'],
  ['Reklamationen mit Kunde, Datum und Grund, die ältesten zuerst', 'datum', 'up'],
  ['Letters we got, with sender and received on, the newest first', 'received_on', 'down'],
])('[GEN-62] “%s”: the list begins as it was asked', (prompt, field, direction) => {
  expect(recognise(prompt).plan.pages[0]).toMatchObject({ archetype: 'list', order: { field, direction } });
});

test('[GEN-62] by when something is eaten is a day, and notes say when and by whom', () => {
  const { entities } = recognise(
    'My brother and I share a fridge. Soups with box and use by, and notes for each other',
  ).plan;
  const typesOf = (list: string) => entities.find(({ label }) => label === list)?.fields.map(({ name, type }) => `${name}:${type}`); // prettier-ignore
  expect(typesOf('Soup')).toContain('use_by:date');
  expect(typesOf('Note')).toEqual(expect.arrayContaining(['note:longtext', 'date:date', 'written_by:text']));
});
