import { fieldOf, type AppPlan, type Entity, type Field } from './plan.ts';

/**
 * What can hold of a record, of what it points to by way of `via`, or, for `used`, of what points to that by `by`.
 * `not` turns it round; `yes` of a field that is no tick means that it says something other than no.
 */
export type Fact = { via?: string[]; not?: true } & (
  | { kind: 'is'; field: string; value: string }
  | { kind: 'yes' | 'given' | 'past' | 'future' | 'before-month'; field: string }
  | { kind: 'above' | 'below' | 'most' | 'shorter'; field: string; than: number }
  | { kind: 'used'; entity: string; by: string[]; where?: Fact[] }
);

/** No record is saved of which all of these hold. */
export type Refusal = { when: Fact[]; at: string };
/** Of what these hold stays as it is: these fields, else all. */
export type Lock = { when: Fact[]; fields?: string[] };
/** What is filled in by itself once these hold: in the record, or in what it points to by `via`. A day may be some time after another one of the record. */
export type Follow = {
  when: Fact[];
  field: string;
  via?: string;
  value:
    | { text: string }
    | { is: boolean }
    | { day: 'today' }
    | { field: string; plus: { days: number } | { months: number } };
};

/** The list at the end of a way of references; undefined where it leads nowhere any more. */
export function listAlong({ entities }: AppPlan, entity: Entity, via: readonly string[] = []): Entity | undefined {
  return via.reduce<Entity | undefined>((at, name) => at && entities.find((one) => one.name === fieldOf(at, name)?.reference), entity); // prettier-ignore
}

/** The field that a fact is about, and the list that has it. */
export function fieldOfFact(plan: AppPlan, entity: Entity, fact: Fact): { list: Entity; field: Field } | undefined {
  const list = listAlong(plan, entity, fact.via);
  const field = list && fact.kind !== 'used' ? fieldOf(list, fact.field) : undefined;
  return list && field && { list, field };
}

/** Whether all that a fact stands on is there. */
export function isSoundFact(plan: AppPlan, entity: Entity, fact: Fact): boolean {
  if (fact.kind !== 'used') return fieldOfFact(plan, entity, fact)?.field.formula === undefined && fieldOfFact(plan, entity, fact) !== undefined; // prettier-ignore
  const own = listAlong(plan, entity, fact.via);
  const child = plan.entities.find(({ name }) => name === fact.entity);
  return child !== undefined && own !== undefined && listAlong(plan, child, fact.by) === own && (fact.where ?? []).every((one) => isSoundFact(plan, child, one)); // prettier-ignore
}

/** The fields of the record itself that a fact stands on. */
export const ownFieldsOf = (facts: readonly Fact[]): string[] => [
  ...new Set(facts.flatMap((fact) => (fact.via ? fact.via.slice(0, 1) : fact.kind === 'used' ? [] : [fact.field]))),
];
