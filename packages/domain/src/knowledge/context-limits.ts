import type { ContextLimits } from '@whittle/contract/knowledge/context-item';
import type { PlanLimits } from '@whittle/contract/plans/plan-table';

/** Passages of all data sources of an app together. */
export const appChunksMax = 200_000;

/** What an app may have by its owner's plan. CTX-20, CTX-21 */
export const contextLimitsOf = ({ dataItems, fileMaxBytes, siteDepth, sitePages }: PlanLimits): ContextLimits => ({
  items: dataItems,
  fileMaxBytes,
  siteDepth,
  sitePages,
});
