/**
 * Where a redirect parameter may lead (S-05): a path of this very origin, else `/`. Absolute addresses are accepted when
 * their origin is `origin`; schemes, protocol-relative addresses and backslashes never leave the app.
 */
export function sameOriginPath(target: string | null | undefined, origin: string): string {
  if (!target || target.length > 2_000) return '/';
  try {
    const url = new URL(target, origin);
    if (url.origin !== new URL(origin).origin) return '/';
    const path = `${url.pathname}${url.search}${url.hash}`;
    return path.startsWith('//') ? '/' : path;
  } catch {
    return '/';
  }
}
