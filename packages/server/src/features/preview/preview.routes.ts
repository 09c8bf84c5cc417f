import type { FrameData } from '@whittle/contract/preview';
import { previewCalls, previewPageCalls } from '@whittle/contract/preview/calls';
import { sameOriginPath } from '@whittle/domain/publishing/same-origin-path';
import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { roleIn } from '../../core/apps/apps.policy.ts';
import type { App } from '../../core/apps/apps.service.ts';
import type { GetPlatform } from '../../compile/load-platform.ts';
import type { Config } from '../../config/config.ts';
import { AppError } from '../../http/app-error.ts';
import type { AppPerson } from '../../http/app-caller.ts';
import type { AppEnv } from '../../http/env.ts';
import { previewOrigin } from '../../http/hosts.ts';
import { previewPagePolicy } from '../../http/security-headers.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards } from '../../http/session.ts';
import { eventStream } from '../../http/sse.ts';
import type { AppTrees } from '../../core/app-files/app-tree.ts';
import { isFilePath, publicFileResponse } from '../../core/app-files/public-files.ts';
import { type PreviewViewer, previewLifetimeMs } from './preview-access.ts';
import { payloadOf } from './preview-build.ts';
import { previewPage, vendorAddresses } from './preview-page.ts';
import type { PreviewService } from './preview.service.ts';

export type PreviewedApp = Pick<App, 'id' | 'ownerId' | 'collaborators' | 'name' | 'slug'>;

type BuilderDeps = {
  preview: PreviewService;
  guards: SessionGuards;
  requireOwnedApp(account: { accountId: string }, appId: string): Promise<PreviewedApp>;
};

/** On the builder's host: its window asks for the address of a preview. */
export function previewSessionRoutes({ preview, guards, requireOwnedApp }: BuilderDeps) {
  const { routes, on } = serveCalls(guards);
  on(previewCalls.openSession, async ({ account, params, query }) => {
    const app = await requireOwnedApp(account, params.appId);
    const path = sameOriginPath(query.path, 'http://preview');
    const isPageCheck = query.walk === 'true';
    const viewer = { accountId: account.accountId, email: account.email, ...(isPageCheck && { as: query.as }) };
    return preview.openSession(app.id, viewer, { path, isPageCheck });
  });
  return routes;
}

type PreviewDeps = {
  config: Config;
  platform: GetPlatform;
  preview: PreviewService;
  trees: Pick<AppTrees, 'head'>;
  findApp(appId: string): Promise<PreviewedApp | null>;
  ownerPerson(appId: string, viewer: PreviewViewer): Promise<AppPerson>;
  issuePreviewToken(appId: string, userId: string, lifetimeMs: number): Promise<string>;
  /** For pages that are opened as a person who is nobody: counts on the host of page checks alone. */
  issueStandInToken(appId: string, lifetimeMs: number): Promise<string>;
  /** Hosts of others that the app may call here. */
  allowedHosts(appId: string): Promise<readonly string[]>;
};

/** Calls, never pages: what no route answered there is not found. */
const callPaths = /^\/(?:api|live_api|runtime|apps|integrations|files|_whittle|assets)(?:\/|$)/;

/**
 * On the app's preview host: entry, data for the running page, and the page itself at every address. Without the cookie of
 * the entry nothing exists here. Mounted last.
 */
export function previewRoutes({
  config,
  platform,
  preview,
  trees,
  findApp,
  ownerPerson,
  issuePreviewToken,
  issueStandInToken,
  allowedHosts,
}: PreviewDeps) {
  const { access, builds } = preview;

  const appOfHost = async (c: Context<AppEnv>): Promise<PreviewedApp> => {
    const { host } = c.env;
    const app = host.kind === 'preview' ? await findApp(host.appId) : null;
    if (!app) throw new AppError('app-not-found');
    return app;
  };
  /** The app and who looks at it; to strangers it does not exist. */
  const admit = async (c: Context<AppEnv>) => {
    const app = await appOfHost(c);
    const viewer = await access.viewerOf(c.req.raw, app.id);
    if (!viewer || !roleIn(app, viewer.accountId)) throw new AppError('app-not-found');
    return { app, viewer };
  };
  const tokenFor = async (app: PreviewedApp, viewer: PreviewViewer): Promise<string | null> => {
    // Whoever may not change the app looks at it as a visitor does: its owner's person could change the records.
    if (viewer.as === 'visitor' || roleIn(app, viewer.accountId) === 'viewer') return null;
    if (viewer.as === 'person') return issueStandInToken(app.id, previewLifetimeMs);
    return issuePreviewToken(app.id, (await ownerPerson(app.id, viewer)).id, previewLifetimeMs);
  };
  const buildOf = async (appId: string, versionId: string | undefined) => {
    const build = versionId === undefined ? await builds.head(appId) : await builds.version(appId, versionId);
    if (!build) throw new AppError('version-not-found');
    return build;
  };

  const { routes, on } = serveCalls();
  on(previewPageCalls.payload, async ({ query }, c) => {
    const { app } = await admit(c);
    return payloadOf(app, await buildOf(app.id, query.versionId));
  });
  on(previewPageCalls.token, async (_, c) => {
    const { app, viewer } = await admit(c);
    return { token: await tokenFor(app, viewer) };
  });
  on(previewPageCalls.live, async ({ query }, c) => {
    const { app } = await admit(c);
    return eventStream(c, async (stream) => {
      const stop = await builds.follow(app.id, query.after, (event) => void stream.send({ data: event }));
      if (!stream.closed.aborted) await new Promise((resolve) => stream.closed.addEventListener('abort', resolve));
      stop();
    });
  });

  return routes
    .get('/_whittle/enter', async (c) => {
      const app = await appOfHost(c);
      const cookie = await access.exchange(app.id, c.req.query('code') ?? '');
      const path = sameOriginPath(c.req.query('path'), previewOrigin(config, app.id));
      // A reload of the frame repeats a used code; whoever has the cookie by then simply goes on.
      if (cookie) setCookie(c, access.cookie.name, cookie, access.cookie.options);
      else await admit(c);
      return c.redirect(path);
    })
    .get('*', async (c, next) => {
      if (/\.\w{1,12}$/.test(c.req.path)) {
        const { app } = await admit(c);
        const file = publicFileResponse(c, await trees.head(app.id));
        if (file !== null) return file;
      }
      if (callPaths.test(c.req.path) || isFilePath(c.req.path)) return next();
      const { app, viewer } = await admit(c);
      const [build, token, hosts] = await Promise.all([
        builds.head(app.id),
        tokenFor(app, viewer),
        allowedHosts(app.id),
      ]);
      c.header('content-security-policy', previewPagePolicy(config, hosts));
      const data: FrameData = {
        payload: payloadOf(app, build),
        token,
        builderOrigin: config.builderOrigin,
        checkedAs: c.env.host.kind === 'preview' && c.env.host.isPageCheck ? (viewer.as ?? 'owner') : null,
        vendors: vendorAddresses(platform(), config.builderOrigin),
        env: { MODE: 'development', DEV: true, PROD: false, SSR: false, BASE_URL: '/' },
      };
      return c.html(previewPage(platform(), data, c.req.path));
    });
}
