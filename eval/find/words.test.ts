import { expect, test } from 'vitest';
import { fitOf, patternOf, spaced } from './words.ts';

test('[EVAL-01] a word is found at the beginning of any word, never inside of one', () => {
  expect(patternOf('book').test('My Bookings')).toBe(true);
  expect(patternOf('book').test('Facebook')).toBe(false);
  expect(patternOf('Über').test('über uns')).toBe(true);
  expect(patternOf('art').test('Über Märkte und Martial')).toBe(false);
});

test('[EVAL-01] words stand for any gap between them, and for any of several', () => {
  expect(patternOf('board game').test('board_games')).toBe(true);
  expect(patternOf(['look up', 'track']).test('Look-up')).toBe(true);
  expect(patternOf('3.5').test('315')).toBe(false);
});

test('[EVAL-01] names of the code are read as words', () => {
  expect(spaced('RepairTicket')).toBe('Repair Ticket');
  expect(spaced('start_date')).toBe('start date');
});

test('[EVAL-01] the shortest name that begins with the word fits best', () => {
  const names = ['Add a note to the trip', 'Trips of last year', 'Trips'];
  expect(names.toSorted((one, other) => fitOf(one, 'trip')! - fitOf(other, 'trip')!)[0]).toBe('Trips');
  expect(fitOf('Overview', 'trip')).toBeNull();
});
