import type { AppPlan } from '../../plan/plan.ts';
import type { Change, Understood } from '../change.ts';
import { isAlike, opOf } from './op-of.ts';
import { readWishes, type ReadWish } from './read-wish.ts';
import type { WishModels } from './wish-models.ts';

/**
 * From here on what was learned is believed where a reader of single sentences sees another wish: of 280 labelled messages
 * of apps that were not learned from, the reader was right in 60 and the weights in 220; below, each in about half.
 */
const sure = 0.85;

/** What readers take other wishes for now and then. Rules, figures and views they know better: those came after the labels. */
const mistaken: ReadonlySet<string> = new Set(['add-field', 'move-field', 'retype', 'rename-field', 'rename-list', 'start-value', 'mark', 'start-page']); // prettier-ignore
/** Nothing is done about these, whether they are meant or not; what an ability or a page is said by is read from single words. */
const vague: ReadonlySet<string> = new Set(['cannot', 'bug', 'question', 'start-over', 'ability', 'text-page', 'work-out', 'chart', 'count', 'total', 'limit']); // prettier-ignore

/** Tells whether changes are about something else than what the message surely asks for. */
export function gainsaying(
  text: string,
  plan: AppPlan,
  ruled: () => Understood,
  models: WishModels,
): (found: readonly Change[]) => boolean {
  let known: readonly ReadWish[] | undefined;
  return (found) => {
    const [first, second] = (known ??= readWishes(text, plan, ruled(), models));
    if (!first || first.likely < sure || vague.has(first.op)) return false;
    if (!found.every(isPlain)) return false;
    const wishes = second ? [first, second] : [first];
    return !found.some((change) => wishes.some(({ op }) => op === opOf(change) || isAlike(op, opOf(change))));
  };
}

/** A field with a type, a unit or choices of its own was read from words that say so. */
const isPlain = (change: Change): boolean =>
  mistaken.has(opOf(change)) &&
  (change.kind !== 'add-field' || (change.field.type === 'text' && !change.field.options));
