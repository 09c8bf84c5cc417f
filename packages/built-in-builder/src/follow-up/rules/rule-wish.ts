import type { AppPlan } from '../../plan/plan.ts';
import type { Change } from '../change.ts';
import { answerOf } from './answers.ts';
import { countWish } from './counts.ts';
import { backwardsWish, lengthWish, todaySideWish, weekdayWish } from './days.ts';
import { apartWish, doubledWish } from './doubles.ts';
import { followsWish, startsWish } from './follows.ts';
import { notDeletedWish, staysWish } from './kept.ts';
import { neededWish } from './needed.ts';
import { comparedWish, numberWish } from './numbers.ts';
import { refusedWish } from './refused.ts';
import { isForbidding, isOfOthers, isOfShape, isOnlyAsking } from './said.ts';

type Reader = (text: string, plan: AppPlan) => Change[] | string | null;

/** From what is told by the most words to what is told by the fewest. */
const readers: readonly Reader[] = [notDeletedWish, staysWish, apartWish, backwardsWish, lengthWish, weekdayWish, comparedWish, todaySideWish, countWish, doubledWish, neededWish, numberWish, refusedWish]; // prettier-ignore

/** Where the words of a state or a field alone would do, what is said of fields and choices is no rule. */
const shapeless: readonly Reader[] = [staysWish, countWish, doubledWish, neededWish, refusedWish];
/** No message that is longer says one rule alone, in characters. */
const longest = 140;

/** What a message says must hold or must not be possible, or follows by itself; null where it speaks of something else. */
export function ruleWish(text: string, plan: AppPlan): Change[] | string | null {
  if (isOnlyAsking(text)) return answerOf(text, plan);
  const follows = followsWish(text, plan) ?? startsWish(text, plan);
  if (follows) return follows;
  if (isOfOthers(text) || text.length > longest) return null;
  for (const read of readers) {
    if ((read === refusedWish && !isForbidding(text)) || (shapeless.includes(read) && isOfShape(text))) continue;
    const found = read(text, plan);
    if (found !== null && found.length > 0) return found;
  }
  return null;
}
