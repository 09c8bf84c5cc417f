import type { TurnChecks } from '@whittle/contract/turn-checks';
import type { FileProblem } from '@whittle/contract/preview';
import type { CompiledApp } from './compile-app.ts';

/** What is reported after a turn: everything that keeps a file from running. Warnings are not counted. */
export function checksOf(app: CompiledApp, problems: readonly FileProblem[] = app.problems): TurnChecks {
  const files = [...app.modules.keys()].filter((id) => !id.startsWith('icon:'));
  return {
    filesChecked: files.length,
    pagesChecked: Object.keys(app.pages).length,
    problems: problems
      .filter(({ severity }) => severity === 'error')
      .map(({ file, line, message }) => ({ file, line, message })),
  };
}
