import type { AppPlan, Entity } from '../plan/plan.ts';
import { saidByServer } from './apart.ts';
import { bookedOnce, type BookedOnce } from './booked-once.ts';
import { placesLeft } from './capacity.ts';
import { keepsFloors } from './floors.ts';
import type { Imports } from './imports.ts';
import { onlyOnce } from './only-once.ts';
import { ruleChecks } from './rules.ts';

/** All that a form refuses beside what single fields say: what is taken, full, there already or against a rule. */
export function refusals(plan: AppPlan, entity: Entity, imports: Imports): BookedOnce | null {
  const own = bothOf(
    bothOf(
      keepsFloors(plan, entity, imports),
      bothOf(bookedOnce(entity, imports) ?? placesLeft(plan, entity, imports), onlyOnce(entity, imports)),
    ),
    ruleChecks(plan, entity, imports),
  );
  const server = saidByServer(plan, entity);
  if (!server) return own;
  if (!own) return { ...server, hook: '', call: () => 'check', again: () => '' };
  return { ...own, test: `${own.test}\n\n${server.test}`, refused: `${own.refused}${server.refused}` };
}

/** A form that holds to both: what is taken at that time, and what there may be at all. */
function bothOf(first: BookedOnce | null, second: BookedOnce | null): BookedOnce | null {
  if (!first || !second) return first ?? second;
  return {
    test: `${first.test}\n\n${second.test}`,
    // both go through the same list
    hook: first.hook || second.hook,
    call: (before) => `(values) => ({ ...(${second.call(before)})(values), ...(${first.call(before)})(values) })`,
    again: (before) => [first.again(before), second.again(before)].filter(Boolean).join('\n'),
    refused: `${first.refused}${second.refused}`,
  };
}
