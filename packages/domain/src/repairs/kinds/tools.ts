import { isPlainObject } from '../../entities/json.ts';
import { findTools } from '../../tools/find-tools.ts';
import { problemSentence } from '../../tools/problem-sentence.ts';
import { toolProblems } from '../../tools/tool-problems.ts';
import type { Problem } from '../problem.ts';

/** AI tools that cannot be read, or that would not run. A JSON file of the same folder that is plain data is none. */
export function toolFileProblems(files: ReadonlyMap<string, string>): Problem[] {
  const { tools, unreadable } = findTools(files);
  const problem = (file: string, message: string): Problem => ({
    ...{ kind: 'tool', severity: 'error', line: null },
    ...{ file, message },
  });
  return [
    ...unreadable
      .filter(({ path }) => isMeantAsTool(files.get(path)!))
      .map(({ path, problem: reason }) => problem(path, `This is no AI tool. ${reason}`)),
    ...tools.flatMap(({ file, tool }) => toolProblems(tool).map((one) => problem(file, problemSentence(one)))),
  ];
}

function isMeantAsTool(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return isPlainObject(value) && ['fields', 'stages', 'blocks'].some((key) => Object.hasOwn(value, key));
  } catch {
    return true;
  }
}
