import type { AppPlan } from '../plan/plan.ts';
import type { Change, Understood } from './change.ts';

/** "Don't let me book …", "a kaputtes Kostüm darf nicht …": who forbids something wishes for no cart. */
const forbids = /(?<!\p{L})(?:(?:do not|don['’]?t|never) (?:let|allow)|(?:must|should|may|can)(?: not|n['’]?t)|cannot|cant|darf nicht|dürfen nicht|soll nicht|sollen nicht|nicht (?:erlaubt|möglich)|niemals?)(?!\p{L})/iu; // prettier-ignore

/** No ability comes by what is forbidden, and none takes fields from a list that is there. */
export function withoutLosses(message: string, plan: AppPlan, understood: Understood): Understood {
  if (understood.kind !== 'changes') return understood;
  const loses = (change: Change): boolean =>
    change.kind === 'add-feature' &&
    (forbids.test(message) ||
      change.changed.some(
        (entity) =>
        plan.entities.some(({ name, fields }) => name === entity.name && fields.some((field) => !entity.fields.some((one) => one.name === field.name))), // prettier-ignore
      ) ||
      change.drafts.some(({ entity }) => plan.entities.some(({ name }) => name === entity.name)));
  const changes = understood.changes.filter((change) => !loses(change));
  if (changes.length === understood.changes.length) return understood;
  return changes.length > 0 ? { ...understood, changes } : { kind: 'unknown' };
}
