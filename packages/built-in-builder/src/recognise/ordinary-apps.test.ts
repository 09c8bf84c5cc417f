import { describe, expect, test } from 'vitest';
import { recognise } from './recognise.ts';

const entitiesOf = (prompt: string) => recognise(prompt).plan.entities;
const labels = (prompt: string) => entitiesOf(prompt).map(({ label }) => label);
const fieldsOf = (prompt: string, list: string) =>
  entitiesOf(prompt)
    .find(({ label }) => label === list)!
    .fields.map(({ label, type, isRequired }) => `${label}:${type}${isRequired ? '!' : ''}`);

describe('[GEN-62] ordinary apps have what was asked for, and nothing beside it', () => {
  test('people who only look on get no list, and what is reserved is what is said', () => {
    const prompt = 'I run a toy library at a nursery. Parents can browse toys, reserve toys and see what they have borrowed. Carers say who comes.'; // prettier-ignore
    expect(labels(prompt)).not.toContain('Carer');
    expect(fieldsOf(prompt, 'Reservation')).toContain('Toy:reference!');
    expect(fieldsOf(prompt, 'Loan')).toContain('Toy:reference!');
  });

  test('what more likely than not belongs to something need not belong to it', () => {
    const prompt = 'Klavierstimmer: Kunden mit Adresse, Instrumente mit Marke und Baujahr, jede Stimmung mit Datum, Tonhöhe und Preis'; // prettier-ignore
    expect(fieldsOf(prompt, 'Instrument')).toContain('Kunde:reference');
  });

  test.each([
    ['Faults in our flats: what is broken, photo, flat. The caretaker gets each one and tracks it until done', 'Track'],
    ['Training nights of our judo club: date, hall, topic. Parents say whether they can drive', 'Parent'],
  ])('“%s” has no list of the kind %s', (prompt, list) => {
    expect(labels(prompt)).not.toContain(list);
  });

  test('whom a house knows is reached, and has no specialty', () => {
    const employee = fieldsOf(
      'Shift plan for our bakery. Employees: name them. Each shift is of one employee',
      'Employee',
    );
    expect(employee).toEqual(['Name:text!', 'Role:text', 'Email:email', 'Phone:phone', 'Notes:longtext']);
  });

  test('questions in brackets are called like fields, once', () => {
    const fields = fieldsOf('Fuel pump of our farm club: members, refills (what, how many litres, date).', 'Refill');
    expect(fields).toEqual(expect.arrayContaining(['Number of litres:number', 'Date:date!']));
    expect(fields.join()).not.toMatch(/how many|What:/i);
  });

  test('a quote has line items, cards have decks, rooms for meetings are booked by the hour', () => {
    expect(fieldsOf('quotes for a joiner with customers and line items', 'Line item')).toContain('Unit price:money!');
    expect(labels('flashcards for bird voices w/ decks, front, back and a picture')).toContain('Deck');
    const booking = fieldsOf('Book a conference room in our co-op, nobody may book one that is already taken', 'Booking'); // prettier-ignore
    expect(booking).toContain('Start:datetime!');
    expect(labels('Shift plan for our bakery')).toEqual(['Shift']);
  });

  test('what is set aside is a favourite of the thing, not of itself', () => {
    const prompt = 'A site of a boat broker: boats with length, price and photos. Visitors save favourites and ask for a visit.'; // prettier-ignore
    expect(fieldsOf(prompt, 'Favourite')).toContain('Boat:reference!');
  });
});
