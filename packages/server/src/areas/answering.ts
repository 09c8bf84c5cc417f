import { createChatAssistant } from '../features/chat-assistant/chat-assistant.ts';
import { createGatherFiles } from '../features/integrations/gather-files.ts';
import { modelLimits } from '../features/integrations/invoke-llm.ts';
import { imageEndpoint } from '../features/integrations/usage.ts';
import { AppError } from '../http/app-error.ts';
import type { AppVisitor } from '../http/app-visitor.ts';
import { takeOwnersShare } from '../features/integrations/owners-share.ts';
import { createKnowledge } from '../features/knowledge/knowledge.ts';
import { createMcpServe } from '../features/mcp/mcp-server.ts';
import { createMcpTokens } from '../features/mcp/mcp-tokens.ts';
import { createToolRuns } from '../features/tools/runs/runs.service.ts';
import { createDrawPicture } from '../features/tools/runs/draw-picture.ts';
import { createFindTool } from '../features/tools/runs/find-active-tool.ts';
import { createFindPlaces } from '../features/tools/runs/find-places.ts';
import { createRunList } from '../features/tools/runs/run-list.ts';
import { createRunResults } from '../features/tools/runs/run-results.ts';
import { createToolFiles } from '../features/tools/runs/tool-files.service.ts';
import { createToolSources } from '../features/tools/runs/tool-sources.ts';
import { createToolUse } from '../features/tools/runs/tool-use.ts';
import { createToolGates } from '../features/tools/tool-gates.ts';
import { createMagicCreate } from '../features/tools/magic-create.ts';
import { createToolsService } from '../features/tools/tools.service.ts';
import { createAssistantReach } from './assistant-reach.ts';
import { createRateLimits } from '../adapters/rate-limits.ts';
import type { CodeEditing } from '../features/code/editing/code-editing.service.ts';
import type { Core } from './core.ts';
import type { Data } from './data.ts';
import type { Identity } from './identity.ts';
import type { Integrations } from './integrations.ts';

export type Answering = ReturnType<typeof createAnswering>;

/** What answers the people of apps: AI tools, data sources, the chat assistant, and the server for assistants elsewhere. */
export function createAnswering(
  core: Core,
  identity: Identity,
  { records }: Data,
  { usage }: Integrations,
  { changeFiles }: { changeFiles: CodeEditing['put'] },
) {
  const { clock, config } = core;
  const { findEntity } = identity;
  const rateLimits = createRateLimits(core);
  const gatesOf = createToolGates(core);
  const tools = createToolsService({ ...core, changeFiles, gatesOf });
  const { gatherFile } = createGatherFiles({
    ...core,
    readFile: () => Promise.reject(new Error('a tool reads no addresses')),
  });
  const toolFiles = createToolFiles({ ...core, readFile: gatherFile });
  const knowledge = createKnowledge({
    ...core,
    replaceInTools: (app, oldItemId, newItemId) => tools.replaceContextItem(app, oldItemId, newItemId),
  });
  const findTool = createFindTool({ ...core, gatesOf });
  const searchLimits = { perMinute: 60, perMinuteOfVisitor: 20, perDayOfApp: 20_000 };
  const imageLimits = { perMinute: 5, perMinuteOfVisitor: 3, perDayOfApp: config.appsPerDay.images };
  const drawPicture = createDrawPicture({
    ...core,
    requireImageShare: ({ caller, address }) =>
      takeOwnersShare({ rateLimits, clock }, { call: 'tool-image', caller, address, limits: imageLimits }),
    countImage: (appId, model) =>
      usage.counted(appId, imageEndpoint, async (use) => {
        use.image(model);
      }),
  });
  const toolRuns = createToolRuns({
    ...core,
    toolFiles,
    findTool,
    drawPicture,
    findPassages: ({ caller }, itemIds, question, { isAlone }) =>
      knowledge.search.gather(caller.app.id, { itemIds, isAlone, asker: caller }, question),
    listRecords: async ({ caller }, name, { filter, max }) => {
      const entity = await findEntity(caller.app.id, caller.channel, name);
      if (!entity) throw new AppError('entity-not-found', { values: { name: name.slice(0, 60) } });
      const page = await records.page(caller, entity, { q: JSON.stringify(filter), limit: String(max) });
      return (JSON.parse(page) as { items: Record<string, unknown>[] }).items;
    },
    requireModelShare: async ({ caller, address }) => {
      await Promise.all([
        takeOwnersShare({ rateLimits, clock }, { call: 'tool', caller, address, limits: modelLimits }),
        usage.requireTokens(caller.app.id),
      ]);
    },
    countUse: (appId, model, used) =>
      usage.counted(appId, 'Tool', async (use) => {
        use.tokens(model, used);
      }),
  });

  const requireSearchShare = ({ caller, address }: AppVisitor) =>
    takeOwnersShare({ rateLimits, clock }, { call: 'source-search', caller, address, limits: searchLimits });
  const reach = createAssistantReach({ ...core, findEntity, records, findTool, toolRuns });
  const chatAssistant = createChatAssistant({
    ...core,
    ...reach,
    rateLimits,
    findPassages: ({ caller }, itemIds, question, { isAlone }) =>
      knowledge.search.gather(caller.app.id, { itemIds, isAlone, asker: caller }, question),
    requireOpenSources: knowledge.search.requireOpen,
    requireSearchShare,
    searchPassages: knowledge.search.search,
    gatherPassages: knowledge.search.gather,
    ownerEmail: identity.accounts.emailOf,
    requireModelShare: async ({ caller, address }) => {
      await takeOwnersShare({ rateLimits, clock }, { call: 'chat-assistant', caller, address, limits: modelLimits });
      await usage.requireTokens(caller.app.id);
    },
    countUse: (appId, model, used) =>
      usage.counted(appId, 'Assistant', async (use) => {
        use.tokens(model, used);
      }),
  });
  const mcp = {
    rateLimits,
    mcpTokens: createMcpTokens(core),
    mcpServe: createMcpServe({
      ...core,
      ...reach,
      requireSearchShare,
      searchPassages: knowledge.search.search,
      isAssistantActive: chatAssistant.askOnce.isAssistantActive,
      askAssistant: chatAssistant.askOnce.ofAssistant,
    }),
  };

  return {
    mcp,
    chatAssistant,
    tools,
    magicCreate: createMagicCreate({ ...core, rateLimits }),
    knowledge,
    toolRuns,
    toolFiles,
    findPlaces: createFindPlaces(core),
    runList: createRunList(core),
    runResults: createRunResults({ ...core, findTool, toolRuns }),
    toolSources: createToolSources({
      findTool,
      requireSearchShare,
      searchPassages: knowledge.search.search,
      similarPassages: knowledge.search.similar,
    }),
    toolUse: createToolUse({ ...core, findTool, toolRuns }),
  };
}
