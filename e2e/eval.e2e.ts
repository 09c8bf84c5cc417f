import { abilities, type Ability, type EvalPrompt } from '@whittle/eval/prompts/prompt';
import { prompts } from '@whittle/eval/prompts/all';
import { openProduct, signUpAt } from '@whittle/eval/run/open-product';
import { runAll } from '@whittle/eval/run/run-all';
import { failureList } from '@whittle/eval/run/score';
import { expect, test } from './support/fixtures.ts';

/** Everything that these ask for is made by the built-in builder; `npm run eval` tries all prompts. */
const made = ['board-game-shelf', 'vereinskasse'];

test('[EVAL-01] what the built-in builder makes of two prompts passes every check in the browser', async ({
  product,
  browser,
}, { outputDir }) => {
  test.slow();
  const chosen = prompts.filter(({ id }) => made.includes(id));
  const builder = await signUpAt(product);
  const results = await runAll(chosen, { builder, browser, resultsDir: outputDir, jobs: 2 });
  expect(results.length).toBeGreaterThan(10);
  expect(failureList(results)).toBe('');
});

test('[EVAL-02] on an empty app no check passes', async ({ browser }, { outputDir }) => {
  test.slow();
  // The first two checks of each ability, all tried on one app; `npm run eval -- --empty` takes every check.
  const firstOf = (ability: Ability) =>
    prompts.flatMap(({ checks }) => Object.entries(checks[ability] ?? {})).slice(0, 2);
  const checks = Object.fromEntries(abilities.map((ability) => [ability, Object.fromEntries(firstOf(ability))]));
  const sample: EvalPrompt = { id: 'empty', says: 'Nothing', checks };
  const empty = await openProduct('empty page', [sample]);
  try {
    const options = { builder: empty.builder, browser, resultsDir: outputDir, jobs: 1, patienceMs: 100 };
    const results = await runAll([sample], options);
    expect(results.length).toBeGreaterThan(abilities.length);
    expect(results.filter(({ problem }) => problem === null)).toEqual([]);
  } finally {
    await empty.close();
  }
});
