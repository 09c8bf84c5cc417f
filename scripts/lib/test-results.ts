import { existsSync, readFileSync } from 'node:fs';

export type Counts = { passed: number; failed: number; skipped: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

/**
 * Counts of a runner's JSON report. A run that failed without a failed test (a file that does not load, an error
 * outside of any test, no report at all) counts as one failure more, so that it cannot pass unseen.
 */
export function readCounts(file: string, exitCode: number | null): Counts {
  const counts = existsSync(file)
    ? toCounts(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  const isSilentFailure = exitCode !== 0 && counts.failed === 0;
  return { ...counts, failed: counts.failed + (isSilentFailure ? 1 : 0) };
}

function toCounts(report: VitestReport | PlaywrightReport): Counts {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  const filesThatDoNotLoad = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + filesThatDoNotLoad.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function formatCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
