import { describe, expect, test } from 'vitest';
import { declaredApart, type Fields, overlaps } from './apart.ts';

const meets = (rule: object, one: Fields, other: Fields) => {
  const { noOverlap } = declaredApart({ 'x-no-overlap': rule })!;
  expect(overlaps(noOverlap!, other, one)).toBe(overlaps(noOverlap!, one, other));
  return overlaps(noOverlap!, one, other);
};

describe('[ENT-44] when two records are at the same time', () => {
  const day = { things: ['room'], from: 'on', time: 'at', length: 'hours' };
  test.each<[string, object, Fields, Fields, boolean]>([
    ['one day', { things: ['room'], from: 'on' }, { room: 'a', on: '2027-06-10' }, { room: 'a', on: '2027-06-10' }, true],
    ['the next day', { things: ['room'], from: 'on' }, { room: 'a', on: '2027-06-10' }, { room: 'a', on: '2027-06-11' }, false],
    ['no thing named', { things: ['room'], from: 'on' }, { on: '2027-06-10' }, { on: '2027-06-10' }, false],
    ['the one thing that all share', { from: 'on' }, { on: '2027-06-10' }, { on: '2027-06-10' }, true],
    ['hours that meet', day, { room: 'a', on: '2027-06-10', at: '09:00', hours: 2 }, { room: 'a', on: '2027-06-10', at: '10:30' }, true],
    ['hours that follow', day, { room: 'a', on: '2027-06-10', at: '09:00', hours: 2 }, { room: 'a', on: '2027-06-10', at: '11:00' }, false],
    ['past midnight', { things: ['room'], from: 'on', time: 'at', endTime: 'to' }, { room: 'a', on: '2027-06-10', at: '22:00', to: '02:00' }, { room: 'a', on: '2027-06-11', at: '01:00' }, true],
    ['instants', { things: ['room'], from: 'from', until: 'to' }, { room: 'a', from: '2027-06-10T09:00:00Z', to: '2027-06-10T10:00:00Z' }, { room: 'a', from: '2027-06-10T11:30:00+02:00' }, true],
    ['still out', { things: ['car'], from: 'on', until: 'back', isOpenEnded: true }, { car: 'a', on: '2027-01-01' }, { car: 'a', on: '2027-06-10' }, true],
    ['another slot', { things: ['room'], from: 'on', slot: 'part' }, { room: 'a', on: '2027-06-10', part: 'am' }, { room: 'a', on: '2027-06-10', part: 'pm' }, false],
    ['the same slot alone', { slot: 'part' }, { part: 'am' }, { part: 'am' }, true],
  ])('%s', (_, rule, one, other, meeting) => expect(meets(rule, one, other)).toBe(meeting)); // prettier-ignore

  test('what is not understood declares nothing', () => {
    for (const rule of [true, {}, { things: 'room', from: 'on' }, { from: 7 }, { from: 'on', unless: 'x' }])
      expect(declaredApart({ 'x-no-overlap': rule })).toBeNull();
    expect(declaredApart({ 'x-once': [{ fields: [] }, { until: 'x' }, 'number'] })).toBeNull();
  });
});
