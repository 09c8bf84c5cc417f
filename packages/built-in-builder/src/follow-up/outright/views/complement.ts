import type { FieldOnly, Only } from '../../../plan/only.ts';
import type { Change } from '../../change.ts';
import { doneOptions, doneTest } from '../../../plan/roles.ts';
import { listPageOf, type AppPlan, type Entity } from '../../../plan/plan.ts';

/** What is left where the records that meet a condition are left out; null where no condition says so. */
export function complementOf(only: Only): FieldOnly | null {
  if (only.kind === 'mine') return null;
  const { field } = only;
  switch (only.kind) {
    case 'yes':
      return { kind: 'no', field };
    case 'no':
      return { kind: 'yes', field };
    case 'given':
      return { kind: 'missing', field };
    case 'missing':
      return { kind: 'given', field };
    case 'is':
      return { kind: 'is-not', field, value: only.value };
    case 'is-not':
      return { kind: 'is', field, value: only.value };
    case 'past':
      return { kind: 'coming', field };
    case 'coming':
      return { kind: 'past', field };
    case 'last':
      return only.span === 'year' ? { kind: 'year', field } : null;
    default:
      return null;
  }
}

/** What a list has to leave out for these to stay is what is done: the list can do that itself, and shows it on request. Where it is in the way (`isAway`), one of several ends is enough. */
export function hidesDone(entity: Entity, only: readonly Only[], plan: AppPlan, isAway = false): Change[] | null {
  const [one, ...more] = only;
  const done = doneTest(entity, '');
  const page = listPageOf(plan, entity.name);
  if (!one || more.length > 0 || one.kind === 'mine' || !done || done.field !== one.field || !page) return null;
  if (page.hidesDone) return [];
  const [end, ...others] = doneOptions(entity.fields.find(({ name }) => name === done.field));
  const isAlike = one.kind === 'no' || (one.kind === 'is-not' && (isAway ? [end, ...others].some((each) => each?.value === one.value) : others.length === 0 && end?.value === one.value)); // prettier-ignore
  return isAlike ? [{ kind: 'hide-done', entity: entity.name }] : null;
}
