import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { DocumentError } from './documents.ts';
import { problemOf } from './problem-of.ts';

const thrownBy = (work: () => unknown): Promise<unknown> =>
  Promise.resolve()
    .then(work)
    .catch((error: unknown) => error);

test('[CTX-46] what reads a kind of file and is not installed is said to be missing, and the file not to be damaged', async () => {
  const name = 'a-reader-that-nobody-installed';
  const library = await thrownBy(() => import(name));
  const data = await thrownBy(() => createRequire(import.meta.url).resolve(`${name}/eng.traineddata.gz`));
  for (const error of [library, data, new DocumentError('unreadable', { cause: library })])
    expect(problemOf(error)).toBe('not-installed');
  expect(problemOf(new DocumentError('password'))).toBe('password');
  expect(problemOf(new Error('bad XRef entry'))).toBe('unreadable');
});
