import type { Problem } from '@whittle/domain/repairs/problem';

const linesAround = 2;
const lineMaxChars = 200;

/** The lines around a problem with their numbers, after a line break; empty where it has no line. For a model's eyes. */
export function linesAroundProblem(code: string | undefined, { line }: Problem): string {
  if (code === undefined || line === null) return '';
  const first = Math.max(1, line - linesAround);
  const lines = code.split('\n').slice(first - 1, line + linesAround);
  return `\n${lines.map((text, index) => `${first + index === line ? '>' : ' '} ${first + index} | ${text.slice(0, lineMaxChars)}`).join('\n')}`;
}
