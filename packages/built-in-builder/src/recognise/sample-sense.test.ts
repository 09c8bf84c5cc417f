import { expect, test } from 'vitest';
import { recognise } from './recognise.ts';

/** The sample rows of one entity, by what it is called. */
function rowsOf(prompt: string, label: string): Record<string, unknown>[] {
  const { plan, samples } = recognise(prompt);
  const entity = plan.entities.find((one) => one.label === label);
  if (!entity) throw new Error(`There is no ${label}, but ${plan.entities.map((one) => one.label).join(', ')}`);
  return [...samples.get(entity.name)!];
}

test.each([
  ['Guests book a kayak on our lake. Kayaks have a name, seats and price per hour.', 'Kayak', /Kittiwake/],
  ['Bike rental: people rent bikes by the day', 'Bike', /bike|tandem/],
  ['Our town hall lets people reserve a room', 'Room', /Lighthouse|Harbour|Library|room/],
  ['A dog school where owners book lessons for their dogs: dogs with name and breed', 'Dog', /Biscuit|Balu/],
  ['Book a sauna in our holiday village: saunas with name and price', 'Sauna', /sauna/],
  ['Kajakverleih: Gäste buchen ein Kajak für einen Tag', 'Kajak', /Eisvogel/],
])('[GEN-60] things are not called after people: %s', (prompt, label, name) => {
  const names = rowsOf(prompt, label).map((row) => row['name']);
  expect(names.join(', ')).toMatch(name);
  expect(names.join(', ')).not.toMatch(/Amina Yusuf|Henrik Dahl|Annika Berger/);
});

test.each([
  ['Our team’s players, their positions and goals per match', 'Player', 'name'],
  ['Workshop registration with limited seats', 'Registration', 'name'],
  ['Online shop for candles with cart and orders', 'Order', 'customer'],
])('[GEN-60] people, and what they leave behind, are: %s', (prompt, label, field) => {
  expect(rowsOf(prompt, label)[0]![field]).toBe('Amina Yusuf');
});

test('[GEN-60] what is lent goes out before it is due and comes back after it went, in English and German', () => {
  for (const [prompt, label] of [
    ['Library of things: neighbours borrow tools, when they are due back', 'Loan'],
    ['Werkzeuge verleihen an Nachbarn, wann zurück', 'Ausleihe'],
  ] as const) {
    const { plan } = recognise(prompt);
    const days = plan.entities.find((one) => one.label === label)!.fields.filter(({ type }) => type === 'date');
    const [out, due, back] = days.map(({ name }) => name);
    for (const row of rowsOf(prompt, label)) {
      expect(row[out!]).toBeLessThanOrEqual(0);
      expect(row[due!]).toBeGreaterThan(row[out!] as number);
      if (back && row[back] !== undefined) expect(row[back]).toBeGreaterThan(row[out!] as number);
    }
  }
});

test('[GEN-60] nobody plays against themselves, and no match ends level each time', () => {
  const matches = rowsOf('Football league: teams, matches with home team and away team and scores', 'Sports match');
  for (const row of matches) expect(row['home']).not.toBe(row['away']);
  expect(matches.some((row) => row['home_score'] !== row['away_score'])).toBe(true);
});

test('[GEN-60] where something can run low, one thing does', () => {
  const seeds = rowsOf('Seeds with plant and how many seeds are left. Show me what is running low.', 'Seed');
  expect(seeds.some((row) => (row['seeds_left'] as number) <= 3)).toBe(true);
});

test('[GEN-60] what goes from 1 to 5 does so in sample records', () => {
  const answers = rowsOf(
    'A survey about our bus: how they rate comfort and price from 1 to 5, and a comment',
    'Answer',
  );
  for (const row of answers) {
    expect(row['comfort']).toBeGreaterThanOrEqual(1);
    expect(row['comfort']).toBeLessThanOrEqual(5);
  }
});

test('[LANG-06] an order is “Storniert”, an appointment “Abgesagt”', () => {
  const optionsOf = (prompt: string) =>
    recognise(prompt).plan.entities.flatMap(({ fields }) => fields.flatMap(({ options = [] }) => options.map(({ value }) => value))); // prettier-ignore
  expect(optionsOf('Onlineshop für Kerzen mit Warenkorb und Bestellungen')).toContain('Storniert');
  expect(optionsOf('Hundeschule: Kunden, Hunde, Termine')).toContain('Abgesagt');
});
