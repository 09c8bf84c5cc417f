// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { reportFailedCall } from './failed-calls.ts';
import { setErrorSink } from './reporter.ts';

const stack = 'Error\n    at save (app:///pages/Home.jsx:3:5)';

function reported(address: string, status: number): string[] {
  const titles: string[] = [];
  setErrorSink({ showsDetails: true, report: ({ title }) => titles.push(title) });
  const call = { method: 'POST', url: new URL(address, window.location.origin), body: null, stack };
  reportFailedCall(call, { status, response: null, bodyText: null, problem: null });
  return titles;
}

test('[RUN-28] a full disk of the server is no issue of the app; a call that the server fails to answer is', () => {
  const path = '/api/apps/0123456789abcdef01234567/entities/Task';
  expect(reported(path, 500)).toEqual(['POST /api/apps/{id}/entities/Task: answered 500']);
  expect(reported(path, 507)).toEqual([]);
  expect(reported('https://files.example/upload', 507)).toEqual(['POST https://files.example/upload: answered 507']);
});
