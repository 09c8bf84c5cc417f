import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { formatCounts, readCounts, readFailures, readSecondTries } from './test-results.ts';

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
  expect(readCounts(report(playwright), 1)).toEqual({ passed: 6, failed: 1, skipped: 2 });
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

test('failed tests of both runners are named with their reason, in plain text', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds' },
    { status: 'failed', fullName: 'divides', failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m'] },
  ];
  const testResults = [
    { name: 'sums.test.ts', status: 'failed', assertionResults },
    { name: 'absent.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
  ];
  expect(readFailures(report({ ...vitest, testResults }))).toEqual([
    { test: 'sums.test.ts › divides', reason: 'expected 1 to be 2' },
    { test: 'absent.test.ts', reason: 'Cannot find module' },
  ]);
  const spec = { title: 'signs in', ok: false, tests: [{ results: [{ error: { message: 'Timeout' } }] }] };
  const suites = [{ file: 'a.e2e.ts', suites: [{ file: 'a.e2e.ts', specs: [spec, { ...spec, ok: true }] }] }];
  const playwright = { stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 }, suites };
  expect(readFailures(report(playwright))).toEqual([{ test: 'a.e2e.ts › signs in', reason: 'Timeout' }]);
  expect(readFailures(join(directory, 'missing.json'))).toEqual([]);
});

test('a journey that failed tells what the page showed', () => {
  const path = join(directory, 'error-context.md');
  writeFileSync(path, '# Error details\n\n# Page snapshot\n\n```yaml\n- heading "Sign in"\n```\n');
  const results = [{ error: { message: 'Timeout' }, attachments: [{ name: 'error-context', path }] }];
  const suites = [{ file: 'a.e2e.ts', specs: [{ title: 'signs in', ok: false, tests: [{ results }] }] }];
  const playwright = { stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 }, suites };
  const [failure] = readFailures(report(playwright));
  expect(failure?.reason).toBe('Timeout\nThe page then:\n\n```yaml\n- heading "Sign in"\n```\n');
});

test('a journey that passed at the second try only is named, and does not fail', () => {
  const failedFirst = [{ error: { message: 'Timeout' } }, {}];
  const specs = [
    { title: 'signs in', ok: true, tests: [{ results: failedFirst }] },
    { title: 'signs out', ok: true, tests: [{ results: [{}] }] },
  ];
  const stats = { expected: 1, unexpected: 0, flaky: 1, skipped: 0 };
  const file = report({ stats, suites: [{ file: 'a.e2e.ts', specs }] });
  expect(readSecondTries(file)).toEqual([{ test: 'a.e2e.ts › signs in', reason: 'Timeout' }]);
  expect(readFailures(file)).toEqual([]);
  expect(readCounts(file, 0)).toEqual({ passed: 2, failed: 0, skipped: 0 });
});

test('an HTTP test that passed at the second try is named with the reason of its first failure', () => {
  const test = { fullName: 'keeps a record', failureMessages: ['AssertionError: expected 1 to be 2'] };
  const testResults = [
    {
      name: 'a.http.test.ts',
      status: 'passed',
      assertionResults: [{ ...test, status: 'passed' }, { status: 'passed' }],
    },
    { name: 'b.http.test.ts', status: 'failed', assertionResults: [{ ...test, status: 'failed' }] },
  ];
  const file = report({ ...vitest, testResults });
  const reason = 'AssertionError: expected 1 to be 2';
  expect(readSecondTries(file)).toEqual([{ test: 'a.http.test.ts › keeps a record', reason }]);
  expect(readFailures(file)).toEqual([{ test: 'b.http.test.ts › keeps a record', reason }]);
});
