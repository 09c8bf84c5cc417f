import { chances, likelihood } from '../../reading/learned/linear.ts';
import type { AppPlan } from '../../plan/plan.ts';
import type { Understood } from '../change.ts';
import type { Likely } from './judged.ts';
import { readWishes } from './read-wish.ts';
import { wishFeatures } from './wish-features.ts';
import type { WishModels } from './wish-models.ts';

/** No message that is longer is one wish, in characters. */
const longest = 600;

/** How likely a message asks for each wish, and the likeliest in full; none of an app without lists, or where no word is known. */
export function likelyOf(text: string, plan: AppPlan, ruled: Understood, models: WishModels): Likely {
  if (plan.entities.length === 0 || text.length > longest) return { chances: new Map(), wishes: [], two: 0 };
  const wishes = readWishes(text, plan, ruled, models);
  const features = wishes[0] ? wishFeatures(wishes[0].marked) : [];
  const all = chances(models.op, features);
  return {
    chances: new Map(models.op.keys.map((op, at) => [op, all[at] ?? 0])),
    wishes,
    two: likelihood(models.two, features),
  };
}
