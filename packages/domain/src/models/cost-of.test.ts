import { expect, test } from 'vitest';
import { costOf, splitCosts } from './cost-of.ts';

const prices = [
  { model: 'writer', perMillionPromptTokens: 2, perMillionCompletionTokens: 10, perImage: null },
  { model: 'painter', perMillionPromptTokens: null, perMillionCompletionTokens: null, perImage: 0.04 },
];
const use = { model: 'writer', promptTokens: 0, completionTokens: 0, images: 0 };

test.each([
  ['nothing used costs nothing, whatever is known', { ...use, model: '' }, 0],
  ['tokens by the million', { ...use, promptTokens: 500_000, completionTokens: 100_000 }, 2],
  ['pictures one by one', { ...use, model: 'painter', images: 3 }, 0.12],
  ['a model without a price', { ...use, model: 'other', promptTokens: 1 }, null],
  ['a price that was left open', { ...use, model: 'painter', promptTokens: 1, images: 1 }, null],
])('[INTEG-14] %s', (_, used, cost) => {
  const answer = costOf(used, prices);
  if (cost === null) expect(answer).toBeNull();
  else expect(answer).toBeCloseTo(cost, 10);
});

const tokens = { model: 'writer', promptTokens: 1_000_000, completionTokens: 100_000 };
const cached = { ...tokens, cacheReadTokens: 600_000, cacheWriteTokens: 100_000 };
const withCache = [{ ...prices[0]!, perMillionCacheReadTokens: 0.2, perMillionCacheWriteTokens: 2.5 }];

test('[USAGE-01] [USAGE-03] cached tokens are part of the prompt and are paid once, at their own rate', () => {
  const split = splitCosts(cached, withCache)!;
  expect(split.rates).toEqual({ input: 2, cacheRead: 0.2, cacheWrite: 2.5, output: 10 });
  expect(split.input).toBeCloseTo(0.6, 10);
  expect(split.cacheRead).toBeCloseTo(0.12, 10);
  expect(split.cacheWrite).toBeCloseTo(0.25, 10);
  expect(split.output).toBeCloseTo(1, 10);
  expect(split.total).toBeCloseTo(1.97, 10);
});

test('[USAGE-03] without a price of their own cached tokens cost what others do, so the total stays; counts that do not fit are never negative', () => {
  expect(splitCosts(cached, prices)!.total).toBeCloseTo(costOf({ ...tokens, images: 0 }, prices)!, 10);
  expect(splitCosts({ ...cached, cacheReadTokens: 2_000_000 }, prices)!.input).toBe(0);
  expect(splitCosts({ ...cached, model: 'other' }, prices)).toBeNull();
  expect(splitCosts({ ...cached, promptTokens: 0, completionTokens: 0 }, [])!.total).toBe(0);
});
