import type { UsageCosts } from '@whittle/contract/chat';
import type { ModelPrice } from '@whittle/contract/model-prices';

/** What was used of one model. `model` is empty where no model took part. */
export type ModelUse = { model: string; promptTokens: number; completionTokens: number; images: number };
/** Tokens of a conversation; those of the cache are part of the prompt's. */
export type TokenUse = Omit<ModelUse, 'images'> & { cacheReadTokens: number; cacheWriteTokens: number };

/** What the use cost by the table; null where a price that it takes was never entered. */
export function costOf({ model, promptTokens, completionTokens, images }: ModelUse, prices: readonly ModelPrice[]) {
  const price = prices.find((one) => one.model === model);
  const parts: [used: number, price: number | null | undefined][] = [
    [promptTokens / 1_000_000, price?.perMillionPromptTokens],
    [completionTokens / 1_000_000, price?.perMillionCompletionTokens],
    [images, price?.perImage],
  ];
  let cost = 0;
  for (const [used, each] of parts) {
    if (used === 0) continue;
    if (each === null || each === undefined) return null;
    cost += used * each;
  }
  return cost;
}

/**
 * What tokens cost, part by part, with the rates that were applied (USAGE-01, USAGE-03); null where a price that it takes
 * was never entered. Providers count cached tokens among the prompt's, so each token is paid once: as read from the cache,
 * as written to it, or as input.
 */
export function splitCosts(use: TokenUse, prices: readonly ModelPrice[]): UsageCosts | null {
  const price = prices.find(({ model }) => model === use.model);
  const input = price?.perMillionPromptTokens ?? null;
  const output = price?.perMillionCompletionTokens ?? null;
  if ((use.promptTokens > 0 && input === null) || (use.completionTokens > 0 && output === null)) return null;
  const rates = {
    input: input ?? 0,
    cacheRead: price?.perMillionCacheReadTokens ?? input ?? 0,
    cacheWrite: price?.perMillionCacheWriteTokens ?? input ?? 0,
    output: output ?? 0,
  };
  const cacheRead = Math.min(use.cacheReadTokens, use.promptTokens);
  const cacheWrite = Math.min(use.cacheWriteTokens, use.promptTokens - cacheRead);
  const costs = {
    input: ((use.promptTokens - cacheRead - cacheWrite) * rates.input) / 1_000_000,
    cacheRead: (cacheRead * rates.cacheRead) / 1_000_000,
    cacheWrite: (cacheWrite * rates.cacheWrite) / 1_000_000,
    output: (use.completionTokens * rates.output) / 1_000_000,
  };
  return { ...costs, total: costs.input + costs.cacheRead + costs.cacheWrite + costs.output, rates };
}
