import { Hono } from 'hono';
import { askAssistantRoutes, chatAssistantRoutes } from '../features/chat-assistant/chat-assistant.routes.ts';
import { chatPageRoutes } from '../features/chat-assistant/page/chat-page.routes.ts';
import { sourceRoutes } from '../features/chat-assistant/source.routes.ts';
import { connectionsRoutes } from '../features/knowledge/connections/connections.routes.ts';
import { knowledgeRoutes } from '../features/knowledge/knowledge.routes.ts';
import { mcpRoutes, mcpTokenRoutes } from '../features/mcp/mcp.routes.ts';
import { createHolderOf } from '../features/publishing/page-holder.ts';
import { toolPageRoutes } from '../features/tools/page/tool-page.routes.ts';
import { toolRunsRoutes } from '../features/tools/runs/runs.routes.ts';
import { toolsRoutes } from '../features/tools/tools.routes.ts';
import type { AppEnv } from '../http/env.ts';
import type { AreaRoutes } from './area-routes.ts';
import type { Services } from './services.ts';

export function answeringRoutes(services: Services): AreaRoutes {
  const { appUsers, mcp, preview } = services;
  const pages = {
    ...services,
    hasPreviewAccess: preview.hasAccess,
    holderOf: createHolderOf({ ...services, sessions: appUsers.sessions }),
  };
  return {
    builder: new Hono<AppEnv>()
      .route('/', toolsRoutes(services))
      .route('/', connectionsRoutes(services))
      .route('/', knowledgeRoutes(services))
      .route('/', mcpTokenRoutes({ ...services, ...mcp }))
      .route('/', mcpRoutes({ ...services, ...mcp }))
      .route('/', chatAssistantRoutes(services)),
    calls: new Hono<AppEnv>()
      .route('/', toolRunsRoutes(services))
      .route('/', askAssistantRoutes(services))
      .route('/', sourceRoutes(services)),
    pages: new Hono<AppEnv>().route('/', toolPageRoutes(pages)).route('/', chatPageRoutes(pages)),
  };
}
