import { abilities } from '../prompts/prompt.ts';
import type { CheckResult } from './run-prompt.ts';

type Line = { name: string; passed: number; of: number };

const lineOf = (name: string, results: CheckResult[]): Line => ({
  name,
  passed: results.filter(({ problem }) => problem === null).length,
  of: results.length,
});

/** A line per ability, a line per prompt, and the sum. */
export function scoreTable(results: CheckResult[]): string {
  const byAbility = abilities.map((ability) =>
    lineOf(
      ability,
      results.filter((one) => one.ability === ability),
    ),
  );
  const prompts = [...new Set(results.map(({ prompt }) => prompt))];
  const byPrompt = prompts.map((prompt) =>
    lineOf(
      prompt,
      results.filter((one) => one.prompt === prompt),
    ),
  );
  const parts: [string, Line[]][] = [
    ['ability', byAbility.filter(({ of }) => of > 0)],
    ['prompt', byPrompt],
    ['all', [lineOf(`${prompts.length} prompts`, results)]],
  ];
  return parts.map(([title, lines]) => [title, ...lines.map(format)].join('\n')).join('\n\n');
}

const format = ({ name, passed, of }: Line) =>
  `  ${name.padEnd(28)} ${String(passed).padStart(4)} of ${String(of).padStart(4)} ${String(Math.round((passed / of) * 100)).padStart(4)} %`;

/** What failed, by ability, with the prompt and the picture. */
export function failureList(results: CheckResult[]): string {
  return abilities
    .flatMap((ability) => {
      const failed = results.filter((one) => one.ability === ability && one.problem !== null);
      const lines = failed.map(
        ({ prompt, check, problem, picture }) => `- ${prompt}: ${check}\n  ${problem}\n  ${picture ?? 'no picture'}`,
      );
      return failed.length === 0 ? [] : [`## ${ability}\n\n${lines.join('\n')}`];
    })
    .join('\n\n');
}
