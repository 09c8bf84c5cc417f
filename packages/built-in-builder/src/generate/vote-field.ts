import type { Entity, Field } from '../plan/plan.ts';

/** The number that a press raises. */
export function voteField({ fields }: Entity): Field {
  const field = fields.find((one) => one.type === 'number' && /votes?|likes?|points?|score/.test(one.name));
  if (!field) throw new Error('A list of votes needs a number of votes');
  return field;
}
