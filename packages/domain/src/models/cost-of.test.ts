import { expect, test } from 'vitest';
import { costOf, partsOf } from './cost-of.ts';

const prices = [
  { model: 'writer', perMillionPromptTokens: 2, perMillionCompletionTokens: 10, perImage: null },
  { model: 'painter', perMillionPromptTokens: null, perMillionCompletionTokens: null, perImage: 0.04 },
];
const use = { model: 'writer', promptTokens: 0, completionTokens: 0, images: 0 };

test.each([
  ['nothing used costs nothing, whatever is known', { ...use, model: '' }, 0],
  ['tokens by the million', { ...use, promptTokens: 500_000, completionTokens: 100_000 }, 2],
  ['pictures one by one', { ...use, model: 'painter', images: 3 }, 0.12],
  ['a model without a price', { ...use, model: 'other', promptTokens: 1 }, undefined],
  ['a part of a name is another model', { ...use, model: 'write', promptTokens: 1 }, undefined],
  ['a price that was left open', { ...use, model: 'painter', promptTokens: 1, images: 1 }, undefined],
])('[INTEG-14] %s', (_, used, cost) => {
  expect(costOf(used, prices)?.total).toBe(cost);
});

const tokens = { model: 'writer', promptTokens: 1_000_000, completionTokens: 100_000 };
const cached = { ...tokens, cacheReadTokens: 600_000, cacheWriteTokens: 100_000 };
const withCache = [{ ...prices[0]!, perMillionCacheReadTokens: 0.2, perMillionCacheWriteTokens: 2.5 }];

test('[USAGE-01] [USAGE-03] cached tokens are part of the prompt and are paid once, at their own rate', () => {
  expect(costOf(cached, withCache)).toEqual({
    ...{ input: 0.6, cacheRead: 0.12, cacheWrite: 0.25, output: 1, total: 1.97 },
    rates: { input: 2, cacheRead: 0.2, cacheWrite: 2.5, output: 10 },
  });
});

test('[USAGE-03] without a price of their own cached tokens cost what others do, so the total stays; counts that do not fit are never negative', () => {
  expect(costOf(cached, prices)!.total).toBe(costOf(tokens, prices)!.total);
  expect(partsOf({ ...cached, cacheReadTokens: 2_000_000 })).toMatchObject({ input: 0, cacheWrite: 0 });
  expect(costOf({ ...cached, model: 'other' }, prices)).toBeNull();
  expect(costOf({ ...cached, promptTokens: 0, completionTokens: 0 }, [])!.total).toBe(0);
});
