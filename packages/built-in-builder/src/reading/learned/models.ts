import type { Ability } from '../abilities.ts';
import type { Linear, ManyLinear } from './linear.ts';
import type { FirstModels } from './weighed.ts';

/** Everything that was learned from labelled prompts. */
export type Models = FirstModels & {
  recordBeside: Linear;
  fieldBeside: Linear;
  owner: Linear;
  relation: Linear;
  abilities: ManyLinear<Ability>;
};

/** As they are kept: in thousandths, each weight under the name of its feature. */
export type KeptLinear = { bias: number; weights: Record<string, number> };
export type KeptMany = { keys: string[]; biases: number[]; weights: Record<string, number[]> };
export type KeptModels = {
  record: KeptLinear;
  field: KeptLinear;
  recordBeside: KeptLinear;
  fieldBeside: KeptLinear;
  owner: KeptLinear;
  relation: KeptLinear;
  usual: KeptMany;
  abilities: KeptMany;
};

const unit = 1000;

export const kept = ({ bias, weights }: Linear): KeptLinear => ({
  bias: Math.round(bias * unit),
  weights: Object.fromEntries(
    [...weights]
      .map(([name, weight]) => [name, Math.round(weight * unit)] as const)
      .filter(([, weight]) => weight !== 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ),
});

export const linear = ({ bias, weights }: KeptLinear): Linear => ({
  bias: bias / unit,
  weights: new Map(Object.entries(weights).map(([name, weight]) => [name, weight / unit])),
});
/** Pairs of place and weight; the places are no weights. */
const scaled = (pairs: readonly number[], by: (weight: number) => number): number[] =>
  pairs.map((one, at) => (at % 2 === 0 ? one : by(one)));

export const keptMany = ({ keys, biases, weights }: ManyLinear): KeptMany => ({
  keys: [...keys],
  biases: biases.map((bias) => Math.round(bias * unit)),
  weights: Object.fromEntries(
    [...weights]
      .map(([name, pairs]) => [name, scaled(pairs, (weight) => Math.round(weight * unit))] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ),
});

export const many = <Key extends string>({ keys, biases, weights }: KeptMany): ManyLinear<Key> => ({
  keys: keys as Key[],
  biases: biases.map((bias) => bias / unit),
  weights: new Map(Object.entries(weights).map(([name, pairs]) => [name, scaled(pairs, (weight) => weight / unit)])),
});

export const modelsFrom = (all: KeptModels): Models => ({
  record: linear(all.record),
  field: linear(all.field),
  recordBeside: linear(all.recordBeside),
  fieldBeside: linear(all.fieldBeside),
  owner: linear(all.owner),
  relation: linear(all.relation),
  usual: many(all.usual),
  abilities: many<Ability>(all.abilities),
});
