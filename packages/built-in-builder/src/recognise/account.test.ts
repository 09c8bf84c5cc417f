import { describe, expect, test } from 'vitest';

import { firstReply } from '../first-reply.ts';
import { germanReply } from '../languages/german-reply.ts';
import { recognise } from './recognise.ts';

const fieldsOf = (prompt: string, label: string) =>
  recognise(prompt)
    .plan.entities.find((entity) => entity.label === label)
    ?.fields.map((field) => field.label);

describe('[GEN-62] what a list of fields names is kept, or said not to be', () => {
  test.each([
    ['Toys: name, age from, age to, number of pieces, photo.', 'Toy', 'Age to'],
    ['Couriers: name, phone, bike type, on duty.', 'Courier', 'On duty'],
    ['Volunteers with name, phone, days they can come and languages spoken. Visits: volunteer, date, minutes.', 'Volunteer', 'Languages spoken'],
    ['Piano lessons (pupil, date, minutes, piece, homework).', 'Piano lesson', 'Homework'],
    ['Fahrstunden: Schüler, Datum, Minuten, Kosten, Prüfung bestanden.', 'Fahrstunde', 'Prüfung bestanden'],
  ])('%s: the %s has “%s”', (prompt, label, field) => {
    expect(fieldsOf(prompt, label)).toContain(field);
  }); // prettier-ignore

  test('one of the fields is no list of its own', () => {
    const { plan } = recognise('Piano lessons (pupil, date, minutes, piece, homework).');
    expect(plan.entities.map(({ label }) => label)).not.toContain('Homework');
  });

  test('what a page needs takes nothing from what was said', () => {
    const prompt = 'Newsletter subscribers with name, email, phone, birthday. People subscribe on the website.';
    expect(fieldsOf(prompt, 'Subscriber')).toEqual(expect.arrayContaining(['Name', 'Email', 'Phone', 'Birthday']));
  });

  test('what could not be kept is named in the reply, in English and in German', () => {
    const understood = { ...recognise('Toys: name, age, photo.'), notTaken: ['age to', 'batch number'] };
    const line = '- Not taken from what you wrote: age to and batch number.';
    expect(firstReply(understood, new Date(0)).split('\n')).toContain(line);
    expect(germanReply('- Not taken from what you wrote: Taschengeld and Losnummer.', null)).toEqual({
      text: '- Nicht übernommen aus Ihrem Text: Taschengeld und Losnummer.',
      left: [],
    });
  });

  test('nothing is said where everything was taken', () => {
    expect(recognise('Toys: name, age from, age to, number of pieces, photo.').notTaken).toEqual([]);
  });

  test.each([
    ['An app for recipes with search, filters, categories and a shopping list.'],
    ['A dashboard with charts, revenue by month, open orders and top customers for my shop.'],
  ])('parts of an app are no fields: “%s”', (prompt) => {
    expect(recognise(prompt).notTaken).toEqual([]);
  });
});
