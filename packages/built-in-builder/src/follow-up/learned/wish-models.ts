import { readFileSync } from 'node:fs';
import type { Linear, ManyLinear } from '../../reading/learned/linear.ts';
import { kept, keptMany, linear, many, type KeptLinear, type KeptMany } from '../../reading/learned/models.ts';
import type { SpanKind } from './span-features.ts';

/** What was learned from labelled messages. `value` has keys such as `sort dir=up`, `access who=owner`. */
export type WishModels = {
  op: ManyLinear;
  value: ManyLinear;
  list: Linear;
  /** The list that a new field is chosen from. */
  target: Linear;
  field: Linear;
  /** Which clause of a message asks. */
  asks: Linear;
  /** Whether a message asks for two things. */
  two: Linear;
  span: ManyLinear<SpanKind>;
};

/** The same with which of several readings is meant. */
export type FollowUpModels = WishModels & { reading: Linear };

type KeptModels = {
  op: KeptMany;
  value: KeptMany;
  span: KeptMany;
  list: KeptLinear;
  target: KeptLinear;
  field: KeptLinear;
  asks: KeptLinear;
  two: KeptLinear;
  reading: KeptLinear;
};

export const keepWishes = ({
  op,
  value,
  span,
  list,
  target,
  field,
  asks,
  two,
  reading,
}: FollowUpModels): KeptModels => ({
  op: keptMany(op),
  value: keptMany(value),
  span: keptMany(span),
  list: kept(list),
  target: kept(target),
  field: kept(field),
  asks: kept(asks),
  two: kept(two),
  reading: kept(reading),
});

const wishModelsFrom = ({ op, value, span, list, target, field, asks, two, reading }: KeptModels): FollowUpModels => ({
  op: many(op),
  value: many(value),
  span: many<SpanKind>(span),
  list: linear(list),
  target: linear(target),
  field: linear(field),
  asks: linear(asks),
  two: linear(two),
  reading: linear(reading),
});

let loaded: FollowUpModels | undefined;
/** Read once, with the first follow-up. */
export const wishModels = (): FollowUpModels =>
  (loaded ??= wishModelsFrom(JSON.parse(readFileSync(new URL('weights.json', import.meta.url), 'utf8')) as KeptModels));
