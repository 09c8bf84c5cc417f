import type { Context } from 'hono';
import type { Config } from '../../../config/config.ts';
import { seenBy } from '../../../core/analytics/analytics.ts';
import type { CalledApp, FindApp } from '../../../http/app-caller.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AppEnv } from '../../../http/env.ts';
import { createAppSessionCookie } from './app-session-cookie.ts';
import type { Visit } from './visit.ts';

type Deps = {
  config: Config;
  findApp: FindApp;
  /** Whether the request carries the cookie that opens this app's preview. */
  hasPreviewAccess(request: Request, appId: string): Promise<boolean>;
};

export type VisitOf = ReturnType<typeof createVisitOf>;

/**
 * The app that somebody wants to get into, and from where. It has to be the app of the host that is called: the published
 * one at its own address, or the one of the preview for who was let into that. Nobody need be signed in yet.
 */
export function createVisitOf({ config, findApp, hasPreviewAccess }: Deps) {
  const cookie = createAppSessionCookie(config);
  return async (c: Context<AppEnv>, appId: string): Promise<Visit> => {
    const { host } = c.env;
    const app = await findApp(appId);
    const isHere = app !== null && (await isOnHost(c, app));
    if (!isHere) throw new AppError('app-not-found');
    return {
      app,
      channel: host.kind === 'preview' ? 'preview' : 'published',
      ...cookie.from(c),
      ...(host.kind === 'published' && { seen: seenBy(c) }),
    };
  };

  async function isOnHost(c: Context<AppEnv>, app: CalledApp): Promise<boolean> {
    const { host } = c.env;
    if (host.kind === 'published') return app.publishedVersionId !== null && app.slug === host.slug;
    return host.kind === 'preview' && host.appId === app.id && hasPreviewAccess(c.req.raw, app.id);
  }
}
