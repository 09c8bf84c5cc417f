import { limits } from '@whittle/contract/limits';
import { expect, it } from 'vitest';
import { createMessageBudget } from './message-budget.ts';

it('[PREV-12] messages beyond what an app needs are dropped unread, and a flood is named', () => {
  const budget = createMessageBudget();
  const verdicts = Array.from({ length: limits.previewFloodPerSecond + 1 }, () => budget(5_000));
  expect(verdicts.filter((one) => one === 'read')).toHaveLength(limits.previewMessagesPerSecond);
  expect(verdicts.at(-2)).toBe('drop');
  expect(verdicts.at(-1)).toBe('flood');
  expect(budget(6_000)).toBe('read');
});
