import type { Config } from '../config/config.ts';
import type { Host } from './hosts.ts';

type HeaderConfig = Pick<Config, 'publicUrl' | 'builderOrigin' | 'appsHost' | 'appsScheme'>;

/** What no page of ours asks for, and no frame inside one is given. */
const unusedFeatures = ['browsing-topics', 'display-capture', 'hid', 'midi', 'payment', 'serial', 'usb'];

/**
 * Headers of every answer of a host kind, errors and redirects included; a route's own header of the same name wins.
 * Reasons and what was left out stand in docs/decisions/012-walls.md.
 */
export function securityHeaders(host: Host, config: HeaderConfig): Record<string, string> {
  const common = {
    'x-content-type-options': 'nosniff',
    ...(config.publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
    'cross-origin-resource-policy': 'same-origin',
    // Apps and the builder share a site; this keeps a page's memory apart from its neighbours'.
    'origin-agent-cluster': '?1',
  };
  switch (host.kind) {
    case 'preview':
      return { ...common, ...appHeaders, 'content-security-policy': previewPagePolicy(config, []) };
    case 'published':
      return {
        ...common,
        ...appHeaders,
        // Browsers that know `frame-ancestors` pay no attention to it; others show no app on another site.
        'x-frame-options': 'SAMEORIGIN',
        'content-security-policy': publishedPagePolicy(config, { makesCode: false, embedders: [] }),
      };
    case 'builder':
    case 'local':
    case 'unknown':
      return {
        ...common,
        // Links in mails carry single-use secrets: no address of the builder travels to another site.
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
        'content-security-policy': builderContentPolicy(config),
      };
  }
}

const appHeaders = {
  // Players and maps that apps embed want to know the site that shows them, never the whole address.
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Whoever opened the app holds no handle to its window; windows that the app opens keep theirs.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

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

const payments = 'https://js.stripe.com';
const paymentCalls = 'https://api.stripe.com';

type Page = {
  kind: 'preview' | 'published';
  /** Text may become code. */
  makesCode: boolean;
  /** What the page may call beside its own host. */
  calls: readonly string[];
  /** Who may show the page in a frame beside the app itself. */
  embedders: readonly string[];
};

/** The preview changes running modules in place, from text, and calls the hosts of others that its owner allowed (PREV-19). */
export const previewPagePolicy = (config: HeaderConfig, allowedHosts: readonly string[]): string =>
  appContentPolicy(config, {
    kind: 'preview',
    makesCode: true,
    calls: [paymentCalls, ...allowedHosts.flatMap((host) => [`https://${host}`, `wss://${host}`])],
    embedders: [config.builderOrigin],
  });

/** `makesCode`: the app's own code turns text into code, as calculators and formula fields do. */
export const publishedPagePolicy = (
  config: HeaderConfig,
  { makesCode, embedders }: Pick<Page, 'makesCode' | 'embedders'>,
): string => appContentPolicy(config, { kind: 'published', makesCode, calls: ['https:', 'wss:'], embedders });

/**
 * What a generated app may do: scripts of its own host (in the preview of the builder's asset folder too) and the one that
 * payments need, and of other sites what cannot run here: answers of their services, pictures, media, fonts and style
 * sheets. An app may frame its own pages; a preview is framed by the builder besides, a published app by the
 * sites that its owner named (decisions/050).
 */
function appContentPolicy(config: HeaderConfig, { kind, makesCode, calls, embedders }: Page): string {
  // A preview loads its libraries from the builder, receives changed modules as text and runs them in place.
  const shared = kind === 'preview' ? [`${config.builderOrigin}/assets/`] : [];
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", payments, ...shared, ...(makesCode ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'", 'https:', ...shared],
    'img-src': ['*', 'data:', 'blob:'],
    'media-src': ['*', 'data:', 'blob:'],
    'font-src': ["'self'", 'data:', 'https:', ...shared],
    'connect-src': ["'self'", 'data:', 'blob:', ...calls],
    // Documents that the app made itself, such as a PDF before it is printed, are blobs; their content is held to this policy.
    'frame-src': ["'self'", 'https:', 'blob:', 'data:'],
    'worker-src': ["'self'", 'blob:'],
    'form-action': ["'self'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'", ...embedders],
  });
}

const policy = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
