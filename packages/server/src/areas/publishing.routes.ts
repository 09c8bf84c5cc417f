import { Hono } from 'hono';
import { analyticsRoutes, visitRoutes } from '../features/analytics/analytics.routes.ts';
import { bubbleScriptPath } from '../features/chat-assistant/settings.ts';
import { domainsRoutes } from '../features/domains/domains.routes.ts';
import { exportsRoutes } from '../features/exports/exports.routes.ts';
import { publishedRoutes } from '../features/publishing/published.routes.ts';
import { publishingRoutes } from '../features/publishing/publishing.routes.ts';
import { runtimeBundleRoutes } from '../features/publishing/runtime-bundle.routes.ts';
import type { AppEnv } from '../http/env.ts';
import type { AreaRoutes } from './area-routes.ts';
import type { Services } from './services.ts';

export function publishingAreaRoutes(services: Services): AreaRoutes {
  const { sessions } = services.appUsers;
  const { settings } = services.chatAssistant;
  const behindScriptOf = async (appId: string) => ((await settings.isInApp(appId)) ? bubbleScriptPath : null);
  return {
    builder: new Hono<AppEnv>()
      .route('/', runtimeBundleRoutes({ ...services, sessions }))
      .route('/', publishingRoutes(services))
      .route('/', domainsRoutes(services))
      .route('/', analyticsRoutes(services))
      .route('/', exportsRoutes(services)),
    // The app's own pages at every address come last.
    published: new Hono<AppEnv>()
      .route('/', runtimeBundleRoutes({ ...services, sessions }))
      .route('/', visitRoutes(services))
      .route('/', publishedRoutes({ ...services, sessions, behindScriptOf })),
  };
}
