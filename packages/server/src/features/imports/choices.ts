import type { ImportChoices } from '@whittle/contract/imports';
import { parseEntity } from '@whittle/domain/entities/entity';
import type { ImportPlan } from '@whittle/domain/imports/import-plan';
import { withAccess } from '@whittle/domain/imports/plan-entities';
import { AppError } from '../../http/app-error.ts';

/** The plan with what the owner chose for it and for its entities. Throws `invalid-input`. */
export function withChoices(plan: ImportPlan, { entities, accessMode }: ImportChoices): ImportPlan {
  for (const name of Object.keys(entities)) {
    if (!plan.entities.some((entity) => entity.name === name)) {
      throw new AppError('invalid-input', { fields: { [`entities.${name}`]: 'The export has no such entity.' } });
    }
  }
  return {
    ...plan,
    accessMode: accessMode ?? plan.accessMode,
    entities: plan.entities.map((entity) => {
      const choice = Object.hasOwn(entities, entity.name) ? entities[entity.name] : undefined;
      const chosen = choice?.schema ?? entity.schema;
      const access = choice?.access ?? (choice?.schema?.['x-accessControl'] ? null : entity.access);
      const schema = withAccess(chosen, access);
      const parsed = parseEntity(entity.name, JSON.stringify(schema));
      if (!parsed.ok) throw new AppError('invalid-input', { fields: { [`entities.${entity.name}`]: parsed.message } });
      return { ...entity, schema, access };
    }),
  };
}
