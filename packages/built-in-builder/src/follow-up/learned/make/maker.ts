import type { AppPlan, FieldType } from '../../../plan/plan.ts';
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

const plain = new Set<string>(['text', 'longtext', 'number', 'money', 'date', 'datetime', 'time', 'boolean', 'email', 'phone', 'url', 'image', 'file']); // prettier-ignore

/** A type that needs nothing but its name: no choices, no list. */
export const plainType = (said: string | undefined): FieldType | undefined =>
  said !== undefined && plain.has(said) ? (said as FieldType) : undefined;
