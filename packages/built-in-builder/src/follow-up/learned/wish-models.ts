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
  span: ManyLinear<SpanKind>;
};

type KeptWishModels = {
  op: KeptMany;
  value: KeptMany;
  span: KeptMany;
  list: KeptLinear;
  target: KeptLinear;
  field: KeptLinear;
};

export const keepWishes = ({ op, value, span, list, target, field }: WishModels): KeptWishModels => ({
  op: keptMany(op),
  value: keptMany(value),
  span: keptMany(span),
  list: kept(list),
  target: kept(target),
  field: kept(field),
});

const wishModelsFrom = ({ op, value, span, list, target, field }: KeptWishModels): WishModels => ({
  op: many(op),
  value: many(value),
  span: many<SpanKind>(span),
  list: linear(list),
  target: linear(target),
  field: linear(field),
});

let loaded: WishModels | undefined;
/** Read once, with the first follow-up. */
export const wishModels = (): WishModels =>
  (loaded ??= wishModelsFrom(
    JSON.parse(readFileSync(new URL('weights.json', import.meta.url), 'utf8')) as KeptWishModels,
  ));
