import type { AppId } from '@whittle/contract/ids';
import { toolCalls as calls } from '@whittle/contract/tools/calls';
import { toolLimits } from '@whittle/contract/tools/tool-limits';
import type { Context } from 'hono';
import type { AnalyticsCore } from '../../../core/analytics/analytics.ts';
import type { ResolveAppCaller } from '../../../http/app-caller.ts';
import { resolveVisitor } from '../../../http/app-visitor.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AppEnv } from '../../../http/env.ts';
import { isMultipart, readMultipart } from '../../../http/multipart.ts';
import { serveCalls } from '../../../http/serve-calls.ts';
import { eventStream } from '../../../http/sse.ts';
import type { FindPlaces } from './find-places.ts';
import type { Runner } from './runner.ts';
import type { ToolRuns } from './runs.service.ts';
import type { RunResults } from './run-results.ts';
import type { ToolFiles } from './tool-files.service.ts';
import type { ToolSources } from './tool-sources.ts';
import type { ToolUse } from './tool-use.ts';

type Deps = {
  resolveCaller: ResolveAppCaller;
  toolUse: ToolUse;
  toolRuns: ToolRuns;
  toolFiles: Pick<ToolFiles, 'add'>;
  findPlaces: FindPlaces;
  runResults: RunResults;
  toolSources: ToolSources;
  analytics: Pick<AnalyticsCore, 'noteCall'>;
};

/** What a form has around its file. */
const formBytes = 10_000;

/** Pages and runs of tools, for who uses them. Rules: TOOL-08 to TOOL-13. */
export function toolRunsRoutes(deps: Deps) {
  const { resolveCaller, toolUse, toolRuns, toolFiles, findPlaces, runResults, toolSources, analytics } = deps;
  const runnerOf = async (c: Context<AppEnv>, appId: AppId): Promise<Runner> => {
    // TOOL-11. A page that does not know its app sends what JavaScript makes of nothing.
    if (['', 'undefined', 'null'].includes(appId.trim())) throw new AppError('app-id-missing');
    return resolveVisitor(resolveCaller, c, appId);
  };

  const signedIn = async (c: Context<AppEnv>, appId: AppId): Promise<Runner> => {
    const runner = await runnerOf(c, appId);
    if (runner.caller.person === null) throw new AppError('not-signed-in');
    return runner;
  };

  const stream = (c: Context<AppEnv>, runner: Runner, runId: string) =>
    eventStream(c, async ({ send, closed }) => {
      for await (const event of toolRuns.follow(runner, runId, closed)) await send({ data: event });
    });

  const { routes, on } = serveCalls();
  on(calls.page, async ({ params }, c) => toolUse.pageOf(await runnerOf(c, params.appId), params.toolPath));
  on(calls.addFile, async ({ params, query }, c) => {
    const runner = await runnerOf(c, params.appId);
    const { tool } = await toolUse.find(runner, query.toolPath);
    if (!isMultipart(c.req.raw)) throw new AppError('upload-missing');
    const { received } = await readMultipart(c.req.raw, {
      field: 'file',
      maxBytes: toolLimits.fileBytes + formBytes,
      receive: (file) => toolFiles.add(runner, tool, query.fieldId, file),
    });
    if (!received) throw new AppError('upload-missing');
    return received.value;
  });
  on(calls.places, async ({ params, query }, c) => ({
    places: await findPlaces(await runnerOf(c, params.appId), query.q),
  }));
  on(calls.items, async ({ params }, c) => {
    const runner = await runnerOf(c, params.appId);
    const { tool } = await toolUse.find(runner, params.toolPath);
    return { items: await toolRuns.listItems(runner, tool, params.fieldId) };
  });
  on(calls.queryContextItems, async ({ params, body }, c) => toolSources.query(await runnerOf(c, params.appId), body));
  on(calls.searchSimilarItem, async ({ params, body }, c) =>
    toolSources.similar(await runnerOf(c, params.appId), body),
  );
  on(calls.generate, async ({ params, body }, c) => {
    const runner = await runnerOf(c, params.appId);
    const { tool } = await toolUse.find(runner, body.toolPath);
    await toolRuns.run(runner, tool, body.runId, body.inputs);
    analytics.noteCall(c, runner.caller.app.id, 'run', { tool: tool.title });
    return stream(c, runner, body.runId);
  });
  on(calls.memory, async ({ params }, c) => ({
    values: await toolUse.memoryOf(await signedIn(c, params.appId), params.toolPath),
  }));
  on(calls.forget, async ({ params, query }, c) =>
    toolUse.forget(await signedIn(c, params.appId), params.toolPath, query.fieldId),
  );
  on(calls.ownRuns, async ({ params, query }, c) => {
    const runner = await signedIn(c, params.appId);
    const { tool } = await toolUse.find(runner, query.toolPath);
    return toolRuns.listOwn(runner, tool);
  });
  on(calls.follow, async ({ params }, c) => {
    const runner = await runnerOf(c, params.appId);
    // Before the stream begins, so that a refusal has its status.
    await toolRuns.requireOwn(runner, params.runId);
    return stream(c, runner, params.runId);
  });
  on(calls.edit, async ({ params, body }, c) => runResults.edit(await runnerOf(c, params.appId), params.runId, body));
  on(calls.share, async ({ params }, c) => runResults.share(await runnerOf(c, params.appId), params.runId));
  on(calls.unshare, async ({ params }, c) => runResults.unshare(await runnerOf(c, params.appId), params.runId));
  on(calls.shared, async ({ params }, c) => runResults.shared(await runnerOf(c, params.appId), params.shareKey));
  on(calls.redo, async ({ params }, c) => {
    const runner = await runnerOf(c, params.appId);
    await toolRuns.redo(runner, params.runId, params.blockId);
    return stream(c, runner, params.runId);
  });
  on(calls.validate, async ({ params, body }, c) => {
    const runner = await runnerOf(c, params.appId);
    await toolRuns.validate(runner, body.runId);
    return stream(c, runner, body.runId);
  });
  on(calls.cancel, async ({ params }, c) => toolRuns.cancel(await runnerOf(c, params.appId), params.runId));
  return routes;
}
