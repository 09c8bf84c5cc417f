import type { AppPlan } from '../../plan/plan.ts';
import { toldAccess } from './access.ts';
import { toldGaps } from './gaps.ts';
import { toldGermanCounts } from './german-counts.ts';
import { toldGermanViews } from './german-views.ts';
import { toldOrder } from './order.ts';
import { toldOutstanding } from './outstanding.ts';
import { toldToday } from './today.ts';
import { toldTotalValue } from './total-value.ts';
import { toldWishList } from './wish-list.ts';

/** What a text says of how its lists are to be seen, once lists and pages are there. */
export function withToldViews(plan: AppPlan, text: string, isGerman: boolean): void {
  toldAccess(plan, text);
  toldOrder(plan, text);
  toldGaps(plan, text, isGerman);
  toldTotalValue(plan, text, isGerman);
  toldWishList(plan);
  // an English text has pages of its own for these
  if (!isGerman) return;
  toldGermanViews(plan, text);
  toldToday(plan, text);
  toldGermanCounts(plan, text);
  toldOutstanding(plan, text);
}
