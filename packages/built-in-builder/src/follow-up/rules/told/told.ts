import type { AppPlan } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { isOnlyAsking } from '../said.ts';
import { agesTold, lastsTold } from './ages.ts';
import { gateTold, validTold } from './allowed.ts';
import { alsoTold } from './also.ts';
import { beginsTold, dueTold } from './begins.ts';
import { boundedTold } from './bounded.ts';
import { clashTold } from './clash.ts';
import { differsTold, pricesTold, roomTold } from './compared.ts';
import { countedTold } from './counted.ts';
import { heldTold } from './held.ts';
import { neededTold } from './needed.ts';
import { orderTold } from './order.ts';
import { keptTold, lockedTold } from './stays.ts';
import { keptLongTold } from './spans.ts';
import { horizonTold, todayTold } from './today.ts';
import { twiceTold } from './twice.ts';
import { isOfOthers } from './words.ts';

type Reader = (text: string, plan: AppPlan) => Change[] | string | null;

/** From what is told by the most words to what is told by the fewest: a deed and what it is of go before a number alone. */
const readers: readonly Reader[] = [keptTold, lockedTold, dueTold, orderTold, roomTold, agesTold, lastsTold, horizonTold, keptLongTold, validTold, gateTold, heldTold, clashTold, countedTold, twiceTold, differsTold, pricesTold, todayTold, alsoTold, neededTold, beginsTold, boundedTold]; // prettier-ignore

const isQuestion =
  /^(?:is there (?:any|some)|what happens|was passiert|bitte sag mir|does|do|did|hat|haben|can (?:one|an?|the|two|people|someone|somebody)|kann (?:man|einer|jemand|eine))(?!\p{L}).*\?$/iu;

/**
 * A rule that is told as what went wrong, as a reason or in half a sentence: the story says of what, the rest which way.
 * Null where a message asks for something else too.
 */
export function toldRuleWish(text: string, plan: AppPlan): Change[] | string | null {
  if (isOnlyAsking(text) || isOfOthers(text) || isQuestion.test(text)) return null;
  for (const read of readers) {
    const found = read(text, plan);
    if (found !== null && found.length > 0) return found;
  }
  return null;
}
