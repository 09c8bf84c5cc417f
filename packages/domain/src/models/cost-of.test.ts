import { expect, test } from 'vitest';
import { costOf } from './cost-of.ts';

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
