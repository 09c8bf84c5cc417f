import type { Feature, ManyLinear } from '../src/reading/learned/linear.ts';
import { randomFrom, shuffle } from './ftrl.ts';

export type Choice = { features: readonly Feature[]; key: string };
export type ChoiceSettings = { passes: number; l2: number; rate: number; least: number };

/**
 * One of several, by multinomial logistic regression: AdaGrad (Duchi and others, JMLR 2011) with a pull towards zero. The
 * same examples give the same weights. Features that fewer than `least` examples have are left out.
 */
export function fitChoice(examples: readonly Choice[], { passes, l2, rate, least }: ChoiceSettings): ManyLinear {
  const keys = [...new Set(examples.map(({ key }) => key))].sort();
  const places = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const { features } of examples) for (const [name] of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const [name, count] of counts) if (count >= least) places.set(name, places.size);
  const width = keys.length;
  const weights = new Float64Array((places.size + 1) * width);
  const squares = new Float64Array(weights.length).fill(1e-6);
  const rows = examples.map(({ features, key }) => ({
    known: [[places.size, 1] as const, ...features.flatMap(([name, value]) => (places.has(name) ? [[places.get(name)!, value] as const] : []))],
    target: keys.indexOf(key),
  })); // prettier-ignore
  const random = randomFrom(42);
  const order = rows.map((_, index) => index);
  const sums = new Float64Array(width);
  for (let pass = 0; pass < passes; pass++) {
    shuffle(order, random);
    for (const index of order) {
      const { known, target } = rows[index]!;
      chances(known, weights, sums);
      for (const [place, value] of known)
        for (let at = 0; at < width; at++) {
          const spot = place * width + at;
          const gradient = (sums[at]! - (at === target ? 1 : 0)) * value + l2 * weights[spot]!;
          squares[spot]! += gradient * gradient;
          weights[spot]! -= (rate * gradient) / Math.sqrt(squares[spot]!);
        }
    }
  }
  const kept = new Map<string, number[]>();
  for (const [name, place] of places) {
    const pairs: number[] = [];
    for (let at = 0; at < width; at++) {
      const weight = weights[place * width + at]!;
      if (Math.abs(weight) > small) pairs.push(at, weight);
    }
    if (pairs.length > 0) kept.set(name, pairs);
  }
  return { keys, biases: [...weights.subarray(places.size * width, (places.size + 1) * width)], weights: kept };
}

const small = 0.2;

function chances(known: readonly (readonly [number, number])[], weights: Float64Array, sums: Float64Array): void {
  const width = sums.length;
  sums.fill(0);
  for (const [place, value] of known)
    for (let at = 0; at < width; at++) sums[at]! += weights[place * width + at]! * value;
  const most = Math.max(...sums);
  let total = 0;
  for (let at = 0; at < width; at++) total += sums[at] = Math.exp(sums[at]! - most);
  for (let at = 0; at < width; at++) sums[at]! /= total;
}
