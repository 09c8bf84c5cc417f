import { allowedTarget } from '../addresses/allowed-target.ts';

/** A redirect parameter that may lead to pages of this very origin only: its path, else `/`. */
export function sameOriginPath(target: string | null | undefined, origin: string): string {
  return allowedTarget(target, origin) ?? '/';
}
