import { runningTools } from '@whittle/domain/tools/activation';
import type { AccountId } from '@whittle/contract/ids';
import type { ToolGates } from '@whittle/contract/tools/tool-gates';
import { withGates } from '@whittle/domain/tools/tool-gates';
import { withOwnInput } from '@whittle/domain/tools/own-input';
import { findTools, type FoundTool, standaloneTool } from '@whittle/domain/tools/find-tools';
import type { Adapters } from '../../../adapters/adapters.ts';
import type { AppTrees } from '../../../core/app-files/app-tree.ts';
import type { Plans } from '../../../core/plans/plans.ts';
import { AppError } from '../../../http/app-error.ts';
import { listActiveTools } from '../active-tools.store.ts';
import type { Runner } from './runner.ts';

type Deps = Pick<Adapters, 'db'> & {
  trees: Pick<AppTrees, 'head' | 'published'>;
  plans: Pick<Plans, 'limitsOf'>;
  /** What the app's owner may use. */
  gatesOf(ownerId: AccountId): Promise<ToolGates>;
};

export type FindTool = (runner: Runner, by: { path: string } | { id: string }) => Promise<FoundTool>;

/**
 * Finds a tool for who uses it, with what its owner may not use left out. Drafts, and tools as they are by now, are for who
 * builds the app.
 */
export function createFindTool({ db, trees, plans, gatesOf }: Deps): FindTool {
  return async ({ caller: { app, channel } }, by) => {
    const isPreview = channel === 'preview';
    // At once, because the page of a tool waits for all of them.
    const [tree, gates, listed, limits] = await Promise.all([
      channel === 'published' ? trees.published(app.id) : trees.head(app.id),
      gatesOf(app.ownerId),
      isPreview ? null : listActiveTools(db, app.id),
      isPreview ? null : plans.limitsOf(app.ownerId),
    ]);
    const files = tree?.files ?? new Map<string, string>();
    const { tools } = findTools(files);
    const found = tools.find(({ path, tool }) =>
      'path' in by ? path.toLowerCase() === by.path.toLowerCase() : tool.id === by.id,
    );
    // Who publishes an app that is a tool has activated the tool.
    const isOwn = isPreview || (found && standaloneTool(app, files)?.file === found.file);
    const active = isOwn ? null : listed;
    const isShown = found && (active === null || active.has(found.tool.id));
    const named = 'path' in by ? by.path : by.id;
    if (!found || !isShown) throw new AppError('tool-not-found', { values: { path: named.slice(0, 60) } });
    if (active && limits) {
      const { liveTools } = limits;
      const present = new Set(tools.map(({ tool }) => tool.id));
      if (!runningTools(active, present, liveTools).has(found.tool.id)) throw new AppError('tool-paused');
    }
    return { ...found, tool: withOwnInput(withGates(found.tool, gates)) };
  };
}
