/** What speaks for something: names, and numbers where there are degrees. */
export type Feature = readonly [name: string, value: number];

/** A logistic regression over named features; those that it has no weight for do not count. */
export type Linear = { readonly bias: number; readonly weights: ReadonlyMap<string, number> };

/** How likely it is, from 0 to 1. `prior` is what is believed before the words are weighed, as log-odds. */
export function likelihood({ bias, weights }: Linear, features: readonly Feature[], prior = 0): number {
  let sum = bias + prior;
  for (const [name, value] of features) sum += (weights.get(name) ?? 0) * value;
  return 1 / (1 + Math.exp(-sum));
}

const limit = 4;
const tiny = 1e-9;

/** The log-odds of a likelihood, between -4 and 4. */
export const logOdds = (p: number): number => Math.max(-limit, Math.min(limit, Math.log((p + tiny) / (1 - p + tiny))));

/** Features that are there or not. */
export const present = (names: Iterable<string>): Feature[] => [...names].map((name) => [name, 1] as const);

/** Several regressions over the same features, so that each feature is looked up once: pairs of place and weight. */
export type ManyLinear<Key extends string = string> = {
  readonly keys: readonly Key[];
  readonly biases: readonly number[];
  readonly weights: ReadonlyMap<string, readonly number[]>;
};

/** How likely each is, in the order of the keys. */
export function likelihoods<Key extends string>(
  { keys, biases, weights }: ManyLinear<Key>,
  features: readonly Feature[],
  prior: (key: Key) => number = () => 0,
): number[] {
  const sums = keys.map((key, place) => biases[place]! + prior(key));
  for (const [name, value] of features) {
    const found = weights.get(name);
    if (!found) continue;
    for (let at = 0; at < found.length; at += 2) sums[found[at]!]! += found[at + 1]! * value;
  }
  return sums.map((sum) => 1 / (1 + Math.exp(-sum)));
}

export function joined<Key extends string>(models: ReadonlyMap<Key, Linear>): ManyLinear<Key> {
  const weights = new Map<string, number[]>();
  [...models.values()].forEach((model, place) => {
    for (const [name, weight] of model.weights) weights.set(name, [...(weights.get(name) ?? []), place, weight]);
  });
  return { keys: [...models.keys()], biases: [...models.values()].map(({ bias }) => bias), weights };
}

/** What speaks for each key, where exactly one is true: `softmax` makes likelihoods of it. */
export const sumsOf = <Key extends string>(model: ManyLinear<Key>, features: readonly Feature[]): number[] =>
  added(model.biases, model, features);

/** The sums with more features. */
export function added<Key extends string>(
  sums: readonly number[],
  { weights }: ManyLinear<Key>,
  features: readonly Feature[],
): number[] {
  const all = [...sums];
  for (const [name, value] of features) {
    const found = weights.get(name);
    if (!found) continue;
    for (let at = 0; at < found.length; at += 2) all[found[at]!]! += found[at + 1]! * value;
  }
  return all;
}

export function softmax(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((all, one) => all + one, 0);
  return powers.map((one) => one / total);
}

/** How likely each is where exactly one of the keys is true, in their order. */
export const chances = <Key extends string>(model: ManyLinear<Key>, features: readonly Feature[]): number[] =>
  softmax(sumsOf(model, features));
