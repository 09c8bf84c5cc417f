import { holds } from '../../generate/formula.ts';
import type { AppPlan, Field } from '../../plan/plan.ts';

/** Where a part of a formula is gone, its result is entered by hand again. */
export function withSoundFormulas(plan: AppPlan): AppPlan {
  const entities = plan.entities.map((entity) => {
    const fields = entity.fields.map((field): Field => {
      if (!field.formula || holds(plan, entity, field.formula)) return field;
      const { formula: _, ...entered } = field;
      return entered;
    });
    return fields.every((field, index) => field === entity.fields[index]) ? entity : { ...entity, fields };
  });
  return entities.every((entity, index) => entity === plan.entities[index]) ? plan : { ...plan, entities };
}
