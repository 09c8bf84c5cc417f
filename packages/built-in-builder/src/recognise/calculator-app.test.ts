import { describe, expect, test } from 'vitest';
import { leftOut } from '../not-made.ts';
import { recognise } from './recognise.ts';

describe('[GEN-60] an app that is a calculator', () => {
  test.each([
    'A tip calculator',
    'A small tool that works out how many tiles I need from length and width',
    'Convert Celsius to Fahrenheit',
    'I enter distance, consumption and price per litre, and it shows what the drive costs in fuel',
  ])('“%s” is its first page and keeps nothing', (prompt) => {
    const { plan, reading, text } = recognise(prompt);
    expect(plan.entities).toEqual([]);
    expect(plan.pages).toMatchObject([{ name: 'Home', feature: 'calculator' }]);
    expect(leftOut(reading, plan, text)).toEqual([]);
  });

  test('keeps calculations where the text speaks of saving them', () => {
    const { plan } = recognise('A savings calculator: I enter start amount, rate and years, and save each calculation');
    expect(plan.entities.map(({ name }) => name)).toEqual(['Calculation']);
    expect(plan.pages.map(({ name }) => name)).toEqual(['Home', 'Calculations', 'CalculationDetail']);
  });

  test.each([
    'An expense tracker that calculates totals by category',
    'A shop with products, prices and a cart that calculates the total',
    'Members of our club with name and fee; the page shows the total',
  ])('“%s” keeps records', (prompt) => expect(recognise(prompt).plan.entities.length).toBeGreaterThan(0));

  test('stands beside the lists of an app that wants one', () => {
    const { plan } = recognise('A real estate site with homes for sale and a mortgage calculator');
    const page = plan.pages.find((one) => one.archetype === 'feature' && one.feature === 'calculator');
    expect(page).toMatchObject({ calculation: { results: [{ label: 'Monthly payment' }, {}, {}] } });
  });
});
