import type { HttpBindings } from '@hono/node-server';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import type { Adapters } from './adapters/adapters.ts';
import { createProcessLink } from './adapters/realtime/process-link.ts';
import { createGetPlatform } from './compile/load-platform.ts';
import { accountsRoutes } from './features/accounts/accounts.routes.ts';
import { createAccountsService } from './features/accounts/accounts.service.ts';
import { appErrorListRoutes, appErrorReportRoutes } from './features/app-errors/app-errors.routes.ts';
import { appAuthRoutes } from './features/app-users/app-auth.routes.ts';
import { appUsersRoutes } from './features/app-users/app-users.routes.ts';
import { openAppRoutes, ownerEntryRoutes } from './features/app-users/owner-entry.routes.ts';
import { createAppUsersService } from './features/app-users/app-users.service.ts';
import { createResolveAppCaller } from './features/app-users/resolve-caller.ts';
import { appsRoutes } from './features/apps/apps.routes.ts';
import { createAppsService } from './features/apps/apps.service.ts';
import { chatRoutes } from './features/chat/chat.routes.ts';
import { createChatService } from './features/chat/chat.service.ts';
import { createEventLog } from './features/chat/event-log/event-log.ts';
import { createFindEntity } from './features/entities/find-entity.ts';
import { recordsRoutes } from './features/entities/records.routes.ts';
import { createRecordsService } from './features/entities/records.service.ts';
import { createAppTrees } from './features/files/app-trees.ts';
import { createVersionFiles } from './features/files/version-files.ts';
import { coreEndpoints } from './features/integrations/core.ts';
import { integrationsRoutes } from './features/integrations/integrations.routes.ts';
import { modelsRoutes } from './features/models/models.routes.ts';
import { createModelsService } from './features/models/models.service.ts';
import { fontFileRoutes } from './features/preview/font-files.ts';
import { previewRoutes, previewSessionRoutes } from './features/preview/preview.routes.ts';
import { createPreviewService } from './features/preview/preview.service.ts';
import { vendorFileRoutes } from './features/preview/vendor-files.ts';
import { publishedRoutes } from './features/publishing/published.routes.ts';
import { publishingRoutes } from './features/publishing/publishing.routes.ts';
import { createPublishingService } from './features/publishing/publishing.service.ts';
import { runtimeBundleRoutes } from './features/publishing/runtime-bundle.routes.ts';
import { appCookie } from './features/app-users/app-tokens.ts';
import { versionsRoutes } from './features/versions/versions.routes.ts';
import { uploadsRoutes } from './features/uploads/uploads.routes.ts';
import { createUploadsService } from './features/uploads/uploads.service.ts';
import type { FindAppOfHost } from './http/app-caller.ts';
import { createFetch } from './http/create-fetch.ts';
import type { AppEnv } from './http/env.ts';
import { handleError, handleNotFound } from './http/error-handler.ts';
import { healthRoutes } from './http/health.ts';
import { createSessionGuards } from './http/session.ts';
import { webAssets } from './http/web-assets.ts';

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));

export interface App {
  fetch(request: Request, node: HttpBindings): Promise<Response>;
  /** Starts what runs without being asked: writers, leases, clean-up. */
  start(): Promise<void>;
  /** Ends event streams, lets running turns save where they are, and stops what `start` started. */
  stop(): Promise<void>;
}

