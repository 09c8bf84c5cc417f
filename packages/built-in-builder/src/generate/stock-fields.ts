import type { Entity, Field } from '../plan/plan.ts';

/** The count of a stock list and the least that should be there; any number will do for a count. */
export function stockFields({ fields }: Entity): { quantity: Field; minimum: Field | undefined } {
  const numbers = fields.filter((field) => field.type === 'number');
  const minimum = numbers.find((field) => /min|reorder|threshold|least/.test(field.name));
  const counts = numbers.filter((field) => field !== minimum);
  const quantity =
    counts.find((field) => /quantity|stock|count|qty|amount|menge|anzahl|bestand/.test(field.name)) ??
    counts[0] ??
    numbers[0];
  if (!quantity) throw new Error('A stock list needs a number');
  return { quantity, minimum: minimum === quantity ? undefined : minimum };
}
