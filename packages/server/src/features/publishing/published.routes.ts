import { needsSignIn } from '@whittle/domain/publishing/app-access';
import type { Context } from 'hono';
import { Hono } from 'hono';
import type { Config } from '../../config/config.ts';
import { AppError } from '../../http/app-error.ts';
import type { AppEnv } from '../../http/env.ts';
import { publishedOrigin } from '../../http/hosts.ts';
import { publishedPagePolicy } from '../../http/security-headers.ts';
import type { App } from '../../core/apps/apps.service.ts';
import type { AppTrees } from '../../core/app-files/app-tree.ts';
import { isFilePath, publicFileResponse } from '../../core/app-files/public-files.ts';
import { joinAddress } from '../../core/memberships/join-address.ts';
import type { MembersGate } from '../../core/memberships/members-gate.ts';
import { assetResponse } from './asset-response.ts';
import { pageResponse } from './page-response.ts';
import { publishedPage } from './published-page.ts';
import type { PageSessions } from './page-sessions.ts';
import { createHolderOf } from './page-holder.ts';
import type { PublishingService } from './publishing.service.ts';
import { isInFrame, signInInTab } from './sign-in-in-tab.ts';
import { beingPublished } from './under-way.ts';
import { manifestPath } from '../../core/publications/document-head.ts';
import { iconFile, iconPath, webManifest } from './web-manifest.ts';

type Deps = {
  config: Config;
  publishing: PublishingService;
  trees: Pick<AppTrees, 'published'>;
  findAppBySlug(slug: string): Promise<App | null>;
  membersGate: Pick<MembersGate, 'mayEnter'>;
  /** The people of apps: whose token a page's cookie holds. */
  sessions: PageSessions;
  /** What the page of an app loads behind its own script; null for nothing. */
  behindScriptOf(appId: string): Promise<string | null>;
};

/** Calls, never pages: what no route answered there is not found. */
const callPaths = /^\/(?:api|live_api|runtime|apps|integrations|files|_whittle|assets)(?:\/|$)/;

/** The look may change at any time; an hour later everybody has it. */
const lookCache = 'public, max-age=3600';

const isFile = /\.\w{1,12}$/;

/** The pages and assets of a published app, on its own host. Mounted last. */
export function publishedRoutes(deps: Deps) {
  const { config, publishing, trees, findAppBySlug, sessions, membersGate, behindScriptOf } = deps;
  const holderOf = createHolderOf({ config, sessions });

  const publishedApp = async (c: Context<AppEnv>) => {
    const { host } = c.env;
    const app = host.kind === 'published' ? await findAppBySlug(host.slug) : null;
    const publication = app && (await publishing.publicationOf(app));
    if (!app || !publication) {
      const isAboutToBe = host.kind === 'published' && (await publishing.isUnderWay(host.slug));
      throw isAboutToBe ? beingPublished() : new AppError('app-not-found');
    }
    return { app, publication, origin: publishedOrigin(config, app) };
  };
  return new Hono<AppEnv>()
    .get('/assets/:name', async (c) => {
      const { app } = await publishedApp(c);
      const asset = await publishing.assetOf(app.id, c.req.param('name'));
      if (asset) return assetResponse(c, asset);
      const file = publicFileResponse(c, await trees.published(app.id));
      if (file === null) throw new AppError('not-found');
      return file;
    })
    .get(manifestPath, async (c) => {
      const { app, publication } = await publishedApp(c);
      const own = publicFileResponse(c, await trees.published(app.id));
      if (own !== null) return own;
      const manifest = webManifest({
        ...publication,
        accentColor: app.accentColor,
        background: publication.about?.background ?? null,
      });
      return c.body(manifest, 200, { 'content-type': 'application/manifest+json', 'cache-control': lookCache });
    })
    .get(iconPath, async (c) => {
      const { app, publication } = await publishedApp(c);
      const icon = iconFile({ ...publication, accentColor: app.accentColor }, c.req.query('maskable') !== undefined);
      return c.body(icon, 200, { 'content-type': 'image/svg+xml', 'cache-control': lookCache });
    })
    .get('*', async (c, next) => {
      if (isFile.test(c.req.path)) {
        const { app } = await publishedApp(c);
        const file = publicFileResponse(c, await trees.published(app.id));
        if (file !== null) return file;
      }
      if (callPaths.test(c.req.path) || isFilePath(c.req.path)) return next();
      const { app, publication, origin } = await publishedApp(c);
      const holder = await holderOf(c, app.id);
      const token = holder?.token ?? null;
      const url = new URL(c.req.url);
      const path = url.pathname + url.search;
      const isClosed = needsSignIn(await publishing.accessOf(app));
      if (token === null && isClosed && isInFrame(c.req.raw)) {
        const { html, headers } = signInInTab(c.req.raw, app, origin + path);
        return c.html(html, 401, headers);
      }
      if (token === null && isClosed) {
        return c.redirect(`/apps/${app.id}/login?nextUrl=${encodeURIComponent(path)}`);
      }
      if (holder && !(await membersGate.mayEnter(app, holder.person))) return c.redirect(joinAddress(path));
      const versionId = app.publishedVersionId!;
      const links = publication.links ?? [];
      const data = { appId: app.id, slug: app.slug, name: app.name, versionId, token, links };
      const behindScript = await behindScriptOf(app.id);
      const pageUrl = origin + url.pathname;
      // For visitors only: who is signed in may see another picture.
      const prerendered =
        token === null && url.search === ''
          ? await publishing.prerenderedOf(app.id, versionId, publication.css, url.pathname)
          : null;
      const { accentColor, embedders } = app;
      const makesCode = publication.makesCode ?? false;
      c.header('content-security-policy', publishedPagePolicy(config, { makesCode, embedders }));
      return pageResponse(
        c,
        publishedPage({
          publication,
          data,
          path: url.pathname,
          url: pageUrl,
          accentColor,
          isClosed,
          prerendered,
          behindScript,
        }),
      );
    });
}
