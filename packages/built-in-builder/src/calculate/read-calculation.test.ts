import { describe, expect, test } from 'vitest';
import { evaluateAll } from './evaluate.ts';
import { formulas } from './formulas.ts';
import { readCalculation } from './read-calculation.ts';
import { severalCalculators } from './several-calculators.ts';

/** What comes of the first result when these numbers are entered, by the words of their labels. */
function worksOut(prompt: string, entered: Readonly<Record<string, number>>): number | null {
  const { calculation } = readCalculation(prompt) ?? {};
  if (!calculation) return null;
  const values = calculation.inputs.map(({ name, label, start, factor = 1 }) => {
    const key = Object.keys(entered).find((word) => label.toLowerCase().includes(word));
    return [name, (key === undefined ? Number(start) : entered[key]!) * factor] as const;
  });
  const found = evaluateAll(calculation.results, new Map(values)).get(calculation.results[0]!.name);
  return found === undefined ? null : Number(found.toFixed(2));
}

const labelsOf = (prompt: string) => readCalculation(prompt)?.calculation?.inputs.map(({ label }) => label) ?? [];

describe('[GEN-60] a calculator by its formula', () => {
  test.each([
    ['Split a bill: I enter the total, a tip in percent and how many friends we are, and see each share', { total: 60, tip: 20, friends: 3 }, 24],
    ['BMI calculator with weight in kg and height in metres', { weight: 80, height: 2 }, 20],
    ['A loan calculator: amount, interest rate and term in months', { amount: 6000, rate: 0, months: 12 }, 500],
    ['How much paint for a wall: a paint calculator with width, height and coats', { width: 5, height: 2, coats: 3 }, 3],
    ['A discount calculator: price and discount in percent', { price: 80, discount: 25 }, 60],
    ['What does a trip cost in fuel? I enter distance, consumption and price per litre', { distance: 200, consumption: 5, price: 2 }, 20],
    ['An electricity cost tool: watts, hours a day and price per kWh', { watts: 1000, hours: 1, price: 0.5 }, 15],
    ['A calculator for pizza dough: number of pizzas, weight of each ball, hydration in percent', { pizzas: 2, weight: 250, hydration: 60 }, 307.13],
    ['Calculate my one-rep max from weight and reps', { weight: 90, reps: 10 }, 120],
    ['Percentage change between an old price and a new price', { from: 50, to: 60 }, 20],
    ['How many litres of paint for a room: I enter length, width, height, doors, windows and coats', { length: 5, width: 5, height: 2, doors: 1, windows: 0, coats: 1 }, 3.8],
    ['Pace calculator with distance and time', { distance: 10, time: 50 }, null],
  ])('%s', (prompt, entered, result) => expect(worksOut(prompt, entered)).toBe(result)); // prettier-ignore

  test('asks in the words of the prompt, and for nothing that nobody named and that can be left out', () => {
    expect(labelsOf('A paint calculator: width of the wall, height and how many square metres a can covers')).toEqual([
      'Width',
      'Height',
      'Square metres a can covers',
    ]);
    expect(labelsOf('A mortgage calculator')).toEqual(['Amount', 'Interest rate per year', 'Years']);
  });

  test('says what the formula leaves out and what it takes for granted', () => {
    const read = readCalculation('A BMI calculator: I enter weight, height and shoe size, and see the index');
    expect(read?.notes).toEqual(['The formula does not use shoe size, so the page does not ask for it.']);
  });

  test.each(formulas.map(({ title, inputs, results }) => [title, inputs, results] as const))(
    '%s has results from what stands in its fields at first',
    (_, inputs, results) => {
      const start = new Map(
        inputs.map(({ name, kind, start: text }) => [name, kind === 'date' ? 20_000 : Number(text)]),
      );
      const found = evaluateAll(results, new Map([...start, ['today', 20_500]]));
      const numeric = results.filter(({ kind, formula }) => kind !== 'text' && !formula.includes('marks'));
      for (const { name } of numeric) expect(found.get(name), name).toSatisfy(Number.isFinite);
    },
  );
});

describe('[GEN-60] a formula from the words', () => {
  test.each([
    ['I enter hours and hourly rate. The pay is hours times hourly rate', { hours: 3, rate: 20 }, 60],
    ['I type in my income, rent and food and it shows what is left', { income: 900, rent: 500, food: 150 }, 250],
    ['I enter the cost of the ingredients and the number of portions and it shows the cost per portion', { cost: 12, portions: 4 }, 3],
    ['I enter three amounts: rent, power and water, and it shows the total', { rent: 5, power: 3, water: 2 }, 10],
    ['We enter the height, the width and the depth and it calculates the mean', { height: 1, width: 2, depth: 6 }, 3],
    ['I enter the price per night and the number of nights and see the total', { price: 70, nights: 3 }, 210],
  ])('%s', (prompt, entered, result) => expect(worksOut(prompt, entered)).toBe(result)); // prettier-ignore

  test('nothing is made up where the words do not tell', () => {
    expect(readCalculation('I enter my name and my star sign and it shows my lucky day')).toBeNull();
  });
});

describe('[GEN-60] a converter', () => {
  test('has the units that were named, in their order', () => {
    const read = readCalculation('Convert miles to kilometres and pounds to kilograms');
    expect(read?.quantities?.map(({ units }) => units.map(({ name }) => name))).toEqual([
      ['pounds', 'kilograms'],
      ['miles', 'kilometres'],
    ]);
  });

  test('of currencies says that the rates are examples', () => {
    expect(readCalculation('A currency converter from francs to dollars')?.notes[0]).toMatch(/examples that you set/);
  });
});

test.each([
  ['A fitness site. It has a BMI calculator, a heart rate calculator and a one-rep max calculator', ['BMI calculator', 'Heart rate calculator', 'One-rep max calculator']],
  ['Two calculators in one app: tax on a net price, and pace from distance and time.', ['Tax calculator', 'Pace calculator']],
  ['Rechner für den Laden: ein Mehrwertsteuerrechner und ein Rabattrechner', ['Tax calculator', 'Discount calculator']],
  ['A loan calculator with amount, rate and years', []],
])('[GEN-60] each of several calculators is one: %s', (prompt, titles) => {
  expect(severalCalculators(prompt).map(({ title }) => title)).toEqual(titles);
}); // prettier-ignore
