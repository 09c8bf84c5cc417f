import type { AppPlan } from '../../../plan/plan.ts';
import type { Outright } from '../outright.ts';
import { approvalWish } from './approvals.ts';
import { keptFromChangingWish } from './kept-from.ts';
import { hiddenFromWish, lookersWish } from './lookers.ts';
import { onlySomeWish } from './only-some.ts';
import { ownChangesWish, ownFieldWish, ownSeenWish } from './own-alone.ts';
import { ownNotesWish, sentInWish } from './sent-in.ts';
import { turnedRound } from './turned.ts';
import { asksToSee, ofAnotherWish } from './words.ts';
import { accessQuestion, joiningWish, leavingWish, singleLinkWish, strangersWish } from './told.ts';

const readers = [joiningWish, leavingWish, singleLinkWish, sentInWish, ownNotesWish, strangersWish, accessQuestion, approvalWish, keptFromChangingWish, lookersWish, hiddenFromWish, ownChangesWish, onlySomeWish, ownFieldWish, ownSeenWish]; // prettier-ignore

/** Longer ones tell a story, in which somebody is named for its sake. */
const longest = 130;

/** Who gets in, and who sees, adds, changes and deletes what: by role, by who entered it, by field, after somebody's word. */
export function accessWish(typed: string, plan: AppPlan): Outright {
  const text = turnedRound(typed, plan);
  if (ofAnotherWish.test(text) || asksToSee.test(text) || text.length > longest) return null;
  for (const read of readers) {
    const found = read(text, plan);
    if (found !== null && found.length > 0) return found;
  }
  return null;
}
