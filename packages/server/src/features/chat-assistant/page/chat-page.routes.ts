import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { needsSignIn } from '@whittle/domain/publishing/app-access';
import { type Context, Hono, type Next } from 'hono';
import type { LanguageModels } from '../../../adapters/language-model/language-model.ts';
import { type GetPlatform, runtimeFolder } from '../../../compile/load-platform.ts';
import type { Config } from '../../../config/config.ts';
import type { AppTrees } from '../../../core/app-files/app-tree.ts';
import type { App } from '../../../core/apps/apps.service.ts';
import { joinAddress } from '../../../core/memberships/join-address.ts';
import type { MembersGate } from '../../../core/memberships/members-gate.ts';
import type { Publications } from '../../../core/publications/publication.ts';
import type { AppPerson, FindAppOfHost } from '../../../http/app-caller.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AppEnv } from '../../../http/env.ts';
import type { ChatAssistant } from '../chat-assistant.ts';
import { bubbleScriptPath, chatPagePath } from '../settings.ts';
import { chatPageHtml } from './chat-page-html.ts';

type Deps = {
  config: Config;
  platform: GetPlatform;
  models: LanguageModels;
  trees: Pick<AppTrees, 'head' | 'published'>;
  findAppOfHost: FindAppOfHost;
  findApp(appId: string): Promise<App | null>;
  publishing: Pick<Publications, 'accessOf'>;
  chatAssistant: Pick<ChatAssistant, 'settings'>;
  /** Whether the request comes from the app's owner, by the preview's cookie. */
  hasPreviewAccess(request: Request, appId: string): Promise<boolean>;
  /** The person whose cookie came with the request, and their token. */
  holderOf(c: Context<AppEnv>, appId: string): Promise<{ token: string; person: AppPerson } | null>;
  membersGate: Pick<MembersGate, 'mayEnter'>;
};

/** The same page for bubbles, whatever pages the app has. */
const framedPath = '/_whittle/chat';

/** The page of an app's chat assistant on the hosts of the app, and the script that shows it elsewhere. Rule: CHATA-14. */
export function chatPageRoutes(deps: Deps) {
  const { config, platform, models, trees, findAppOfHost, findApp, publishing, chatAssistant, holderOf, membersGate } =
    deps;

  const openedApp = async (c: Context<AppEnv>) => {
    const called = await findAppOfHost(c.env.host);
    const app = called && (await findApp(called.id));
    if (!app) throw new AppError('app-not-found');
    const isPreview = c.env.host.kind === 'preview';
    if (isPreview && !(await deps.hasPreviewAccess(c.req.raw, app.id))) throw new AppError('app-not-found');
    const chat = await chatAssistant.settings.find(app.id);
    const isShown = isPreview || chat.status === 'active';
    return { app, called: called!, chat, isPreview, isShown };
  };

  const page = async (c: Context<AppEnv>) => {
    const { app, called, chat, isPreview, isShown } = await openedApp(c);
    if (!isShown) throw new AppError('chat-not-active');
    const { pathname, search } = new URL(c.req.url);
    const signIn = `/apps/${app.id}/login?nextUrl=${encodeURIComponent(pathname + search)}`;
    const holder = isPreview ? null : await holderOf(c, app.id);
    const token = holder?.token ?? null;
    if (!isPreview && token === null && needsSignIn(await publishing.accessOf(app))) return c.redirect(signIn);
    if (holder && !(await membersGate.mayEnter(app, holder.person))) return c.redirect(joinAddress(pathname + search));
    const frames = [
      ...["'self'", ...(isPreview ? [config.builderOrigin] : app.embedders)],
      ...(isPreview ? [] : chat.allowedOrigins),
    ];
    // Nothing but the app's own host is loaded or called, whatever an answer says.
    c.header(
      'content-security-policy',
      `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors ${frames.join(' ')}`,
    );
    c.header('cache-control', 'no-store');
    const signInUrl = isPreview || token !== null || !called.isSignupEnabled ? null : signIn;
    const data = {
      ...{ appId: app.id, appName: app.name, welcome: chat.welcome, token, signInUrl, isPreview },
      isEmbedded: c.req.query('embed') !== undefined,
      quotesOnly: (await models.current('build', { kind: 'assistant', appId: app.id })).isBuiltIn,
    };
    const { accentColor } = app;
    const { chatPage: script, ownPageNeeds } = platform().manifest;
    return c.html(chatPageHtml({ data, script, needs: ownPageNeeds[script] ?? [], accentColor }));
  };

  return new Hono<AppEnv>()
    .get(bubbleScriptPath, async (c) => {
      const { isShown } = await openedApp(c);
      if (!isShown) throw new AppError('chat-not-active');
      const content = await readFile(join(runtimeFolder, 'dist/tool', platform().manifest.chatBubble));
      return c.body(new Uint8Array(content), 200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=300',
        // Pages of other sites load it as a module; what it shows says itself where it may be shown.
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
    })
    .get(framedPath, page)
    .get(chatPagePath, async (c: Context<AppEnv>, next: Next) => {
      const { app, chat, isPreview } = await openedApp(c);
      // A draft takes no address away from the app: who builds it tries it at the other one.
      if (chat.status !== 'active') return next();
      // A page of the app that is called so comes first.
      const tree = isPreview ? await trees.head(app.id) : await trees.published(app.id);
      const hasOwn = [...(tree?.files.keys() ?? [])].some((path) =>
        /(?:^|\/)pages\/chat(?:\/index)?\.\w+$/i.test(path),
      );
      return hasOwn ? next() : page(c);
    });
}
