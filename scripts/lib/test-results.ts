import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export type Counts = { passed: number; failed: number; skipped: number };

/** A test that failed: what it is called and, in as many lines as a log's end has room for, why. */
export type Failure = { test: string; reason: string };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name?: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[];
  }[];
};
type PlaywrightSpec = { title: string; ok: boolean; tests: { results: PlaywrightResult[] }[] };
type PlaywrightSuite = { file?: string; suites?: PlaywrightSuite[]; specs?: PlaywrightSpec[] };
type PlaywrightResult = { error?: { message?: string }; attachments?: { name: string; path?: string }[] };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: PlaywrightSuite[];
};
type Report = VitestReport | PlaywrightReport;

/**
 * Counts of a runner's JSON report. A run that failed without a failed test (a file that does not load, an error
 * outside of any test, no report at all) counts as one failure more, so that it cannot pass unseen.
 */
export function readCounts(file: string, exitCode: number | null): Counts {
  const report = readReport(file);
  const counts = report ? toCounts(report) : { passed: 0, failed: 0, skipped: 0 };
  const isSilentFailure = exitCode !== 0 && counts.failed === 0;
  return { ...counts, failed: counts.failed + (isSilentFailure ? 1 : 0) };
}

/** What failed according to the same report, so that it can be said again at the end of a long log. */
export function readFailures(file: string): Failure[] {
  const report = readReport(file);
  if (!report) return [];
  if ('stats' in report) return specsOf(report, ({ ok }) => !ok);
  const filesThatDoNotLoad = report.testResults
    .filter(isBroken)
    .map(({ name = '', message }) => ({ test: name, reason: firstLines(message) }));
  return [...testsOf(report, ({ status }) => status === 'failed'), ...filesThatDoNotLoad];
}

/** Journeys and HTTP tests that failed at first and passed at the second try (docs/decisions/109), with the first reason. */
export function readSecondTries(file: string): Failure[] {
  const report = readReport(file);
  if (!report) return [];
  if ('stats' in report) {
    return specsOf(report, ({ ok, tests }) => ok && tests.some(({ results }) => results.some(({ error }) => error)));
  }
  return testsOf(report, ({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0);
}

type VitestFile = VitestReport['testResults'][number];
type VitestTest = VitestFile['assertionResults'][number];

/** A file that does not load: it failed and none of its tests did. */
const isBroken = ({ status, assertionResults }: VitestFile): boolean =>
  status === 'failed' && !assertionResults.some((test) => test.status === 'failed');

const testsOf = ({ testResults }: VitestReport, isMeant: (test: VitestTest) => boolean): Failure[] =>
  testResults.flatMap(({ name = '', assertionResults }) =>
    assertionResults.filter(isMeant).map(({ fullName, failureMessages }) => ({
      test: `${name} › ${fullName}`,
      reason: firstLines(failureMessages?.join('\n')),
    })),
  );

const specsOf = ({ suites = [] }: PlaywrightReport, isMeant: (spec: PlaywrightSpec) => boolean): Failure[] =>
  suites.flatMap((suite) => specsIn(suite, isMeant));

function specsIn(
  { file = '', suites = [], specs = [] }: PlaywrightSuite,
  isMeant: (spec: PlaywrightSpec) => boolean,
): Failure[] {
  const here = specs.filter(isMeant).map(({ title, tests }) => {
    const results = tests.flatMap((test) => test.results);
    const errors = results.flatMap(({ error }) => error?.message ?? []);
    const reason = [firstLines(errors.join('\n')), ...results.flatMap(shownPage)].join('\n');
    return { test: `${file} › ${title}`, reason };
  });
  return [...here, ...suites.flatMap((suite) => specsIn(suite, isMeant))];
}

/** What the page showed when the journey failed, as Playwright noted it; elsewhere nobody can open its pictures. */
function shownPage({ attachments = [] }: PlaywrightResult): string[] {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (!path || !existsSync(path)) return [];
  const [, page] = readFileSync(path, 'utf8').split('# Page snapshot');
  return page ? [`The page then:${firstLines(page, 60)}`] : [];
}

function firstLines(text = '', count = 12): string {
  return stripVTControlCharacters(text).split('\n').slice(0, count).join('\n');
}

function readReport(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
}

function toCounts(report: Report): Counts {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped };
  }
  const filesThatDoNotLoad = report.testResults.filter(isBroken);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + filesThatDoNotLoad.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function formatCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
