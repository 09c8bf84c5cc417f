import type { HttpBindings } from '@hono/node-server';
import { statfs } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import type { Adapters } from './adapters/adapters.ts';
import { accessProofRoutes } from './features/records/access-proof/access-proof.routes.ts';
import { accountsRoutes } from './features/identity/builders/accounts.routes.ts';
import { appErrorListRoutes, appErrorReportRoutes } from './features/app-errors/app-errors.routes.ts';
import { appAuthRoutes } from './features/identity/app-people/app-auth.routes.ts';
import { appUsageRoutes } from './features/app-usage/app-usage.routes.ts';
import { appUsersRoutes } from './features/identity/app-people/app-users.routes.ts';
import { bootGateRoutes } from './features/identity/app-people/boot-gate.routes.ts';
import { entryRoutes, openAppRoutes } from './features/identity/app-people/entry.routes.ts';
import { createFindAppPool } from './features/identity/app-people/app-pool.ts';
import { inviteUserRoutes } from './features/identity/app-people/invite-user.routes.ts';
import { memoriesRoutes } from './features/identity/app-people/memories.routes.ts';
import {
  createOpenIdArrival,
  openIdDepartureRoutes,
  openIdStartRoutes,
  previewSignInRoutes,
} from './features/identity/app-people/openid-sign-in.ts';
import { peopleRoutes } from './features/identity/app-people/people.routes.ts';
import { signInPageRoutes } from './features/identity/app-people/sign-in-page/sign-in-page.routes.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { appsRoutes } from './features/apps/apps.routes.ts';
import { chatRoutes } from './features/chat/chat.routes.ts';
import { codeEditingRoutes } from './features/code/editing/code-editing.routes.ts';
import { builderCsvRoutes, importRoutes } from './features/records/rows/csv/csv.routes.ts';
import { domainsRoutes } from './features/domains/domains.routes.ts';
import { leadToDomain } from './features/domains/lead-to-domain.ts';
import { exportsRoutes } from './features/exports/exports.routes.ts';
import { recordsRoutes } from './features/records/rows/records.routes.ts';
import { gridViewsRoutes } from './features/records/views/grid-views.routes.ts';
import { historyRoutes } from './features/records/history/history.routes.ts';
import { importsRoutes } from './features/imports/imports.routes.ts';
import { integrationsRoutes } from './features/integrations/integrations.routes.ts';
import { packagesRoutes } from './features/integrations/packages/packages.routes.ts';
import { mailsRoutes } from './features/mail/mails.routes.ts';
import { createLiveSockets, type LiveSockets } from './features/records/live/live-sockets.ts';
import { liveRoutes, wakesFollowers } from './features/records/live/live.routes.ts';
import { modelsRoutes } from './features/models/models.routes.ts';
import { notOfferedRoutes } from './features/not-offered/not-offered.routes.ts';
import { fontFileRoutes } from './features/preview/font-files.ts';
import { holdUntilUsed, previewGuardRoutes } from './features/preview/preview-guard.routes.ts';
import { previewRoutes, previewSessionRoutes } from './features/preview/preview.routes.ts';
import { vendorFileRoutes } from './features/preview/vendor-files.ts';
import { publishedRoutes } from './features/publishing/published.routes.ts';
import { publishingRoutes } from './features/publishing/publishing.routes.ts';
import { schemaChangesRoutes } from './features/records/schema/schema-changes.routes.ts';
import { runtimeBundleRoutes } from './features/publishing/runtime-bundle.routes.ts';
import { builderUploadsRoutes, uploadsRoutes } from './features/uploads/uploads.routes.ts';
import { versionsRoutes } from './features/versions/versions.routes.ts';
import { visualEditRoutes } from './features/code/visual-edit/visual-edit.routes.ts';
import { bearerOf } from './http/bearer.ts';
import { createFetch, type HostApps } from './http/create-fetch.ts';
import type { AppEnv } from './http/env.ts';
import { handleError, handleNotFound } from './http/error-handler.ts';
import { healthRoutes } from './http/health.ts';
import { webAssets } from './http/web-assets.ts';
import { createServices, type Services } from './services.ts';

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));

export interface App {
  /** What answers on each kind of host; the test of who may call what reads its routes. */
  readonly hosts: HostApps;
  fetch(request: Request, node: HttpBindings): Promise<Response>;
  /** Takes over connections that ask to become web sockets. */
  upgrade: LiveSockets['upgrade'];
  /** Starts what runs without being asked: writers, leases, clean-up. */
  start(): Promise<void>;
  /** Ends event streams, lets running turns save where they are, and stops what `start` started. */
  stop(): Promise<void>;
}

