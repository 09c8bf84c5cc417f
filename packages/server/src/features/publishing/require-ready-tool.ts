import { mainTool } from '@whittle/domain/tools/find-tools';
import { toolProblems } from '@whittle/domain/tools/tool-problems';
import { AppError } from '../../http/app-error.ts';

/**
 * Who publishes an app that is one tool activates the tool. Throws `nothing-to-publish`, `tool-header-missing`,
 * `tool-not-ready`. Rule: TOOL-05.
 */
export function requireReadyTool(files: ReadonlyMap<string, string>): void {
  const found = mainTool(files);
  if (!found) throw new AppError('nothing-to-publish');
  const problems = toolProblems(found.tool);
  if (problems.some(({ code }) => code === 'header-missing')) throw new AppError('tool-header-missing');
  if (problems.length > 0) throw new AppError('tool-not-ready', { details: { problems } });
}
