import type { EvalPrompt } from '../prompts/prompt.ts';
import { type CheckResult, runPrompt, type RunOptions } from './run-prompt.ts';

export type RunAllOptions = RunOptions & {
  jobs: number;
  onDone?(prompt: EvalPrompt, results: CheckResult[]): Promise<void>;
};

/** Runs the prompts, some at a time. */
export async function runAll(prompts: readonly EvalPrompt[], options: RunAllOptions): Promise<CheckResult[]> {
  const waiting = prompts.entries();
  const done: CheckResult[][] = [];
  const work = async () => {
    for (const [at, prompt] of waiting) {
      done[at] = await runPrompt(prompt, options);
      await options.onDone?.(prompt, done[at]);
    }
  };
  await Promise.all(Array.from({ length: options.jobs }, work));
  return done.flat();
}
