import { expect, test } from 'vitest';
import { costParts, ratesOf } from './cost-of.ts';
import { costOfRequests } from './cost-of-requests.ts';

const price = { perImage: null, perMillionPromptTokens: 2, perMillionCompletionTokens: 10 };
const prices = [
  { ...price, model: 'large' },
  { ...price, model: 'small', perMillionPromptTokens: 0.5, perMillionCompletionTokens: 1 },
];
const used = { promptTokens: 1_000, completionTokens: 200 };
const request = (model: string, reported?: number) => {
  const rates = ratesOf(model, prices);
  const costs = costParts(used, rates);
  return { rates, costs, costMicros: reported ?? costs?.total ?? null };
};

test('[USAGE-11] each request counts at its own price, and rates are told where there is one of each', () => {
  const twice = costOfRequests([request('large'), request('large')]);
  expect(twice).toMatchObject({ input: 0.004, output: 0.004, total: 0.008, rates: { input: 2, output: 10 } });
  const mixed = costOfRequests([request('large'), request('small')])!;
  expect(mixed).toEqual({ input: 0.0025, cacheRead: 0, cacheWrite: 0, output: 0.0022, total: 0.0047 });
});

test('[USAGE-11] what a provider charged is shared out among the parts to the last millionth', () => {
  const { input, cacheRead, cacheWrite, output, total } = costOfRequests([request('large', 3_333)])!;
  expect(total).toBe(0.003333);
  expect(Math.round((input + cacheRead + cacheWrite + output) * 1_000_000)).toBe(3_333);
  expect(output).toBeCloseTo(input, 5);
});

test('[USAGE-11] a request without a price is in no sum, and none at all is not nothing', () => {
  expect(costOfRequests([request('unknown')])).toBeNull();
  expect(costOfRequests([request('unknown'), request('small')])!.total).toBe(0.0007);
});

test('[USAGE-11] a request that failed before its answer is free, and says nothing of the price of the one that answered', () => {
  const failed = {
    rates: ratesOf('unknown', prices),
    costs: costParts({ promptTokens: 0, completionTokens: 0 }, ratesOf('unknown', prices)),
    costMicros: 0,
  };
  expect(costOfRequests([failed, request('unknown')])).toBeNull();
  expect(costOfRequests([failed])!.total).toBe(0);
  expect(costOfRequests([failed, request('large')])).toMatchObject({ total: 0.004, rates: { input: 2, output: 10 } });
});