/** The server's table of contents: which calls and pages answer on which kind of host. */
export function createApp(adapters: Adapters): App {
  const services = createServices(adapters, (request, address) => fetch(request, bindingsFrom(address)));
  const { link, live, events, accessProof, chat, history, imports, mailDelivery, preview, publishing } = services;
  const { recordIndexes, uploads } = services;
  const sockets = createLiveSockets({ ...adapters, ...services, findScope: services.records.findScope });
  const stopping = new AbortController();
  const hosts: HostApps = {
    builder: builderHost(adapters, services),
    preview: previewHost(adapters, services),
    published: publishedHost(adapters, services),
  };
  const fetch = createFetch({
    config: adapters.config,
    log: adapters.log,
    apps: hosts,
    findSlugByDomain: services.domains.findSlug,
    allowedOrigins: async (slug) => (await services.apps.findBySlug(slug))?.allowedOrigins ?? [],
    stopping: stopping.signal,
  });

  return {
    hosts,
    fetch,
    upgrade: sockets.upgrade,
    async start() {
      await link.start();
      await Promise.all([chat.start(), mailDelivery.start()]);
      await accessProof.sweep();
      uploads.leftOvers.start();
      history.retention.start();
      imports.cleanUp.start();
    },
    async stop() {
      await Promise.all([chat.stopAll(), mailDelivery.stop()]);
      stopping.abort(new Error('the server is stopping'));
      await sockets.close();
      await live.close();
      preview.builds.close();
      publishing.close();
      await uploads.leftOvers.stop();
      await imports.cleanUp.stop();
      await history.retention.stop();
      await recordIndexes.stop();
      await events.close();
      await link.stop();
    },
  };
}

/** Where people build: accounts, apps, chat, and the interface itself. */
function builderHost(adapters: Adapters, services: Services): Hono<AppEnv> {
  const { config, db } = adapters;
  const { accessProof, apps, appPeople, appUsers, audit, chat, guards, mails, models, preview, trees } = services;
  const { resolveCaller, uploads } = services;
  const published = publishedApps(adapters, services);
  return (
    newHost(adapters, services)
      .route('/', accountPages(adapters, services))
      .route('/', appsRoutes({ apps, guards, stopTurn: chat.stop, removeFiles: uploads.leftOvers.sweepSoon }))
      .route('/', importsRoutes(services))
      .route('/', versionsRoutes({ ...adapters, apps, trees, guards, versions: services.goingBack }))
      .route(
        '/',
        codeEditingRoutes({
          ...{ config, apps, guards },
          ...{ codeEditing: services.codeEditing, codeProblems: services.codeProblems },
        }),
      )
      .route('/', visualEditRoutes({ apps, guards, visualEditing: services.visualEditing }))
      .route('/', chatRoutes({ apps, chat, guards }))
      .route('/', modelsRoutes({ models, prices: services.modelPrices, guards }))
      .route('/', mailsRoutes({ mails, guards }))
      .route('/', auditRoutes({ audit, guards }))
      // Before the calls on records, whose paths would take the last segment for the id of a record.
      .route('/', gridViewsRoutes({ ...adapters, apps, guards }))
      .route('/', historyRoutes(services))
      .route('/', builderCsvRoutes({ ...services, ...services.csv }))
      .route(
        '/',
        schemaChangesRoutes({
          ...services,
          ownerPerson: appUsers.ownerPerson,
          restartPreview: services.recordsChanged,
        }),
      )
      .route('/', packagesRoutes({ guards, requireOwned: apps.requireOwned, ...services.integrations }))
      .route('/', appCalls(adapters, services))
      .route('/', builderUploadsRoutes({ uploads, resolveCaller, guards }))
      .route('/', appErrorListRoutes({ db, findApp: apps.find, guards }))
      .route('/', previewGuardRoutes(services))
      .route('/', previewSessionRoutes({ preview, guards, requireOwnedApp: apps.requireOwned }))
      .route('/', runtimeBundleRoutes(published))
      .route('/', publishingRoutes(published))
      .route('/', domainsRoutes({ domains: services.domains, guards }))
      .route('/', exportsRoutes(services))
      .route('/', accessProofRoutes({ accessProof, guards, requireOwned: apps.requireOwned, trees }))
      .route('/', openAppRoutes({ config, findApp: apps.find, guards, appUsers, handOver: appPeople.handOver }))
      .route('/', peopleRoutes({ ...appPeople, guards, requireOwnedApp: apps.requireOwned }))
      .route('/', vendorFileRoutes())
      .route('/', webAssets({ config, root: webRoot }))
  );
}

/** Signing in, for builders, and the calls and the way back from a provider that the people of apps share with them. */
function accountPages({ config, secrets }: Adapters, services: Services): Hono<AppEnv> {
  const { accounts, apps, appPeople, guards, openIdFlow } = services;
  const arriveAtApp = createOpenIdArrival({ config, findApp: apps.find, ...appPeople });
  const findAppPool = createFindAppPool({ config, findApp: apps.find, ...appPeople });
  return new Hono<AppEnv>()
    .route('/', accountsRoutes({ config, secrets, accounts, guards, openIdFlow, findAppPool, arriveAtApp }))
    .route('/', openIdDepartureRoutes({ config, openIdFlow, findApp: apps.find, arrive: arriveAtApp }));
}

