import type { Config } from '../config.ts';
import type { Host } from './hosts.ts';

type HeaderConfig = Pick<Config, 'publicUrl' | 'builderOrigin' | 'appsHost' | 'appsScheme'>;

/** Headers of every answer of a host kind; a route's own header of the same name wins. */
export function securityHeaders(host: Host, config: HeaderConfig): Record<string, string> {
  const common = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(config.publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
  switch (host.kind) {
    case 'preview':
    case 'published':
      return common;
    case 'builder':
    case 'local':
    case 'unknown':
      return {
        ...common,
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-site',
        'content-security-policy': builderContentPolicy(config),
      };
  }
}

/**
 * What the builder's own pages may load. Scripts come from the builder alone; apps appear in frames of their own hosts
 * and nowhere else. Inline styles are the editor's and the charts'; they cannot run code.
 */
export function builderContentPolicy(config: HeaderConfig, scriptHashes: string[] = []): string {
  const apps = `${config.appsScheme}://*.${config.appsHost}`;
  return policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', apps],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': [apps],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}

/**
 * What a generated app may do: scripts of its own host and of the builder's asset folder (and those inline scripts of
 * the page whose hashes are given), calls to its own host alone, pictures and media from anywhere, since apps show
 * addresses that people typed. Only the builder may frame a preview; anybody may be framed by nobody once published.
 */
export function appContentPolicy(
  kind: 'preview' | 'published',
  config: HeaderConfig,
  { scriptHashes = [] }: { scriptHashes?: string[] } = {},
): string {
  return policy({
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      `${config.builderOrigin}/assets/`,
      // A preview receives changed modules as text and runs them in place.
      ...(kind === 'preview' ? ["'unsafe-eval'"] : []),
      ...scriptHashes.map((hash) => `'sha256-${hash}'`),
    ],
    'style-src': ["'self'", "'unsafe-inline'", `${config.builderOrigin}/assets/`],
    'img-src': ['*', 'data:', 'blob:'],
    'media-src': ['*', 'data:', 'blob:'],
    'font-src': ["'self'", 'data:', `${config.builderOrigin}/assets/`],
    'connect-src': ["'self'", 'data:', 'blob:'],
    'frame-src': ['https:'],
    'worker-src': ["'self'", 'blob:'],
    'form-action': ["'self'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
    'frame-ancestors': [kind === 'preview' ? config.builderOrigin : "'none'"],
  });
}

const policy = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
