/** Whether code signs people in by itself, instead of leading to a page of the platform that does. */
export const signsPeopleIn = (code: string): boolean =>
  /\b(?:loginViaEmailPassword|loginWithProvider|verifyOtp)\s*\(/.test(code);
/** A route of an app's own router, as an attribute or a key. */
const signInRoute = /\bpath\s*[=:]\s*\{?\s*["'`]\/?login\/?["'`]/i;
const signInPage = /^pages\/login\.[jt]sx?$/i;

/**
 * Whether an app brings its own sign-in page, which then stands at `/login` in place of ours: a page of that name, or a
 * route of its own router, and code that signs people in. A page that is only called so and leads to `/login` itself would
 * lead to itself for ever.
 */
export function hasOwnSignIn(files: ReadonlyMap<string, string>): boolean {
  const modules = [...files].filter(([path]) => /\.[jt]sx?$/.test(path));
  return (
    modules.some(([path, code]) => signInPage.test(path) || signInRoute.test(code)) &&
    modules.some(([, code]) => signsPeopleIn(code))
  );
}
