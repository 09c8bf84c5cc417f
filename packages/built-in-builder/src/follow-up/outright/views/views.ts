import type { Reader } from '../outright.ts';
import { besideWish, overListWish } from './beside.ts';
import { otherColoursWish } from './colours.ts';
import { movedWish } from './moved.ts';
import { dutyToldWish } from './duty-told.ts';
import { takenAwayWish } from './taken-out.ts';
import { boardWish, wallWish } from './boards.ts';
import { opensWish } from './front.ts';
import { groupedWish } from './grouped.ts';
import { pageGoneWish } from './page-gone.ts';
import { pageNameWish } from './page-names.ts';
import { pickedWish } from './picked.ts';
import { orderedWish } from './ordered.ts';
import { thoseWish } from './those.ts';

/** What is to be seen, where and in which order, from what is said most plainly to what may be a question. */
export const seenReaders: readonly Reader[] = [pageNameWish, pageGoneWish, pickedWish, overListWish, besideWish, otherColoursWish, boardWish, wallWish, movedWish, dutyToldWish, takenAwayWish, opensWish, groupedWish, orderedWish, thoseWish]; // prettier-ignore
