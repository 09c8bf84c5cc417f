import type { FileProblem } from '@whittle/contract/preview';
import { findProblems, onceEach } from '@whittle/domain/repairs/find-problems';
import type { Problem } from '@whittle/domain/repairs/problem';
import { compileApp } from '../../compile/compile-app.ts';
import type { BuiltPlatform } from '../../compile/load-platform.ts';
import { indexFiles } from '../../compile/resolve.ts';
import { type NamesOfPlatform, repairTools } from './repair-tools.ts';

/** Everything that is wrong with an app's files: what the detectors see, and what the compiler refuses besides. */
export function findAppProblems(
  files: ReadonlyMap<string, string>,
  platform: BuiltPlatform,
  names: NamesOfPlatform,
): Problem[] {
  const found = findProblems(files, repairTools(indexFiles(files.keys()), platform, names));
  const compiled = compileApp(files, platform).problems.filter(({ severity }) => severity === 'error');
  return onceEach([...found, ...compiled.filter((problem) => !isTold(problem, found)).map(toProblem)]);
}

/** The detectors say it better: they know what kind of problem it is and what helps. */
const isTold = ({ file, line, message }: FileProblem, found: readonly Problem[]) =>
  found.some(
    (one) =>
      one.file === file &&
      (one.message === message || one.kind === 'syntax' || (one.severity === 'error' && one.line === line)),
  ) || found.some((one) => one.file === file && refusals.has(one.kind));

/** Problems because of which the compiler gives a file up at the first error. */
const refusals = new Set<Problem['kind']>(['duplicate-name', 'outside-async']);

function toProblem({ file, line, message }: FileProblem): Problem {
  const kind = /^The app has no entity|^entities\/.+ cannot be used/.test(message) ? 'entity' : 'other';
  return { kind, severity: 'error', file, line, message };
}
