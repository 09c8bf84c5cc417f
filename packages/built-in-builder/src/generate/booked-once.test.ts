import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { bookedOnce } from './booked-once.ts';
import { Imports } from './imports.ts';

type Booking = Record<string, string>;
type Taken = (values: Booking, bookings: Booking[], id?: string) => Record<string, string>;

/** The generated test, run on records. */
function takenIn(prompt: string): Taken | null {
  const booking = recognise(prompt).plan.entities.find(({ verb }) => verb === 'Book');
  const parts = booking && bookedOnce(booking, new Imports());
  return parts ? (new Function('day', 'time', `${parts.test}; return taken;`)(String, String) as Taken) : null;
}

describe('[GEN-60] what one person uses at a time is booked once', () => {
  const taken = takenIn('Cabin booking for our ski club. Cabins have beds, nobody can book a cabin twice')!;
  const booked = [{ id: '1', cabin: 'a', start_date: '2026-03-02', end_date: '2026-03-04', status: 'Confirmed' }];

  test.each([
    ['the same days', 'a', '2026-03-02', '2026-03-04', true],
    ['a day in between', 'a', '2026-03-03', '', true],
    ['the day it ends', 'a', '2026-03-04', '2026-03-06', true],
    ['the day after', 'a', '2026-03-05', '2026-03-06', false],
    ['another cabin', 'b', '2026-03-02', '2026-03-04', false],
  ])('%s', (_, cabin, start_date, end_date, isTaken) => {
    expect('start_date' in taken({ cabin, start_date, end_date }, booked)).toBe(isTaken);
  });

  test('a booking does not meet itself, and what was cancelled does not count', () => {
    expect(taken(booked[0]!, booked, '1')).toEqual({});
    expect(taken(booked[0]!, [{ ...booked[0]!, status: 'Cancelled' }])).toEqual({});
  });

  test.each([
    ['the same hour', '18:00', '1', true],
    ['half an hour before its end', '19:30', '1', true],
    ['when it ends', '20:00', '2', false],
    ['until it begins', '16:00', '2', false],
  ])('a time of day: %s', (_, start_time, hours, isTaken) => {
    const takenAt = takenIn('Bands book our rehearsal room. They choose a day and a start time and enter the band name and how many hours.')!;
    const evening = [{ id: '1', day: '2030-03-05', start_time: '18:00', number_of_hours: '2' }];
    expect('start_time' in takenAt({ day: '2030-03-05', start_time, number_of_hours: hours }, evening)).toBe(isTaken);
  }); // prettier-ignore

  test('a course has room for several', () => {
    expect(takenIn('A website of a yoga school where people book courses')).toBeNull();
  });
});
