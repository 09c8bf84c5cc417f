import { limits } from '@whittle/contract/limits';
import { idPattern } from '@whittle/contract/ids';
import { toLatin } from '../entities/grid/to-latin.ts';

/** First labels of hosts that are or may become the platform's own, and words people would take for it. */
const reserved = new Set(
  (
    'admin api app apps assets auth autoconfig autodiscover blog build builder cdn dashboard docs email ftp help home ' +
    'imap internal live localhost login mail news ns1 ns2 pop preview publish root runtime security smtp static status ' +
    'support test tool vendor web webmail whittle wpad www'
  ).split(' '),
);

const label = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export type SlugProblem = 'not-a-label' | 'too-long' | 'reserved';

/**
 * Null when `slug` can be the first label of an app's host. Two hyphens in a row are refused, which keeps
 * `preview--{appId}` and `xn--` names for the platform; so is the form of an app id, because addresses take either.
 */
export function slugProblem(slug: string): SlugProblem | null {
  if (slug.length > limits.slugMaxChars) return 'too-long';
  if (!label.test(slug)) return 'not-a-label';
  return reserved.has(slug) || idPattern.test(slug) ? 'reserved' : null;
}

/** The slug of an app's name: letters without accents (ß is ss), digits and single hyphens; `my-app` when nothing is left. */
export function slugOf(name: string): string {
  const slug = toLatin(name.normalize('NFKD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, limits.slugMaxChars)
    .replace(/^-|-$/g, '');
  if (slug === '') return 'my-app';
  return slugProblem(slug) ? `${slug.slice(0, limits.slugMaxChars - 4).replace(/-$/, '')}-app` : slug;
}

/** `expense-tracker`, `expense-tracker-2`, `expense-tracker-3`: the n-th address tried for one name. */
export function numberedSlug(slug: string, n: number): string {
  if (n === 1) return slug;
  const suffix = `-${n}`;
  return slug.slice(0, limits.slugMaxChars - suffix.length).replace(/-$/, '') + suffix;
}
