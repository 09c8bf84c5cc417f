import type { AppPlan } from '../../../plan/plan.ts';
import type { Change, Understood } from '../../change.ts';
import type { Marked } from '../marked.ts';
import type { ReadWish } from '../read-wish.ts';

export type Given = { text: string; plan: AppPlan; marked: Marked };
/** The changes that meet a wish, a sentence that says why none does, null where the message does not say enough. */
export type Maker = (wish: ReadWish, given: Given) => Change[] | string | Extract<Understood, { kind: 'talk' }> | null;

/** The fields of a wish that are likely enough, at least one where `least` is met; the likeliest first. */
export const chosenFields = ({ fields }: ReadWish, least = 0.3): ReadWish['fields'] => {
  const [first, ...rest] = fields;
  return first && first.likely >= least ? [first, ...rest.filter(({ likely }) => likely >= 0.5)] : [];
};
