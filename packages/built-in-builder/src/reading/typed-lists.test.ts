import { describe, expect, test } from 'vitest';
import { readPrompt } from './read-prompt.ts';
import { withTypedCommas } from './typed-lists.ts';

describe('[GEN-62] lists that are typed without commas', () => {
  test.each([
    ['judo club: trainers athletes lessons', 'judo club: trainers, athletes, lessons'],
    ['puzzles with name pieces brand and year', 'puzzles with name, pieces, brand and year'],
    ['log my swims date distance time place', 'log my swims with date, distance, time, place'],
    [
      'calves with birth date weight colour and ear tag number',
      'calves with birth date, weight, colour and ear tag number',
    ],
    ['a list of kids books', 'a list of kids books'],
    ['the team updates the order status', 'the team updates the order status'],
    ['my daughter collects stickers', 'my daughter collects stickers'],
    ['show photo size limits', 'show photo size limits'],
  ])('“%s” is read as “%s”', (typed, read) => expect(withTypedCommas(typed)).toBe(read));

  test.each([
    ['judo club - trainers athletes lessons', 'trainer, athlete, lesson'],
    ['clubs request money with purpose and amount', 'club, request'],
    ['A gym. Pupils search and claim lost bottles.', 'bottle, pupil, claim'],
    ['tauschkiste: spiele mit nummer alter zustand', 'spiel'],
  ])('“%s” keeps %s', (prompt, nouns) => {
    const found = readPrompt(prompt).entities.map(({ noun }) => noun);
    for (const noun of nouns.split(', ')) expect(found).toContain(noun);
  });

  test.each([
    ['Mängelliste für den Bau. Gewerk, Raum, Foto, Frist und Status (offen, erledigt)', 'Gewerk, Raum, Foto, Frist, Status (offen, erledigt)'],
    ['A household book with expenses: date, shop and amount', 'date, shop, amount'],
    ['A puzzle game with multiple pages and levels', ''],
    ['A site for pen friends. Users can create profiles, including uploading photos and filling out hobbies and age.', 'photos, hobbies, age'],
  ] as const)('“%s”: the fields are “%s”', (prompt, fields) => {
    const [first] = readPrompt(prompt).entities;
    expect(first?.fields.filter((field) => field !== 'levels').join(', ') ?? '').toBe(fields);
  }); // prettier-ignore
});
