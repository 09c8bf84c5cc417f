import { expect, test } from 'vitest';
import { isPlainNumber } from './show-field.ts';

test('[GEN-60] years are written without a separator, numbers of years with one', () => {
  const plain = ['year', 'year_built', 'baujahr', 'year_of_birth', 'model_year'].map((name) => isPlainNumber({ name }));
  expect(plain).toEqual([true, true, true, true, true]);
  expect(['years_of_service', 'pieces_per_year_made_up', 'price'].map((name) => isPlainNumber({ name }))).toEqual([
    false,
    false,
    false,
  ]);
  expect(isPlainNumber({ name: 'number', isPlain: true })).toBe(true);
});
