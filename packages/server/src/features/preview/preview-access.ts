import type { AppId } from '@whittle/contract/ids';
import { type PageViewer, pageViewerSchema } from '@whittle/contract/page-check';
import { parse } from 'hono/utils/cookie';
import { newId } from '../../adapters/ids.ts';
import type { RateLimits } from '../../adapters/rate-limits.ts';
import type { Secrets } from '../../adapters/secrets.ts';
import type { Config } from '../../config/config.ts';
import { previewOrigin } from '../../http/hosts.ts';
import { isSecureOrigin } from '../../http/session.ts';

const codeLifetimeMs = 60_000;
export const previewLifetimeMs = 12 * 3_600_000;

/**
 * Who may look into a preview: an account of the builder, its address as known at sign-in. `as`: where pages are only
 * opened to be checked, as whom they are.
 */
export type PreviewViewer = { accountId: string; email: string; as?: PageViewer };

export type PreviewAccess = ReturnType<typeof createPreviewAccess>;

/**
 * The way into an app's preview. The builder's window gets a code that works once and for a minute; visited on the
 * preview's own host it becomes a cookie of that host, because the builder's own cookie is not sent there.
 */
export function createPreviewAccess({
  secrets,
  config,
  rateLimits,
}: {
  secrets: Secrets;
  config: Config;
  rateLimits: RateLimits;
}) {
  const codeAudience = (appId: AppId) => `preview-code:${appId}`;
  const cookieAudience = (appId: AppId) => `preview:${appId}`;
  const secure = isSecureOrigin(previewOrigin(config, 'a'));
  const cookie = {
    name: secure ? '__Host-whittle-preview' : 'whittle-preview',
    options: { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: previewLifetimeMs / 1_000 } as const,
  };

  return {
    cookie,

    issueCode: (appId: AppId, viewer: PreviewViewer): Promise<string> =>
      secrets.signToken(codeAudience(appId), { ...viewer, code: newId() }, codeLifetimeMs),

    /** The cookie's value for a code; null for one that is forged, late, of another app, or was used before. */
    async exchange(appId: AppId, code: string): Promise<string | null> {
      const claims = await secrets.verifyToken(codeAudience(appId), code);
      const viewer = readViewer(claims);
      if (!viewer || typeof claims?.['code'] !== 'string') return null;
      const isFirstUse = await rateLimits.take(`preview-code:${claims['code']}`, { max: 1, windowMs: 86_400_000 });
      return isFirstUse ? secrets.signToken(cookieAudience(appId), viewer, previewLifetimeMs) : null;
    },

    /** Who sent a request to the app's preview host; null for a stranger. */
    async viewerOf(request: Request, appId: AppId): Promise<PreviewViewer | null> {
      const value = parse(request.headers.get('cookie') ?? '', cookie.name)[cookie.name];
      return value ? readViewer(await secrets.verifyToken(cookieAudience(appId), value)) : null;
    },
  };
}

function readViewer(claims: Record<string, unknown> | null): PreviewViewer | null {
  const { accountId, email } = claims ?? {};
  if (typeof accountId !== 'string' || typeof email !== 'string') return null;
  const as = pageViewerSchema.safeParse(claims?.['as']);
  return { accountId, email, ...(as.success && { as: as.data }) };
}
