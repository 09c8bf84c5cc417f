import { format } from 'node:util';
import { afterEach, expect } from 'vitest';

/**
 * What code says on the console while a unit test runs is a failure of that test: a warning of React, of a library, or an
 * error that somebody caught. A test that expects one listens for it itself, `vi.spyOn(console, 'error')`.
 */
const written: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...values: unknown[]) => written.push(`console.${method}: ${format(...values)}`);
}

afterEach(() => {
  expect(written.splice(0), 'what was written to the console').toEqual([]);
});
