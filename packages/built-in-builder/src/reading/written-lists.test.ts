import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { writtenLists } from './written-lists.ts';

const listsOf = (prompt: string): Record<string, number> =>
  Object.fromEntries(recognise(prompt).plan.entities.map(({ plural, fields }) => [plural, fields.length]));

describe('[GEN-62] lists that a text writes down with their fields are the lists of the app', () => {
  test.each([
    [
      'what the business is called is no list beside them',
      'I run a little saddlery. I need customers (name, phone, email), saddles (customer, model, size, price) and repairs (saddle, what is broken, received on, price).',
      ['Customers', 'Repairs', 'Saddles'],
    ],
    [
      'one of few words is no less a list',
      'We are a family of six and want to keep track of our cellar (what, amount, put in on, shelf), our outings (place, who drives, day) and the laundry (item, colour, owner).',
      ['Cellars', 'Laundry', 'Outings'],
    ],
    [
      'what a trade usually keeps does not take their place',
      'i do flowers for funerals. need families (name, phone, email), orders (family, date, chapel, price, paid yes/no) and deliveries (order, driver, date and time, address)',
      ['Deliveries', 'Families', 'Orders'],
    ],
    [
      'a verb between a list and its fields is none of its words',
      'Ich habe eine Gerüstbaufirma. Ich möchte Baustellen verwalten (Adresse, Bauherr, Beginn, Ende), dazu Teile (Hersteller, Länge in Meter, Bestand) und Mitarbeiter (Name, Handy, Führerschein).',
      ['Baustellen', 'Mitarbeiter', 'Teile'],
    ],
  ])('%s', (_, prompt, plurals) => {
    expect(Object.keys(listsOf(prompt)).sort()).toEqual(plurals);
  });

  test('a text that says more than them may speak of others', () => {
    const prompt =
      'A club house where members book rooms (name, seats, price) for their meetings and bring guests, who sign in at the door with their name and the member that they visit. The caretaker sees each morning which rooms are booked, who comes, and what has to be set up; he notes damages. Keys (number, door, colour) are handed out.';
    expect(writtenLists(prompt, false)).toEqual([]);
  });

  test('choices of a field are no list', () => {
    expect(writtenLists('Doors with colour (red, green) and state (open, shut)', false)).toEqual([]);
  });
});
