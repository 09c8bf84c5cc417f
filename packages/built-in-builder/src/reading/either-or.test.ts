import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { withChoices } from './either-or.ts';

const fieldsOf = (prompt: string) =>
  recognise(prompt).plan.entities.flatMap(({ fields }) =>
    fields.map(({ label, type, options }) => `${label}: ${options?.map(({ value }) => value).join('/') ?? type}`),
  );

describe('[GEN-08] what is one or the other is one field', () => {
  test.each([
    ['For every sighting I note species, date, number, heard or only seen, and notes.', 'Heard or only seen: Heard/Only seen'],
    ['I collect records: title, artist, year, new or used, price.', 'Condition: New/Used'],
    ['Shoe repairs: customer, phone, left or right or both, price.', 'Left or right or both: Left/Right/Both'],
    ['Fire extinguishers: number, location, last test, passed or failed.', 'Passed or failed: Passed/Failed'],
    ['Camp children: name, birthday, swimmer or non-swimmer, allergies.', 'Swimmer: boolean'],
    ['Rooms: name, floor, rent, furnished or unfurnished.', 'Furnished: boolean'],
    ['Hiking tours: date, meeting point, easy/medium/hard, guide.', 'Easy or medium or hard: Easy/Medium/Hard'],
    ['Museum objects: title, artist, height, on display or in storage, insured value.', 'On display or in storage: On display/In storage'],
    ['Hearing aids: customer, left or right ear, model, next check.', 'Ear: Left/Right'],
    ['Contracts: tenant, from, until, paid by card or transfer.', 'Paid by: Card/Transfer'],
    ['Runs: date, distance, time, route, alone or with friends, weather.', 'Alone or with friends: Alone/With friends'],
    ['For each booking I need the date, the venue, package (small, medium, large) and the price.', 'Package: Small/Medium/Large'],
  ])('%s', (prompt, field) => {
    expect(fieldsOf(prompt)).toContain(field);
  }); // prettier-ignore

  test.each([
    ['Users can search books by title, author or year.'],
    ['Books: title, author or editor, year.'],
    ['Members can add, edit or delete posts, search and comment.'],
    ['The shop sells tents, stoves or bags.'],
  ])('nothing is one choice in “%s”', (text) => {
    expect(withChoices(text, 'en')).toBe(text);
  });

  test('pictures from before and after are two pictures', () => {
    expect(fieldsOf('Furniture: name, hours, price, before and after photos.')).toEqual(
      expect.arrayContaining(['Photo before: image', 'Photo after: image']),
    );
  });
});
