import { fieldsOfFormula } from '../plan/formula.ts';
import { fieldOf, type AppPlan, type Entity } from '../plan/plan.ts';

/** What would be worked out from itself is entered: the price per kilo is not the price per kilo through the kilos. */
export function withoutCircles({ entities }: AppPlan): void {
  for (const entity of entities)
    for (const field of entity.fields) if (field.formula && standsOn(entity, field.name, field.name, 0)) delete field.formula; // prettier-ignore
}

const deepest = 8;

function standsOn(entity: Entity, name: string, on: string, depth: number): boolean {
  const formula = fieldOf(entity, name)?.formula;
  if (!formula || depth > deepest) return depth > deepest;
  const own = fieldsOfFormula(formula);
  return own.includes(on) || own.some((next) => standsOn(entity, next, on, depth + 1));
}
