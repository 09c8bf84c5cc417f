import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Ways for a test to answer in the server's place. */
const fakes =
  /stubGlobal\(\s*'(?:fetch|XMLHttpRequest|EventSource)'|\bspyOn\((?:globalThis|window), 'fetch'|\b(?:window|globalThis)\.fetch = |\.fulfill\(|\bvi\.mock\(/;

/** Who does so without `fakeServer`, which checks each answer by the contract's call, and why that says nothing untrue. */
const others: Record<string, string> = {
  'packages/web/src/testing/server.ts': 'is fakeServer',
  'packages/runtime/src/testing/server.ts': 'is fakeServer',
  'packages/web/src/lib/call-server.test.ts': 'answers a call that the test makes up',
  'packages/runtime/src/sdk/axios-client.test.ts': 'a client for any address, of any server',
  'packages/runtime/src/exported/no-answer.test.ts': 'no answer at all',
  'packages/web/src/core/knowledge/context-items.test.tsx': 'holds what fakeServer answers',
  'packages/web/src/features/accounts/require-account.test.tsx': 'holds what fakeServer answers',
  'packages/web/src/features/app-settings/app-panels.test.tsx': 'holds what fakeServer answers',
  'packages/web/src/features/entities/csv/csv-import-dialog.test.tsx': 'holds what fakeServer answers',
  'packages/web/src/features/entities/grid/cells.test.tsx': 'answers refusals of the catalogue',
  'packages/runtime/src/sdk/live-records.test.ts': 'events by the contract’s schema',
  'packages/web/src/features/chat-assistant/chat-assistant.test.tsx': 'a stream that says nothing',
  'packages/web/src/features/entities/database-panel.test.tsx': 'a stream that says nothing',
  'packages/web/src/features/tools/tools.test.tsx': 'a stream that says nothing',
  'e2e/app-and-builder.e2e.ts': 'a stranger’s server',
  'e2e/tool-page.e2e.ts': 'a stranger’s server',
  'e2e/support/hostile-pages.ts': 'an app that breaks its own page',
  'e2e/csv-import.e2e.ts': 'loses the answer of the real server',
};

test('no test makes up an answer of the server but through the contract', () => {
  const tests = globSync(
    [
      'packages/{web,runtime}/src/**/*.{test,fixture}.{ts,tsx}',
      'packages/{web,runtime}/src/testing/*.{ts,tsx}',
      'e2e/**/*.ts',
    ],
    { cwd: root, exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path) },
  );
  expect(tests.length).toBeGreaterThan(200);
  const faking = tests.filter((path) => fakes.test(readFileSync(join(root, path), 'utf8')));
  expect(faking.toSorted()).toEqual(Object.keys(others).toSorted());
});
