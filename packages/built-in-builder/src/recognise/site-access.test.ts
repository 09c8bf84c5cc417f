import { describe, expect, test } from 'vitest';
import { appFiles } from '../generate/app-files.ts';
import { recognise } from './recognise.ts';

const built = (prompt: string) => {
  const { plan, samples } = recognise(prompt);
  const files = new Map(appFiles(plan, { samples }).map(({ path, content }) => [path, content]));
  const access = Object.fromEntries(
    plan.entities.map(({ name, access: { read, write } }) => [name, `${read}/${write}`]),
  );
  return { plan, files, access };
};
const flats =
  'A website for our holiday flats: guests browse flats with title, price and photo, see which are free and book one for some days.';

describe('[ENT-27] who does what on a site for visitors', () => {
  test('what is booked has a rule that shows others only what is taken and when', () => {
    const { files, access } = built(flats);
    expect(access).toEqual({ Flat: 'anonymous/admin', Booking: 'anonymous/anonymous' });
    const { properties } = JSON.parse(files.get('entities/Booking.json')!) as {
      properties: Record<string, { rls?: { read?: object } }>;
    };
    const hidden = Object.keys(properties).filter((name) => properties[name]!.rls?.read);
    expect(hidden).toEqual(['name', 'email', 'people']);
    expect(files.get('pages/Availability.jsx')).toContain('useTakenBookings()');
    expect(files.get('pages/BookNow.jsx')).toContain('useTakenBookings()');
  });

  test('lists of what others sent stand in no menu of strangers and say who sees them', () => {
    const { files } = built(flats);
    expect(files.get('Layout.jsx')).toMatch(/label: 'Bookings',.*isForPeople: true/);
    expect(files.get('pages/Bookings.jsx')).toContain('<OnlyFor who="people" noun="bookings">');
    expect(files.get('pages/Home.jsx')).not.toContain("'Bookings'");
  });

  test.each([
    ['A website for a joinery with products that have a name, a price and a photo.', 'Product', 'admin'],
    ['A website for home cooks: users can post recipes with a title, a photo and a text.', 'Recipe', 'creator'],
    ['A community website for sharing walks with a title, a length and a photo.', 'Walk', 'creator'],
  ])('%s %s is written by %s', (prompt, name, writer) => {
    expect(built(prompt).access[name]).toBe(`anonymous/${writer}`);
  });
});

test('[ENT-27] what residents register and request by the text is theirs, and a request reaches who decides', () => {
  const prompt = 'Please implement a harbour portal for boat owners. The portal should have functionalities for registering boats and requesting guest berths. Residents should be able to register boats with name and length, request a berth and see the status of their requests. The harbour master approves or rejects requests.'; // prettier-ignore
  const { entities } = recognise(prompt).plan;
  expect(entities.find(({ label }) => label === 'Boat')?.access.write).toBe('creator');
  expect(entities.find(({ label }) => label === 'Request')?.access.write).not.toBe('admin');
});
