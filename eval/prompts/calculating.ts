import type { EvalPrompt } from './prompt.ts';

export const calculating: EvalPrompt[] = [
  {
    id: 'tip-splitter',
    says: 'A small tool that splits a restaurant bill: I enter the amount, the tip in percent and the number of people, and it shows what each person pays.',
    checks: {
      calculating: {
        'it asks for amount, tip and people': [
          { fill: { 'amount|bill|total': 90, 'tip|percent': 10, 'people|person|guests|number': 3 } },
        ],
        'it shows what each pays': [
          { fill: { 'amount|bill|total': 90, 'tip|percent': 10, 'people|person|guests|number': 3 } },
          { changes: [{ fill: { 'amount|bill|total': 120 } }] },
          { sees: ['44.00', '44,00', '44 '] },
        ],
        'more people pay less each': [
          { fill: { 'amount|bill|total': 100, 'tip|percent': 0, 'people|person|guests|number': 8 } },
          { sees: ['12.50', '12,50', '12.5'] },
        ],
      },
    },
  },
  {
    id: 'paint-calculator',
    says: 'A calculator for house painters: width and height of a wall, number of coats and how many square metres a litre covers; the result is the litres of paint that are needed.',
    checks: {
      calculating: {
        'it asks for width, height, coats and coverage': [
          { fill: { width: 5, height: 2, coat: 2, 'square|cover|litre': 10 } },
        ],
        'it says how many litres': [
          { fill: { width: 5, height: 2, coat: 2, 'square|cover': 8 } },
          { sees: ['2.5', '2,5'] },
        ],
        'the result follows the wall': [
          { fill: { width: 5, height: 2, coat: 2, 'square|cover': 8 } },
          { changes: [{ fill: { width: 20 } }] },
        ],
      },
    },
  },
  {
    id: 'kitchen-units',
    says: 'A unit converter for the kitchen: cups, millilitres, tablespoons and litres, and Celsius to Fahrenheit.',
    checks: {
      calculating: {
        'it lets one choose units': [{ sees: ['millilitre', 'milliliter', 'ml'] }, { sees: ['tablespoon', 'tbsp'] }],
        'a number can be entered and is converted': [
          { fill: { 'value|amount|number|quantity|from': 2 } },
          { changes: [{ fill: { 'value|amount|number|quantity|from': 7 } }] },
        ],
        'temperatures are converted': [{ sees: ['celsius', '°c'] }, { sees: ['fahrenheit', '°f'] }],
      },
    },
  },
  {
    id: 'loan-planner',
    says: 'I want to compare loans. I enter amount, interest rate per year and years, and see the monthly payment and the total interest. I can save a calculation with a name and compare saved ones.',
    checks: {
      calculating: {
        'it asks for amount, rate and years': [{ fill: { amount: 12_000, 'rate|interest': 0, 'years|term': 1 } }],
        'it says the monthly payment': [
          { fill: { amount: 12_000, 'rate|interest': 0, 'years|term': 1 } },
          { sees: ['1,000', '1.000', '1000'] },
        ],
        'a calculation can be saved with a name': [
          { create: ['calculation', 'loan', 'scenario'], with: { name: 'House bank', amount: 5_000 } },
          { stored: ['calculation', 'loan', 'scenario'], value: 'House bank' },
        ],
        'saved ones can be compared': [
          { open: ['compare', 'comparison', 'calculation', 'loan'] },
          { sees: ['compare', 'comparison', 'side by side'] },
        ],
      },
    },
  },
];
