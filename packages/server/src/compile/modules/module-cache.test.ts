import { expect, test } from 'vitest';
import { compileFile } from './module-cache.ts';

test('[RUN-05] a file that is too large says its size and the limit; nothing is compiled', () => {
  const compiled = compileFile('lib/data.js', `export const text = '${'x'.repeat(5_000_000)}';\n`);
  expect(compiled).toMatchObject({
    ok: false,
    problem: { message: 'The file is too large to run: 5 MB, at most 2 MB. Split it into smaller files.' },
  });
});

test('a file of 20,000 lines compiles', () => {
  const lines = Array.from({ length: 20_000 }, (_, index) => `a[${index % 10}] = 1;`);
  const compiled = compileFile('lib/long.js', `export const a = [];\n${lines.join('\n')}\n`);
  expect(compiled.ok).toBe(true);
});
