import { firstInListWish, togetherWish } from './in-rows.ts';
import { markedSomeWish } from './marked-some.ts';
import { menuOrderWish } from './menu-order.ts';
import { columnsWish, layoutWish, narrowedWish, sheetWish } from './of-lists.ts';
import type { Reader } from './outright.ts';
import { refusedWish } from './refusals.ts';
import { frontSomeWish, somePageWish } from './some-pages.ts';
import { appNameWish, buttonWish, emptyTextWish } from './wordings.ts';

/** How the app is shown and worded, and what no app can show; a page that shows some comes last, since most is said of some. */
export const viewReaders: readonly Reader[] = [
  refusedWish,
  buttonWish,
  emptyTextWish,
  appNameWish,
  frontSomeWish,
  markedSomeWish,
  menuOrderWish,
  sheetWish,
  layoutWish,
  columnsWish,
  narrowedWish,
  togetherWish,
  firstInListWish,
  somePageWish,
];
