import type { AppPlan } from '../../../plan/plan.ts';
import type { Outright } from '../outright.ts';
import { detailWish } from '../details/details.ts';
import { fieldAnswer } from './answers.ts';
import { appNamedWish } from './app-name.ts';
import { chosenFromListWish, currencyWish } from './chosen-from.ts';
import { neededWish } from './duty.ts';
import { takenOutWish } from './gone.ts';
import { occasionWish } from './occasions.ts';
import { placedWish } from './order.ts';
import { renamedWish } from './renames.ts';
import { asksForMore, sentencesIn } from './sentences.ts';
import { startsWithWish } from './starts.ts';
import { countedInWish } from './units.ts';
import { chosenFromWish, lessValuesWish, moreValuesWish } from './values.ts';
import { wantedWish } from './wanted.ts';

type Reader = (text: string, plan: AppPlan) => Outright;

/** From what is said most plainly of a field to what may be a new one. */
const readers: readonly Reader[] = [fieldAnswer, appNamedWish, renamedWish, neededWish, lessValuesWish, startsWithWish, countedInWish, placedWish, currencyWish, chosenFromListWish, chosenFromWish, moreValuesWish, occasionWish, detailWish, takenOutWish, wantedWish]; // prettier-ignore

const first = (text: string, plan: AppPlan): Outright => {
  for (const read of readers) {
    const found = read(text, plan);
    if (found !== null && found.length > 0) return found;
  }
  return null;
};

/** What happens to fields: all sentences that say so, with what the others say as their reason. */
export function fieldWish(message: string, plan: AppPlan): Outright {
  const sentences = sentencesIn(message);
  if (sentences.length < 2) return first(message, plan);
  const all = sentences.map((sentence) => first(sentence, plan));
  const done = all.filter((one) => Array.isArray(one));
  if (done.length === 0) return first(message, plan);
  if (sentences.some((sentence, at) => !Array.isArray(all[at]) && asksForMore(sentence))) return first(message, plan);
  if (done.length > 1) return done.flatMap((one) => (Array.isArray(one) ? one : []));
  // the reason may name the list
  return first(message, plan) ?? done[0]!;
}
