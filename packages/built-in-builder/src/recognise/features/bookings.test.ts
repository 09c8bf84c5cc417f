import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise.ts';

const entitiesOf = (prompt: string) =>
  new Map(
    recognise(prompt).plan.entities.map(({ label, fields }) => [
      label,
      fields.map(({ name, type, reference }) => (reference ? `${name} -> ${reference}` : `${name}: ${type}`)),
    ]),
  );

describe('[GEN-60] booking with what the text asks for', () => {
  test('the asked fields take the place of the usual ones, beside the thing and how far it is settled', () => {
    const entities = entitiesOf(
      'A website for our sauna boats. Guests see the boats with price and seats and reserve one by giving name, phone, date and number of hours.',
    );
    expect(entities.get('Booking')).toEqual([
      'name: text',
      'boat -> Boat',
      'phone: phone',
      'date: date',
      'number_of_hours: number',
      'status: select',
    ]);
    expect(entities.get('Boat')).toContain('seats: number');
  });

  test('who books the only one of its kind chooses none', () => {
    const entities = entitiesOf(
      'Bands book our recording studio. They choose a day and a start time and enter the band name and how many hours.',
    );
    expect(entities.get('Booking')).toEqual([
      'band_name: text',
      'day: date',
      'start_time: time',
      'number_of_hours: number',
      'status: select',
    ]);
    expect([...entities.keys()]).toEqual(['Booking']);
  });

  test('fixed spans of a day are taken one by one, and one of several tables is not taken for all', () => {
    const { plan } = recognise('A laundry room booking for our house. Residents pick a day and one of the slots (8-10, 10-12) and enter their flat. Taken slots are shown.');
    const booking = plan.entities.find(({ verb }) => verb === 'Book');
    expect(booking).toMatchObject({ isExclusive: true });
    expect(booking?.fields.find(({ name }) => name === 'slots')?.options).toHaveLength(2);
    const table = recognise('Let customers reserve a table: date, time, number of guests, name and phone.').plan.entities;
    expect(table.map(({ name, isExclusive }) => [name, isExclusive])).toEqual([['Reservation', undefined]]);
  }); // prettier-ignore

  test('a class has its own time', () => {
    const bookings = entitiesOf(
      'A dance school site where people book classes. Classes have a name, teacher, weekday and time.',
    ).get('Booking');
    expect(bookings?.filter((field) => field.endsWith('date'))).toEqual([]);
  });

  test('what can be free or taken has a page that shows it, and a calendar', () => {
    const { plan } = recognise('Our club lends tents: members reserve a tent with name, start date and end date, and see which are free');
    const pages = plan.pages.map((page) => (page.archetype === 'feature' ? page.feature : page.archetype));
    expect(pages).toContain('availability');
    expect(plan.entities.find(({ verb }) => verb === 'Book')?.isExclusive).toBe(true);
  }); // prettier-ignore

  test('“pick a service and a time” books one of several services, and what I see is no field', () => {
    const booked = entitiesOf('A booking page for my salon: clients pick a service and a time, I see the week');
    expect([...booked.keys()]).toEqual(expect.arrayContaining(['Service', 'Booking']));
    expect(booked.get('Booking')?.join()).toContain('service');
    expect(booked.get('Booking')?.join()).not.toMatch(/week|end_date/);
    const yoga = entitiesOf('A yoga studio: people book a class, they choose a class and a day');
    expect(yoga.has('Class') || yoga.has('Lesson')).toBe(true);
  });

  test.each(['A diary of the books that I read', 'A library where members borrow books'])(
    '“%s” has no bookings',
    (prompt) => expect(entitiesOf(prompt).has('Booking')).toBe(false),
  );
});

test.each([
  ['A kennel with 12 runs. Owners book a stay for their dog, no double booking of a run', 'Stay', ['Run', 'Dog']],
  ['Tanning studio. Advisers with name and language, customers book an appointment with an adviser', 'Appointment', ['Adviser']],
  ['Wir vermieten Zelte an Gruppen, mit Name und Telefon. Welche Zelte sind noch frei? Keine Doppelbuchung', 'Buchung', ['Zelt']],
])('[GEN-62] “%s”: a booking is of what nobody else may have then', (prompt, list, whose) => {
  const { entities } = recognise(prompt).plan;
  const booking = entities.find(({ label }) => label === list);
  const of = booking?.fields.flatMap(({ reference }) => entities.find(({ name }) => name === reference)?.label ?? []);
  expect(of).toEqual(expect.arrayContaining(whose));
}); // prettier-ignore
