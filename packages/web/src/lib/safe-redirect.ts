import { sameOriginPath } from '@whittle/domain/publishing/same-origin-path';
import { paths } from '../paths.ts';

/** Never led back to after signing in: these would sign out again or go in a circle. */
const neverReturnTo = [
  paths.login.pattern,
  paths.logout.pattern,
  paths.unauthorized.pattern,
  paths.verifyEmail.pattern,
  paths.authHandler.pattern,
] as const;

/**
 * The path that a `redirectTo` parameter may lead to, the home screen when it names none of this origin. Rules:
 * ROUTE-07, AUTH-15.
 */
export function safeRedirect(value: string | null, origin: string): string {
  const path = sameOriginPath(value, origin);
  const { pathname } = new URL(path, origin);
  const isOwn = pathname !== '/' && !neverReturnTo.some((never) => pathname === never);
  return isOwn ? path : paths.home.to();
}
