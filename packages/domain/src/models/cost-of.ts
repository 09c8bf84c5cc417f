import type { ModelPrice } from '@whittle/contract/model-prices';

/** What was used of one model. `model` is empty where no model took part. */
export type ModelUse = { model: string; promptTokens: number; completionTokens: number; images: number };

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
