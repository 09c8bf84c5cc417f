import { toolCalls as calls } from '@whittle/contract/tools/calls';
import { magicCreateCalls } from '@whittle/contract/tools/magic-create';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards } from '../../http/session.ts';
import type { MagicCreate } from './magic-create.ts';
import type { ToolRuns } from './runs/runs.service.ts';
import type { ToolsService } from './tools.service.ts';

type Deps = {
  tools: ToolsService;
  toolRuns: Pick<ToolRuns, 'listOf'>;
  magicCreate: MagicCreate;
  guards: SessionGuards;
};

/** The tools of an app, for who builds it. Rules: TOOL-01 to TOOL-07, TOOL-13, TOOL-14. */
export function toolsRoutes({ tools, toolRuns, magicCreate, guards }: Deps) {
  const { routes, on } = serveCalls(guards);
  on(calls.list, ({ account, params }) => tools.list(account, params.appId));
  on(calls.create, ({ account, params, body }) => tools.create(account, params.appId, body));
  on(calls.read, ({ account, params }) => tools.read(account, params.appId, params.toolId));
  on(calls.save, ({ account, params, body }) => tools.save(account, params.appId, params.toolId, body));
  on(calls.remove, ({ account, params }) => tools.remove(account, params.appId, params.toolId));
  on(calls.runs, async ({ account, params }) => {
    const { tool } = await tools.requireTool(account, params.appId, params.toolId);
    return { items: await toolRuns.listOf(params.appId, tool) };
  });
  on(magicCreateCalls.create, async ({ account, body }) => ({ result: await magicCreate(account.accountId, body) }));
  return routes;
}
