import type { AppPlan } from '../../../plan/plan.ts';
import type { Outright } from '../outright.ts';
import { approvalWish } from './approvals.ts';
import { keptFromChangingWish } from './kept-from.ts';
import { hiddenFromWish, lookersWish } from './lookers.ts';
import { onlySomeWish } from './only-some.ts';
import { ownChangesWish, ownFieldWish, ownSeenWish } from './own-alone.ts';
import { asMuchAsMe, rightsQuestion } from './questions.ts';
import { ownNotesWish, sentInWish } from './sent-in.ts';
import { statedWish } from './said/said.ts';
import { turnedRound } from './turned.ts';
import { asksToSee, ofAnotherWish } from './words.ts';
import { accessQuestion, joiningWish, leavingWish, singleLinkWish, strangersWish } from './told.ts';

const before = [
  joiningWish,
  leavingWish,
  singleLinkWish,
  sentInWish,
  ownNotesWish,
  strangersWish,
  rightsQuestion,
  accessQuestion,
  asMuchAsMe,
  approvalWish,
];
const readers = [joiningWish, leavingWish, singleLinkWish, sentInWish, ownNotesWish, strangersWish, accessQuestion, approvalWish, keptFromChangingWish, lookersWish, hiddenFromWish, ownChangesWish, onlySomeWish, ownFieldWish, ownSeenWish]; // prettier-ignore

/** Longer ones tell a story, in which somebody is named for its sake. */
const longest = 130;

/** Asked before anything else: what is said statement by statement, with the words and sentences of the whole message. */
const statedLongest = 300;

const addsLeave =
  /(?<!\p{L})(may|can|could|should|to|let \p{L}+(?: \p{L}+)?|and|not|only I|who) add(?:ing)?(?!\p{L})/giu;

/** What is called by the name of something that it is not: "colour formula" is no colour. */
const withoutNames = (text: string, { entities }: AppPlan): string =>
  entities.flatMap(({ label, plural, fields }) => [plural, label, ...fields.map((field) => field.label)]).reduce((said, name) => said.replace(new RegExp(`(?<!\\p{L})${name.replace(/[^\p{L} ]/gu, '.')}(?!\\p{L})`, 'giu'), ' '), text); // prettier-ignore

/** Who gets in, and who sees, adds, changes and deletes what: by role, by who entered it, by field, after somebody's word. */
export function accessWish(typed: string, plan: AppPlan): Outright {
  const leave = typed.replace(addsLeave, '$1 enter');
  if (!ofAnotherWish.test(withoutNames(leave, plan)) && !asksToSee.test(leave) && leave.length <= statedLongest) {
    for (const read of [...before, statedWish]) {
      const found = read(leave, plan);
      if (found !== null && found.length > 0) return found;
    }
  }
  const text = turnedRound(typed, plan);
  if (ofAnotherWish.test(text) || asksToSee.test(text) || text.length > longest) return null;
  for (const read of readers) {
    const found = read(text, plan);
    if (found !== null && found.length > 0) return found;
  }
  return null;
}
