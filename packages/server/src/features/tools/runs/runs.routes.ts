import type { AppId } from '@whittle/contract/ids';
import { toolCalls as calls } from '@whittle/contract/tools/calls';
import type { ToolPage } from '@whittle/contract/tools/tool-page';
import { needsSignIn } from '@whittle/domain/publishing/app-access';
import type { Context } from 'hono';
import type { Adapters } from '../../../adapters/adapters.ts';
import type { AppTrees } from '../../../core/app-files/app-tree.ts';
import type { ResolveAppCaller } from '../../../http/app-caller.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AppEnv } from '../../../http/env.ts';
import { serveCalls } from '../../../http/serve-calls.ts';
import { eventStream } from '../../../http/sse.ts';
import type { Database } from '../../../adapters/database/database.ts';
import { listActiveTools } from '../active-tools.store.ts';
import { findTools, type FoundTool } from '../find-tools.ts';
import type { Runner, ToolRuns } from './runs.service.ts';

type Deps = Pick<Adapters, 'models'> & {
  db: Database;
  resolveCaller: ResolveAppCaller;
  trees: Pick<AppTrees, 'head' | 'published'>;
  toolRuns: ToolRuns;
};

/** What a browser keeps to find its runs again; anything else names nobody. */
const visitorKeyPattern = /^[0-9a-f]{32}$/;

/** Pages and runs of tools, for who uses them. Rules: TOOL-08 to TOOL-13. */
export function toolRunsRoutes({ db, models, resolveCaller, trees, toolRuns }: Deps) {
  const runnerOf = async (c: Context<AppEnv>, appId: AppId): Promise<Runner> => {
    if (appId === '') throw new AppError('app-not-found');
    const caller = await resolveCaller(c.req.raw, c.env.host, appId);
    const { accessMode } = caller.app;
    const isClosed = caller.channel === 'published' && accessMode !== null && needsSignIn(accessMode);
    if (isClosed && caller.person === null) throw new AppError('not-signed-in');
    const given = c.req.header('x-whittle-visitor') ?? '';
    return { caller, visitorKey: visitorKeyPattern.test(given) ? given : null, address: c.env.clientAddress };
  };

  /** The tool at a path, as the caller may use it: drafts are for who builds the app. */
  const requireTool = async ({ caller }: Runner, path: string): Promise<FoundTool> => {
    const { id } = caller.app;
    const tree = caller.channel === 'published' ? await trees.published(id) : await trees.head(id);
    const found = findTools(tree?.files ?? new Map()).tools.find(
      (one) => one.path.toLowerCase() === path.toLowerCase(),
    );
    const isActive = async (tool: FoundTool) => (await listActiveTools(db, id)).has(tool.tool.id);
    if (!found || (caller.channel === 'published' && !(await isActive(found))))
      throw new AppError('tool-not-found', { values: { path: path.slice(0, 60) } });
    return found;
  };

  const stream = (c: Context<AppEnv>, runner: Runner, runId: string) =>
    eventStream(c, async ({ send, closed }) => {
      for await (const event of toolRuns.follow(runner, runId, closed)) await send({ data: event });
    });

  const { routes, on } = serveCalls();
  on(calls.page, async ({ params }, c): Promise<ToolPage> => {
    const runner = await runnerOf(c, params.appId);
    const { tool, path } = await requireTool(runner, params.toolPath);
    const isAsked = tool.blocks.some(({ template }) => template.trim() === '');
    const { id, title, imageUrl, texts, style, steps, fields } = tool;
    return {
      ...{ id, title, imageUrl, texts, style, steps, fields, path },
      blocks: tool.blocks.map((block) => ({
        id: block.id,
        type: block.type,
        title: block.title,
        required: block.required,
      })),
      userCanEditResults: tool.settings.userCanEditResults,
      left: await toolRuns.left(runner, tool),
      needsModel: isAsked && (await models.current()).isBuiltIn,
    };
  });
  on(calls.generate, async ({ params, body }, c) => {
    const runner = await runnerOf(c, params.appId);
    const { tool } = await requireTool(runner, body.toolPath);
    await toolRuns.run(runner, tool, body.runId, body.inputs);
    return stream(c, runner, body.runId);
  });
  on(calls.ownRuns, async ({ params, query }, c) => {
    const runner = await runnerOf(c, params.appId);
    if (runner.caller.person === null) throw new AppError('not-signed-in');
    const { tool } = await requireTool(runner, query.toolPath);
    return toolRuns.listOwn(runner, tool);
  });
  on(calls.follow, async ({ params }, c) => {
    const runner = await runnerOf(c, params.appId);
    // Before the stream begins, so that a refusal has its status.
    await toolRuns.requireOwn(runner, params.runId);
    return stream(c, runner, params.runId);
  });
  on(calls.cancel, async ({ params }, c) => toolRuns.cancel(await runnerOf(c, params.appId), params.runId));
  return routes;
}
