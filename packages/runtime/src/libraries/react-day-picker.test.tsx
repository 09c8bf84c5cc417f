// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Calendar as Ours } from '../kit/ui/calendar.tsx';
import { Day as DayOfToday, DayPicker as Wrapped } from './react-day-picker.tsx';

afterEach(cleanup);

type Calendar = ComponentType<Record<string, unknown>>;
const calendars: [string, Calendar][] = [
  ['the library', Wrapped as Calendar],
  ['the kit', Ours as Calendar],
];
const Library = Wrapped as Calendar;
const month = { mode: 'single', month: new Date(2026, 6, 1), selected: new Date(2026, 6, 15) };

function show(calendar: ReactNode): HTMLElement {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { container } = render(calendar);
  expect(errors.mock.calls).toEqual([]);
  return container;
}

test.each(calendars)('[RUN-18] a calendar of %s draws what version 8 let an app put into a day', (_, Calendar) => {
  const DayContent = (props: { date: Date; displayMonth: Date; activeModifiers: { selected?: boolean } }) => (
    <b>{`${props.date.getDate()} of ${props.displayMonth.getMonth()}${props.activeModifiers.selected ? '!' : ''}`}</b>
  );
  const container = show(<Calendar {...month} components={{ DayContent }} />);
  expect(screen.getByText('15 of 6!').closest('td button')).not.toBeNull();
  expect(container.querySelectorAll('b').length).toBeGreaterThanOrEqual(31);
  cleanup();
  show(<Calendar month={month.month} components={{ DayContent }} />);
  expect(screen.getByText('3 of 6').closest('td')).not.toBeNull();
});

test.each(calendars)('[RUN-18] a calendar of %s has the days and arrows of version 8', (_, Calendar) => {
  const Day = ({ date, displayMonth }: { date: Date; displayMonth: Date }) => (
    <i>{`${date.getDate()}/${displayMonth.getMonth() + 1}`}</i>
  );
  const IconLeft = () => <span>Earlier</span>;
  show(<Calendar {...month} components={{ Day, IconLeft }} />);
  expect(screen.getByText('9/7').parentElement!.tagName).toBe('TD');
  expect(screen.getByText('Earlier').closest('button')).not.toBeNull();
});

test.each(calendars)('[RUN-18] a calendar of %s takes the day of today', (_, Calendar) => {
  const Day = (props: Parameters<typeof DayOfToday>[0]) => <DayOfToday {...props} data-mine={props.day.isoDate} />;
  const container = show(<Calendar {...month} components={{ Day }} />);
  expect(container.querySelectorAll('td td, td > i')).toHaveLength(0);
  expect(container.querySelector('[data-mine="2026-07-15"] button')).not.toBeNull();
});

test('[RUN-18] a calendar with the classes of version 8 has its arrows in the caption, and days dressed on their buttons', () => {
  const classNames = {
    caption: 'relative flex',
    nav: 'flex',
    nav_button: 'size-7',
    nav_button_previous: 'absolute left-1',
    cell: 'p-0',
    day: 'rounded',
    day_selected: 'bg-primary',
  };
  const booked = [new Date(2026, 6, 20)];
  const container = show(
    <Library
      {...month}
      classNames={classNames}
      modifiers={{ booked }}
      modifiersClassNames={{ booked: 'bg-red-500' }}
    />,
  );
  expect(container.querySelectorAll('nav')).toHaveLength(0);
  const earlier = screen.getByRole('button', { name: 'Go to the Previous Month' });
  expect(earlier.className).toBe('size-7 absolute left-1');
  expect(earlier.closest('.relative')?.textContent).toContain('July 2026');
  const selected = container.querySelector('td[data-selected] button')!;
  expect(selected.className).toBe('rounded bg-primary');
  expect(selected.getAttribute('aria-selected')).toBe('true');
  expect(selected.parentElement!.className).toBe('p-0');
  expect(container.querySelector('.bg-red-500')?.textContent).toBe('20');
});
