import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { formatCounts, readCounts } from './test-results.ts';

const directory = mkdtempSync(join(tmpdir(), 'whittle-counts-'));
afterAll(() => rmSync(directory, { recursive: true }));

const report = (value: unknown) => {
  const file = join(directory, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(value));
  return file;
};
const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };

test('counts of both runners are read', () => {
  expect(readCounts(report(vitest), 0)).toEqual({ passed: 3, failed: 0, skipped: 2 });
  const playwright = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } };
  expect(readCounts(report(playwright), 1)).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test('a run that ends badly without a failed test is a failure', () => {
  expect(readCounts(join(directory, 'missing.json'), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(readCounts(report(vitest), 1).failed).toBe(1);
  const broken = { ...vitest, testResults: [{ status: 'failed', assertionResults: [] }] };
  expect(readCounts(report(broken), 1).failed).toBe(1);
});

test('skipped tests are named only where there are some', () => {
  expect(formatCounts({ passed: 2, failed: 1, skipped: 0 })).toBe('2 passed, 1 failed');
  expect(formatCounts({ passed: 2, failed: 0, skipped: 4 })).toBe('2 passed, 0 failed, 4 skipped');
});
