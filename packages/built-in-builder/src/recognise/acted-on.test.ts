import { describe, expect, test } from 'vitest';
import { recognise } from './recognise.ts';

const keptIn = (prompt: string) => recognise(prompt).plan.entities.map(({ plural }) => plural);

describe('[GEN-62] what people make or look at is a list of its own where it is known what it holds', () => {
  test.each([
    ['An app to record expenses and set monthly budgets', ['Budgets']],
    ['A website for a dance studio to present dancers, practice areas, case results and articles', ['Practice areas', 'Case results']],
  ] as const)('%s', (prompt, lists) => {
    expect(keptIn(prompt)).toEqual(expect.arrayContaining([...lists]));
  }); // prettier-ignore

  test.each([
    ['A diary application. The application should have mood tracking and journal entries', 'Applications'],
    ['A shop for lamps: products with price, people add items to the cart', 'Items'],
    ['A fundraising site with projects, funding progress bars and comments', 'Bars'],
    ['A dashboard of share prices that shows price charts and lets users create a watchlist', 'Users'],
    ['A site with job listings where people browse jobs and read reviews of companies', 'Listings'],
  ])('but not what only sounds like one: %s', (prompt, plural) => {
    expect(keptIn(prompt)).not.toContain(plural);
  });

  test('jobs that are listed are kept once', () => {
    expect(keptIn('A job site where people browse job listings and apply').filter((one) => /job/i.test(one))).toHaveLength(1); // prettier-ignore
  });
});

describe('[GEN-62] what nobody described has the fields of its trade', () => {
  const namesOf = (prompt: string, label: string) =>
    recognise(prompt)
      .plan.entities.find((entity) => entity.label === label)
      ?.fields.map(({ name }) => name);

  test.each([
    ['A system for a sanatorium with wings, beds and patients', 'Bed', ['room', 'status']],
    ['A logistics platform with shipments and drivers', 'Shipment', ['destination', 'weight']],
    ['A music website where users browse songs, artists and playlists', 'Artist', ['genre', 'about']],
    ['A website with sections for news, company profiles and events', 'Company', ['sector', 'website', 'about']],
    ['Manage companies and show their revenue and profit in a dashboard', 'Company', ['revenue', 'profit']],
  ] as const)('%s: %s', (prompt, label, names) => {
    expect(namesOf(prompt, label)).toEqual(expect.arrayContaining([...names]));
  }); // prettier-ignore

  test('nothing is left as a name with a status and notes where the trade is known', () => {
    const { plan } = recognise('A hotel management system with rooms, guests, bookings, contracts, warehouses and tournaments'); // prettier-ignore
    const bare = plan.entities.filter(
      ({ fields }) => fields.map(({ name }) => name).join() === 'name,status,date,notes',
    );
    expect(bare.map(({ label }) => label)).toEqual([]);
  });
});
