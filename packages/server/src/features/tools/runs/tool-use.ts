import type { ToolDocument } from '@whittle/contract/tools/tool-document';
import type { ToolPage } from '@whittle/contract/tools/tool-page';
import { asksModel } from '@whittle/domain/tools/block-sources';
import { pageOfTool } from '@whittle/domain/tools/page-of-tool';
import type { Adapters } from '../../../adapters/adapters.ts';
import type { AppTrees } from '../../../core/app-files/app-tree.ts';
import type { CalledApp, Channel } from '../../../http/app-caller.ts';
import { AppError } from '../../../http/app-error.ts';
import { standaloneTool } from '@whittle/domain/tools/find-tools';
import type { FindTool } from './find-active-tool.ts';
import type { Runner } from './runner.ts';
import type { ToolRuns } from './runs.service.ts';
import { forget, type MemoryOf, readMemory } from './tool-memory.ts';

type Deps = Pick<Adapters, 'db' | 'models' | 'placeSearch'> & {
  trees: Pick<AppTrees, 'head' | 'published'>;
  findTool: FindTool;
  toolRuns: Pick<ToolRuns, 'left'>;
};

export type ToolUse = ReturnType<typeof createToolUse>;

function memoryKey({ caller: { app, person } }: Runner, { id: toolId }: ToolDocument): MemoryOf {
  if (!person) throw new AppError('not-signed-in');
  return { appId: app.id, personId: person.id, toolId };
}

/** The tools of an app as those find them who use them. */
export function createToolUse({ db, models, placeSearch, trees, findTool, toolRuns }: Deps) {
  const find = (runner: Runner, path: string) => findTool(runner, { path });

  return {
    find,

    /** The path of the tool that the app is; null for an app of its own pages, or one that has no such version. */
    async standalonePath(app: CalledApp, channel: Channel): Promise<string | null> {
      if (app.appType !== 'tool') return null;
      const tree = channel === 'published' ? await trees.published(app.id) : await trees.head(app.id);
      return standaloneTool(app, tree?.files ?? new Map())?.path ?? null;
    },

    /** What a tool keeps for a person. Throws `not-signed-in`, `tool-not-found`. */
    async memoryOf(runner: Runner, toolPath: string): Promise<Record<string, unknown>> {
      const { tool } = await find(runner, toolPath);
      return readMemory(db, memoryKey(runner, tool), tool);
    },

    async forget(runner: Runner, toolPath: string, fieldId: string | undefined): Promise<void> {
      const { tool } = await find(runner, toolPath);
      await forget(db, memoryKey(runner, tool), fieldId);
    },

    /** What the page of a tool shows; never what it asks a model. */
    async pageOf(runner: Runner, toolPath: string): Promise<ToolPage> {
      const { tool, path } = await find(runner, toolPath);
      const asked = tool.blocks.filter(asksModel);
      // A text says what the data sources say, also without a model (CTX-30).
      const needsModel = tool.contextItems.length === 0 || asked.length > 1 || asked[0]?.type !== 'rich_text';
      const [left, { isBuiltIn }] = await Promise.all([
        toolRuns.left(runner, tool),
        models.current('build', { kind: 'tool', appId: runner.caller.app.id }),
      ]);
      return {
        ...pageOfTool(tool, path),
        left,
        hasPlaces: placeSearch !== null,
        needsModel: asked.length > 0 && needsModel && isBuiltIn,
      };
    },
  };
}
