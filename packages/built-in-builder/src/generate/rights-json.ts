import type { AppPlan, Entity, Field } from '../plan/plan.ts';
import { deeds, type Deed, type Who } from '../plan/rights.ts';
import { about, mine } from './sent.ts';

const verbs = { see: 'read', add: 'create', change: 'update', delete: 'delete' } as const satisfies Record<
  Deed,
  string
>;
const fieldVerbs = { see: 'read', change: 'write' } as const;

type RowRules = Record<string, object | true>;

/** Who may, as a row rule of the server: each way in by itself. */
function whoRule(plan: AppPlan, entity: Entity, who: Who): object | true {
  if (who.everyone) return true;
  const ways = [
    ...(who.own ? [mine] : []),
    ...about(plan, entity, who.about ?? []),
    ...(who.once ? [{ [who.once.field]: { $in: [who.once.value, null] } }] : []),
    { user_condition: { role: who.not ? { $nin: who.not } : who.roles?.length ? { $in: ['admin', ...who.roles] } : 'admin' } }, // prettier-ignore
  ];
  const letIn = ways.length === 1 ? ways[0]! : { $or: ways };
  return who.never?.length ? { $and: [letIn, { user_condition: { role: { $nin: who.never } } }] } : letIn;
}

/** The row rules of a list, and those that its rights bring. */
export function withRightsOf(plan: AppPlan, entity: Entity, rls: RowRules): RowRules {
  const stated = deeds.flatMap((deed) => {
    const who = entity.rights?.[deed];
    return who ? [[verbs[deed], whoRule(plan, entity, who)] as const] : [];
  });
  return together(rls, stated);
}

/** The same of one field. */
export function fieldRules(plan: AppPlan, entity: Entity, { rights = {} }: Field, rls: RowRules): RowRules {
  const stated = (['see', 'change'] as const).flatMap((deed) => {
    const who = rights[deed];
    return who ? [[fieldVerbs[deed], whoRule(plan, entity, who)] as const] : [];
  });
  return together(rls, stated);
}

const together = (rls: RowRules, stated: readonly (readonly [string, object | true])[]): RowRules =>
  stated.reduce(
    (all, [verb, rule]) => ({ ...all, [verb]: all[verb] && rule !== true ? { $and: [all[verb], rule] } : rule }),
    rls,
  );
