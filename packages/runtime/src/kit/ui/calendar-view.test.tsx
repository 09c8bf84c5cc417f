// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../render-in-app.tsx';
import { CalendarView } from './calendar-view.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 6, 15, 9), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const bookings = [
  { id: '1', name: 'Brake service', date: '2026-07-15', time: '11:00' },
  { id: '2', name: 'Puncture', date: '2026-07-15', time: '9:00' },
  { id: '3', name: 'Delivery', date: '2026-08-01', time: '' },
  { id: '4', name: 'No date', date: '', time: '' },
];
const calendar = (props: { onOpen?: () => void; onCreate?: (day: string) => void } = {}) => (
  <CalendarView
    label="Bookings"
    items={bookings}
    dateOf={(item) => item.date}
    itemName={(item) => item.name}
    timeOf={(item) => item.time}
    createLabel="Add booking"
    {...props}
  />
);
const day = (pattern: RegExp) => screen.getByRole('button', { name: pattern });

describe('CalendarView', () => {
  it('shows the month of today with its entries, sorted by time', () => {
    renderInApp(calendar());
    expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/July 2026/);
    expect(day(/15.*today, 2 entries/).getAttribute('aria-current')).toBe('date');
    const list = within(screen.getByRole('region', { name: /July/ })).getAllByRole('listitem');
    expect(list.map((entry) => entry.textContent)).toEqual(['9:00Puncture', '11:00Brake service']);
  });

  it('moves the chosen day by arrow keys, across the end of the month', async () => {
    const { user } = renderInApp(calendar());
    day(/15.*today/).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect((document.activeElement as HTMLElement).dataset.day).toBe('2026-07-29');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect((document.activeElement as HTMLElement).dataset.day).toBe('2026-08-01');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/August 2026/);
    expect(screen.getByRole('region', { name: /August/ }).textContent).toContain('Delivery');
  });

  it('[LANG-06] says everything in German on a German page', () => {
    document.documentElement.lang = 'de';
    renderInApp(calendar());
    expect(screen.getByRole('button', { name: 'Heute' })).toBeTruthy();
    expect(screen.queryByText(/\bToday\b/)).toBeNull();
    document.documentElement.lang = 'en';
  });

  it('only one day is in the tab order', () => {
    renderInApp(calendar());
    expect(
      [...document.querySelectorAll('[data-day]')].filter((button) => (button as HTMLElement).tabIndex === 0),
    ).toHaveLength(1);
  });

  it('creates on the chosen day and opens an entry', async () => {
    const [onCreate, onOpen] = [vi.fn(), vi.fn()];
    const { user } = renderInApp(calendar({ onCreate, onOpen }));
    await user.click(screen.getByRole('button', { name: /^Add booking on/ }));
    expect(onCreate).toHaveBeenCalledWith('2026-07-15');
    await user.click(screen.getByRole('button', { name: 'Puncture' }));
    expect(onOpen).toHaveBeenCalledWith(bookings[1]);
  });

  it('is an agenda by day on a phone, with today in it', async () => {
    const { user } = renderInApp(calendar(), { width: 390 });
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getByText('Today', { selector: 'span' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByRole('region', { name: /1 August|August 1/ }).textContent).toContain('Delivery');
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByText('Nothing planned')).toBeTruthy();
  });
});
