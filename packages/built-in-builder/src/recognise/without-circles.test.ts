import { expect, it } from 'vitest';
import type { AppPlan, Entity } from '../plan/plan.ts';
import { withoutCircles } from './without-circles.ts';

it('[GEN-62] what would be worked out from itself is entered', () => {
  const number = { type: 'number', isRequired: false } as const;
  const fields: Entity['fields'] = [
    { ...number, name: 'price', label: 'Price', formula: { by: 'quotient', parts: [{ field: 'price' }, { field: 'kilos' }] } }, // prettier-ignore
    { ...number, name: 'kilos', label: 'Kilos' },
    { ...number, name: 'total', label: 'Total', formula: { by: 'product', parts: [{ field: 'price' }, { field: 'kilos' }] } }, // prettier-ignore
  ];
  withoutCircles({ entities: [{ fields } as Entity] } as AppPlan);
  expect(fields.map(({ name, formula }) => [name, formula !== undefined])).toEqual([['price', false], ['kilos', false], ['total', true]]); // prettier-ignore
});
