import { describe, expect, test } from 'vitest';
import { aheadIn, closedDays } from './open-days.ts';

describe('[GEN-62] days on which there is nothing', () => {
  test.each([
    ['I am closed on Sundays and Mondays', [0, 1]],
    ['pick-up day (sonntags und montags zu)', [0, 1]],
    ['samstags und sonntags geschlossen', [0, 6]],
    ['we are open Tuesday to Saturday', [0, 1]],
    ['nur montags bis freitags', [0, 6]],
    ['no orders on weekends', [0, 6]],
    ['Ruhetag ist Montag', [1]],
    ['Sunday and Monday we are closed', [0, 1]],
    ['every Monday we meet', []],
    ['Training dienstags und donnerstags', []],
  ])('%s: %j', (text, days) => {
    expect(closedDays(text)).toEqual(days);
  });
});

describe('[GEN-62] how long before its day something is entered', () => {
  test.each([
    ['orders only until noon the day before', { days: 1, until: '12:00' }],
    ['orders by 6 pm the day before', { days: 1, until: '18:00' }],
    ['Schüler bestellen bis zum Vortag', { days: 1 }],
    ['bestellen bis 10 Uhr am Vortag', { days: 1, until: '10:00' }],
    ['at least two days in advance', { days: 2 }],
    ['spätestens drei Tage vorher', { days: 3 }],
    ['you can cancel until the day before', null],
    ['remind me one day before', null],
  ])('%s', (text, ahead) => {
    expect(aheadIn(text)).toEqual(ahead);
  });
});
