import type { MiddlewareHandler } from 'hono';
import type { Config } from '../../config/config.ts';
import type { AppEnv } from '../../http/env.ts';
import { publishedOrigin } from '../../http/hosts.ts';
import type { App } from '../../core/apps/apps.service.ts';

type Deps = { config: Config; findAppBySlug(slug: string): Promise<App | null> };

/**
 * An app with a domain of its own has it for its address: who opens a page at the other one is led there, since people
 * sign in per host. Calls are answered at both.
 */
export const redirectToDomain =
  ({ config, findAppBySlug }: Deps): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const { host } = c.env;
    const isPage = c.req.method === 'GET' && (c.req.header('accept') ?? '').includes('text/html');
    if (!isPage || host.kind !== 'published' || host.domain !== undefined) return next();
    const app = await findAppBySlug(host.slug);
    if (!app?.publishedVersionId || !app.customDomain || !app.domainProvenAt) return next();
    const { pathname, search } = new URL(c.req.url);
    return c.redirect(publishedOrigin(config, app) + pathname + search);
  };
