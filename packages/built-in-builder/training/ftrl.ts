import type { Feature, Linear } from '../src/reading/learned/linear.ts';

/** One thing to learn from; `prior` is what is believed before, as log-odds. */
export type Example = { features: readonly Feature[]; isTrue: boolean; prior?: number };
export type Settings = { passes: number; l1: number; l2: number; rate: number; least: number };

const usual: Settings = { passes: 12, l1: 1.5, l2: 1, rate: 0.15, least: 4 };

/**
 * Logistic regression by FTRL-Proximal (McMahan and others, "Ad Click Prediction", KDD 2013): sparse, and the same for
 * the same examples. Features that fewer than `least` examples have are left out.
 */
export function fit(examples: readonly Example[], settings: Partial<Settings> = {}): Linear {
  const { passes, l1, l2, rate, least } = { ...usual, ...settings };
  const places = placesOf(examples, least);
  const size = places.size + 1;
  const bias = places.size;
  const [z, n] = [new Float64Array(size), new Float64Array(size)];
  const rows = rowsOf(examples, places);
  const weights = new Float64Array(size);
  const weigh = (place: number): void => {
    const pull = place === bias ? 0 : l1;
    const sum = z[place]!;
    weights[place] =
      Math.abs(sum) <= pull ? 0 : -(sum - Math.sign(sum) * pull) / ((1 + Math.sqrt(n[place]!)) / rate + l2);
  };
  const order = rows.map((_, index) => index);
  const random = randomFrom(42);
  for (let pass = 0; pass < passes; pass++) {
    shuffle(order, random);
    for (const index of order) {
      const { known, values, target, prior } = rows[index]!;
      let sum = prior;
      for (let at = 0; at < known.length; at++) sum += weights[known[at]!]! * values[at]!;
      const miss = 1 / (1 + Math.exp(-sum)) - target;
      for (let at = 0; at < known.length; at++) {
        const place = known[at]!;
        const gradient = miss * values[at]!;
        const next = n[place]! + gradient * gradient;
        z[place]! += gradient - ((Math.sqrt(next) - Math.sqrt(n[place]!)) / rate) * weights[place]!;
        n[place] = next;
      }
      for (const place of known) weigh(place);
    }
  }
  return {
    bias: weights[bias]!,
    weights: new Map([...places].map(([name, place]) => [name, weights[place]!] as const).filter(([, one]) => Math.abs(one) > 0.02)),
  }; // prettier-ignore
}

/** The bias, at the place behind the last, and what is known of the features. */
function rowsOf(examples: readonly Example[], places: ReadonlyMap<string, number>) {
  return examples.map(({ features, isTrue, prior = 0 }) => {
    const found = features.filter(([name]) => places.has(name));
    return {
      known: Int32Array.from([places.size, ...found.map(([name]) => places.get(name)!)]),
      values: Float64Array.from([1, ...found.map(([, value]) => value)]),
      target: isTrue ? 1 : 0,
      prior,
    };
  });
}

function placesOf(examples: readonly Example[], least: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of examples) for (const [name] of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  const places = new Map<string, number>();
  for (const [name, count] of counts) if (count >= least) places.set(name, places.size);
  return places;
}

/** A linear congruential generator: the same order in every run. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
}

export function shuffle<Item>(items: Item[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other]!, items[last]!];
  }
}
