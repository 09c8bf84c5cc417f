import { expect, test } from 'vitest';
import type { CheckResult } from './run-prompt.ts';
import { failureList, scoreTable } from './score.ts';

const results: CheckResult[] = [
  { prompt: 'honey-shop', ability: 'orders', check: 'the cart says the total', problem: null },
  {
    prompt: 'honey-shop',
    ability: 'orders',
    check: 'an order can be placed',
    problem: 'looked for a form',
    picture: 'a.png',
  },
  { prompt: 'snake', ability: 'games', check: 'the snake moves', problem: null },
];

test('[EVAL-01] the score counts checks that passed per ability, per prompt and in all', () => {
  const lines = scoreTable(results).replaceAll(/ +/g, ' ');
  expect(lines).toContain('orders 1 of 2 50 %');
  expect(lines).toContain('games 1 of 1 100 %');
  expect(lines).toContain('honey-shop 1 of 2 50 %');
  expect(lines).toContain('2 prompts 2 of 3 67 %');
});

test('[EVAL-01] a failed check is listed with what was looked for and its picture', () => {
  expect(failureList(results)).toBe('## orders\n\n- honey-shop: an order can be placed\n  looked for a form\n  a.png');
});
