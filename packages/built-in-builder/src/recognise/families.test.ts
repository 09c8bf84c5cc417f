import { describe, expect, test } from 'vitest';
import { parseField } from '../kinds/parse-field.ts';
import { everyFamily } from './families.ts';
import { recognise } from './recognise.ts';

const listOf = (prompt: string, plural: string) => {
  const { plan, samples } = recognise(prompt);
  const entity = plan.entities.find((one) => one.plural === plural);
  return { plan, entity, names: entity?.fields.map(({ label }) => label) ?? [], rows: samples.get(entity?.name ?? '') ?? [] };
}; // prettier-ignore

describe('[GEN-62] things that a site for many people keeps, of which the text says nothing more', () => {
  test.each([
    ['A website for a zoo with opening hours. Visitors browse attractions and read news.', 'Attractions', ['Category', 'Opening hours', 'Photo']],
    ['A hospital platform to manage departments, doctors and patients', 'Departments', ['Head', 'Floor', 'Opening hours']],
    ['A platform to manage contracts, departments and meetings', 'Contracts', ['Partner', 'Value', 'Terms']],
    ['A website for a school of music to publish lessons, playlists and events', 'Playlists', ['Mood', 'Tracks', 'Cover']],
  ])('“%s” keeps %s with %j', (prompt, plural, fields) => {
    expect(listOf(prompt, plural).names).toEqual(expect.arrayContaining(fields));
  }); // prettier-ignore

  test('what one person keeps for oneself stays as such lists are', () => {
    expect(listOf('Keep track of my cars', 'Cars').names).not.toContain('Fuel');
  });

  test('every line of the vocabulary is a field, and every text of a sample has no gap', () => {
    for (const { fields } of everyFamily()) expect(() => fields.map(parseField)).not.toThrow();
    const { rows } = listOf('A website for a zoo with attractions to browse, events and news', 'Attractions');
    for (const row of rows) expect(String(row['description'])).toMatch(/^[^~#]{20,}$/);
  });
});

describe('[GEN-62] one list for each thing', () => {
  test.each([
    ['A dealership website to show vehicles. Visitors browse cars, compare cars and ask for a test drive.', 'Cars', 'Vehicles'],
    ['A website for browsing promotions and discounts. Users share promotions and rate promotions.', 'Promotions', 'Discounts'],
  ])('“%s” has %s and no %s', (prompt, kept, other) => {
    const plurals = recognise(prompt).plan.entities.map(({ plural }) => plural);
    expect(plurals).toContain(kept);
    expect(plurals).not.toContain(other);
  }); // prettier-ignore

  test('words that are only searched for are not kept', () => {
    const { plan } = recognise('A website about local history with articles and events. Visitors can search for specific topics and keywords.'); // prettier-ignore
    expect(plan.entities.map(({ label }) => label)).not.toEqual(expect.arrayContaining(['Keyword']));
    expect(plan.entities.map(({ label }) => label)).not.toEqual(expect.arrayContaining(['Topic']));
  });
});

test.each([
  ['Please build a website for comparing electricity prices of several suppliers', 'Electricity prices'],
  ['Make a volunteering platform where people offer help', 'Volunteering'],
  ['Create a text-based farming browser game with fields and animals', 'Farming game'],
])('[GEN-60] “%s” is called %s', (prompt, name) => {
  expect(recognise(prompt).plan.name).toBe(name);
});

test('[GEN-60] what is rented from one day to another is booked for both', () => {
  const { plan } = recognise('A canoe rental website. Customers book canoes with pick-up and return dates, and managing bookings.'); // prettier-ignore
  const booking = plan.entities.find(({ verb }) => verb === 'Book')!;
  expect(booking.fields.filter(({ type }) => type === 'date').map(({ label }) => label)).toEqual(['Pick-up date', 'Return date']); // prettier-ignore
});

test('[GEN-60] doctors, teachers and lawyers are good at what such people do', () => {
  const { rows } = listOf('A clinic website that introduces doctors', 'Doctors');
  expect(rows[0]).toMatchObject({ specialty: 'Cardiology' });
});
