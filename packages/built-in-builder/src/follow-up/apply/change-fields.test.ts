import { expect, test } from 'vitest';
import { recognise } from '../../recognise/recognise.ts';
import type { AppPlan } from '../../plan/plan.ts';
import { understand } from '../understand.ts';
import { applyChange } from './apply-change.ts';

const { plan } = recognise('A list of our faults: title, cost, supplier and status (open, fixed)');

const after = (message: string, before: AppPlan): AppPlan => {
  const understood = understand(message, before);
  if (understood.kind !== 'changes') throw new Error(JSON.stringify(understood));
  return understood.changes.reduce((next, change) => {
    const applied = applyChange(next, change);
    if ('problem' in applied) throw new Error(applied.problem);
    return applied.plan;
  }, before);
};
const namesIn = ({ entities }: AppPlan) => entities[0]!.fields.map(({ name, label }) => `${name}: ${label}`);

test('[GEN-63] a renamed field keeps its values, is found by its new name, and its old one is free for another', () => {
  const renamed = after('rename supplier to vendor', plan);
  expect(namesIn(renamed)).toContain('supplier: Vendor');
  expect(namesIn(after('remove the vendor field', renamed))).not.toContain('supplier: Vendor');
  const grown = after('add a supplier field', renamed);
  expect(namesIn(grown)).toEqual(expect.arrayContaining(['supplier: Vendor', 'supplier_2: Supplier']));
  expect(namesIn(after('rename vendor to maker', grown))).toEqual(expect.arrayContaining(['supplier: Maker', 'supplier_2: Supplier'])); // prettier-ignore
});
