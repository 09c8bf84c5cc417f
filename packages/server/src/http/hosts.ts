import { isIP } from 'node:net';
import { idPattern } from '@whittle/contract/ids';
import type { Config } from '../config/config.ts';

/** Whom a request addresses, by its Host header (docs/architecture.md, origins). */
export type Host =
  | { kind: 'builder' }
  /** `isPageCheck`: pages are only opened there, and nothing can be changed (REPAIR-11). */
  | { kind: 'preview'; appId: string; isPageCheck?: true }
  /** By its address below APPS_HOST, or by a domain of its own. */
  | { kind: 'published'; slug: string; domain?: string }
  /** `localhost` or an address of this machine: pages lead to the builder's address, calls are answered. */
  | { kind: 'local' }
  | { kind: 'unknown' };

const previewPrefix = 'preview--';
const pageCheckPrefix = 'check--';

/** Resolves a Host header. Ports are ignored, because a proxy or a container may show another one than it forwards. */
export function resolveHost(header: string | undefined, config: Pick<Config, 'publicUrl' | 'appsHost'>): Host {
  const name = hostName(header);
  if (name === null) return { kind: 'unknown' };
  const own = ownNames(config);
  if (name === own.builder) return { kind: 'builder' };

  const { suffix } = own;
  if (name.endsWith(suffix)) {
    const label = name.slice(0, -suffix.length);
    if (label.startsWith(previewPrefix)) return previewOf(label.slice(previewPrefix.length));
    if (label.startsWith(pageCheckPrefix)) {
      const host = previewOf(label.slice(pageCheckPrefix.length));
      return host.kind === 'preview' ? { ...host, isPageCheck: true } : host;
    }
    return /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(label) ? { kind: 'published', slug: label } : { kind: 'unknown' };
  }
  return name === 'localhost' || isIP(name) ? { kind: 'local' } : { kind: 'unknown' };
}

const previewOf = (appId: string): Host => (idPattern.test(appId) ? { kind: 'preview', appId } : { kind: 'unknown' });

type Names = { builder: string | null; suffix: string };
const namesOf = new WeakMap<object, Names>();

/** Every request asks for them. */
function ownNames(config: Pick<Config, 'publicUrl' | 'appsHost'>): Names {
  const known = namesOf.get(config);
  if (known) return known;
  const names = { builder: hostName(new URL(config.publicUrl).host), suffix: `.${hostName(config.appsHost)}` };
  namesOf.set(config, names);
  return names;
}

/** `http://preview--{appId}.{APPS_HOST}`, without a slash at its end. */
export const previewOrigin = (config: Pick<Config, 'appsHost' | 'appsScheme'>, appId: string) =>
  `${config.appsScheme}://${previewPrefix}${appId}.${config.appsHost}`;

/** Where pages of a preview are opened only to see whether they can be. */
export const pageCheckOrigin = (config: Pick<Config, 'appsHost' | 'appsScheme'>, appId: string) =>
  `${config.appsScheme}://${pageCheckPrefix}${appId}.${config.appsHost}`;

/** Where a published app is: `domainProvenAt` says whether its own domain is in use. */
export type PublishedPlace = { slug: string; customDomain?: string | null; domainProvenAt?: Date | null };

/** `http://{slug}.{APPS_HOST}`, or the app's own domain on the same port; without a slash at its end. */
export function publishedOrigin(
  { appsScheme, appsHost }: Pick<Config, 'appsHost' | 'appsScheme'>,
  { slug, customDomain, domainProvenAt }: PublishedPlace,
): string {
  const port = /:\d+$/.exec(appsHost)?.[0] ?? '';
  return `${appsScheme}://${customDomain && domainProvenAt ? customDomain + port : `${slug}.${appsHost}`}`;
}

/** The host that a request addresses; a name that is none of the product's may be the domain of an app. */
export async function findHost(
  header: string | undefined,
  config: Pick<Config, 'publicUrl' | 'appsHost'>,
  findSlugByDomain: (domain: string) => Promise<string | null>,
): Promise<Host> {
  const host = resolveHost(header, config);
  const domain = host.kind === 'unknown' ? hostName(header) : null;
  const slug = domain?.includes('.') ? await findSlugByDomain(domain) : null;
  return domain !== null && slug !== null ? { kind: 'published', slug, domain } : host;
}

/** Lower-case name without port, brackets or a final dot; null when the header is missing or no host. */
function hostName(header: string | undefined): string | null {
  const match = /^(?:\[([0-9a-f:.]+)\]|([^:\s/@]+))(?::\d{1,5})?$/i.exec(header ?? '');
  const name = match?.[1] ?? match?.[2];
  return name ? name.toLowerCase().replace(/\.$/, '') : null;
}
