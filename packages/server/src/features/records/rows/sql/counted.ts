import type { Unless } from '@whittle/domain/entities/capacity';
import { SqlParameters } from '../../../../adapters/database/record-sql.ts';
import type { RecordScope } from '../record-scope.ts';

/** The records of an entity, whoever may see them. */
export function ofEntity({ appId, entity }: RecordScope) {
  const parameters = new SqlParameters();
  return { parameters, where: `r.app_id = ${parameters.add(appId)} and r.entity = ${parameters.add(entity)}` };
}

/** A field's name: without its type it could be a place in a list. */
export const nameIn = (parameters: SqlParameters, name: string): string => `${parameters.add(name)}::text`;

/** Made-up records do not count at the app's own address, and what was called off counts nowhere. */
export function counts(
  { unless, countsSamples }: { unless: Unless; countsSamples: boolean },
  parameters: SqlParameters,
): string {
  const off = [...unless].map(([name, values]) => {
    const listed = `array(select jsonb_array_elements_text(${parameters.json([...values])}))`;
    return `not coalesce(r.data->>${nameIn(parameters, name)} = any (${listed}), false)`;
  });
  return [...(countsSamples ? [] : ['not r.is_sample']), ...off, 'true'].join(' and ');
}
