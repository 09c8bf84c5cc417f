import type { AppPlan } from '../../plan/plan.ts';
import type { Change, Understood } from '../change.ts';
import { makers } from './make/make.ts';
import { isAlike, opOf } from './op-of.ts';
import { readWishes, type ReadWish } from './read-wish.ts';
import type { WishModels } from './wish-models.ts';

/**
 * From here on what was learned is believed where a reader of single sentences sees another wish: of labelled messages of
 * apps that were not learned from, the reader was right in one of four.
 */
const sure = 0.85;

/** Rules and rights have to be surer still: readers know many of them by whole phrases. */
const surer = 0.92;

/** What readers take other wishes for now and then. */
const mistaken: ReadonlySet<string> = new Set(['add-field', 'move-field', 'retype', 'rename-field', 'rename-list', 'start-value', 'mark', 'start-page']); // prettier-ignore
/** Nothing is done about these, whether they are meant or not; what an ability or a page is said by is read from single words. */
const vague: ReadonlySet<string> = new Set(['cannot', 'bug', 'question', 'start-over', 'ability', 'text-page', 'work-out', 'chart', 'count', 'total', 'limit', 'note']); // prettier-ignore
/** What readers take for something else now and then. */
const missed: ReadonlySet<string> = new Set(['need-if', 'no-past', 'after', 'apart', 'cap', 'refuse', 'compare', 'lock', 'keep', 'fill', 'unique', 'rights', 'approval']); // prettier-ignore

/** Tells whether changes are about something else than what the message surely asks for. */
export function gainsaying(
  text: string,
  plan: AppPlan,
  ruled: () => Understood,
  models: WishModels,
): (found: readonly Change[] | string) => boolean {
  let known: readonly ReadWish[] | undefined;
  return (found) => {
    const [first, second] = (known ??= readWishes(text, plan, ruled(), models));
    if (!first || first.likely < sure || vague.has(first.op)) return false;
    const wishes = second ? [first, second] : [first];
    const isOther = typeof found === 'string' || !found.some((change) => wishes.some(({ op }) => op === opOf(change) || isAlike(op, opOf(change)))); // prettier-ignore
    if (!isOther) return false;
    if (typeof found !== 'string' && found.every(isPlain)) return true;
    return first.likely >= surer && missed.has(first.op) && makes(first, text, plan);
  };
}

const makes = (wish: ReadWish, text: string, plan: AppPlan): boolean => {
  const made = makers[wish.op]?.(wish, { text, plan, marked: wish.marked });
  return Array.isArray(made) && made.length > 0;
};

/** A field with a type, a unit or choices of its own was read from words that say so. */
const isPlain = (change: Change): boolean =>
  mistaken.has(opOf(change)) &&
  (change.kind !== 'add-field' || (change.field.type === 'text' && !change.field.options));
