import { toolCalls as calls } from '@whittle/contract/tools/calls';
import { magicCreateCalls } from '@whittle/contract/tools/magic-create';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards } from '../../http/session.ts';
import type { MagicCreate } from './magic-create.ts';
import type { RunList } from './runs/run-list.ts';
import type { ToolsService } from './tools.service.ts';

type Deps = {
  tools: ToolsService;
  runList: RunList;
  magicCreate: MagicCreate;
  guards: SessionGuards;
};

/** The tools of an app, for who builds it. Rules: TOOL-01 to TOOL-07, TOOL-13, TOOL-14. */
export function toolsRoutes({ tools, runList, magicCreate, guards }: Deps) {
  const { routes, on } = serveCalls(guards);
  on(calls.list, ({ account, params }) => tools.list(account, params.appId));
  on(calls.create, ({ account, params, body }) => tools.create(account, params.appId, body));
  on(calls.read, ({ account, params }) => tools.read(account, params.appId, params.toolId));
  on(calls.save, ({ account, params, body }) => tools.save(account, params.appId, params.toolId, body));
  on(calls.remove, ({ account, params }) => tools.remove(account, params.appId, params.toolId));
  on(calls.runs, async ({ account, params, query }) => {
    const { tool } = await tools.requireTool(account, params.appId, params.toolId);
    return runList.page(params.appId, tool, query);
  });
  on(calls.runsCsv, async ({ account, params, query }) => {
    const found = await tools.requireTool(account, params.appId, params.toolId);
    const { fileName, body } = await runList.csv(params.appId, found, query);
    return new Response(body, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${fileName}"`,
      },
    });
  });
  on(calls.reveal, async ({ account, params }, c) => {
    const { tool } = await tools.requireTool(account, params.appId, params.toolId);
    const caller = { accountId: account.accountId, address: c.env.clientAddress };
    return { inputs: await runList.reveal(caller, params.appId, tool, params.runId) };
  });
  on(magicCreateCalls.create, async ({ account, body }) => ({ result: await magicCreate(account.accountId, body) }));
  return routes;
}
