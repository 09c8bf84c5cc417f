import { decodeText } from '@whittle/domain/addresses/decode';

/** A cookie of this site that scripts may read; null when it is not set, or not by us. */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found ? decodeText(found.slice(name.length + 1)) : null;
}

export function writeCookie(name: string, value: string, days: number): void {
  const seconds = days * 24 * 60 * 60;
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax`;
}
