import type { CodeEdit, CodeProblems, FixProblem } from '@whittle/contract/code-editing';
import { problemKey } from '@whittle/domain/repairs/problem';
import { repairByRules } from '@whittle/domain/repairs/repair-by-rules';
import { AppError } from '../../../http/app-error.ts';
import type { App } from '../../../core/apps/apps.service.ts';
import type { VersionFiles } from '../../../core/app-files/version-files.ts';
import type { FindAppProblems } from '../../../core/checks/find-app-problems.ts';
import type { CodeEditing } from './code-editing.service.ts';

export type CodeProblemsDeps = {
  versionFiles: VersionFiles;
  findProblems: FindAppProblems;
  saveFiles: CodeEditing['save'];
};

export type CodeProblemsService = ReturnType<typeof createCodeProblems>;

/** What the checks of a turn say about code that people write, and the same rules to fix it. */
export function createCodeProblems({ versionFiles, findProblems, saveFiles }: CodeProblemsDeps) {
  const filesOf = async ({ id, latestVersionId }: App) =>
    (latestVersionId && (await versionFiles.read(id, latestVersionId))) || new Map<string, string>();

  return {
    async list(app: App): Promise<CodeProblems> {
      const found = await findProblems(await filesOf(app));
      const problems = found.map(({ kind, severity, file, line, message, fix }) => ({
        ...{ kind, severity, file, line, message },
        fix: fix?.told ?? null,
      }));
      return { versionId: app.latestVersionId, problems };
    },

    /** Throws `file-changed`; `invalid-input` when the problem is gone or no rule makes it better. */
    async fix(app: App, { kind, file, message }: FixProblem): Promise<CodeEdit> {
      const before = await filesOf(app);
      const key = `${kind}|${file}|${message}`;
      const state = { files: before, problems: await findProblems(before) };
      const { files } = await repairByRules(state, {
        find: findProblems,
        mayFix: (problem) => problemKey(problem) === key,
      });
      const [first, ...others] = [...files]
        .filter(([path, content]) => before.get(path) !== content)
        .map(([id, content]) => ({ id, content, base: before.get(id) ?? '' }));
      if (!first) throw new AppError('invalid-input', { message: 'There is nothing left to fix automatically here.' });
      const { base, ...own } = first;
      return saveFiles(app, { file: own, base, others }, { how: 'by a rule' });
    },
  };
}
