import { expect, test } from 'vitest';
import { createFirstErrors } from './first-errors.ts';
import type { ReportedError } from './reporter.ts';

const thrown = (componentName: string, details = 'pages/Home.jsx:1'): ReportedError => ({
  title: 'once',
  details,
  componentName,
  scope: 'component',
  moduleId: 'pages/Home.jsx',
});

function start() {
  const sent: string[] = [];
  const waiting: (() => void)[] = [];
  const errors = createFirstErrors(
    ({ componentName }) => sent.push(componentName),
    (release) => waiting.push(release),
  );
  return { ...errors, sent, retryEnds: () => waiting.splice(0).forEach((release) => release()) };
}

test('[RUN-07] an error that the retry throws again is reported once, by the better name', () => {
  const errors = start();
  errors.hold(thrown('Home'));
  errors.report(thrown('Row'));
  errors.retryEnds();
  expect(errors.sent).toEqual(['Row']);
});

test('[RUN-07] an error that does not come again is reported as it was first seen', () => {
  const errors = start();
  errors.hold(thrown('Home'));
  errors.report(thrown('Other', 'pages/Home.jsx:9'));
  errors.retryEnds();
  expect(errors.sent).toEqual(['Other', 'Home']);
});

test('[RUN-07] an error that comes again long after the retry keeps the name it was reported with', () => {
  const errors = start();
  errors.hold(thrown('Home'));
  errors.retryEnds();
  errors.report(thrown('Row'));
  expect(errors.sent).toEqual(['Home', 'Home']);
});
