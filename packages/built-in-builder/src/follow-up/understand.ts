import type { AppPlan } from '../plan/plan.ts';
import type { Understood } from './change.ts';
import { gainsaying } from './learned/gainsaid.ts';
import { weighWish } from './learned/weigh-wish.ts';
import { wishModels } from './learned/wish-models.ts';
import { withoutFillers } from './outright/fillers.ts';
import { outrightWish } from './outright/outright.ts';
import { sparingFields } from './spared-fields.ts';
import { withSoundNames } from './sound-names.ts';
import { sparingLists } from './spared-lists.ts';
import { withoutLosses } from './without-losses.ts';
import { understandByRules } from './understand/understand.ts';

/**
 * Reads a follow-up against the app's plan: what it says outright as it says it, unless what was learned from labelled
 * messages is sure of another wish, else by rules, weighed again by what was learned. The same message and plan give the same reading; what it does not know it says.
 */
export function understand(typed: string, plan: AppPlan): Understood {
  const message = withoutFillers(typed);
  const rules = once(() => sparingLists(message, plan, understandByRules(message, plan)));
  const outright = outrightWish(message, plan, gainsaying(message.trim(), plan, rules, wishModels()));
  if (outright) return withSoundNames(message, plan, outright);
  const ruled = rules();
  const weighed = sparingLists(message, plan, weighWish(message.trim(), plan, ruled, wishModels()));
  return withoutLosses(message, plan, withSoundNames(message, plan, sparingFields(message, plan, weighed)));
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
