import type { AnalyticsDay } from '@whittle/contract/analytics';
import { expect, test } from 'vitest';
import { analyticsTexts } from './analytics.texts.ts';
import { measuresOf, show, toCsv, totalOf } from './measures.ts';

const none = { visitors: 0, views: 0, signUps: 0, runs: 0, messages: 0, records: 0, errors: 0 };
const days: AnalyticsDay[] = [
  { ...none, day: '2026-11-23', revenue: 1_800 },
  { ...none, day: '2026-11-24', visitors: 4, signUps: 1, revenue: 950 },
];

test('[ANALYTICS-01] revenue is a number where something was paid, and none anywhere else', () => {
  expect(measuresOf(null)).not.toContain('revenue');
  expect(measuresOf('usd')).toContain('revenue');
  expect(toCsv(days, 'Day', analyticsTexts.perDay, null)).not.toContain('Revenue');
});

test.each([
  ['usd', '$27.50'],
  ['eur', '€27.50'],
  ['jpy', '¥2,750'],
])('[ANALYTICS-01] an amount in %s is read as %s', (currency, shown) => {
  expect(show(totalOf(days, 'revenue'), 'revenue', currency)).toBe(shown);
});

test('[ANALYTICS-01] the CSV has every number of the screen, whole amounts, and names their currency', () => {
  const [head, first, second] = toCsv(days, 'Day', analyticsTexts.perDay, 'usd').split('\r\n');
  expect(head).toMatch(/"Revenue \(USD\)"$/);
  expect([first, second]).toEqual(['2026-11-23,0,0,0,0,0,0,0,,18', '2026-11-24,4,0,1,0,0,0,0,0.25,9.5']);
});
