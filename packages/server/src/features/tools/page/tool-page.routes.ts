import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { madeWithWhittle } from '@whittle/domain/app-settings/page-foot';
import { wantedLanguages } from '@whittle/domain/languages/languages';
import { needsSignIn } from '@whittle/domain/publishing/app-access';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { type GetPlatform, runtimeFolder } from '../../../compile/load-platform.ts';
import type { Config } from '../../../config/config.ts';
import type { App } from '../../../core/apps/apps.service.ts';
import { joinAddress } from '../../../core/memberships/join-address.ts';
import type { MembersGate } from '../../../core/memberships/members-gate.ts';
import type { Publications } from '../../../core/publications/publication.ts';
import { bestEncoding } from '../../../http/accept-encoding.ts';
import type { AppCaller, AppPerson, FindAppOfHost } from '../../../http/app-caller.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AppEnv } from '../../../http/env.ts';
import type { ToolUse } from '../runs/tool-use.ts';
import { drawPage } from './draw-page.ts';
import { toolIcon, webManifest } from './install-files.ts';
import { toolPageHtml, toolScriptPath } from './tool-page-html.ts';

type Deps = {
  config: Config;
  platform: GetPlatform;
  findAppOfHost: FindAppOfHost;
  findApp(appId: string): Promise<App | null>;
  publishing: Pick<Publications, 'accessOf'>;
  toolUse: ToolUse;
  /** Whether the request comes from the app's owner, by the preview's cookie. */
  hasPreviewAccess(request: Request, appId: string): Promise<boolean>;
  membersGate: Pick<MembersGate, 'mayEnter'>;
  /** The person whose cookie came with the request, and their token. */
  holderOf(c: Context<AppEnv>, appId: string): Promise<{ token: string; person: AppPerson } | null>;
};

const suffixes = { br: '.br', gzip: '.gz' } as const;

/** The page of an AI tool on the hosts of its app: `/tool/{path}`. Rules: ROUTE-03, TOOL-13. */
export function toolPageRoutes(deps: Deps) {
  const { config, platform, findAppOfHost, findApp, publishing, toolUse, hasPreviewAccess, holderOf, membersGate } =
    deps;

  /** The tool that the address names, for who may see its page; else where that leads. */
  const openTool = async (c: Context<AppEnv, '/tool/:toolPath'>) => {
    const called = await findAppOfHost(c.env.host);
    const app = called && (await findApp(called.id));
    if (!app) throw new AppError('app-not-found');
    const isPreview = c.env.host.kind === 'preview';
    if (isPreview && !(await hasPreviewAccess(c.req.raw, app.id))) throw new AppError('app-not-found');
    const { pathname, search } = new URL(c.req.url);
    const signIn = `/apps/${app.id}/login?nextUrl=${encodeURIComponent(pathname + search)}`;
    const holder = isPreview ? null : await holderOf(c, app.id);
    const token = holder?.token ?? null;
    if (!isPreview && token === null && needsSignIn(await publishing.accessOf(app))) return c.redirect(signIn);
    if (holder && !(await membersGate.mayEnter(app, holder.person))) return c.redirect(joinAddress(pathname + search));
    const caller: AppCaller = {
      ...{ app, channel: isPreview ? 'preview' : 'published', actor: { kind: 'visitor' }, person: null },
    };
    const runner = { caller, visitorKey: null, address: c.env.clientAddress };
    return {
      app,
      called: called!,
      isPreview,
      signIn,
      token,
      tool: await toolUse.pageOf(runner, c.req.param('toolPath')),
    };
  };

  return new Hono<AppEnv>()
    .get(`${toolScriptPath}embed.js`, (c) => {
      c.header('access-control-allow-origin', '*');
      c.header('cache-control', 'no-cache');
      return c.redirect(`${toolScriptPath}${platform().manifest.toolEmbed}`);
    })
    .get('/tool/:toolPath/app.webmanifest', async (c) => {
      const opened = await openTool(c);
      if (opened instanceof Response) return opened;
      return c.body(webManifest(opened.tool), 200, { 'content-type': 'application/manifest+json' });
    })
    .get('/tool/:toolPath/icon.svg', async (c) => {
      const opened = await openTool(c);
      if (opened instanceof Response) return opened;
      return c.body(toolIcon(opened.tool), 200, { 'content-type': 'image/svg+xml' });
    })
    .get(`${toolScriptPath}part.js`, (c) => {
      // What shows a tool in a page of an app, which may stand on a host of its own (decisions/111).
      c.header('access-control-allow-origin', '*');
      c.header('cache-control', 'no-cache');
      return c.redirect(`${toolScriptPath}${platform().manifest.toolPart}`);
    })
    .get(`${toolScriptPath}:file`, async (c) => {
      const file = c.req.param('file');
      if (!/^[\w-]+\.js$/.test(file)) throw new AppError('not-found');
      const encoding = bestEncoding(c.req.header('accept-encoding'));
      const name = encoding ? file + suffixes[encoding] : file;
      const content = await readFile(join(runtimeFolder, 'dist/tool', name)).catch((cause: unknown) => {
        throw new AppError('not-found', { cause });
      });
      return c.body(new Uint8Array(content), 200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        vary: 'accept-encoding',
        ...(encoding && { 'content-encoding': encoding }),
      });
    })
    .get('/', async (c, next) => {
      // An app that is one tool has no page of its own.
      const app = await findAppOfHost(c.env.host);
      const channel = c.env.host.kind === 'preview' ? 'preview' : 'published';
      if (app?.appType !== 'tool') return next();
      if (channel === 'preview' && !(await hasPreviewAccess(c.req.raw, app.id))) return next();
      const path = await toolUse.standalonePath(app, channel);
      return path === null ? next() : c.redirect(`/tool/${path}${new URL(c.req.url).search}`);
    })
    .get('/tool/:toolPath', async (c) => {
      const opened = await openTool(c);
      if (opened instanceof Response) return opened;
      const { app, called, isPreview, signIn, token, tool } = opened;
      const frames = ["'self'", ...(isPreview ? [config.builderOrigin] : app.embedders)].join(' ');
      c.header(
        'content-security-policy',
        `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src https: http: data: blob:; connect-src 'self'; manifest-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors ${frames}`,
      );
      c.header('cache-control', 'no-store');
      const shareKey = c.req.query('result') ?? null;
      // Who shares a result tells people, not search engines.
      if (shareKey !== null) c.header('x-robots-tag', 'noindex');
      const signInUrl = isPreview || token !== null || !called.isSignupEnabled ? null : signIn;
      const builderOrigin = isPreview ? config.builderOrigin : null;
      const isEmbedded = c.req.query('embed') !== undefined;
      const data = { appId: app.id, tool, token, isPreview, signInUrl, builderOrigin, shareKey, isEmbedded };
      const drawn = await drawPage(data, wantedLanguages(c.req.header('accept-language')));
      const madeWith = tool.style.hideBuildAI ? null : madeWithWhittle(drawn.language);
      const { toolPage: script, ownPageNeeds } = platform().manifest;
      return c.html(toolPageHtml({ data, drawn, script, needs: ownPageNeeds[script] ?? [], madeWith }));
    });
}
