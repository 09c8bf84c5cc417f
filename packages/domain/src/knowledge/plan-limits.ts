import type { ContextLimits } from '@whittle/contract/knowledge/context-item';

/** The size that a lite plan allows, and twice that for the others (CTX-20). */
const baseFileBytes = 25_000_000;

const paid = { items: 5, fileMaxBytes: baseFileBytes * 2, siteDepth: 3 };
const ofPlans: Readonly<Record<string, ContextLimits>> = {
  lite: { items: 1, fileMaxBytes: baseFileBytes, siteDepth: 2, sitePages: 20 },
  explorer: { ...paid, sitePages: 50 },
  moon: { ...paid, sitePages: 100 },
  monetizer: { ...paid, sitePages: 100 },
};

/** Where nobody sells plans: what one app can bear. */
const withoutPlans: ContextLimits = { ...paid, items: 200, sitePages: 100 };

/** Passages of all data sources of an app together. */
export const appChunksMax = 200_000;

/** What an app may have by its owner's plan; null where there are none. An unknown plan counts as explorer. CTX-20, CTX-21 */
export const contextLimitsOf = (plan: string | null): ContextLimits =>
  plan === null ? withoutPlans : (ofPlans[plan.toLowerCase()] ?? ofPlans['explorer']!);
