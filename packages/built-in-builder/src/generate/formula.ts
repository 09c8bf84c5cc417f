import { partsOf, type Formula, type OverPart } from '../plan/formula.ts';
import { entityOf, fieldOf, type AppPlan, type Entity, type Field } from '../plan/plan.ts';
import { entityNames } from './entity-names.ts';
import { allOf, formulaCode, type Where } from './formula-code.ts';
import { helpersOf } from './formula-helpers.ts';
import type { Imports } from './imports.ts';

export type Worked = Field & { formula: Formula };
export const workedFields = ({ fields }: Entity): Worked[] =>
  fields.filter((field): field is Worked => field.formula !== undefined);

/** Of what a record belongs to, the list in which code finds it. */
export const recordsOf = ({ name }: Field): string =>
  `${name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}Records`;

/** Lines of an object: `total: workedOut([...], ...)`; each stays empty while a part of it is missing. */
export function workedLines(plan: AppPlan, entity: Entity): string[] {
  const where: Where = { plan, entity, one: entityNames(entity).one, recordsOf };
  return workedFields(entity).map(({ name, formula }) => `${name}: ${formulaCode(formula, where)}${formula.by === 'same' ? ' ?? null' : ''},`); // prettier-ignore
}

const overParts = (entity: Entity): OverPart[] =>
  workedFields(entity).flatMap(({ formula }) => partsOf(formula).filter((part) => 'over' in part));

/** The entities whose records are read to work something out: what belongs to a record, and what that points to. */
export function readOver(plan: AppPlan, entity: Entity): { name: string; as: string }[] {
  const names = overParts(entity).flatMap(({ over, via, field }) => {
    const child = entityOf(plan, over);
    const to = via && fieldOf(child, via)?.reference;
    // what is worked out of them may stand on what they point to
    const { formula } = fieldOf(child, field) ?? {};
    const others = formula ? targetsOf(formula, child) : [];
    return [over, ...(to ? [to] : []), ...others];
  });
  return [...new Set(names)].map((name) => ({ name, as: allOf(name) }));
}

const targetsOf = (formula: Formula, entity: Entity): string[] =>
  partsOf(formula).flatMap((part) => {
    if (!('field' in part) || 'over' in part) return [];
    if (part.via !== undefined) return fieldOf(entity, part.via)?.reference ?? [];
    const inner = fieldOf(entity, part.field)?.formula;
    return inner ? targetsOf(inner, entity) : [];
  });

/** What the lines above call. */
export const workedHelpers = (plan: AppPlan, entity: Entity, imports: Imports): string =>
  helpersOf(workedLines(plan, entity).join('\n'), imports);

/** A formula stands on fields that are there; where one is gone, what it worked out is entered by hand. */
export const holds = (plan: AppPlan, entity: Entity, formula: Formula, outer: readonly string[] = []): boolean =>
  (formula.only ?? []).every((one) => fieldOf(entity, one.field)) &&
  partsOf(formula).every((part) => {
    const has = (name: string) => {
      const field = fieldOf(entity, name);
      const key = `${entity.name}.${name}`;
      return field !== undefined && (!field.formula || (!outer.includes(key) && holds(plan, entity, field.formula, [...outer, key]))); // prettier-ignore
    };
    if ('over' in part) return overHolds(plan, entity, part);
    if ('from' in part) return has(part.from) && has(part.to);
    if ('number' in part) return true;
    if (part.via === undefined) return has(part.field);
    const target = plan.entities.find(({ name }) => name === fieldOf(entity, part.via)?.reference);
    const field = target && fieldOf(target, part.field);
    return field !== undefined && !field.formula;
  });

function overHolds(
  plan: AppPlan,
  entity: Entity,
  { over, by, field, via, only, week, month, year, day }: OverPart,
): boolean {
  const child = plan.entities.find(({ name }) => name === over);
  if (
    !child ||
    (by !== undefined && fieldOf(child, by)?.reference !== entity.name && fieldOf(child, by)?.type !== 'text')
  )
    return false;
  const to = fieldOf(child, via)?.reference;
  if (via !== undefined && to === undefined) return false;
  const others = plan.entities.find(({ name }) => name === to);
  const isStored = (name: string | undefined) => {
    if (name === undefined) return true;
    const found = fieldOf(child, name) ?? (others && fieldOf(others, name));
    return found !== undefined && !found.formula;
  };
  const inner = fieldOf(child, field)?.formula;
  // what follows from records in turn would need all of them
  const isPlain = inner === undefined || (partsOf(inner).every((part) => !('over' in part)) && holds(plan, child, inner)); // prettier-ignore
  return (
    [...[only ?? []].flat().map(({ field: of }) => of), week, month, year, day].every(isStored) &&
    isPlain &&
    (inner !== undefined || isStored(field))
  );
}
