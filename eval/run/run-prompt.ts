import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { TestBuilder } from '@whittle/testing/builder';
import { excerpt } from '../find/page-text.ts';
import { Missing, type Stage } from '../find/stage.ts';
import type { Ability, EvalPrompt } from '../prompts/prompt.ts';
import { doStep } from '../steps/do-step.ts';
import { untilShown } from '../steps/go.ts';
import type { Step } from '../steps/step.ts';
import { type BuiltApp, createApp } from './built-app.ts';
import { replyFile } from './open-product.ts';

export type CheckResult = {
  prompt: string;
  ability: Ability;
  check: string;
  /** Null when it passed, else what was looked for and what the page showed. */
  problem: string | null;
  /** Where the picture of a failed check lies. */
  picture?: string;
};

export type RunOptions = { builder: TestBuilder; browser: Browser; resultsDir: string; patienceMs?: number };

/** Sends the messages of a prompt one after the other and tries every check on what came of each. */
export async function runPrompt(prompt: EvalPrompt, options: RunOptions): Promise<CheckResult[]> {
  const { builder, browser, resultsDir, patienceMs = 6_000 } = options;
  const app = await createApp(builder, browser);
  const results: CheckResult[] = [];
  const keep = async (name: string, content: string | Uint8Array) => {
    const path = join(resultsDir, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    return path;
  };
  try {
    const page = await app.openWindow();
    for (const [round, { says, checks }] of [prompt, ...(prompt.followUps ?? [])].entries()) {
      await app.say(says).catch((error: Error) => keep(join(prompt.id, `error-${round + 1}.txt`), error.message));
      await keep(replyFile(prompt.id, round), app.reply());
      const stage: Stage = { page, frame: page.mainFrame(), app, home: await app.openPreview(page), patienceMs };
      await untilShown(stage);
      await keep(join(prompt.id, `start-${round + 1}.png`), await page.screenshot());
      for (const [ability, titled] of Object.entries(checks)) {
        for (const [check, steps] of Object.entries(titled)) {
          const problem = await tryCheck(app, stage, steps);
          const result: CheckResult = { prompt: prompt.id, ability: ability as Ability, check, problem };
          if (problem !== null) {
            result.picture = await keep(join(prompt.id, `${fileName(check)}.png`), await page.screenshot());
          }
          results.push(result);
        }
      }
    }
  } finally {
    await app.close();
  }
  return results;
}

/** Begins on the app's first page. Answers what went wrong, or null. */
async function tryCheck(app: BuiltApp, stage: Stage, steps: Step[]): Promise<string | null> {
  let at = 0;
  try {
    await begin(app, stage);
    for (const step of steps) {
      at += 1;
      await doStep(stage, step);
    }
    return null;
  } catch (error) {
    const [line = ''] = (error as Error).message.split('\n');
    const looked = error instanceof Missing ? `looked for ${line}` : line;
    return `step ${at}: ${looked}; the page shows ${await excerpt(stage.frame)}`;
  }
}

async function begin(app: BuiltApp, stage: Stage): Promise<void> {
  await app.openPreview(stage.page);
  await untilShown(stage);
}

const fileName = (check: string) =>
  check
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60);
