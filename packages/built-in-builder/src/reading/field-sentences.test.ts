import { describe, expect, test } from 'vitest';
import { readPrompt } from './read-prompt.ts';

describe('[GEN-08] fields that are said in whole sentences', () => {
  test.each([
    [
      'Users can add a book title, the author name and a link to the cover.',
      'book',
      'title, author name, link to the cover',
    ],
    [
      'Each listing should show the address, number of rooms, price and photos.',
      'listing',
      'address, number of rooms, price, photos',
    ],
    [
      'An app where teachers enter grades. For every student we need the first name, last name and class.',
      'student',
      'first name, last name, class',
    ],
    [
      'A platform for pet owners to share information about their pets, such as breed, age and weight.',
      'pet',
      'breed, age, weight',
    ],
    [
      'Employees submit vacation requests stating start date, end date and the reason; managers approve them.',
      'request',
      'start date, end date, reason',
    ],
    [
      'A system which stores the license plate, entry time, exit time and the fee of each vehicle.',
      'vehicle',
      'license plate, entry time, exit time, fee',
    ],
    [
      'Patients can book appointments by choosing a doctor, a date and a time slot.',
      'appointment',
      'doctor, date, time slot',
    ],
    [
      'An inventory tool. Items are described by SKU, name, location and reorder level.',
      'item',
      'SKU, name, location, reorder level',
    ],
    [
      'Each volunteer provides their phone number, email and availability.',
      'volunteer',
      'phone number, email, availability',
    ],
  ] as const)('“%s”: a %s has %s', (prompt, noun, fields) => {
    const entity = readPrompt(prompt).entities.find((one) => one.noun === noun);
    expect(entity?.fields.join(', ')).toBe(fields);
  });

  test.each([
    'A website where every visitor can see news, events and offers',
    'Users can browse, search and filter products',
  ])('“%s” names no fields', (prompt) =>
    expect(readPrompt(prompt).entities.flatMap(({ fields }) => fields)).toEqual([]),
  );
});
