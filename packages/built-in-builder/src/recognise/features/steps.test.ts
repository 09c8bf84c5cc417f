import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise.ts';
import { stepsIn } from './steps.ts';

describe('[GEN-60] a form in steps', () => {
  test.each([
    ['in two steps: name and phone; then the dish (soup, pie) and allergies', [['name', 'phone'], ['dish (soup, pie)', 'allergies']]],
    ['Step 1: name and age. Step 2: the course and the day. Step 3: review and send.', [['name', 'age'], ['course', 'day']]],
    ['a form with three steps, first the address, then the size of the house and finally a summary', [['address'], ['size of the house']]],
  ])('“%s” asks part by part', (text, steps) => expect(stepsIn(text)).toEqual(steps)); // prettier-ignore

  test('is no form in steps where the steps are something else', () => {
    expect(stepsIn('Recipes with ingredients and steps: the steps are numbered')).toBeNull();
    expect(stepsIn('Count my steps every day')).toBeNull();
  });

  test('stores one record with what was asked, and stands first', () => {
    const { plan } = recognise(
      'A registration form for our summer camp in three steps: child name and date of birth; then swimming level (none, some, good) and whether they eat meat; then a summary.',
    );
    const [page] = plan.pages;
    const entity = plan.entities.find(({ name }) => name === page?.entity);
    expect(page).toMatchObject({ archetype: 'feature', feature: 'form', steps: [{}, {}] });
    expect(entity?.fields.map(({ name, type }) => [name, type])).toEqual([
      ['child_name', 'text'],
      ['date_of_birth', 'date'],
      ['swimming_level', 'select'],
      ['eats_meat', 'boolean'],
    ]);
    expect(entity?.access).toEqual({ read: 'admin', write: 'anonymous' });
  });
});
