import type { ContextLimits } from '@whittle/contract/knowledge/context-item';
import type { PlanLimits } from '@whittle/contract/plans/plan-table';

/** Passages of all data sources of an app together. */
export const appChunksMax = 200_000;

/**
 * Those for which the plan has no room any more: the ones added first stay in use, the others are kept and found by nobody until
 * there is room again. `items` stand in the order in which they were added. Rule: PLAN-24.
 */
export const pausedSources = (items: readonly { id: string }[], room: number): string[] =>
  items.slice(room).map(({ id }) => id);

/** What an app may have by its owner's plan. CTX-20, CTX-21 */
export const contextLimitsOf = ({ dataItems, fileMaxBytes, siteDepth, sitePages }: PlanLimits): ContextLimits => ({
  items: dataItems,
  fileMaxBytes,
  siteDepth,
  sitePages,
});
