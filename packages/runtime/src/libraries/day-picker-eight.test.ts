import { expect, test } from 'vitest';
import { fromEight } from './day-picker-eight.ts';

test('[RUN-18] a calendar written for version 8 gets its bounds, its classes and its focus', () => {
  const from = new Date(2026, 0, 10);
  const props = fromEight({
    initialFocus: true,
    fromDate: from,
    captionLayout: 'dropdown-buttons',
    classNames: { caption: 'c', day: 'd', day_selected: 's', nav_button: 'b', nav_button_next: 'n' },
    components: { IconLeft: () => null },
  });
  expect(props).toMatchObject({
    autoFocus: true,
    startMonth: from,
    disabled: [{ before: from }],
    captionLayout: 'dropdown',
    classNames: { month_caption: 'c', day_button: 'd', selected: 's', button_previous: 'b', button_next: 'b n' },
    components: {},
  });
});

test('[RUN-18] a calendar written for the present version passes unchanged', () => {
  const props = { mode: 'single', classNames: { day: 'd', day_button: 'b' }, disabled: { before: new Date(2026, 0) } };
  expect(fromEight(props)).toEqual(props);
});
