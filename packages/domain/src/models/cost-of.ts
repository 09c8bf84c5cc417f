import type { UsageCosts } from '@whittle/contract/chat';
import type { ModelPrice } from '@whittle/contract/model-prices';
import { amountOf, costOfTokens, type Micros, microsOf, type Rate, rateOf } from './money.ts';

/**
 * What was used of one model. `model` is empty where no model took part. Tokens of the cache are part of the prompt's, as
 * every provider's adapter reports them.
 */
export type ModelUse = {
  model: string;
  promptTokens: number;
  completionTokens: number;
  cacheReadTokens?: number;
  cacheWriteTokens?: number;
  images?: number;
};

export type TokenParts = Record<'input' | 'cacheRead' | 'cacheWrite' | 'output', number>;
export type CostParts = Record<keyof TokenParts | 'images' | 'total', Micros>;
/** Of a token, and in whole millionths of an image; null where nobody entered one. */
export type Rates = Record<keyof TokenParts | 'image', Rate | null>;

/** The prompt's tokens without those of the cache, so that each is counted once; counts that do not fit are never negative. */
export function partsOf(use: Omit<ModelUse, 'model' | 'images'>): TokenParts {
  const cacheRead = Math.min(use.cacheReadTokens ?? 0, use.promptTokens);
  const cacheWrite = Math.min(use.cacheWriteTokens ?? 0, use.promptTokens - cacheRead);
  const input = use.promptTokens - cacheRead - cacheWrite;
  return { input, cacheRead, cacheWrite, output: use.completionTokens };
}

/** By the exact name: a part of a name is another model. Cached tokens without a price cost what others do. */
export function ratesOf(model: string, prices: readonly ModelPrice[]): Rates {
  const price = prices.find((one) => one.model === model);
  const rate = (value: number | null | undefined) => (value === null || value === undefined ? null : rateOf(value));
  const input = rate(price?.perMillionPromptTokens);
  return {
    input,
    cacheRead: rate(price?.perMillionCacheReadTokens) ?? input,
    cacheWrite: rate(price?.perMillionCacheWriteTokens) ?? input,
    output: rate(price?.perMillionCompletionTokens),
    image: price?.perImage === null || price?.perImage === undefined ? null : microsOf(price.perImage),
  };
}

/** What the use costs, part by part; null where a price that it takes was never entered. The total is the sum of the parts. */
export function costParts(use: Omit<ModelUse, 'model'>, rates: Rates): CostParts | null {
  const tokens = partsOf(use);
  const images = use.images ?? 0;
  if (images > 0 && rates.image === null) return null;
  const costs = { input: 0, cacheRead: 0, cacheWrite: 0, output: 0 };
  for (const part of ['input', 'cacheRead', 'cacheWrite', 'output'] as const) {
    const rate = rates[part];
    if (tokens[part] > 0 && rate === null) return null;
    costs[part] = costOfTokens(tokens[part], rate ?? 0);
  }
  const drawn = images * (rates.image ?? 0);
  const total = costs.input + costs.cacheRead + costs.cacheWrite + costs.output + drawn;
  return { ...costs, images: drawn, total };
}

/** The same as people read it, with the rates per million tokens that were applied (USAGE-01, USAGE-03). */
export function costOf(use: ModelUse, prices: readonly ModelPrice[]): UsageCosts | null {
  const rates = ratesOf(use.model, prices);
  const costs = costParts(use, rates);
  if (costs === null) return null;
  return { ...shownParts(costs), total: amountOf(costs.total), rates: shownParts(rates) };
}

/** Amounts of money instead of millionths; rates as prices per million tokens. */
export const shownParts = (parts: Record<keyof TokenParts, number | null>) => ({
  input: amountOf(parts.input ?? 0),
  cacheRead: amountOf(parts.cacheRead ?? 0),
  cacheWrite: amountOf(parts.cacheWrite ?? 0),
  output: amountOf(parts.output ?? 0),
});
