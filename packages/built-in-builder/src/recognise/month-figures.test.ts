import { expect, test } from 'vitest';
import { recognise } from './recognise.ts';

test.each([
  [
    'I mow lawns for neighbours. customer, date, hours, price. how much per customer and per month, who has not paid yet',
    'Customers',
    'Invoiced this month',
  ],
  [
    'Trainerstunden im Verein: Trainer, Datum, Stunden, Mannschaft. Summe pro Trainer und Monat',
    'Trainer',
    'Stunden diesen Monat',
  ],
])('[GEN-62] how much somebody comes to in a month stands beside what it is in all: “%s”', (prompt, list, label) => {
  const { entities } = recognise(prompt).plan;
  const entity = entities.find(({ plural }) => plural === list)!;
  const field = entity.fields.find((one) => one.label === label)!;
  expect(field.formula?.parts[0]).toMatchObject({ take: 'sum', month: expect.any(String) as string });
  expect(entity.columns).toContain(field.name);
});

test('[GEN-62] where nobody asks for a month there is none', () => {
  const { entities } = recognise('I mow lawns for neighbours. customer, date, hours, price. how much per customer, who has not paid yet').plan; // prettier-ignore
  expect(entities.flatMap(({ fields }) => fields).filter(({ label }) => label.endsWith('this month'))).toEqual([]);
});
