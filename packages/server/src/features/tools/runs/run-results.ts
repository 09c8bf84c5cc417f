import { randomBytes } from 'node:crypto';
import type { BlockResult, SharedResult, ToolRun } from '@whittle/contract/tools/tool-run';
import { checkEdit } from '@whittle/domain/tools/edit-block';
import { isEditable } from '@whittle/domain/tools/editable-blocks';
import type { Adapters } from '../../../adapters/adapters.ts';
import { AppError } from '../../../http/app-error.ts';
import type { FindTool } from './find-active-tool.ts';
import { withBlock } from './run-ending.ts';
import type { Runner } from './runner.ts';
import { changeEnded, findShared, setShareKey, toRun } from './runs.store.ts';
import type { ToolRuns } from './runs.service.ts';

type Deps = Pick<Adapters, 'db' | 'clock'> & { findTool: FindTool; toolRuns: Pick<ToolRuns, 'requireOwn'> };

export type RunResults = ReturnType<typeof createRunResults>;

/** What people do with a result that is there. Rules: TOOL-16, TOOL-19. */
export function createRunResults({ db, clock, findTool, toolRuns }: Deps) {
  return {
    /** Throws `edit-refused` unless the tool lets people edit, `invalid-input`, `run-busy`, `run-not-found`. */
    async edit(
      runner: Runner,
      runId: string,
      { blockId, value }: { blockId: string; value?: unknown },
    ): Promise<ToolRun> {
      const stored = await toolRuns.requireOwn(runner, runId);
      const { tool } = await findTool(runner, { id: stored.toolId });
      const block = tool.blocks.find(({ id }) => id === blockId);
      if (!tool.settings.userCanEditResults || !block || !isEditable(block.type)) throw new AppError('edit-refused');
      const check = checkEdit(block, value);
      if (!check.ok) throw new AppError('invalid-input', { fields: { value: check.problem } });
      const edited: BlockResult = { blockId, state: 'validated', value: check.value, problem: null };
      const row = await changeEnded(db, stored, (blocks) => withBlock(blocks, edited), clock.now());
      if (!row) throw new AppError('run-busy');
      return toRun(row);
    },

    async share(runner: Runner, runId: string): Promise<{ key: string }> {
      const stored = await toolRuns.requireOwn(runner, runId);
      if (stored.state === 'loading') throw new AppError('run-busy');
      return { key: await setShareKey(db, stored, randomBytes(16).toString('hex')) };
    },

    async unshare(runner: Runner, runId: string): Promise<void> {
      await setShareKey(db, await toolRuns.requireOwn(runner, runId), null);
    },

    /** A result by its key, for everybody who may open the app. Of a tool that is gone nothing is shown. */
    async shared(runner: Runner, key: string): Promise<SharedResult> {
      const stored = await findShared(db, runner.caller.app.id, key);
      const isShown = stored && (await findTool(runner, { id: stored.toolId }).catch(notFound));
      if (!isShown) throw new AppError('result-not-shared');
      const { blocks, createdAt, editedAt, sources } = toRun(stored);
      const cited = sources && { ...sources, citations: sources.citations.filter(({ number }) => number !== null) };
      return { blocks, createdAt, editedAt, sources: cited };
    },
  };
}

function notFound(error: unknown): null {
  if (error instanceof AppError && error.code === 'tool-not-found') return null;
  throw error;
}
