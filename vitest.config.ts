import { defineConfig } from 'vitest/config';

const leavingNothing = [
  'testing/src/fail-on-console.ts',
  'testing/src/patient-waiting.ts',
  'packages/web/src/testing/leave-nothing.ts',
];

/** Tests of what has no page, and of which no module keeps a language: these share their processes. */
const withoutScreens = ['packages/domain/src/**/*.test.ts', 'packages/server/src/!(features)/**/*.test.ts'];

/**
 * Four projects. `unit` needs nothing but Node, as does `plain`, and `builder`, the built-in builder's: what it reads is told by its input alone,
 * and its words take longer to load than most files of tests, so these share their processes. `http` drives the real server on a
 * real PostgreSQL, one fresh database a file; its files share theirs too.
 */
export default defineConfig({
  test: {
    // Most files wait for a database or a browser; a core that is left to the runner would be idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 20_000,
          hookTimeout: 60_000,
          setupFiles: leavingNothing,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'testing/src/**/*.test.ts',
            'eval/**/*.test.ts',
          ],
          exclude: [
            'packages/server/src/**/*.routes.test.ts',
            'packages/server/src/**/*.http.test.ts',
            'packages/built-in-builder/**',
            ...withoutScreens,
            '**/node_modules/**',
          ],
        },
      },
      {
        test: {
          name: 'plain',
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
          setupFiles: leavingNothing,
          include: withoutScreens,
          exclude: ['**/*.routes.test.ts', '**/*.http.test.ts', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'builder',
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
          setupFiles: ['testing/src/fail-on-console.ts'],
          include: ['packages/built-in-builder/{src,training}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'http',
          isolate: false,
          include: ['packages/server/src/**/*.routes.test.ts', 'packages/server/src/**/*.http.test.ts'],
          globalSetup: ['testing/src/vitest-postgres.ts'],
          setupFiles: ['testing/src/patient-waiting.ts'],
          // Hashing passwords and starting servers take their time where two cores run everything.
          testTimeout: 60_000,
          // docs/decisions/109: where nobody watches, a test that fails runs once more and is named in the log.
          retry: process.env.CI ? 1 : 0,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