/** Where the owner sees an app while it is built. */
function previewHost(adapters: Adapters, services: Services): Hono<AppEnv> {
  const { config } = adapters;
  const { apps, appUsers, platform, preview, previewGuards } = services;
  return newHost(adapters, services)
    .use(holdUntilUsed({ previewGuards, mayAct: mayActInPreview(services) }))
    .route('/', appCalls(adapters, services))
    .route('/', appPages(adapters, services))
    .route('/', previewSignInRoutes({ config, findApp: apps.find }))
    .route(
      '/',
      previewRoutes({
        ...{ config, platform, preview, trees: services.trees, findApp: apps.find },
        allowedHosts: previewGuards.allowedHosts,
        ...appUsers,
      }),
    );
}

/** The cookie of the preview, or a token of one of its people. */
const mayActInPreview =
  ({ appUsers, preview }: Services) =>
  async (request: Request, appId: string): Promise<boolean> => {
    if (await preview.hasAccess(request, appId)) return true;
    const token = bearerOf(request);
    return token !== null && (await appUsers.authenticate(appId, 'preview', token)) !== null;
  };

/** Where people use a published app. */
function publishedHost(adapters: Adapters, services: Services): Hono<AppEnv> {
  const { config } = adapters;
  const { apps, appPeople, appUsers, findAppOfHost, openIdFlow, publishing } = services;
  const { handOver, invitations } = appPeople;
  const published = publishedApps(adapters, services);
  const hasGoogle = openIdFlow.isConfigured;
  return newHost(adapters, services)
    .use(leadToDomain({ config, findAppBySlug: apps.findBySlug }))
    .route('/', appCalls(adapters, services))
    .route('/', appPages(adapters, services))
    .route('/', openIdStartRoutes({ config, openIdFlow, findAppOfHost }))
    .route('/', entryRoutes({ config, findAppOfHost, appUsers, handOver }))
    .route('/', signInPageRoutes({ config, publishing, invitations, hasGoogle, findAppBySlug: apps.findBySlug }))
    .route('/', runtimeBundleRoutes(published))
    .route('/', publishedRoutes(published));
}

/** What an app's code calls, on every host: by people of the app on its own hosts, by its owner on the builder's. */
function appCalls({ clock, db }: Adapters, services: Services): Hono<AppEnv> {
  const { apps, appPeople, appUsers, csv, findAppOfHost, findEntity } = services;
  const { integrations, live, publishing, records, resolveCaller } = services;
  return new Hono<AppEnv>()
    .route('/', liveRoutes({ clock, live, resolveCaller, findEntity, findScope: records.findScope }))
    .route('/', inviteUserRoutes({ invitations: appPeople.invitations, resolveCaller }))
    .route('/', memoriesRoutes({ appUsers, resolveCaller }))
    .route('/', appUsersRoutes({ db, appUsers, ...appPeople, resolveCaller, findEntity }))
    .route('/', importRoutes({ resolveCaller, findEntity, importFile: csv.importFile }))
    .route('/', recordsRoutes({ records, resolveCaller, findEntity }))
    .route('/', integrationsRoutes({ resolveCaller, findAppOfHost, ...integrations }))
    .route('/', appUsageRoutes({ db, clock, resolveCaller }))
    .route('/', notOfferedRoutes())
    .route(
      '/',
      appErrorReportRoutes({ db, clock, findApp: apps.find, findAppOfHost, locateFrames: publishing.locateFrames }),
    );
}

/** What an app's pages need beside their own code, on its preview and published hosts. */
function appPages({ config }: Adapters, services: Services): Hono<AppEnv> {
  const { apps, appPeople, appUsers, findAppOfHost, publishing, resolveCaller, uploads, visitOf } = services;
  return new Hono<AppEnv>()
    .route('/', fontFileRoutes())
    .route('/', appAuthRoutes({ config, visitOf, findAppOfHost, ...appPeople }))
    .route('/', bootGateRoutes({ visitOf, appUsers, findApp: apps.find, publishing }))
    .route('/', uploadsRoutes({ uploads, findAppOfHost, resolveCaller }));
}

const publishedApps = ({ config }: Adapters, { apps, appUsers, guards, publishing, trees }: Services) => ({
  config,
  guards,
  trees,
  publishing,
  findApp: apps.find,
  findAppBySlug: apps.findBySlug,
  sessions: appUsers.sessions,
});

/** What stands for the connection of a request that the server sends to itself. */
const bindingsFrom = (remoteAddress: string) =>
  ({ incoming: { socket: { remoteAddress } } }) as unknown as HttpBindings;

async function freeBytesOf(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}

const newHost = ({ config, db }: Adapters, { live }: Services) =>
  new Hono<AppEnv>()
    .onError(handleError)
    .notFound(handleNotFound)
    .route('/', healthRoutes({ db, freeBytes: () => freeBytesOf(config.dataDir) }))
    .use(wakesFollowers(live));
