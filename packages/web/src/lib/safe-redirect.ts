import { paths } from '../paths.ts';

/** Never led back to after signing in: these would sign out again or go in a circle. */
const neverReturnTo = [paths.login.pattern, paths.logout.pattern, paths.unauthorized.pattern] as const;

/**
 * The path that a `redirectTo` parameter may lead to, or null. Only a path of this origin counts: no other host, no
 * `//host`, no `/\host`, no `javascript:`. Rules: S-05, AUTH-15.
 */
export function safeRedirect(value: string | null, origin: string): string | null {
  if (!value || !/^\/(?![/\\])/.test(value) || hasControlCharacter(value)) return null;
  if (!URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  if (url.origin !== origin || neverReturnTo.some((path) => url.pathname === path)) return null;
  return url.pathname + url.search + url.hash;
}

/** Browsers drop tabs and line breaks from addresses, which turns a harmless path into another host. */
function hasControlCharacter(value: string): boolean {
  return [...value].some((character) => character < ' ' || character === '\u007f');
}
