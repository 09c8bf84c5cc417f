import { expect, test } from 'vitest';
import { createByteBudget } from './byte-budget.ts';

test('what does not fit is not run, and what ended or failed gives its bytes back', async () => {
  const budget = createByteBudget(100);
  const gate = Promise.withResolvers<string>();
  const first = budget.spend(80, () => gate.promise);
  expect(await budget.spend(30, async () => 'second')).toBeNull();
  expect(await budget.spend(20, async () => 'third')).toBe('third');
  gate.resolve('first');
  expect(await first).toBe('first');
  await expect(budget.spend(100, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await budget.spend(100, async () => 'last')).toBe('last');
});
