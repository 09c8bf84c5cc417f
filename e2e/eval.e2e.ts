import { abilities } from '@whittle/eval/prompts/prompt';
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
  const chosen = prompts.filter(({ id }) => made.includes(id));
  const builder = await signUpAt(product);
  const results = await runAll(chosen, { builder, browser, resultsDir: outputDir, jobs: 2 });
  expect(results.length).toBeGreaterThan(10);
  expect(failureList(results)).toBe('');
});

test('[EVAL-02] on an empty app no check passes', async ({ browser }, { outputDir }) => {
  // One check of each ability, wherever it comes first.
  const sample = abilities.flatMap((ability) => {
    const prompt = prompts.find(({ checks }) => checks[ability]);
    const [first] = Object.entries(prompt?.checks[ability] ?? {});
    return prompt && first ? [{ ...prompt, followUps: [], checks: { [ability]: Object.fromEntries([first]) } }] : [];
  });
  const empty = await openProduct('empty page', sample);
  try {
    const results = await runAll(sample, {
      builder: empty.builder,
      browser,
      resultsDir: outputDir,
      jobs: 2,
      patienceMs: 200,
    });
    expect(results.length).toBe(sample.length);
    expect(results.filter(({ problem }) => problem === null)).toEqual([]);
  } finally {
    await empty.close();
  }
});
