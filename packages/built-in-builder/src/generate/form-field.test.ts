import { expect, test } from 'vitest';
import type { Entity } from '../plan/plan.ts';
import { initialValue } from './form-field.ts';
import { Imports } from './imports.ts';

test('[GEN-60] a new loan begins today, and is neither due nor returned today', () => {
  const days = ['borrowed_on', 'due_date', 'returned_on'];
  const fields = days.map((name) => ({ name, label: name, type: 'date' as const, isRequired: true }));
  const loan: Entity = {
    name: 'Loan',
    label: 'Loan',
    plural: 'Loans',
    fields,
    columns: [],
    access: {} as Entity['access'],
  };
  const first = fields.map((field) => initialValue(loan, field, 'loan', new Imports()));
  expect(first).toEqual([
    'borrowed_on: loan?.borrowed_on ?? dayKey(new Date()),',
    "due_date: loan?.due_date ?? '',",
    "returned_on: loan?.returned_on ?? '',",
  ]);
});
