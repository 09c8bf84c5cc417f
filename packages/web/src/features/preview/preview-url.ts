/** The entry address of a preview session, leading to `path` of the app instead of its main page. */
export function entryUrl(url: string, path: string): string {
  const entry = new URL(url);
  entry.searchParams.set('path', path);
  return entry.href;
}

/** A path as it was typed: `bookings`, `/bookings?day=1`, or an address of the app itself. */
export function typedPath(text: string, origin: string): string {
  const typed = text.trim();
  const url = URL.canParse(typed) ? new URL(typed) : null;
  if (url && url.origin === origin) return url.pathname + url.search + url.hash;
  return `/${typed.replace(/^\/+/, '')}`;
}
