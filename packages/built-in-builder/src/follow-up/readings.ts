import type { AppPlan } from '../plan/plan.ts';
import { inAppSpelling } from './app-spelling.ts';
import type { Understood } from './change.ts';
import type { Likely, Reading } from './learned/judged.ts';
import { likelyOf } from './learned/likely.ts';
import type { ReadWish } from './learned/read-wish.ts';
import { sureDetail } from './learned/sure-detail.ts';
import { make, weighWish } from './learned/weigh-wish.ts';
import type { WishModels } from './learned/wish-models.ts';
import { toldDetailWish } from './outright/details/told-detail.ts';
import { withoutFillers } from './outright/fillers.ts';
import { type OutrightReading, outrightReading } from './outright/outright.ts';
import { sparingFields } from './spared-fields.ts';
import { sparingLists } from './spared-lists.ts';
import { withSoundNames } from './sound-names.ts';
import { understandByRules } from './understand/understand.ts';
import { withoutLosses } from './without-losses.ts';

/** A message without what says nothing and with the app's own words as the app spells them, and what is made of it. */
export type ReadMessage = { message: string; likely: Likely; readings: Readings };
/** The first is what the readers make of it in turn. */
export type Readings = readonly [Reading, ...Reading[]];

export function readMessage(typed: string, plan: AppPlan, models: WishModels): ReadMessage {
  const message = inAppSpelling(withoutFillers(typed), plan);
  const ruled = sparingLists(message, plan, understandByRules(message, plan));
  const likely = likelyOf(message.trim(), plan, ruled, models);
  return { message, likely, readings: readingsOf({ message, plan, ruled, wishes: likely.wishes }, models) };
}

/** `ruled` is what the rules made of a message, `wishes` what was learned, the likeliest first. */
type Read = { message: string; plan: AppPlan; ruled: Understood; wishes: readonly ReadWish[] };

/** What each reader makes of a message, each kept from losses. */
function readingsOf({ message, plan, ruled, wishes }: Read, models: WishModels): Readings {
  const kept = (understood: Understood) => withoutLosses(message, plan, withSoundNames(message, plan, sparingFields(message, plan, sparingLists(message, plan, understood)))); // prettier-ignore
  const text = message.trim();
  const detail = detailOf(message, plan);
  const outright = detail ?? outrightReading(message, plan);
  const inTurn = (): Understood => {
    const read = outright ? withSoundNames(message, plan, outright.understood) : kept(weighWish(text, plan, { ruled, wishes }, models)); // prettier-ignore
    const sure = sureDetail(text, plan, read, wishes[0]);
    return sure ? withSoundNames(message, plan, { kind: 'changes', changes: sure }) : read;
  };
  const learned = wishes.map((wish) => kept(madeOf(wish, text, plan)));
  return [
    { reader: 'in turn', understood: detail ? withSoundNames(message, plan, detail.understood) : inTurn() },
    { reader: 'rules', understood: kept(ruled) },
    ...(outright ? [{ reader: 'outright' as const, by: outright.by, understood: withSoundNames(message, plan, outright.understood) }] : []), // prettier-ignore
    ...learned.map((understood, at) => ({ reader: at === 0 ? ('learned' as const) : ('second' as const), understood })),
    ...bothOf(learned),
  ];
}

/** Of a message that asks for two things. */
function bothOf([first, second]: readonly Understood[]): Reading[] {
  if (first?.kind !== 'changes' || second?.kind !== 'changes') return [];
  return [{ reader: 'both', understood: { kind: 'changes', changes: [...first.changes, ...second.changes] } }];
}

function madeOf(wish: ReadWish, text: string, plan: AppPlan): Understood {
  const made = make(wish, text, plan);
  if (made === null) return { kind: 'unknown' };
  if (typeof made === 'string') return { kind: 'problem', sentence: made };
  return Array.isArray(made) ? { kind: 'changes', changes: made } : made;
}

function detailOf(message: string, plan: AppPlan): OutrightReading | null {
  const told = toldDetailWish(message, plan);
  return Array.isArray(told) ? { understood: { kind: 'changes', changes: told }, by: toldDetailWish.name } : null;
}
