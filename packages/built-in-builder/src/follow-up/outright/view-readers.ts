import { firstInListWish, togetherWish } from './in-rows.ts';
import { markedSomeWish } from './marked-some.ts';
import { menuOrderWish } from './menu-order.ts';
import { columnsWish, layoutWish, narrowedWish, sheetWish } from './of-lists.ts';
import { planQuestion } from './plan-questions.ts';
import type { Reader } from './outright.ts';
import { refusedWish } from './refusals.ts';
import { sizeOrDarkWish } from './sizes.ts';
import { frontSomeWish, somePageWish } from './some-pages.ts';
import { toldPageWish } from './told-pages.ts';
import { appNameWish, buttonWish, emptyTextWish } from './wordings.ts';

const mine = /^(?:please |bitte |just |so )*(?:show|give|find) (?:me|us)|(?<!\p{L})(?:i|we) (?:only |just )?(?:want|need|would like)|(?<!\p{L})(?:ich|wir|und) (?:will|wollen|möchte\p{L}*|brauche?n?) (?:\p{L}+ )?(?:nur|bloß)|^zeig\p{L}* (?:mir|uns)/iu; // prettier-ignore
const shownToMe: Reader = (text, plan) => (mine.test(text) ? somePageWish(text, plan) : null);

/** What names the menu, a button, an order or who is to see it as theirs, before anything is taken for a right of somebody. */
export const plainViewReaders: readonly Reader[] = [planQuestion, menuOrderWish, buttonWish, emptyTextWish, sheetWish, layoutWish, togetherWish, firstInListWish, shownToMe]; // prettier-ignore

/** How the app is shown and worded, and what no app can show; a page that shows some comes last, since most is said of some. */
export const viewReaders: readonly Reader[] = [
  toldPageWish,
  refusedWish,
  sizeOrDarkWish,
  appNameWish,
  frontSomeWish,
  markedSomeWish,
  columnsWish,
  narrowedWish,
  somePageWish,
];
