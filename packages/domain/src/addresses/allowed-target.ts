const maxChars = 2_000;
// oxlint-disable-next-line no-control-regex -- browsers drop some of these and then read another address.
const controlLetter = /[\u0000-\u001f\u007f\u2028\u2029]/;
/** A second slash at the start, plain or encoded, which some reader on the way takes for another host. */
const doubledStart = /^\/(?:\/|\\|%2f|%5c)/i;

/**
 * Where a redirect parameter (`redirectTo`, `continueUrl`, `nextUrl`, `from_url`) may lead: a path of `origin`, or an
 * address whose origin is one of `others`. Null for everything else: other sites, schemes that run code, names and
 * passwords before the host, and spellings that browsers and servers read differently.
 *
 * Answers the path with query and hash for `origin`, the whole address for another one.
 */
export function allowedTarget(
  target: string | null | undefined,
  origin: string,
  others: readonly string[] = [],
): string | null {
  if (!target || target.length > maxChars || controlLetter.test(target) || target.includes('\\')) return null;
  // Only a path or a web address: `evil.example`, `javascript:…` and `data:…` are neither.
  if (!target.startsWith('/') && !/^https?:\/\//i.test(target)) return null;
  const url = URL.parse(target, origin);
  if (!url || url.username || url.password) return null;
  const path = `${url.pathname}${url.search}${url.hash}`;
  if (doubledStart.test(path)) return null;
  if (url.origin === new URL(origin).origin) return path;
  return others.some((other) => new URL(other).origin === url.origin) ? url.href : null;
}
