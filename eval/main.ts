/**
 * `npm run eval [-- name ...]`: sends prompts to the running product and tries in a real browser whether the apps do what
 * was asked. A name is a prompt or an ability; without one all are taken. Prints a score per ability and per prompt.
 *
 *   --results folder   where replies, pictures and failures go; `eval/results` without it
 *   --replies folder   answers with the replies of an earlier run instead of building again
 *   --empty            tries the checks on an empty page, where nearly all must fail
 *   --jobs 2           prompts at a time
 *
 * The built-in builder answers, or the model that the product's own MODEL_* variables name.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from '@whittle/testing/preview-window';
import { chosenPrompts } from './prompts/all.ts';
import { type Answering, openProduct } from './run/open-product.ts';
import { runAll } from './run/run-all.ts';
import type { CheckResult } from './run/run-prompt.ts';
import { failureList, scoreTable } from './run/score.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    results: { type: 'string', default: join(import.meta.dirname, 'results') },
    replies: { type: 'string' },
    empty: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '2' },
  },
});

const prompts = chosenPrompts(positionals);
const answering: Answering = values.empty
  ? 'empty page'
  : values.replies === undefined
    ? 'product'
    : { repliesIn: resolve(values.replies) };
const resultsDir = resolve(values.results);
const startedAt = Date.now();
for (const { id } of prompts) await rm(join(resultsDir, id), { recursive: true, force: true });
await mkdir(resultsDir, { recursive: true });

const known: CheckResult[] = [];
const product = await openProduct(answering, prompts);
const browser = await openBrowser();
try {
  const results = await runAll(prompts, {
    builder: product.builder,
    browser,
    resultsDir,
    jobs: Number(values.jobs),
    ...(values.empty && { patienceMs: 200 }),
    onDone: async ({ id }, done) => {
      known.push(...done);
      await writeFile(join(resultsDir, 'failures.md'), `${failureList(known)}\n`);
      const passed = done.filter(({ problem }) => problem === null).length;
      process.stderr.write(`${id}: ${passed} of ${done.length}\n`);
    },
  });
  const failures = failureList(results);
  await writeFile(join(resultsDir, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
  await writeFile(join(resultsDir, 'failures.md'), `${failures}\n`);
  const seconds = Math.round((Date.now() - startedAt) / 1_000);
  process.stdout.write(`${failures}\n\n${scoreTable(results)}\n\n${seconds} s; pictures in ${resultsDir}\n`);
} finally {
  await browser.close();
  await product.close();
}
