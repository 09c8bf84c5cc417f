import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishedBy } from './published-app.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
const published = (message: string) => publishedBy(server, message);

describe('[ENT-27] a published site of the built-in builder', () => {
  test('what is booked reaches the owner, and others see when it is taken but not by whom', async () => {
    const site = await published(
      'A website for our holiday flats: guests browse flats with title, price and photo, see which are free and book one for some days.',
    );
    const flat = await site.add('boss', 'Flat', { title: 'Attic', price: 90 });
    expect(flat.status).toBe(201);
    const days = { start_date: '2027-01-04', end_date: '2027-01-08', flat: flat.record.id, status: 'Requested' };
    const byGuest = { name: 'Gil', email: 'gil@example.com', ...days };
    expect((await site.add('visitor', 'Booking', byGuest)).status).toBe(201);
    const byAda = {
      ...byGuest,
      name: 'Ada',
      email: 'ada@example.com',
      start_date: '2027-02-01',
      end_date: '2027-02-03',
    };
    const own = await site.add('ada', 'Booking', byAda);
    expect(own.status).toBe(201);

    const names = async (who: 'ada' | 'eve' | 'boss' | 'visitor') =>
      (await site.rows(who, 'Booking')).flatMap(({ name }) => name ?? []);
    expect((await names('boss')).toSorted()).toEqual(['Ada', 'Gil']);
    expect(await names('ada')).toEqual(['Ada']);
    expect(await names('eve')).toEqual([]);
    expect(await names('visitor')).toEqual([]);
    const seen = await site.rows('visitor', 'Booking');
    expect(seen.map(({ start_date, flat: of }) => [start_date, of]).toSorted()).toEqual([
      ['2027-01-04', flat.record.id],
      ['2027-02-01', flat.record.id],
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/Gil|Ada|example\.com/);
    expect(await site.change('eve', `Booking/${own.record.id}`, { status: 'Cancelled' })).not.toBe(200);
    expect(await site.change('boss', `Booking/${own.record.id}`, { status: 'Confirmed' })).toBe(200);
  });

  test('what is registered for is read by admins alone where nobody looks it up again', async () => {
    const site = await published('A website for a yoga studio with workshops. Visitors register for a workshop.');
    const workshop = await site.add('boss', 'Workshop', { title: 'Breath', starts_at: '2027-03-01T18:00:00Z' });
    expect(workshop.status).toBe(201);
    const wish = { name: 'Gil', email: 'gil@example.com', workshop: workshop.record.id };
    expect((await site.add('visitor', 'Registration', wish)).status).toBe(201);
    expect((await site.rows('boss', 'Registration')).map(({ name }) => name)).toEqual(['Gil']);
    expect(await site.rows('eve', 'Registration')).toEqual([]);
  });

  test('a firm writes its own catalogue, and people write what the text gives them', async () => {
    const firm = await published('A website for a joinery with products that have a name, a price and a photo.');
    expect((await firm.add('eve', 'Product', { name: 'Stool', price: 1 })).status).not.toBe(201);
    expect((await firm.add('boss', 'Product', { name: 'Stool', price: 40, category: 'Home' })).status).toBe(201);
    expect((await firm.rows('visitor', 'Product')).map(({ name }) => name)).toEqual(['Stool']);

    const club = await published('A website for home cooks: users can post recipes with a title, a photo and a text.');
    expect((await club.add('eve', 'Recipe', { title: 'Plum cake' })).status).toBe(201);
    expect((await club.rows('visitor', 'Recipe')).map(({ title }) => title)).toEqual(['Plum cake']);
  });
});
