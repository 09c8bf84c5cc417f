import type { Problem } from '../repairs/problem.ts';

/** What a look at an app found wrong. `isOfWalk`: its files read well, so its pages were opened. */
export type Seen = { isOfPageCheck: boolean; open: readonly Problem[] };

/**
 * Whether an app is worse than before. Problems that can be read hide what its pages would show, so pages that can be opened
 * at last are never worse, and pages that cannot be opened any more always are.
 */
export function isWorse(before: Seen, after: Seen): boolean {
  if (before.isOfPageCheck !== after.isOfPageCheck) return before.isOfPageCheck;
  return after.open.length > before.open.length;
}
