import { expect, test } from 'vitest';
import { type KnownPlace, withPlaces } from './known-places.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const device = (place: string) => ({ kind: 'device', place }) as const;
const network = (place: string) => ({ kind: 'network', place }) as const;
const places = (known: KnownPlace[] | null) => known?.map(({ place }) => place);

test('[USER-09] a place is noted when it is new, and again after a day', () => {
  const known = withPlaces([], [device('laptop'), network('home')], day(1))!;
  expect(places(known)).toEqual(['laptop', 'home']);
  expect(withPlaces(known, [device('laptop'), network('home')], day(1))).toBeNull();
  const later = withPlaces(known, [device('laptop'), network('home')], day(3))!;
  expect(later.map(({ seenAt }) => seenAt)).toEqual([day(3), day(3)].map((when) => when.toISOString()));
});

test('[USER-09] of each kind the ten that were used last are kept, so that travelling does not push out a device', () => {
  let known = withPlaces([], [device('laptop'), network('home')], day(1))!;
  for (let hotel = 1; hotel <= 12; hotel += 1)
    known = withPlaces(known, [device('laptop'), network(`hotel-${hotel}`)], day(1 + hotel))!;
  expect(known.filter(({ kind }) => kind === 'device').map(({ place }) => place)).toEqual(['laptop']);
  expect(known.filter(({ kind }) => kind === 'network').map(({ place }) => place)).toEqual(
    Array.from({ length: 10 }, (_, at) => `hotel-${12 - at}`),
  );
});

test('[USER-09] what was not used for more than a year is forgotten', () => {
  const known = withPlaces([], [device('old phone')], day(1))!;
  expect(places(withPlaces(known, [device('laptop')], day(500)))).toEqual(['laptop']);
});
