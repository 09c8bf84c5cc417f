import { likelihood } from '../../reading/learned/linear.ts';
import type { AppPlan } from '../../plan/plan.ts';
import { understandByRules } from '../understand/understand.ts';
import { clausesIn } from './clauses.ts';
import { confidenceOf } from './confidence.ts';
import type { Marked } from './marked.ts';
import { readWishes, type ReadWish } from './read-wish.ts';
import { wishFeatures } from './wish-features.ts';
import type { WishModels } from './wish-models.ts';

/** A part of a message that is read alone. */
export type Half = { text: string; wish: ReadWish };

/** How likely a message has to ask for two things before it is parted. */
const bounds = { two: 0.35, half: 0.2 };
const fewestWords = 2;
const joins = /^(?:and|also|plus|then|but|und|auch|außerdem|sowie|dazu|aber)$/i;

/** The two wishes of a message, parted where both are read most surely; null where it likely has one. */
export function halvesOf(marked: Marked, plan: AppPlan, models: WishModels): [Half, Half] | null {
  if (likelihood(models.two, wishFeatures(marked)) < bounds.two) return null;
  const { pieces, text } = marked;
  const starts = new Set(clausesIn(pieces).map(({ from }) => from));
  pieces.forEach((piece, at) => {
    if (joins.test(piece.text) || piece.text === ',') starts.add(at + 1);
  });
  let best: { likely: number; halves: [Half, Half] } | null = null;
  for (const at of [...starts].sort((a, b) => a - b)) {
    if (at < fewestWords || pieces.length - at < fewestWords) continue;
    const [one, other] = [text.slice(0, pieces[at]!.at), text.slice(pieces[at]!.at)].map((part) => half(part.replace(edges, ''), plan, models)); // prettier-ignore
    if (!one || !other || isSame(one.wish, other.wish)) continue;
    const [a, b] = [confidenceOf(one.wish), confidenceOf(other.wish)];
    if (Math.min(a, b) >= bounds.half && (best === null || a * b > best.likely))
      best = { likely: a * b, halves: [one, other] };
  }
  return best?.halves ?? null;
}

const edges = /^[\s,;.–—-]+|[\s,;–—-]+(?:(?:and|und|also|auch|but|aber)[\s,]*)*$/giu;

function half(text: string, plan: AppPlan, models: WishModels): Half | null {
  const [wish] = readWishes(text, plan, understandByRules(text, plan), models);
  return wish ? { text, wish } : null;
}

const isSame = (one: ReadWish, other: ReadWish): boolean =>
  one.op === other.op &&
  one.list === other.list &&
  one.fields[0]?.field === other.fields[0]?.field &&
  one.names.join() === other.names.join();
