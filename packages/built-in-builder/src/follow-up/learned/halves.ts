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

/** How likely a message has to ask for two things before it is parted, and how sure both halves are; less likely ones need halves that are surer. */
const bounds = { two: 0.35, half: 0.2, sureHalf: 0.75 };
/** What these are about is told in several parts: "in repair and without a berth". */
const ofSome = /^(?:only-page|mark|count|total|filter|add-list|add-choices|set-choices|work-out|question|cannot)$/;
const fewestWords = 2;
const joins = /^(?:and|also|plus|then|but|und|auch|außerdem|sowie|dazu|aber)$/i;

/** The two wishes of a message, parted where both are read most surely; null where it likely has one. */
export function halvesOf({ op, marked }: ReadWish, plan: AppPlan, models: WishModels): [Half, Half] | null {
  const { pieces, text } = marked;
  const isLikely = likelihood(models.two, wishFeatures(marked)) >= bounds.two;
  if (!isLikely && ofSome.test(op)) return null;
  const least = isLikely ? bounds.half : bounds.sureHalf;
  const starts = new Set(clausesIn(pieces).map(({ from }) => from));
  pieces.forEach((piece, at) => {
    if (joins.test(piece.text) || piece.text === ',') starts.add(at + 1);
  });
  let best: { likely: number; halves: [Half, Half] } | null = null;
  for (const at of [...starts].sort((a, b) => a - b)) {
    if (at < fewestWords || pieces.length - at < fewestWords) continue;
    const one = half(text.slice(0, pieces[at]!.at).replace(edges, ''), plan, models);
    const likely = one ? confidenceOf(one.wish) : 0;
    // the other half is not read where this one is not sure, or could not be surer than what was found
    if (!one || likely < least || likely <= (best?.likely ?? 0)) continue;
    const other = half(text.slice(pieces[at]!.at).replace(edges, ''), plan, models);
    const both = other && !isSame(one.wish, other.wish) ? likely * confidenceOf(other.wish) : 0;
    if (!other || both / likely < least || both <= (best?.likely ?? 0)) continue;
    best = { likely: both, halves: [one, other] };
  }
  return best?.halves ?? null;
}

const edges = /^[\s,;.–—-]+|[\s,;–—-]+(?:(?:and|und|also|auch|but|aber)[\s,]*)*$/giu;

function half(text: string, plan: AppPlan, models: WishModels): Half | null {
  const [wish] = readWishes(text, plan, understandByRules(text, plan), models);
  if (!wish || (wish.op.startsWith('remove-') && !namesSomething(wish.marked))) return null;
  return { text, wish };
}

const isSame = (one: ReadWish, other: ReadWish): boolean =>
  one.op === other.op &&
  one.list === other.list &&
  one.fields[0]?.field === other.fields[0]?.field &&
  one.names.join() === other.names.join();

/** "Clear them away" alone takes nothing away. */
const namesSomething = ({ lists, fields, pages, options }: Marked): boolean =>
  [lists, fields, pages, options].some((all) => all.length > 0);
