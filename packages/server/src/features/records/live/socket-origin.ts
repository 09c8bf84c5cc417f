import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../../../config/config.ts';
import { type Host, previewOrigin, publishedOrigin, pageCheckOrigin } from '../../../http/hosts.ts';

/**
 * Whether a page may open a socket to this host. Browsers send cookies along with a socket from any page, so a page must
 * be one of the host's own; programs name no origin.
 */
export function isOwnOrigin(
  { origin, host: hostHeader }: IncomingHttpHeaders,
  host: Host,
  config: Pick<Config, 'builderOrigin' | 'appsHost' | 'appsScheme'>,
): boolean {
  if (origin === undefined) return true;
  switch (host.kind) {
    case 'builder':
      return origin === config.builderOrigin;
    case 'preview':
      return origin === (host.isPageCheck ? pageCheckOrigin : previewOrigin)(config, host.appId);
    case 'published':
      return host.domain === undefined
        ? origin === publishedOrigin(config, { slug: host.slug })
        : URL.parse(origin)?.hostname === host.domain;
    case 'local':
      return origin === `http://${hostHeader}`;
    case 'unknown':
      return false;
  }
}
