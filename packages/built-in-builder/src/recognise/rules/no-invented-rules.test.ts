import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise.ts';

const planOf = (prompt: string) => recognise(prompt).plan;

describe('[GEN-60] what forbids nothing is no rule', () => {
  test.each([
    'Guest house: stays with guest, arrival and departure. Guests pay before the departure.',
    'Trucks with name and capacity. Trips with date, truck and load.',
    'Products with name, old price and new price.',
    'A diet app: clients with name, start weight and end weight.',
    'Members with name and membership expiry date. Payments with date, amount and member. Show expired memberships.',
    'Branches with name. Books belong to a branch. Loans with date, book and branch. A book can be returned at another branch.',
    'Customers with name. Orders with date, customer and amount. Orders must be over 20 euros.',
    'Employees with name. Expenses with date, employee and amount. Expenses over 50 euro must be approved by the boss.',
    'Restaurants with name. Reviews have date, restaurant and a rating from 1 up to 5.',
    'Museum: visits with date and visitor. Entry on Sundays is free.',
    'An app for my recipes with ingredients, time in minutes and a photo. At most 30 minutes for quick ones.',
    'Kunden mit Name. Bestellungen mit Datum, Kunde und Betrag. Bestellungen über 100 Euro kosten keinen Versand.',
  ])('%s', (prompt) => {
    for (const { rules = [], limits, closed, once, isExclusive, highlights, fields } of planOf(prompt).entities) {
      // that nothing ends before it begins needs no words
      const asked = rules.filter(({ is, left, right }) => !(is === 'at-least' && 'field' in left && 'field' in right && !left.via && !right.via && /departure|end/.test(left.field))); // prettier-ignore
      expect({ asked, limits, closed, once, isExclusive, highlights }).toEqual({ asked: [] });
      expect(fields.filter(({ most, least, max }) => max === undefined && (most !== undefined || least !== undefined))).toEqual([]); // prettier-ignore
    }
  });

  test('choices that a text gives stay, whatever is done only while one of them holds', () => {
    const { entities } = planOf(
      'Orders with number and status (new, packed, shipped). Only send a mail when the order is late.',
    );
    const status = entities.find(({ label }) => label === 'Order')!.fields.find(({ name }) => name === 'status');
    expect(status?.options?.map(({ value }) => value)).toEqual(['New', 'Packed', 'Shipped']);
  });
});

describe('[ENT-10] nobody’s own records are opened by words of another sense', () => {
  test.each([
    'A court app for our tennis club: bookings with court, date and time. Members can only see their own bookings.',
    'A page for poems: poems with title and text. People can only edit their own poems.',
    'A film club: films with title, reviews with film and text. Customers can only add one review per film.',
    'My private film diary: films I want to watch, with title and notes.',
  ])('%s', (prompt) => {
    const own = planOf(prompt).entities.filter(({ label }) => /^(?:Booking|Film|Poem|Review)$/.test(label));
    expect(own.map(({ access }) => access.write)).not.toContain('admin');
    if (/private/.test(prompt)) expect(own.map(({ access }) => access.read)).toEqual(['creator']);
    if (/tennis/.test(prompt)) expect(own.map(({ theirsBy = [] }) => theirsBy.includes('member'))).toEqual([true]);
  });

  test('the rest may look where few change things', () => {
    const { entities } = planOf('Seed shelf of our allotment. Seeds with name, year and packets. Only the two shelf keepers should change things, the rest just look.'); // prettier-ignore
    expect(entities.map(({ access }) => access)).toEqual(entities.map(() => ({ read: 'all', write: 'admin' })));
  });
});

describe('[GEN-62] fields and lists are no steps and no rules', () => {
  test('what an invoice has is no way that it goes', () => {
    const labels = planOf('Invoices with client, amount, discount, payment and project.').entities.flatMap(({ fields }) => fields.map(({ label }) => label)); // prettier-ignore
    expect(labels).toEqual(expect.arrayContaining(['Amount', 'Discount', 'Payment']));
  });

  test('what is not to be forgotten is kept', () => {
    const labels = planOf('A menu app with dishes. Dishes have a name. Don’t forget to add a photo and a price to each dish.').entities.flatMap(({ fields }) => fields.map(({ type }) => type)); // prettier-ignore
    expect(labels).toEqual(expect.arrayContaining(['image', 'money']));
  });

  test('courses that end are courses', () => {
    const { entities } = planOf(
      'An app for our school: teachers, courses, pupils. Ask for feedback when the course ends.',
    );
    expect(entities.map(({ plural }) => plural)).toEqual(expect.arrayContaining(['Teachers', 'Courses', 'Pupils']));
  });
});
