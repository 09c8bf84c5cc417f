import { germanPlan, labelsOf } from '../../languages/german-plan.ts';
import type { AppPlan } from '../../plan/plan.ts';
import { applyChange } from '../apply/apply-change.ts';
import type { Change } from '../change.ts';

/** A message that changed the app, and its plan before and after. */
export type Step = { message: string; before: AppPlan; after: AppPlan };

/** The plan after what a message asked for, in the app's language. */
export function planAfter(plan: AppPlan, changes: readonly Change[], message: string): AppPlan {
  const next = changes.reduce((now, change) => {
    const applied = applyChange(now, change);
    return 'plan' in applied ? applied.plan : now;
  }, plan);
  return plan.language === 'de' ? germanPlan(next, new Map(), `${message}\n${labelsOf(plan)}`).plan : next;
}

/**
 * What earlier messages changed, worked out again from the first one on: the same message about the same plan is read the
 * same way. A message that was taken back since, or whose files somebody changed, shows by what differs from now.
 */
export function stepsOf(
  first: AppPlan,
  messages: readonly string[],
  read: (message: string, plan: AppPlan, steps: readonly Step[]) => readonly Change[],
): Step[] {
  const steps: Step[] = [];
  let plan = first;
  for (const message of messages) {
    const after = planAfter(plan, read(message, plan, steps), message);
    if (JSON.stringify(after) === JSON.stringify(plan)) continue;
    steps.push({ message, before: plan, after });
    plan = after;
  }
  return steps;
}
