import { expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { readPrompt } from './read-prompt.ts';

test.each([
  ['Hire a kayak: holiday guests choose a kayak and leave name and phone', 'kayak', 'booking', 'name, phone, start date, end date'],
  ['Sauna rental. Guests pick a sauna and a day and leave their name and phone number', 'sauna', 'booking', 'name, phone number, day'],
  ['Bakery: customers choose a tart and give name, phone and pickup date', 'tart', 'order', 'name, phone, pickup date'],
  ['Shelter: visitors pick a cat, then leave their email and a message', 'cat', 'request', 'email, message'],
  ['Kanuverleih: Gäste wählen ein Kanu und einen Tag und geben Name und Telefon an', 'kanu', 'booking', 'Name, Telefon, Tag'],
  ['Tierheim: Besucher suchen sich eine Katze aus und hinterlassen Name und E-Mail', 'katze', 'anfrage', 'Name, E-Mail'],
])('[GEN-08] what is left beside a thing that is chosen is of the booking, order or request: “%s”', (prompt, thing, record, fields) => {
  const { entities, relations } = readPrompt(prompt);
  const of = (noun: string) => entities.find((entity) => entity.noun === noun)?.fields.join(', ');
  expect(of(thing) ?? '').not.toMatch(/name|phone|telefon|mail/i);
  expect(of(record)).toBe(fields);
  expect(relations).toContainEqual({ from: record, to: thing });
}); // prettier-ignore

test('[GEN-08] what people do after a colon is no field of their booking', () => {
  const { plan } = recognise('Hire a kayak: holiday guests choose a kayak and leave name and phone');
  const booking = plan.entities.find(({ name }) => name === 'Booking');
  expect(booking?.fields.map(({ label }) => label)).toEqual([
    'Name',
    'Kayak',
    'Phone',
    'Start date',
    'End date',
    'Status',
  ]);
});

test.each(['Kunden bestellen Torten', 'Gäste buchen ein Zimmer'])(
  '[GEN-08] what people buy or book is not theirs: “%s”',
  (prompt) => {
    const { relations } = readPrompt(prompt);
    expect(relations.filter(({ from }) => from === 'torte' || from === 'zimmer')).toEqual([]);
  },
);

test.each([
  ['Haushaltsbuch: Einnahmen und Ausgaben', 'Einnahme', 'Betrag'],
  ['Vereinskasse: Ausgaben mit Beleg', 'Ausgabe', 'Betrag'],
  ['Unsere Ausflüge und Hütten', 'Ausflug', 'Beginnt am'],
  ['Chor: Mitglieder und Proben', 'Probe', 'Wann'],
])('[GEN-60] German nouns have the fields of their kind: “%s”', (prompt, label, field) => {
  const entity = recognise(prompt).plan.entities.find((one) => one.label === label);
  expect(entity?.fields.map((one) => one.label)).toContain(field);
});

test('[GEN-60] a member is no song, and no pig a wine', () => {
  const { plan } = recognise('Verein: Mitglieder und Schweine');
  const labels = plan.entities.map(({ label, fields }) => [label, fields.map((field) => field.label).join()]);
  expect(Object.fromEntries(labels)).toMatchObject({ Mitglied: expect.stringContaining('Telefon') as string });
  expect(Object.fromEntries(labels)['Schwein']).not.toContain('Kategorie');
});
