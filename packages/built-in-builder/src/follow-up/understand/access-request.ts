import type { AppPlan } from '../../plan/plan.ts';
import { accessIn } from '../access-words.ts';
import type { Change } from '../change.ts';
import { mentions } from './place.ts';

export function accessRequest(text: string, plan: AppPlan): Change[] | null {
  const named = plan.entities.filter((entity) => mentions(text, entity));
  const entities = named.length > 0 ? named : plan.entities;
  const changes = entities.flatMap((entity): Change[] => {
    const access = accessIn(text, entity.access);
    return access ? [{ kind: 'access', entity: entity.name, access }] : [];
  });
  return changes.length > 0 ? changes : null;
}
