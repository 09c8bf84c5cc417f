import { describe, expect, test } from 'vitest';
import { appFiles } from '../generate/app-files.ts';
import { firstReply } from '../first-reply.ts';
import { recognise } from './recognise.ts';

const dashboardOf = (prompt: string) => {
  const page = recognise(prompt).plan.pages.find(({ archetype }) => archetype === 'dashboard');
  return page?.archetype === 'dashboard' ? page : undefined;
};
const fileOf = (prompt: string, path: string) => {
  const { plan, samples } = recognise(prompt);
  return appFiles(plan, { samples }).find((file) => file.path === path)?.content ?? '';
};

describe('[GEN-60] what the text asks to be worked out of its records', () => {
  test.each([
    ['Vogelbeobachtungen: Art, Ort, Datum, Anzahl. Ich will sehen wie viele je Art', 'count', 'art'],
    ['bird sightings with species, place, date and count, how many per species', 'count', 'species'],
    ['Helferstunden: Helfer, Datum, Stunden und Tätigkeit, Stunden je Helfer', 'sum', 'helfer'],
  ])('%s', (prompt, kind, field) => {
    const [chart] = dashboardOf(prompt)?.charts ?? [];
    expect(chart).toMatchObject({ measure: { kind }, by: { kind: 'value', field } });
  });

  test('an amount is no sum of money where nothing costs anything', () =>
    expect(dashboardOf('medicine cabinet: name, amount, expiry date')?.measure).toEqual({ kind: 'count' }));

  test('what has happened is no list of what is to come', () => {
    const prompt = 'seizure log: time, how long, what kind, what helped';
    expect(recognise(prompt).plan.pages.find(({ archetype }) => archetype === 'list')).toMatchObject({
      layout: 'table',
    });
    expect(dashboardOf(prompt)?.toDo).toMatchObject({ kind: 'latest' });
  });

  test('what cannot be worked out is said', () => {
    const reply = firstReply(
      recognise('Dart league: players and games with date and result, and the standings'),
      new Date('2026-11-26'),
    );
    expect(reply).toContain('a table of standings worked out of the results');
  });

  test('what only admins may read is no item of a visitor’s menu', () => {
    const layout = fileOf(
      'A website for a bakery where visitors see cakes with price and can send a contact form',
      'Layout.jsx',
    );
    expect(layout).toMatch(/Messages.*isForAdmins: true/);
    expect(layout).toContain('items={shown}');
  });

  test('a marked day says that it is soon, and that it is past', () =>
    expect(
      fileOf('Food with name, shelf and best before, show what goes off soon', 'components/FoodTable.jsx'),
    ).toMatch(/Expires soon.*Expired/s));
});
