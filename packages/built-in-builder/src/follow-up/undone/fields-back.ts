import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import { applyChange } from '../apply/apply-change.ts';
import type { Change } from '../change.ts';
import { planWithout } from './put-back.ts';
import type { Step } from './steps.ts';

const fieldsOf = (plan: AppPlan, name: string): readonly Field[] | undefined =>
  plan.entities.find((entity) => entity.name === name)?.fields;
const without = (fields: readonly Field[], others: readonly Field[]): Field[] =>
  fields.filter(({ name }) => others.every((other) => other.name !== name));

/** Fields that a step added, where they are still there, go; those that it took away come back, and what was stored in them with them. */
export function fieldsBack(now: AppPlan, { before, after }: Step): Change[] {
  return now.entities.flatMap(({ name, fields, columns }): Change[] => {
    const [old, then] = [fieldsOf(before, name), fieldsOf(after, name)];
    if (!old || !then) return [];
    const added = without(then, old).filter((field) => fields.some((one) => one.name === field.name));
    const gone = without(without(old, then), fields);
    const wasShown = (field: Field) => before.entities.find((entity) => entity.name === name)!.columns.includes(field.name); // prettier-ignore
    return [
      ...added.map((field): Change => ({ kind: 'remove-field', entity: name, field: field.name })),
      ...gone.map((field): Change => ({ kind: 'add-field', entity: name, field, isShown: wasShown(field) && !columns.includes(field.name), isBack: true })), // prettier-ignore
    ];
  });
}

/** Whether all that a step did has a way back: right behind it, the plan would be the one before. */
export function hasWayBack(step: Step): boolean {
  const back = fieldsBack(step.after, step).reduce(
    (plan, change) => {
      const applied = applyChange(plan, change);
      return 'plan' in applied ? applied.plan : plan;
    },
    planWithout(step.after, step),
  );
  return contentOf(back) === contentOf(step.before);
}

/** What there is, whatever its order. */
const contentOf = ({ name, look, nav, footer, currency, entities, pages }: AppPlan): string =>
  JSON.stringify([name, look, nav, footer, currency, entities.map(entityContent).toSorted(), pages.map(({ archetype, entity }) => `${archetype} ${entity}`).toSorted()]); // prettier-ignore
const entityContent = ({ fields, ...entity }: Entity): string =>
  JSON.stringify([Object.entries(entity).filter(([key]) => key !== 'columns').toSorted(byName), fields.map((field) => JSON.stringify(Object.entries(field).toSorted(byName))).toSorted()]); // prettier-ignore
const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => one.localeCompare(other);
