import type { AppPlan } from '../plan/plan.ts';
import type { Understood } from './change.ts';
import { weighWish } from './learned/weigh-wish.ts';
import { wishModels } from './learned/wish-models.ts';
import { withSoundNames } from './sound-names.ts';
import { sparingLists } from './spared-lists.ts';
import { understandByRules } from './understand/understand.ts';

/**
 * Reads a follow-up against the app's plan: by rules, weighed again by what was learned from labelled messages. The same
 * message and plan give the same reading; what it does not know it says.
 */
export function understand(message: string, plan: AppPlan): Understood {
  const ruled = sparingLists(message, plan, understandByRules(message, plan));
  return withSoundNames(message, sparingLists(message, plan, weighWish(message.trim(), plan, ruled, wishModels())));
}
