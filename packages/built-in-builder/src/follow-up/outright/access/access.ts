import type { AppPlan } from '../../../plan/plan.ts';
import type { Outright } from '../outright.ts';
import { approvalWish } from './approvals.ts';
import { hiddenFromWish, lookersWish } from './lookers.ts';
import { onlySomeWish } from './only-some.ts';
import { ownChangesWish, ownFieldWish, ownSeenWish } from './own-alone.ts';
import { ownNotesWish, sentInWish } from './sent-in.ts';
import { accessQuestion, joiningWish, leavingWish, singleLinkWish, strangersWish } from './told.ts';

const readers = [joiningWish, leavingWish, singleLinkWish, sentInWish, ownNotesWish, strangersWish, accessQuestion, approvalWish, lookersWish, hiddenFromWish, ownChangesWish, ownFieldWish, onlySomeWish, ownSeenWish]; // prettier-ignore

/** Who gets in, and who sees, adds, changes and deletes what: by role, by who entered it, by field, after somebody's word. */
export function accessWish(text: string, plan: AppPlan): Outright {
  for (const read of readers) {
    const found = read(text, plan);
    if (found !== null && found.length > 0) return found;
  }
  return null;
}
