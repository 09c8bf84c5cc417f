import { describe, expect, test } from 'vitest';
import { appFiles } from '../../generate/app-files.ts';
import { recognise } from '../recognise.ts';

const fieldOf = (prompt: string, name: string) =>
  recognise(prompt).plan.entities.flatMap(({ fields }) => fields).find((field) => field.name === name); // prettier-ignore

describe('[GEN-60] days and prices that follow from what is entered are worked out', () => {
  test.each([
    ['Ewes: ear tag, name, mated on. Please work out the lambing date, thats 147 days later', 'lambing_date', { by: 'days-after', parts: [{ field: 'mated_on' }, { number: 147 }] }],
    ['Jars with contents and date filled. The best before date is 2 years later', 'best_before_date', { by: 'months-after', parts: [{ field: 'date_filled' }, { number: 24 }] }],
    ['Foghorns with place, last inspection date and interval in months', 'next_inspection_date', { by: 'months-after', parts: [{ field: 'last_inspection_date' }, { field: 'interval_in_months' }] }],
    ['Lessons with pupil, date and hours, an hour is 35 €', 'price', { by: 'product', parts: [{ field: 'hours' }, { number: 35 }] }],
    ['Trips with driver, date and km, 0.30 euro per km', 'price', { by: 'product', parts: [{ field: 'km' }, { number: 0.3 }] }],
  ])('“%s”', (prompt, name, formula) => expect(fieldOf(prompt, name)?.formula).toEqual(formula)); // prettier-ignore

  test('nobody enters such a day: it is no field of the form, and the app’s code adds it up', () => {
    const { plan, samples } = recognise('Ewes: ear tag, name, mated on. Work out the lambing date, thats 147 days later'); // prettier-ignore
    const files = new Map(appFiles(plan, { samples }).map(({ path, content }) => [path, content]));
    expect(files.get('components/EweDialog.jsx')).not.toContain('lambing_date');
    expect([...files.values()].join('\n')).toContain('lambing_date: dayAfter(ewe.mated_on, 147, addDays)');
  });
});
