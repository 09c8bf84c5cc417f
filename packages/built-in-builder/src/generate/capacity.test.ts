import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { placesLeft, placesOf } from './capacity.ts';
import { entityJson } from './entity-json.ts';
import { Imports } from './imports.ts';

/** What the app's file of sign-ups says of places: which field counts those of what. */
function rulesOf(prompt: string): unknown[] {
  const { plan } = recognise(prompt);
  return plan.entities.flatMap((entity) => {
    const { 'x-capacity': rule } = JSON.parse(entityJson(plan, entity, entity.access)) as { 'x-capacity'?: unknown };
    return rule ? [rule] : [];
  });
}

describe('[GEN-60] who signs up for what is full is refused', () => {
  test.each([
    ['Sign up for courses at our pottery school; each course has a date, price and 8 places', { per: 'course', of: 'Course', field: 'places', unless: { status: ['Waiting'] } }],
    ['Workshop registration with limited seats', { per: 'workshop', of: 'Workshop', field: 'seats' }],
    ['Yoga studio where people book classes, each class has 12 places', { per: 'class', of: 'Lesson', field: 'places', unless: { status: ['Cancelled'] } }],
    ['Our running club: events with date, place and max participants; members register for events', { per: 'event', of: 'Event', field: 'max_participants' }],
    ['Volunteers sign up for shifts at our food bank, each shift needs 5 people', { per: 'shift', of: 'Shift', field: 'places' }],
    ['Kursanmeldung: Kurse mit Datum, Preis und Plätzen, Leute melden sich an', { per: 'kurs', of: 'Kurs', field: 'plaetze' }],
    ['Yogastudio: Kurse mit Uhrzeit und Lehrerin, Teilnehmer buchen Kurse, maximal 12 Teilnehmer', { per: 'kurs', of: 'Kurs', field: 'plaetze', unless: { status: ['Storniert'] } }],
  ])('%s', (prompt, rule) => {
    expect(rulesOf(prompt)).toEqual([rule]);
  }); // prettier-ignore

  test.each(['Meeting room booking. Rooms have capacity, nobody can book a room twice', 'Recipes with name and seats'])(
    'but not: %s',
    (prompt) => expect(rulesOf(prompt)).toEqual([]),
  );

  test('the form says so before it is sent, and what was called off takes no place', () => {
    const { plan } = recognise('Yoga studio where people book classes, each class has 12 places');
    const booking = plan.entities.find((entity) => placesOf(plan, entity))!;
    const { test: source } = placesLeft(plan, booking, new Imports())!;
    type Row = Record<string, unknown>;
    const full = new Function(`${source}; return full;`)() as (values: Row, others: Row[], classes: Row[], before?: Row | null) => Row; // prettier-ignore
    const classes = [{ id: 'a', places: 2 }, { id: 'b' }];
    const one = { id: '1', class: 'a', status: 'Confirmed' };
    const two = { id: '2', class: 'a', status: 'Requested' };
    expect(full({ class: 'a' }, [one], classes)).toEqual({});
    expect(full({ class: 'a' }, [one, two], classes)).toEqual({
      class: 'There are no places left in this class. Choose another one.',
    });
    expect(full({ class: 'a' }, [one, { ...two, status: 'Cancelled' }], classes)).toEqual({});
    expect(full({ class: 'a' }, [one, two], classes, one)).toEqual({});
    expect(full({ class: 'b' }, [one, two], classes)).toEqual({});
  });
});
