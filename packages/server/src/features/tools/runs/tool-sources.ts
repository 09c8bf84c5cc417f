import type { AppId } from '@whittle/contract/ids';
import type { Passage } from '@whittle/contract/knowledge/context-item';
import type { FindTool } from './find-active-tool.ts';
import type { Runner } from './runner.ts';

type Search = { itemIds: readonly string[]; asker: Pick<Runner['caller'], 'actor'> };

type Deps = {
  findTool: FindTool;
  /** Throws `rate-limited` where somebody searches too much. */
  requireSearchShare(runner: Runner): Promise<void>;
  searchPassages(appId: AppId, question: string, search: Search): Promise<Passage[]>;
  /** Throws `context-item-not-found` for a passage that is none of these sources. */
  similarPassages(appId: AppId, of: { contextItemId: string; n: number }, search: Search): Promise<Passage[]>;
};

export type ToolSources = ReturnType<typeof createToolSources>;

/** What the data sources of a tool say, for who may run the tool: nothing of other sources of the app. Rules: TOOL-08, CTX-32. */
export function createToolSources({ findTool, requireSearchShare, searchPassages, similarPassages }: Deps) {
  const sourcesOf = async (runner: Runner, path: string): Promise<Search> => {
    const { tool } = await findTool(runner, { path });
    await requireSearchShare(runner);
    return { itemIds: tool.contextItems, asker: runner.caller };
  };
  return {
    async query(runner: Runner, { toolPath, question }: { toolPath: string; question: string }) {
      return { passages: await searchPassages(runner.caller.app.id, question, await sourcesOf(runner, toolPath)) };
    },
    async similar(runner: Runner, { toolPath, ...of }: { toolPath: string; contextItemId: string; n: number }) {
      return { passages: await similarPassages(runner.caller.app.id, of, await sourcesOf(runner, toolPath)) };
    },
  };
}
