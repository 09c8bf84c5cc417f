import { describe, expect, test } from 'vitest';
import type { DashboardPage } from '../plan/plan.ts';
import { figureSentences } from './figure-sentences.ts';
import { recognise } from './recognise.ts';

const overviewOf = (prompt: string) => recognise(prompt).plan.pages.find((page): page is DashboardPage => page.archetype === 'dashboard')!; // prettier-ignore
const fieldIn = (prompt: string, label: string) => recognise(prompt).plan.entities.flatMap(({ fields }) => fields).find((field) => field.label === label); // prettier-ignore

describe('[GEN-60] figures that a first message asks for are made', () => {
  test('ages, days that are left and hours are worked out, and samples hold none of them', () => {
    const club = 'Pupils with name, birthday and class. It should show how old each pupil is.';
    expect(fieldIn(club, 'Age')?.formula).toEqual({ by: 'years-since', parts: [{ field: 'birthday' }] });
    const { samples } = recognise(club);
    expect([...samples.values()].flat().every((row) => !('age' in row))).toBe(true);
    expect(fieldIn('Lent tools: tool, borrower, lent on, due date. I want to see how many days are left until they are due.', 'Days until due date')?.formula?.by).toBe('days-until'); // prettier-ignore
  });

  test('an amount is what is said to make it, and a chart adds it up', () => {
    const shop = 'Ich verkaufe Seifen: Sorten (Name, Preis), Verkäufe (Sorte, Anzahl, Datum). Umsatz = Preis mal Anzahl. Ein Balkendiagramm mit dem Umsatz pro Monat wäre schön.'; // prettier-ignore
    const worked = recognise(shop).plan.entities.flatMap(({ fields }) => fields).find(({ formula }) => formula?.by === 'product'); // prettier-ignore
    expect(worked?.type).toBe('money');
    expect(overviewOf(shop).charts.at(-1)).toMatchObject({ measure: { kind: 'sum', field: worked!.name }, by: { kind: 'month' }, shape: 'bars' }); // prettier-ignore
  });

  test('what is in the till, and what is open for each and altogether', () => {
    const till = 'Kassenbuch: Datum, Betrag, Einnahme oder Ausgabe, Zweck. Oben soll der Kassenstand stehen.';
    expect(overviewOf(till).beside?.at(-1)).toMatchObject({ figure: 'Kassenstand', less: { measure: { kind: 'sum', field: 'betrag' } } }); // prettier-ignore
  });

  test('a pie is a chart and no list, and adds up what was spent', () => {
    const household = 'Spending of our household: date, amount, shop, category. I want a pie by category.';
    expect(recognise(household).plan.entities.map(({ label }) => label)).not.toContain('Pie');
    expect(overviewOf(household).charts.at(-1)).toMatchObject({ shape: 'pie', by: { field: 'category' } });
  });

  test('nothing that the plan says already is made twice, and lists of fields ask for nothing', () => {
    const charts = overviewOf('Runs with date, distance in km and shoes. I want to see km per week as a chart.').charts;
    expect(charts.filter(({ by }) => by.kind === 'week')).toHaveLength(1);
    const { plan } = recognise('Sellers with name, number of tickets and price. Races with date, time and best lap.');
    expect(figureSentences('Sellers with name, number of tickets and price. Races with date, time and best lap.', plan)).toEqual([]); // prettier-ignore
  });
});
