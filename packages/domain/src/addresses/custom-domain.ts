export type DomainProblem = 'no-domain' | 'local' | 'own';

export type CustomDomain = { ok: true; domain: string } | { ok: false; problem: DomainProblem };

/** Names that lead nowhere outside the machine or the network it stands in. */
const localEndings = ['localhost', 'local', 'internal', 'lan', 'home.arpa', 'onion'];

/**
 * The domain that a person typed, as browsers send it: small letters, international names in their ASCII form. It is
 * neither local, nor one of the product's own (ROUTE-05). `ownHosts` are the hosts of the product and of its apps.
 */
export function readCustomDomain(typed: string, ownHosts: readonly string[]): CustomDomain {
  const name = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '')
    .replace(/\.$/, '');
  const url = /[\s/@:?#]/.test(name) ? null : URL.parse(`http://${name}/`);
  const domain = url?.hostname ?? '';
  if (domain.length > 253 || !/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(domain)) {
    return { ok: false, problem: isLocal(domain) ? 'local' : 'no-domain' };
  }
  if (isLocal(domain)) return { ok: false, problem: 'local' };
  const isOwn = ownHosts.some((host) => domain === host || domain.endsWith(`.${host}`));
  return isOwn ? { ok: false, problem: 'own' } : { ok: true, domain };
}

const isLocal = (domain: string): boolean =>
  localEndings.some((ending) => domain === ending || domain.endsWith(`.${ending}`));
