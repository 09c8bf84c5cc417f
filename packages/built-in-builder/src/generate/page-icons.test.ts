import { expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { navigationOf } from './layout-file.ts';
import { pageIcons } from './page-icons.ts';

test.each([
  [
    'Log for bee hives: hives with name and location, inspections with date and mites. Show hives due soon and hives without a queen.',
  ],
  ['Fundbüro: Fundstücke mit Gegenstand, Fundort und Status. Verlustmeldungen mit Name und Datum. Regale mit Nummer.'],
  ['A list of zorps, a list of blibs and a list of quuxes'],
])('[KIT-02] no two pages of a navigation have one icon: %s', (text) => {
  const icons = pageIcons(navigationOf(recognise(text).plan));
  expect(new Set(icons).size).toBe(icons.length);
});

test('[KIT-02] a page of some rows has the icon of what they are', () => {
  const page = (label: string) => ({
    ...navigationOf(recognise('A list of tools').plan)[0]!,
    label,
    icon: 'ListFilter',
  });
  expect(pageIcons(['Inspection soon', 'Nearly empty', 'Wartet', 'Heute'].map(page))).toEqual([
    'AlarmClock',
    'TriangleAlert',
    'Hourglass',
    'CalendarClock',
  ]);
});
