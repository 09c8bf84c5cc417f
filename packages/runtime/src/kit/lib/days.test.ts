import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayOf, fromDay, minuteOf, toDay, weeksOf } from './days.ts';

describe('days', () => {
  it('keeps a plain date and reads an instant in the reader’s zone', () => {
    expect(dayOf('2026-03-29')).toBe('2026-03-29');
    const instant = new Date(2026, 2, 29, 23, 30);
    expect(dayOf(instant.toISOString())).toBe('2026-03-29');
    expect(dayOf('')).toBeNull();
    expect(dayOf('soon')).toBeNull();
    expect(dayOf(null)).toBeNull();
  });

  it.each([
    ['9:00', 540],
    ['14:30', 870],
    ['08.15', 495],
    ['2:05 pm', 845],
    ['12 AM', 0],
    ['12:30 p.m.', 750],
    ['', -1],
    [undefined, -1],
  ])('orders the time %j of a plain date at minute %i', (time, minute) => {
    expect(minuteOf('2026-07-15', time)).toBe(minute);
  });

  it('orders an instant without a written time by its own', () => {
    expect(minuteOf(new Date(2026, 6, 15, 9, 5).toISOString())).toBe(545);
    expect(minuteOf(null)).toBe(-1);
  });

  it('steps over month ends, leap days and changes of the clock', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-01');
    expect(addMonths('2026-01-05', -1)).toBe('2025-12-01');
    expect(toDay(fromDay('2026-10-25'))).toBe('2026-10-25');
  });

  it.each([
    ['2026-02-10', 0, 4],
    ['2026-02-10', 1, 5],
    ['2026-08-01', 1, 6],
  ])('shows the month of %s in whole weeks from day %i', (month, startsOn, count) => {
    const weeks = weeksOf(month, startsOn);
    expect(weeks).toHaveLength(count);
    expect(weeks.every((week) => week.length === 7 && fromDay(week[0] ?? '').getDay() === startsOn)).toBe(true);
    expect(weeks.flat()).toContain(addMonths(month, 0));
    expect(weeks.flat()).toContain(addDays(addMonths(month, 1), -1));
  });
});