/** Builds every slice once and mounts its routes on the kind of host that they belong to. */
export function createApp(adapters: Adapters): App {
  const { clock, config, db, log } = adapters;
  const stopping = new AbortController();

  const accounts = createAccountsService(adapters);
  const guards = createSessionGuards(config, accounts.authenticate);

  const link = createProcessLink({ db, log });
  const events = createEventLog({ db, link, log });
  const apps = createAppsService({ db, clock, config, events, link });
  const versions = createVersionFiles(db);
  const trees = createAppTrees({ db, log, apps, events, link, versions });

  const platform = createGetPlatform();
  const preview = createPreviewService({ ...adapters, trees, platform });

  const publishing = createPublishingService({ ...adapters, apps, trees });

  const findApp = apps.find;
  const findAppOfHost: FindAppOfHost = async (host) => {
    if (host.kind === 'preview') return apps.find(host.appId);
    const app = host.kind === 'published' ? await apps.findBySlug(host.slug) : null;
    return app?.publishedVersionId ? app : null;
  };
  const findEntity = createFindEntity(trees);
  const appUsers = createAppUsersService({ ...adapters, findEntity, accountEmail: accounts.emailOf });
  const resolveCaller = createResolveAppCaller({
    findApp,
    appUsers,
    guards,
    hasPreviewAccess: preview.hasAccess,
  });
  const records = createRecordsService({ db, clock, findEntity });
  const uploads = createUploadsService(adapters);
  const chat = createChatService({
    ...adapters,
    link,
    events,
    apps,
    versions,
    trees,
    insertRecords: async (appId, entity, rows, { accountId, isSample }) => {
      const person = await appUsers.ownerPerson(appId, { accountId, email: await accounts.emailOf(accountId) });
      const inserted = await records.insertRecords(appId, entity, rows, { byId: person.id, isSample });
      preview.builds.restart(appId);
      return inserted;
    },
    countRecords: records.countAll,
    checkTree: preview.checkTree,
    takeoverMs: config.databaseUrl === null ? 0 : 5_000,
  });

  const builder = newHost();
  const previewHost = newHost();
  const publishedHost = newHost();

  for (const host of [builder, previewHost, publishedHost]) host.route('/', healthRoutes({ db }));
  builder.route('/', accountsRoutes({ config, accounts, guards }));
  builder.route('/', appsRoutes({ apps, guards, stopTurn: chat.stop }));
  builder.route('/', versionsRoutes({ db, apps, trees, guards }));
  builder.route('/', chatRoutes({ apps, chat, guards }));
  builder.route('/', modelsRoutes({ models: createModelsService(adapters), guards }));
  for (const host of [builder, previewHost, publishedHost]) {
    host.route('/', appUsersRoutes({ db, appUsers, resolveCaller, findEntity }));
    host.route('/', recordsRoutes({ records, resolveCaller, findEntity }));
    host.route('/', integrationsRoutes({ resolveCaller, findAppOfHost, core: coreEndpoints(uploads) }));
    host.route('/', appErrorReportRoutes({ db, clock, findApp, findAppOfHost }));
  }
  for (const host of [previewHost, publishedHost]) {
    host.route('/', fontFileRoutes());
    host.route('/', appAuthRoutes({ config, appUsers, resolveCaller }));
    host.route('/', uploadsRoutes({ uploads, findAppOfHost }));
  }
  builder.route('/', openAppRoutes({ config, findApp, guards, appUsers }));
  publishedHost.route('/', ownerEntryRoutes({ config, findAppOfHost, appUsers }));
  builder.route('/', appErrorListRoutes({ db, findApp, guards }));
  builder.route('/', previewSessionRoutes({ preview, guards, requireOwnedApp: apps.requireOwned }));
  builder.route('/', vendorFileRoutes());
  previewHost.route('/', previewRoutes({ config, platform, preview, findApp, ...appUsers }));
  const publishedApps = {
    config,
    guards,
    trees,
    publishing,
    findApp,
    findAppBySlug: apps.findBySlug,
    cookieName: appCookie(config).name,
    authenticate: appUsers.authenticate,
  };
  for (const host of [builder, publishedHost]) host.route('/', runtimeBundleRoutes(publishedApps));
  builder.route('/', publishingRoutes(publishedApps));
  publishedHost.route('/', publishedRoutes(publishedApps));
  builder.route('/', webAssets({ config, root: webRoot }));

  return {
    fetch: createFetch({
      config,
      log,
      apps: { builder, preview: previewHost, published: publishedHost },
      stopping: stopping.signal,
    }),
    async start() {
      await link.start();
      await chat.start();
    },
    async stop() {
      await chat.stopAll();
      stopping.abort(new Error('the server is stopping'));
      preview.builds.close();
      await events.close();
      await link.stop();
    },
  };
}

const newHost = () => new Hono<AppEnv>().onError(handleError).notFound(handleNotFound);
