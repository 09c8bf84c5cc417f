import type { AppPlan } from '../../plan/plan.ts';
import type { Change } from '../change.ts';

/** The plan after a change, and what to say about it; `note` tells what becomes of stored records. */
export type Applied = { plan: AppPlan; said: string; note?: string } | { problem: string };

/** A function per kind of change. */
export type Appliers<K extends Change['kind']> = {
  [Kind in K]: (plan: AppPlan, change: Extract<Change, { kind: Kind }>) => Applied;
};
