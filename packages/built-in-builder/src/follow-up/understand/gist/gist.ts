import type { AppPlan } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { beyond } from '../beyond.ts';
import { cannotGist } from './cannot.ts';
import { choicesGist } from './choices.ts';
import { countGist } from './count.ts';
import { dutyGist } from './duty.ts';
import { fieldGist } from './fields.ts';
import { filterGist } from './filter.ts';
import { kindGist } from './kinds.ts';
import { listGist } from './lists.ts';
import { moveGist } from './move.ts';
import { lookGist } from './look.ts';
import { nameGist } from './names.ts';
import { orderGist } from './order.ts';
import { textGist } from './texts.ts';
import { valueGist } from './values.ts';
import { goneGist, viewGist } from './views.ts';

type Reader = (text: string, plan: AppPlan) => Change[] | string | null;

const byContent = /(?<!\p{L})(?:red|green|colou?r(?:ed)?|highlight(?:ed)?|rot|grün|gelb|farbig|markier\p{L}*|hervorheb\p{L}*)(?!\p{L}).*(?<!\p{L})(?:if|when|wenn|falls|sobald)(?!\p{L})|(?<!\p{L})(?:if|when|wenn|falls|sobald)(?!\p{L}).*(?<!\p{L})(?:red|green|colou?r(?:ed)?|highlight(?:ed)?|rot|grün|gelb|farbig|markier\p{L}*)(?!\p{L})/iu; // prettier-ignore
const ofSingles =
  'The colours of single records follow their state; I cannot set them one by one, so I changed nothing.';

/** From what turns a sentence round to what only adds: the first that knows what is meant answers. */
const readers: readonly Reader[] = [
  dutyGist,
  (text) => cannotGist(text),
  listGist,
  valueGist,
  kindGist,
  (text) => (byContent.test(text) ? ofSingles : null),
  choicesGist,
  moveGist,
  orderGist,
  filterGist,
  countGist,
  nameGist,
  goneGist,
  textGist,
  viewGist,
  lookGist,
  (text) => beyond(text),
  fieldGist,
];

/**
 * What a message is about, told by what it names of the app and by the words that say what is to be done with it, in
 * whatever order they stand. It is asked where no way of putting things is known.
 */
export function gistOf(text: string, plan: AppPlan): Change[] | string | null {
  if (plan.entities.length === 0) return null;
  for (const read of readers) {
    const found = read(text, plan);
    if (found !== null && found.length > 0) return found;
  }
  return null;
}
